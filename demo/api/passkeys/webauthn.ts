/**
 * WebAuthn level 2 as far as a second step needs it (sections 7.1 and 7.2): ES256 and RS256, the person verified, no
 * attestation. The key is checked to be the one in the authenticator's own data, whose CBOR has one form (CTAP 2, section 6).
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Assertion, Registration } from '../../../src/core/passkeys/passkey.ts'

/** Why one is refused, for the log. */
export type PasskeyFault =
  | 'passkey-malformed'
  | 'passkey-challenge'
  | 'passkey-origin'
  | 'passkey-person'
  | 'passkey-key'
  | 'passkey-signature'
  | 'passkey-counter'

export class PasskeyError extends Error {
  readonly fault: PasskeyFault
  constructor(fault: PasskeyFault) {
    super(fault)
    this.fault = fault
  }
}

export interface Expected {
  /** The bytes that were asked to be signed. */
  challenge: Buffer
  /** Of our page, as the server is configured to be reached. */
  origin: string
}

/** The domain that a passkey is for. */
export const rpIdOf = (origin: string) => new URL(origin).hostname

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** @throws PasskeyError */
export function readRegistration(given: Registration, expected: Expected) {
  requireClient(given.clientData, 'webauthn.create', expected)
  const data = bytesOf(given.authenticatorData)
  const { flags, counter } = requireAuthenticator(data, expected)
  if (!(flags & flag.attested) || data.length < 55) throw new PasskeyError('passkey-malformed')
  const idEnd = 55 + data.readUInt16BE(53)
  const credentialId = data.subarray(55, idEnd)
  const publicKey = bytesOf(given.publicKey)
  const key = coseOf(keyOf(publicKey))
  const end = idEnd + key.length
  const isWhole = flags & flag.extended ? data.length >= end : data.length === end
  if (!isWhole || !data.subarray(idEnd, end).equals(key)) throw new PasskeyError('passkey-key')
  if (!credentialId.equals(bytesOf(given.id))) throw new PasskeyError('passkey-malformed')
  return { credentialId, publicKey, counter }
}

/** @param kept what is known of the passkey @returns its counter now @throws PasskeyError */
export function readAssertion(
  given: Assertion,
  expected: Expected,
  kept: { publicKey: Buffer; counter: number },
): number {
  requireClient(given.clientData, 'webauthn.get', expected)
  const data = bytesOf(given.authenticatorData)
  const { counter } = requireAuthenticator(data, expected)
  const signed = Buffer.concat([data, sha256(bytesOf(given.clientData))])
  if (!verify('sha256', signed, keyOf(kept.publicKey), bytesOf(given.signature)))
    throw new PasskeyError('passkey-signature')
  // One that counts and doesn't go on is a copy.
  if ((counter > 0 || kept.counter > 0) && counter <= kept.counter)
    throw new PasskeyError('passkey-counter')
  return counter
}

function requireClient(clientData: string, type: string, { challenge, origin }: Expected): void {
  const said = clientOf(clientData)
  if (said.type !== type || said.challenge !== challenge.toString('base64url'))
    throw new PasskeyError('passkey-challenge')
  if (said.origin !== origin || said.crossOrigin === true) throw new PasskeyError('passkey-origin')
}

function clientOf(clientData: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(bytesOf(clientData).toString('utf8'))
    if (typeof said === 'object' && said !== null) return said as Record<string, unknown>
  } catch {
    // Told below.
  }
  throw new PasskeyError('passkey-malformed')
}

const flag = { present: 0x01, verified: 0x04, attested: 0x40, extended: 0x80 } as const

function requireAuthenticator(data: Buffer, { origin }: Expected) {
  if (data.length < 37) throw new PasskeyError('passkey-malformed')
  if (!data.subarray(0, 32).equals(sha256(rpIdOf(origin)))) throw new PasskeyError('passkey-origin')
  const flags = data.readUInt8(32)
  if (!(flags & flag.present) || !(flags & flag.verified)) throw new PasskeyError('passkey-person')
  return { flags, counter: data.readUInt32BE(33) }
}

function keyOf(der: Buffer): KeyObject {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch {
    throw new PasskeyError('passkey-key')
  }
}

/** Not of every kind that can be read. @throws PasskeyError */
function jwkOf(key: KeyObject) {
  try {
    return key.export({ format: 'jwk' })
  } catch {
    throw new PasskeyError('passkey-key')
  }
}

/** A key as authenticators write it: COSE (RFC 9053), P-256 for ES256 or RSA of 2048 bits and more for RS256. */
export function coseOf(key: KeyObject): Buffer {
  const { kty, crv, x = '', y = '', n = '', e = '' } = jwkOf(key)
  if (kty === 'EC' && crv === 'P-256') {
    const head = Buffer.from('a5010203262001215820', 'hex')
    return Buffer.concat([head, bytesOf(x), Buffer.from('225820', 'hex'), bytesOf(y)])
  }
  const modulus = bytesOf(n)
  if (kty !== 'RSA' || modulus.length < 256 || modulus.length > 512)
    throw new PasskeyError('passkey-key')
  const exponent = bytesOf(e)
  const head = Buffer.from('a401030339010020590000', 'hex')
  head.writeUInt16BE(modulus.length, head.length - 2)
  return Buffer.concat([head, modulus, Buffer.from([0x21, 0x40 + exponent.length]), exponent])
}
