/** The seller's side of a slip: it takes the server's public key, and what the server gave this device to sign with. */
import { codeOf } from './code-text.ts'
import { idBytes, markBytes, packOrder, purposeOf, type SlipOrder, slipVersion } from './slip.ts'
import type { SlipKey } from './slip-key.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Seals an order. Each time it is another text of the same order. @returns the code's text */
export async function sealSlip(order: SlipOrder, key: SlipKey): Promise<string> {
  const packed = packOrder(order)
  const { publicKey: ephemeral, privateKey } = await crypto.subtle.generateKey(curve, false, [
    'deriveBits',
  ])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral))
  const head = Uint8Array.from([
    slipVersion,
    ...bytesOfHex(key.id).subarray(0, idBytes),
    // A point's x is enough: both points that have it agree on the same secret.
    ...point.subarray(1, 33),
  ])
  const publicBytes = bytesOf64(key.publicKey)
  const theirs = await crypto.subtle.importKey('raw', publicBytes, curve, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256)
  const sealing = await crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: purposeOf(head, publicBytes),
    },
    await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: new Uint8Array(12), additionalData: head },
    sealing,
    joined(await markOf(packed, key), packed),
  )
  return codeOf(joined(head, new Uint8Array(sealed)))
}

/** Only who was given the secret, signed in as this seller on this device, can make it. */
async function markOf(packed: Uint8Array<ArrayBuffer>, { secret }: SlipKey): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf64(secret), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, packed)).subarray(0, markBytes)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

function bytesOf64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
