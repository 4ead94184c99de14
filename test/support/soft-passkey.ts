/** An authenticator in software: what a browser would send us, and whatever of it a test spoils. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { coseOf } from '../../demo/api/passkeys/webauthn.ts'
import type { Assertion, Registration } from '../../src/core/passkeys/passkey.ts'

interface Said {
  challenge: string
  origin: string
  /** Present and verified, unless it is said. */
  flags?: number
  counter?: number
  rpId?: string
  type?: string
  crossOrigin?: boolean
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

export function softPasskey(kind: 'ES256' | 'RS256' = 'ES256') {
  const keys: { publicKey: KeyObject; privateKey: KeyObject } =
    kind === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomBytes(32)

  function client({ challenge, origin, type, crossOrigin = false }: Said, usual: string): Buffer {
    return Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin }))
  }

  function authenticator({ origin, rpId, flags = 0x05, counter = 0 }: Said, more = 0): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | more, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), head])
  }

  return {
    id: text(id),
    register(said: Said): Registration {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id])
      return {
        id: text(id),
        clientData: text(client(said, 'webauthn.create')),
        authenticatorData: text(
          Buffer.concat([authenticator(said, 0x40), attested, coseOf(keys.publicKey)]),
        ),
        publicKey: text(keys.publicKey.export({ format: 'der', type: 'spki' })),
      }
    },
    /** @param challenge the sign-in's own, as text */
    assert(said: Said): Assertion {
      const clientData = client(
        { ...said, challenge: text(Buffer.from(said.challenge)) },
        'webauthn.get',
      )
      const authenticatorData = authenticator(said)
      const signed = Buffer.concat([authenticatorData, sha256(clientData)])
      return {
        id: text(id),
        clientData: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, keys.privateKey)),
      }
    },
  }
}
