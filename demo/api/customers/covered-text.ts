import { bareLetters } from '../../../src/core/format/bare-letters.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'

/** Stands in the place of what is covered. */
export const cover = '…'

const addresses = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/gu
/** "eva (at) example.org", as people write one that nobody is to collect. */
const spelledOut =
  /[^\s@<>"'(),;:]+\s*[([{]\s*(?:at|à|arobas[ae]?|@)\s*[)\]}]\s*[^\s@<>"'(),;:]+/giu
const phones = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/gu
const nameWords = /[\p{Letter}\p{Mark}\d'’]+/gu

/** What somebody is and was called, and where they live and lived: the lines of their addresses. */
export interface Called {
  names: readonly string[]
  streets?: readonly string[]
}

/**
 * A comment without what tells who somebody is: every email address and telephone number, whosesoever, where they live,
 * and the words of their names. Why something was done can still be read.
 */
export function coveredText(text: string, { names, streets = [] }: Called): string {
  const known = new Set(names.flatMap(wordsIn).filter(word => word.length > 1))
  return streets
    .map(lineOf)
    .reduce((left, line) => (line ? left.replace(line, cover) : left), text)
    .replace(spelledOut, cover)
    .replace(addresses, cover)
    .replace(phones, cover)
    .replace(nameWords, word => (isOfName(word, known) ? cover : word))
}

/** A line of an address, whatever its capitals and signs; null where it is no more than one word or number. */
function lineOf(street: string): RegExp | null {
  const words = street.match(/[\p{Letter}\p{Mark}\d]+/gu) ?? []
  const line = words.join('[^\\p{Letter}\\p{Mark}\\d]+')
  return words.length > 1
    ? new RegExp(`(?<![\\p{Letter}\\d])${line}(?![\\p{Letter}\\d])`, 'giu')
    : null
}

/** "d'Entremont" is one word of a name; "Éva's" and "d'Éva" have one beside what the language adds. */
function isOfName(word: string, known: ReadonlySet<string>): boolean {
  const parts = bareLetters(word).split(/['’]/)
  return known.has(parts.join('')) || parts.some(part => known.has(part))
}
