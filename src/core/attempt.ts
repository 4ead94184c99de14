import { toHex } from './format/hash-bytes.ts'

/** Names one attempt at something that writes: a repeat after a lost answer carries the same name, and does it once. */
export function newAttempt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
