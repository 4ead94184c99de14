import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A key's secret, made where it is shown, of 256 random bits: it is never sent. Its prefix lets a leak scanner recognise it. */
export function newKeySecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return `rdk_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** What the server knows a secret by: SHA-256, in hexadecimal digits. */
export function hashOfSecret(secret: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(secret)))
}
