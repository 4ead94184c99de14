/** The browser's side of WebAuthn: bytes in and out as our calls write them. */
import type { Assertion, Registration } from './passkey.ts'

/** Whether this page may ask for one: browsers have them on HTTPS and on localhost alone, and for names, no numbers. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname)
  return isSecureContext && !isNumber && 'PublicKeyCredential' in globalThis
}

const algorithms = [-7, -257]

export interface Making {
  challenge: string
  rpId: string
  userId: string
  email: string
  known: readonly string[]
}

/** @returns null: the person didn't want to, or the device can't @throws what the browser throws otherwise */
export async function makePasskey(given: Making): Promise<Registration | null> {
  const made = await wanted(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(given.challenge),
        rp: { id: given.rpId, name: 'Raffle Desk' },
        user: { id: textBytes(given.userId), name: given.email, displayName: given.email },
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key' as const, alg })),
        excludeCredentials: given.known.map(descriptor),
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        attestation: 'none',
        timeout: 120_000,
      },
    }),
  )
  if (!(made instanceof PublicKeyCredential)) return null
  const { response } = made
  const publicKey = response instanceof AuthenticatorAttestationResponse && response.getPublicKey()
  if (!publicKey) return null
  return {
    id: textOf(made.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(
      (response as AuthenticatorAttestationResponse).getAuthenticatorData(),
    ),
    publicKey: textOf(publicKey),
  }
}

/** Signs the challenge of a sign-in. @returns null: the person didn't want to, or has none of them here */
export async function usePasskey(given: {
  challenge: string
  rpId: string
  known: readonly string[]
}): Promise<Assertion | null> {
  const used = await wanted(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: textBytes(given.challenge),
        rpId: given.rpId,
        allowCredentials: given.known.map(descriptor),
        userVerification: 'required',
        timeout: 120_000,
      },
    }),
  )
  if (!(used instanceof PublicKeyCredential)) return null
  const { response } = used
  if (!(response instanceof AuthenticatorAssertionResponse)) return null
  return {
    id: textOf(used.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}

/** Refusing, waiting too long and having none are one to the browser, so that a page learns nothing of the device. */
async function wanted<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch (error) {
    const names = ['NotAllowedError', 'AbortError', 'InvalidStateError']
    if (error instanceof DOMException && names.includes(error.name)) return null
    throw error
  }
}

const descriptor = (id: string) => ({ type: 'public-key' as const, id: bytesOf(id) })

const textBytes = (text: string) => new TextEncoder().encode(text)

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, letter => letter.charCodeAt(0))
}

function textOf(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
