/** Public entropy: what a witness rolls or says once list and prizes are fixed. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from './bytes.ts'

/** As it is written down: Unicode's composed form, blanks around it cut off. Case and inner blanks count. */
export function normalizeEntropy(entropy: string): string {
  return entropy.normalize('NFC').trim()
}

/** SHA-256 of the normalised entropy's UTF-8. */
export function digestEntropy(entropy: string): Uint8Array {
  return sha256(utf8(normalizeEntropy(entropy)))
}

/** Twelve dice have two billion outcomes, four dice 1,296. */
const leastSigns = 12

/**
 * Whether there are enough letters and digits: of few outcomes, whoever knows the seed could try lists with other
 * salts, before the lock, until many of them fall on a wanted ticket.
 */
export function isAmpleEntropy(entropy: string): boolean {
  return (entropy.match(/[\p{L}\p{N}]/gu) ?? []).length >= leastSigns
}

/** Whether a redraw may use it: what was said before would let whoever holds the seed foresee the pick. */
export function isFreshEntropy(entropy: string, earlier: readonly string[]): boolean {
  const text = normalizeEntropy(entropy)
  return text !== '' && earlier.every(other => normalizeEntropy(other) !== text)
}
