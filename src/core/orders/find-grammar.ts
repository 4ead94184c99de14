/**
 * What somebody types who looks for an order: words and numbers in any order, and conditions such as `status:failed`,
 * `raffle:harbour`, `>100` and `since:friday`, in English or French words alike.
 */
import { addDays, isKeptDay, weekdayOf } from '../format/calendar-day.ts'
import { parseCents } from '../format/cents.ts'
import { searchName } from '../format/search-name.ts'
import { type Locale, locales } from '../i18n/texts.ts'
import { readReference } from '../outbox/reference.ts'
import { type CardBrand, cardsIn } from './find-cards.ts'
import { wordsIn } from './name-words.ts'
import { orderSources, orderStatuses, orderTypes } from './order.ts'
import { orderMarks } from './order-list.ts'

/**
 * A word of a name or an address; a number of any meaning; a card; a telephone number, or a part that is written like one;
 * what a receipt without numbers calls its order by.
 */
export interface FindTerm {
  kind: 'word' | 'number' | 'phone' | 'email' | 'card' | 'reference'
  /** As it was typed. */
  typed: string
  /** Without accents, capitals and marks: digits alone of numbers. */
  text: string
  /** Of a card that is named by it and its last four digits. */
  brand?: CardBrand
}

/** What conditions are called; `tirage` is read too. */
export const conditionNames = {
  status: { en: 'status', fr: 'statut' },
  mark: { en: 'is', fr: 'est' },
  raffle: { en: 'raffle', fr: 'tombola' },
  since: { en: 'since', fr: 'depuis' },
  before: { en: 'before', fr: 'avant' },
  type: { en: 'type', fr: 'type' },
  source: { en: 'source', fr: 'source' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>
export type ConditionName = keyof typeof conditionNames
const names = Object.keys(conditionNames) as ConditionName[]

/** Those that say one of a few things. */
export const choices = {
  status: orderStatuses,
  type: orderTypes,
  source: [...orderSources, 'online' as const],
  mark: orderMarks,
} as const
type Choice = keyof typeof choices

export const isChoice = (name: ConditionName): name is Choice => name in choices

/** Today, yesterday, and the week from Sunday on. */
export const dayNames: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'today',
    'yesterday',
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ],
  fr: [
    'aujourd’hui',
    'hier',
    'dimanche',
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
  ],
}

export interface FindConditions {
  status?: (typeof orderStatuses)[number][]
  type?: (typeof orderTypes)[number][]
  source?: (typeof choices.source)[number][]
  mark?: (typeof orderMarks)[number][]
  /** Words that the raffle's name has all of. */
  raffle?: string[]
  /** Paid more than this, and less than that. */
  moreThanCents?: number
  lessThanCents?: number
  /** From this day on, and to that day, both included. */
  from?: string
  to?: string
}

export interface FindQuery {
  terms: FindTerm[]
  conditions: FindConditions
  /** What looks like a condition and says nothing that is known, and what says nothing at all. */
  unread: string[]
}

/** The words that options are shown by: `status-FAILED` is "Error". */
export type OptionWords = Readonly<Record<`${Choice}-${string}`, string>>

interface Reading {
  /** Of every language: a colleague's search may be pasted. */
  words: readonly OptionWords[]
  /** `YYYY-MM-DD`, in the reader's zone. */
  today: string
  locale: Locale
}

export const mostTerms = 8

