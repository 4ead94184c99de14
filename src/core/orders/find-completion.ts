/** What the finder's box offers while somebody types a condition: what it is called, then what it can say. */
import { searchName } from '../format/search-name.ts'
import type { Locale } from '../i18n/texts.ts'
import {
  type ConditionName,
  choices,
  conditionNames,
  dayNames,
  isChoice,
  type OptionWords,
} from './find-grammar.ts'

export interface Completion {
  /** As it is offered: `status:`, `status:error`. */
  label: string
  /** The condition that it begins; null where it says what one is. */
  begins: ConditionName | 'more-than' | 'less-than' | null
  /** The text with it, and where one types on. */
  text: string
  caret: number
}

interface Offering {
  words: OptionWords
  locale: Locale
  /** Names of raffles that are known already. */
  raffles: readonly string[]
  /** Somebody asked what there is: all conditions, where nothing is typed yet. */
  all?: boolean
}

const mostOffered = 8
/** One letter begins too many names of people. */
const leastLetters = 2
const amounts = { 'more-than': '>', 'less-than': '<' } as const

/** For the part of the text that ends at the caret. */
export function completionsAt(text: string, caret: number, offering: Offering): Completion[] {
  if (/\S/.test(text.slice(caret, caret + 1))) return []
  const [part = ''] = /(?:[^\s":]+:"[^"]*|[^\s"]*)$/.exec(text.slice(0, caret)) ?? []
  const put = (typed: string, label: string, begins: Completion['begins']): Completion => {
    const head = text.slice(0, caret - part.length) + typed
    return { label, begins, text: head + text.slice(caret).trimStart(), caret: head.length }
  }
  const colon = part.indexOf(':')
  if (colon === -1) return namesLike(part, offering).map(([name, key]) => put(key, key, name))
  const key = part.slice(0, colon)
  const said = searchName(part.slice(colon + 1).replaceAll('"', ''))
  return optionsOf(nameOf(key), offering)
    .filter(option => beginsAWord(searchName(option), said))
    .slice(0, mostOffered)
    .map(option => `${key}:${quoted(option)}`)
    .filter(label => label !== part)
    .map(label => put(`${label} `, label, null))
}

type Beginning = [Exclude<Completion['begins'], null>, string]

function namesLike(part: string, { locale, all = false }: Offering): Beginning[] {
  const typed = searchName(part)
  if (typed.length < leastLetters && !(all && typed === '')) return []
  const names = Object.entries(conditionNames).map(
    ([name, key]): Beginning => [name as ConditionName, `${key[locale]}:`],
  )
  const signs = Object.entries(amounts) as Beginning[]
  return [...names, ...signs].filter(([, key]) => key.startsWith(typed))
}

function nameOf(key: string): ConditionName | undefined {
  const typed = searchName(key)
  return (Object.keys(conditionNames) as ConditionName[]).find(name =>
    Object.values(conditionNames[name]).some(known => known === typed),
  )
}

function optionsOf(
  name: ConditionName | undefined,
  { words, locale, raffles }: Offering,
): readonly string[] {
  if (name === undefined) return []
  if (isChoice(name))
    return choices[name].map(id => (words[`${name}-${id}`] ?? id).toLocaleLowerCase(locale))
  return name === 'raffle' ? raffles : dayNames[locale]
}

const beginsAWord = (option: string, typed: string) =>
  option.startsWith(typed) || option.includes(` ${typed}`)

function quoted(option: string): string {
  const plain = option.replaceAll('"', '')
  return /\s/.test(plain) ? `"${plain}"` : plain
}
