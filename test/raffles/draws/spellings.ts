/** Other ways to write what a witness gave: what looks the same, or would pass for it, to whoever compares by eye. */
import type { entropyKinds } from '../../../src/core/raffles/draws/draw.ts'

export interface Spelling {
  kind: (typeof entropyKinds)[number]
  text: string
}

const blanks = [
  ' ',
  '',
  '  ',
  '\u00a0',
  '\u2009',
  '\u3000',
  '\t',
  '\n',
  ' \u200b',
  '\u00ad',
  '\u2060',
]
const signs = [',', ', ', ';', '-', ' - ', '.', '/', '\u2013', '|', '·', '_']
const around = ['', ' ', '.', '\u200b', '\ufeff', '"', '\u200f', '!']

/** Every spelling of the same dice that this makes, the canonical one among them. */
export function spellingsOfDice(dice: readonly number[]): Spelling[] {
  const digits = [
    (die: number) => String(die),
    (die: number) => String.fromCodePoint(0xff10 + die),
    (die: number) => String.fromCodePoint(0x245f + die),
    (die: number) => String.fromCodePoint(0x1d7ce + die),
    (die: number) => String.fromCodePoint(0x0660 + die),
    (die: number) => String.fromCodePoint(0x267f + die),
  ]
  const texts = digits.flatMap(digit => joined(dice.map(digit)))
  // As words: the same digits, in groups.
  const groups = Array.from({ length: 2 ** (dice.length - 1) }, (_, cuts) =>
    dice
      .map((die, at) => `${die}${(cuts >> at) & 1 ? ' ' : ''}`)
      .join('')
      .trim(),
  )
  return unlike([
    ...texts.map(text => ({ kind: 'dice' as const, text })),
    ...groups.map(text => ({ kind: 'dice' as const, text })),
    ...groups.map(text => ({ kind: 'words' as const, text })),
  ])
}

/** Every spelling of the same words that this makes, the canonical one among them. */
export function spellingsOfWords(words: readonly string[]): Spelling[] {
  const letters = [
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1),
    (word: string) => word.normalize('NFD'),
    (word: string) => word.replace('e', 'é'),
    (word: string) => word.replace('e', 'e\u0301'),
    (word: string) => word.replace('o', 'ο'),
    (word: string) => word.replace('fi', 'ﬁ'),
    (word: string) => [...word].join('\u200b'),
    (word: string) => [...word].map(wide).join(''),
  ]
  const texts = letters.flatMap(letter => joined(words.map(letter)))
  const capitals = Array.from({ length: 2 ** words.length }, (_, chosen) =>
    words.map((word, at) => ((chosen >> at) & 1 ? word.toUpperCase() : word)).join(' '),
  )
  return unlike([...texts, ...capitals].map(text => ({ kind: 'words' as const, text })))
}

function joined(parts: readonly string[]): string[] {
  return [...blanks, ...signs].flatMap(between =>
    around.flatMap(before => around.map(behind => `${before}${parts.join(between)}${behind}`)),
  )
}

function wide(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
}

function unlike(spellings: readonly Spelling[]): Spelling[] {
  return [...new Map(spellings.map(each => [JSON.stringify(each), each])).values()]
}
