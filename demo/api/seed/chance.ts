import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Makes the session's random function: a number from 0 to 1 that depends on what it is asked for and on
 * nothing else, so that the same seed gives the same data in whatever order rows are made.
 */
export async function createChance(db: Kysely<Database>): Promise<void> {
  await sql`
    create or replace function pg_temp.chance(item bigint, salt bigint) returns double precision
    language sql immutable parallel safe
    return (hashint8extended(item, salt) & 9007199254740991)::double precision / 9007199254740992
  `.execute(db)
}

/** What chances are drawn for, so that no two draws for one item are alike. */
const salts = {
  time: 11,
  hour: 12,
  pack: 13,
  regular: 14,
  customer: 15,
  channel: 16,
  tender: 17,
  status: 18,
  donation: 19,
  donationSize: 20,
  card: 21,
  cardEnding: 22,
  failure: 23,
  voidDelay: 24,
  seller: 26,
  sold: 27,
  firstName: 31,
  lastName: 32,
  email: 33,
  phone: 34,
  street: 35,
  postal: 36,
  consent: 37,
  language: 38,
  tag: 39,
} as const

/** A chance from 0 to 1 for the item that `item` numbers. */
export function chance(what: keyof typeof salts, item: RawBuilder<number>): RawBuilder<number> {
  return sql`pg_temp.chance(${item}, ${sql.lit(salts[what])})`
}

/** One of a list of texts. */
export function oneOf(texts: readonly string[], drawn: RawBuilder<number>): RawBuilder<string> {
  return sql`(${texts as string[]}::text[])[1 + floor(${drawn} * ${sql.lit(texts.length)})::integer]`
}
