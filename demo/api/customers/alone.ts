/** What of all that tells of customers tells of nobody else: by that they are found in what was said of others. */
import { sql, type Transaction } from 'kysely'
import { bareLetters } from '../../../src/core/format/bare-letters.ts'
import { parsePhone } from '../../../src/core/format/phone.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'
import type { Database } from '../database/schema.ts'
import { coveredElsewhere, runOf, type ToldBy } from './covered-text.ts'
import type { KnownPeople } from './known.ts'

export interface Alone extends ToldBy {
  /** Words of names that nobody else is called by. */
  words: readonly string[]
}

/** A name, an address or a number that another customer has too is that one's. */
export async function readAlone(
  transaction: Transaction<Database>,
  { people, all, organizationId }: KnownPeople,
): Promise<Alone> {
  const reachedBy = people.flatMap(each => each.reachedBy)
  const emails = reachedBy.filter(way => way.includes('@')).map(way => way.toLowerCase())
  const phones = reachedBy.flatMap(way => parsePhone(way) ?? [])
  const fullNames = people.flatMap(each => each.fullNames)
  const names = people.flatMap(each => each.names)
  const others = sql`from customers where id <> all(${all}::uuid[])`
  const ofHouse = sql`${others} and organization_id = ${organizationId}`
  const { rows } = await sql<{ kind: keyof ToldBy | 'words'; value: string }>`
    select 'fullNames' as kind, value from unnest(${fullNames}::text[]) as value
      where not exists (
        select ${ofHouse} and bare_name(first_name || ' ' || last_name) = bare_name(value)
      )
    union all select 'emails', value from unnest(${emails}::text[]) as value
      where not exists (select ${ofHouse} and email = value)
    union all select 'phones', value from unnest(${phones}::text[]) as value
      where not exists (select ${ofHouse} and phone = value)
    union all select 'words', value from (select distinct unnest(name_words(${names.join(' ')}))) as each(value)
      where not exists (select ${others} and name_words @> array[value])
  `.execute(transaction)
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(each => each.value)
  return {
    fullNames: of('fullNames'),
    emails: of('emails'),
    phones: of('phones'),
    words: of('words'),
    streets: people.flatMap(each => each.streets),
  }
}

type Way = 'fullNames' | 'emails' | 'phones'

/**
 * What may tell of them in a text, null where nothing can. Quick, as all is asked that staff ever wrote, of hundreds of
 * people at once: of each name, address and number one word is looked up that stands in a text however it is written.
 */
export function tellersOf(by: ToldBy): (text: string) => ToldBy | null {
  const ways = new Map<string, { way: Way; value: string }[]>()
  const add = (way: Way, value: string, key: string) =>
    ways.set(key, [...(ways.get(key) ?? []), { way, value }])
  for (const name of by.fullNames) {
    const run = runOf(name)
    if (run.length > 1) add('fullNames', name, longest(run))
  }
  for (const email of by.emails) add('emails', email, longest(partsOf(email)))
  for (const phone of by.phones) add('phones', phone, phone.slice(-4))
  return text => {
    const found = [...new Set(keysIn(text))].flatMap(key => ways.get(key) ?? [])
    if (found.length === 0) return null
    const of = (wanted: Way) => found.filter(({ way }) => way === wanted).map(each => each.value)
    return {
      fullNames: of('fullNames'),
      emails: of('emails'),
      phones: of('phones'),
      streets: by.streets,
    }
  }
}

const partsOf = (text: string) => bareLetters(text).match(/[\p{Letter}\d]+/gu) ?? [text]
const longest = (words: readonly string[]) =>
  words.reduce((most, word) => (word.length > most.length ? word : most))

/** "d'Entremont" is one word, two words, and one with what a language adds to it; of numbers the last four digits. */
function keysIn(text: string): string[] {
  const bare = bareLetters(text)
  const joined = bare.match(/[\p{Letter}\d'’ʼ‘`]+/gu) ?? []
  return [
    ...(bare.match(/[\p{Letter}\d]+/gu) ?? []),
    ...joined.flatMap(word => wordsIn(word.replace(/['’]s$/u, ''))),
    ...(bare.match(/\d{4,}/gu) ?? []).map(digits => digits.slice(-4)),
  ]
}

/** A text without what tells of these people alone. */
export function coveredFor(by: ToldBy): (text: string) => string {
  const tellers = tellersOf(by)
  // What was said of a hundred thousand orders at once is one text.
  const known = new Map<string, string>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const told = tellers(text)
    const covered = told ? coveredElsewhere(text, told) : text
    known.set(text, covered)
    return covered
  }
}

/** Whether a search is one for them: a word that others are called by, too, is none. */
export function searchesFor(alone: Alone): (search: string) => boolean {
  const cover = coveredFor(alone)
  const words = new Set(alone.words)
  return search => cover(search) !== search || wordsIn(search).some(word => words.has(word))
}