const condition = /^([\p{Letter}]+):"?([^"]+)"?$/u
const comparison = /^([<>])=?(.+)$/
/** "902 555-0123", "(902) 555-0123", "+1 902 555 0123"; or its last seven digits. */
const wholePhone = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}|\d{3}[.-]\d{4}/u
/** How one begins or ends, "902 555" or "555 0123", with no other number beside it. */
const partOfPhone =
  /(?<![#<>$,]|\d[\s.-]+)(?:\(\d{3}\)|\d{3})[\s.-]\d{1,4}(?:[\s.-]\d{1,3})?(?![\s.-]*\d)/u
const phone = new RegExp(
  `(?<![\\p{Letter}\\d])(?:${wholePhone.source}|${partOfPhone.source})(?![\\p{Letter}\\d])`,
  'gu',
)
/** What people call what they type a number of; before it, they say nothing. */
const labels = new Set(
  'phone telephone tel cell cellulaire mobile email courriel order commande ticket billet card carte'.split(
    ' ',
  ),
)
/** Those that say the same without a colon: "status void", "since friday". */
const bareNames: readonly ConditionName[] = ['status', 'mark', 'since', 'before', 'type', 'source']

export function readFind(text: string, reading: Reading): FindQuery {
  const conditions: FindConditions = {}
  const unread: string[] = []
  const phones = [...text.matchAll(phone)].map(([typed]) => typed)
  const { named, rest } = cardsIn(text.replace(phone, ' '))
  const cards = named.map(
    ({ ending, ...card }): FindTerm => ({ kind: 'card', text: ending, ...card }),
  )
  const terms = [...phones.map(termOfPhone), ...cards]
  // A mark beside a telephone number is left when that is taken out; nobody typed it by itself.
  const typedParts = new Set(text.split(/\s+/))
  const parts = partsOf(rest, text)
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (readsBare(part, parts[0], conditions, reading)) {
      parts.shift()
      continue
    }
    const answer = readPart(part, conditions, reading)
    const its = answer === 'words' ? termsOf(part) : []
    terms.push(...its)
    const saysNothing = answer === 'words' && its.length === 0 && typedParts.has(part)
    if (answer === 'unread' || saysNothing) unread.push(part)
  }
  unread.push(...terms.slice(mostTerms).map(({ typed }) => typed))
  return { terms: terms.slice(0, mostTerms), conditions, unread: [...new Set(unread)] }
}

/** Nothing that could be read: nothing is looked for. */
export function isBlank({ terms, conditions }: FindQuery): boolean {
  return terms.length === 0 && Object.keys(conditions).length === 0
}

/** What stands between spaces, without what people call the number or the address that they type. */
function partsOf(rest: string, text: string): string[] {
  const isLabel = (word: string) => labels.has(searchName(word))
  const namesOne =
    /[\d@]/.test(text) || text.split(/\s+/).some(part => readReference(part) !== null)
  return (rest.match(/[^\s"]+:"[^"]*"|\S+/g) ?? []).flatMap(part => {
    const [, label, value = ''] = /^(\p{Letter}+):(.*)$/u.exec(part) ?? []
    if (label !== undefined && isLabel(label)) return value === '' ? [] : [value]
    return namesOne && isLabel(part) ? [] : [part]
  })
}

/** Whether it is a condition's name with what it says behind it: "status void" is `status:void`. */
function readsBare(
  part: string,
  next: string | undefined,
  conditions: FindConditions,
  reading: Reading,
): boolean {
  const name = nameOf(searchName(part))
  if (name === undefined || next === undefined || !bareNames.includes(name)) return false
  return readPart(`${part}:${next}`, conditions, reading) === 'read'
}

function readPart(
  part: string,
  conditions: FindConditions,
  reading: Reading,
): 'read' | 'unread' | 'words' {
  const [, sign, amount] = comparison.exec(part) ?? []
  if (sign !== undefined && amount !== undefined) return readAmount(sign, amount, conditions)
  const [, typedKey, value] = condition.exec(part) ?? []
  if (typedKey === undefined || value === undefined) return 'words'
  const name = nameOf(searchName(typedKey))
  switch (name) {
    case undefined:
      return 'words'
    case 'raffle':
      if (wordsIn(value).length === 0) return 'unread'
      conditions.raffle = [...(conditions.raffle ?? []), ...wordsIn(value)]
      return 'read'
    case 'since':
      return readDay(value, reading, day => {
        conditions.from = day
      })
    case 'before':
      return readDay(value, reading, day => {
        conditions.to = addDays(day, -1)
      })
    default:
      return readChoice(name, value, conditions, reading)
  }
}

function nameOf(key: string): ConditionName | undefined {
  if (key === 'tirage') return 'raffle'
  return names.find(name => locales.some(locale => conditionNames[name][locale] === key))
}

function readAmount(sign: string, amount: string, conditions: FindConditions) {
  const answer = locales.map(locale => parseCents(amount, locale)).find(each => 'cents' in each)
  if (!answer || !('cents' in answer) || answer.cents === null || answer.cents < 0) return 'unread'
  if (sign === '>') conditions.moreThanCents = answer.cents
  else conditions.lessThanCents = answer.cents
  return 'read'
}

const spoken = (text: string) => searchName(text).replace(/[\s_-]+/g, '-')

function readChoice(
  choice: Choice,
  value: string,
  conditions: FindConditions,
  { words }: Reading,
): 'read' | 'unread' {
  const said = spoken(value)
  const wordsOf = (id: string) => [id, ...words.map(each => each[`${choice}-${id}`] ?? id)]
  const all: readonly string[] = choices[choice]
  const close = all.filter(id => wordsOf(id).some(word => isClose(word, value)))
  const option =
    all.find(id => wordsOf(id).some(word => spoken(word) === said)) ??
    (close.length === 1 ? close[0] : undefined)
  if (option === undefined) return 'unread'
  Object.assign(conditions, { [choice]: [...(conditions[choice] ?? []), option] })
  return 'read'
}

const leastOfOption = 4

/** Each word that was typed begins one of the option's, whatever their gender and number: "actif" is "active". */
function isClose(option: string, typed: string): boolean {
  const its = wordsIn(option).map(stemOf)
  const said = wordsIn(typed)
  if (said.join('').length < leastOfOption) return false
  return said.every(word => its.some(each => each.startsWith(stemOf(word))))
}

const stemOf = (word: string) => word.replace(/(?<=.{3})e*s?$/, '').replace(/f$/, 'v')

/** A day of the calendar, or the last one of its name. */
function readDay(value: string, { today }: Reading, take: (day: string) => void) {
  const said = searchName(value).replace("'", '')
  const place = Object.values(dayNames)
    .map(each => each.findIndex(name => name.replace('’', '') === said))
    .find(at => at !== -1)
  const day = place === undefined ? value : addDays(today, -daysAgo(place, today))
  if (!isKeptDay(day)) return 'unread'
  take(day)
  return 'read'
}

function daysAgo(place: number, today: string): number {
  return place < 2 ? place : (weekdayOf(today) - (place - 2) + 7) % 7
}

function termOfPhone(typed: string): FindTerm {
  const digits = typed.replace(/\D/g, '')
  return { kind: 'phone', typed, text: digits.length === 11 ? digits.slice(1) : digits }
}

function termsOf(part: string): FindTerm[] {
  if (wordsIn(part).length === 0) return []
  const reference = readReference(part)
  if (reference !== null) return [{ kind: 'reference', typed: part, text: reference }]
  if (part.includes('@'))
    return [{ kind: 'email', typed: part, text: part.normalize('NFC').toLowerCase() }]
  if (/^#?\d+$/.test(part)) return [{ kind: 'number', typed: part, text: part.replace('#', '') }]
  if (/^#?[\da-f-]{6,36}$/i.test(part) && /\d/.test(part))
    return [{ kind: 'word', typed: part, text: part.replace('#', '').toLowerCase() }]
  return wordsIn(part).map(text => ({ kind: 'word', typed: part, text }))
}
