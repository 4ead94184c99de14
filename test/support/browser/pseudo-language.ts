/**
 * The language that shows which words are nobody's: each text in brackets, accented, and two fifths longer. A desk that
 * speaks French speaks it instead, where a test file asks for it (test/config/pseudo-language.ts puts it in).
 */
import type { Template } from '../../../src/core/i18n/phrases.ts'
import type { TextSet, Texts } from '../../../src/core/i18n/texts.ts'
import { loadChunk } from '../../../src/core/load-chunk.ts'

let isSpoken = false

/** From now on French isn't to be had. @returns what ends that */
export function speakPseudo(): () => void {
  isSpoken = true
  return () => {
    isSpoken = false
  }
}

/** What a set says in French, or in pseudo. */
export async function frenchOf(set: TextSet): Promise<Record<string, Template>> {
  return isSpoken ? pseudoOf(set.english) : loadChunk(set.french)
}

function pseudoOf(english: Texts): Record<string, Template> {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, pseudo(templateOf(text))]),
  )
}

/** What a phrase was made of: each gap filled with its own name. */
function templateOf(text: Texts[string]): Template {
  if (typeof text === 'string') return text
  const gaps = new Proxy({}, { get: (_, name) => `{${String(name)}}` })
  const filled = text(gaps as never)
  return typeof filled === 'string' ? filled : { one: filled(1), many: filled(2) }
}

function pseudo(template: Template): Template {
  if (typeof template !== 'string') {
    return { one: bracketed(template.one), many: bracketed(template.many) }
  }
  return bracketed(template)
}

export const open = '['
export const close = ']'

function bracketed(text: string): string {
  return text.trim() === ''
    ? text
    : open +
        text
          .split(/(\{\w+\})/)
          .map(longer)
          .join('') +
        close
}

const accented: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
}

/** Words grow where they are spoken, in their vowels, as other languages' do; a gap stays as it is. */
function longer(text: string, index: number): string {
  if (index % 2 === 1) return text
  let owed = 0
  return text.replace(/\p{L}+/gu, word => {
    owed += word.length * 0.4
    const letters = [...word].map(letter => accented[letter] ?? letter)
    const vowel = letters.findLastIndex(letter => /[åéîöüÿÅÉÎÖÜ]/.test(letter))
    const more = Math.round(owed)
    owed -= more
    letters.splice(vowel + 1, 0, (letters[vowel] ?? '·').toLowerCase().repeat(more))
    return letters.join('')
  })
}
