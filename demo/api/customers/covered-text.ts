import { bareLetters } from '../../../src/core/format/bare-letters.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'

/** Stands in the place of what is covered. */
const cover = '…'

const addresses = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/gu
const phones = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/gu
const nameWords = /[\p{Letter}\p{Mark}\d'’]+/gu

/**
 * A comment without what tells who somebody is: every email address and telephone number, whosesoever, and the words of
 * their names. Why something was done can still be read.
 */
export function coveredText(text: string, names: readonly string[]): string {
  const known = new Set(names.flatMap(wordsIn).filter(word => word.length > 1))
  return text
    .replace(addresses, cover)
    .replace(phones, cover)
    .replace(nameWords, word => (isOfName(word, known) ? cover : word))
}

/** "d'Entremont" is one word of a name; "Éva's" and "d'Éva" have one beside what the language adds. */
function isOfName(word: string, known: ReadonlySet<string>): boolean {
  const parts = bareLetters(word).split(/['’]/)
  return known.has(parts.join('')) || parts.some(part => known.has(part))
}
