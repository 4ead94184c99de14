import { bareLetters } from '../../../src/core/format/bare-letters.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'

/** Stands in the place of what is covered. */
export const cover = '…'

/** Looked for from the start of a word alone: from each of its letters, a text of one long word takes the square of its length. */
const addresses = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/gu
/** "eva (at) example.org", as people write one that nobody is to collect. */
const spelledOut =
  /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+\s*[([{]\s*(?:at|à|arobas[ae]?|@)\s*[)\]}]\s*[^\s@<>"'(),;:]+/giu
/** What shows as nothing may stand anywhere in what people wrote (core/format/bare-letters.ts takes the same away). */
const unseen = String.raw`\p{Cf}\u115f\u1160\u2800\u3164\uffa0`
const gap = String.raw`[\s.\-–${unseen}]{0,3}`
const phones = new RegExp(String.raw`(?:\+?1${gap})?\(?\d{3}\)?${gap}\d{3}${gap}\d{4}(?!\d)`, 'gu')
const textWords = new RegExp(String.raw`[\p{Letter}\p{Mark}\d'’${unseen}]+`, 'gu')

/** What somebody is and was called, and where they live and lived: the lines of their addresses, and postal codes. */
export interface Called {
  names: readonly string[]
  streets?: readonly string[]
}

/** What tells somebody from everybody else: first and last name together, email addresses, telephone numbers. */
export interface ToldBy {
  fullNames: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  streets: readonly string[]
}

/**
 * A comment without what tells who somebody is: every email address and telephone number, whosesoever, where they live,
 * and the words of their names. Why something was done can still be read.
 */
export function coveredText(text: string, { names, streets = [] }: Called): string {
  const known = new Set(names.flatMap(wordsIn).filter(word => word.length > 1))
  return coverRuns(text, streets.flatMap(lineOf))
    .replace(spelledOut, cover)
    .replace(addresses, cover)
    .replace(phones, cover)
    .replace(textWords, word => (isOfName(word, known) ? cover : word))
}

/**
 * What was said of somebody else, without what tells of this person alone, and then where they live too. Other people's
 * addresses and numbers stay, and so does a single word of a name, which others have too.
 */
export function coveredElsewhere(text: string, by: ToldBy): string {
  const ways = [...by.emails.map(emailIn), ...by.phones.map(phoneIn)]
  const left = coverRuns(
    ways.reduce((rest, way) => rest.replace(way, cover), text),
    by.fullNames.flatMap(inEitherOrder),
  )
  return left === text ? text : coverRuns(left, by.streets.flatMap(lineOf))
}

/** Each of these rows of words, whatever its capitals, accents and signs, and with initials between them. */
function coverRuns(text: string, runs: readonly (readonly string[])[]): string {
  const words = [...text.matchAll(textWords)].filter(
    ([word]) => !initial.test(word) && bareLetters(word) !== '',
  )
  const isAt = (at: number) => (run: readonly string[]) =>
    run.every((word, place) => isOfName(words[at + place]?.[0] ?? '', new Set([word])))
  let left = ''
  let from = 0
  for (const [at, first] of words.entries()) {
    const length = first.index < from ? 0 : (runs.find(isAt(at))?.length ?? 0)
    const last = words[at + length - 1]
    if (length === 0 || !last) continue
    left += text.slice(from, first.index) + cover
    from = last.index + last[0].length
  }
  return left + text.slice(from)
}

const initial = /^\p{Letter}\p{Mark}*$/u
export const runOf = (name: string) => wordsIn(name).filter(word => !initial.test(word))

/** A line of an address; a postal code, with its blank or without. One word or number tells no place. */
function lineOf(street: string): string[][] {
  const words = runOf(street)
  return words.length > 1 ? [words, [words.join('')]] : []
}

function inEitherOrder(name: string): string[][] {
  const words = runOf(name)
  const swapped = (at: number) => [...words.slice(at), ...words.slice(0, at)]
  return words.map((_, at) => swapped(at)).filter(run => run.length > 1)
}

/** These signs, with what can't be seen between them. */
function spread(text: string): string {
  const signs = [...text].map(sign => sign.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`))
  return signs.join(`[${unseen}]*`)
}

/** Alone, and no part of a longer one. */
function emailIn(email: string): RegExp {
  const literal = spread(email)
  return new RegExp(String.raw`(?<![\p{Letter}\d.+_-])${literal}(?!\.?[\p{Letter}\d-])`, 'giu')
}

/** Ten digits as people write them, the area code left out or not; another area code makes it another number. */
function phoneIn(phone: string): RegExp {
  const between = String.raw`[\s().\-–/${unseen}]*`
  const local = spread(phone.slice(-7, -4)) + between + spread(phone.slice(-4))
  const whole = String.raw`(?:\+?1${between})?\(?${spread(phone.slice(0, -7))}${between}${local}`
  return new RegExp(String.raw`(?<!\d)${whole}(?!\d)|(?<!\d|\d{3}${between})${local}(?!\d)`, 'gu')
}

/** "d'Entremont" is one word of a name, also in "d'Entremont's"; "Éva's" and "d'Éva" have one beside what a language adds. */
function isOfName(word: string, known: ReadonlySet<string>): boolean {
  const parts = bareLetters(word)
    .replace(/['’]s$/, '')
    .split(/['’]/)
  return known.has(parts.join('')) || parts.some(part => known.has(part))
}
