/** Public entropy: what a witness rolls or says once list and prizes are fixed. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bareLetters } from '../../format/bare-letters.ts'
import { utf8 } from './bytes.ts'
import type { EntropyKind } from './draw.ts'

/** Twelve dice have two billion outcomes, four dice 1,296. */
export const leastDice = 12
export const leastWords = 5

/** Why what was given can't be taken. */
export type EntropyFault =
  /** Something else than dice from 1 to 6. */
  | 'dice-shape'
  | 'dice-few'
  | 'dice-alike'
  /** Letters or digits of another script. */
  | 'words-letters'
  /** Numbers alone: dice in groups would be another spelling of the same dice. */
  | 'words-numbers'
  | 'words-few'

/**
 * What a witness gave, in the only form that a draw takes: dice as "3 1 6", words as "harbour lantern". Whoever can
 * read the seed could else search among spellings of the same dice, which look alike, for one that picks a ticket of
 * theirs. What is in the form already comes back as it is; anything else is a spelling to be shown before it is sent.
 */
export function readEntropy(
  kind: EntropyKind,
  typed: string,
): { form: string; fault: null } | { form: string; fault: EntropyFault } {
  return kind === 'dice' ? readDice(typed) : readWords(typed)
}

function readDice(typed: string) {
  const signs = typed.normalize('NFKD').replaceAll(/[\p{P}\p{Z}\p{C}]/gu, '')
  const form = [...signs].join(' ')
  if (!/^[1-6]+$/.test(signs)) return { form, fault: 'dice-shape' as const }
  if (signs.length < leastDice) return { form, fault: 'dice-few' as const }
  return { form, fault: /^(.)\1+$/.test(signs) ? ('dice-alike' as const) : null }
}

function readWords(typed: string) {
  const letters = bareLetters(typed)
  const words = letters.match(/[a-z0-9]+/g) ?? []
  const form = words.join(' ')
  if (/[\p{L}\p{N}]/u.test(letters.replaceAll(/[a-z0-9]/g, '')))
    return { form, fault: 'words-letters' as const }
  if (words.length > 0 && !/[a-z]/.test(form)) return { form, fault: 'words-numbers' as const }
  return { form, fault: new Set(words).size < leastWords ? ('words-few' as const) : null }
}

/**
 * Whether a redraw may use it: what was given before, in whatever spelling it was kept, would let whoever holds the
 * seed foresee the pick.
 * @param form in the form that `readEntropy` gives
 */
export function isNewEntropy(form: string, earlier: readonly string[]): boolean {
  return earlier.every(text => readDice(text).form !== form && readWords(text).form !== form)
}

/**
 * As format 1 of the certificate has it: Unicode's composed form, blanks around it cut off. Case and inner blanks
 * count, since it was written in other spellings once.
 */
export function normalizeEntropy(entropy: string): string {
  return entropy.normalize('NFC').trim()
}

/** SHA-256 of the normalised entropy's UTF-8. */
export function digestEntropy(entropy: string): Uint8Array {
  return sha256(utf8(normalizeEntropy(entropy)))
}

/** Whether it was given before, as certificates of format 1 tell it. */
export function isFreshEntropy(entropy: string, earlier: readonly string[]): boolean {
  const text = normalizeEntropy(entropy)
  return text !== '' && earlier.every(other => normalizeEntropy(other) !== text)
}

/**
 * Whether a certificate's text has enough letters and digits: of few outcomes, whoever knows the seed could try lists
 * with other salts, before the lock, until many of them fall on a wanted ticket.
 */
export function isAmpleEntropy(entropy: string): boolean {
  return (entropy.match(/[\p{L}\p{N}]/gu) ?? []).length >= leastDice
}
