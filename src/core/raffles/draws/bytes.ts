/** Bytes as the draw's format writes them: big-endian numbers, length before content, lower-case hex. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Json } from '../../format/canonical-json.ts'

/** UTF-8 of a text. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** A number below 2^32 in four bytes, big-endian. */
export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each part after its length in four bytes, so that no two lists of parts give the same bytes. */
export function lengthPrefixed(...parts: readonly Uint8Array[]): Uint8Array {
  return concat(...parts.flatMap(part => [u32(part.length), part]))
}

/** Lower-case hex, two characters a byte. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes)
}

/** @throws on anything but hex */
export function fromHex(hex: string): Uint8Array {
  return hexToBytes(hex)
}

/** SHA-256 of the canonical JSON's UTF-8, in hex. */
export function digestJson(value: Json): string {
  return toHex(sha256(utf8(canonicalJson(value))))
}
