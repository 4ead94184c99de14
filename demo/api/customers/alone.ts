/** What of all that tells of a customer tells of nobody else: by that they are found in what was said of others. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { parsePhone } from '../../../src/core/format/phone.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'
import type { Database } from '../database/schema.ts'
import { coveredElsewhere, type ToldBy } from './covered-text.ts'
import type { Known } from './known.ts'

export interface Alone extends ToldBy {
  /** Words of names that nobody else is called by. */
  words: readonly string[]
}

/** A name, an address or a number that another customer has too is that one's. */
export async function readAlone(
  transaction: Transaction<Database>,
  { customerId, formerly, organizationId, names, fullNames, reachedBy, streets }: Known,
): Promise<Alone> {
  const emails = reachedBy.filter(way => way.includes('@')).map(way => way.toLowerCase())
  const phones = reachedBy.flatMap(way => parsePhone(way) ?? [])
  const others = sql`from customers where id <> all(${[customerId, ...formerly]}::uuid[])`
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
    union all select 'words', value from unnest(name_words(${names.join(' ')})) as value
      where not exists (select ${others} and name_words @> array[value])
  `.execute(transaction)
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(each => each.value)
  return {
    fullNames: of('fullNames'),
    emails: of('emails'),
    phones: of('phones'),
    words: of('words'),
    streets,
  }
}

/**
 * Whether a text can have what `coveredElsewhere` covers. Quick, as all is asked that staff ever wrote: what is looked for
 * stands in one piece however it is written, such as the end of a telephone number.
 */
export function mayTell(by: ToldBy, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const pieces = [
    ...by.fullNames.map(longestPart),
    ...by.emails,
    ...by.phones.map(phone => phone.slice(-4)),
  ]
  const patterns = pieces.map(piece => `%${piece.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql<boolean>`search_text(${text}) like any(array(
    select search_text(pattern) from unnest(${patterns}::text[]) as pattern
  ))`
}

/** Of "Éva d’Entremont" it is "Entremont": signs between the parts are written in many ways. */
function longestPart(name: string): string {
  const parts = name.match(/[\p{Letter}\p{Mark}\d]+/gu) ?? [name]
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest))
}

/** A word that others are called by, too, is no search for one person. */
export function isSearchFor(search: string, alone: Alone): boolean {
  return (
    coveredElsewhere(search, alone) !== search ||
    wordsIn(search).some(word => alone.words.includes(word))
  )
}
