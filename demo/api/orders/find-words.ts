import { type Kysely, sql } from 'kysely'
import { isSlipOf } from '../../../src/core/format/edit-distance.ts'
import type { Database } from '../database/schema.ts'

/** Words of buyers' names that a typed word may mean. */
export interface MeantWords {
  /** It, and those that begin with it. */
  typed: readonly string[]
  /** Those that it is but for a slip of the keyboard or two. */
  similar: readonly string[]
}

/** A slip at a word's beginning leaves it at least so much like what was typed; others begin with the same letter. */
const leastAlike = 0.15

/** @param typed as `wordsIn` has them */
export async function readMeantWords(
  db: Kysely<Database>,
  typed: readonly string[],
): Promise<ReadonlyMap<string, MeantWords>> {
  if (typed.length === 0) return new Map()
  const look = async (transaction: Kysely<Database>) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(leastAlike)}, true)`.execute(
      transaction,
    )
    const { rows } = await sql<{ typed: string; word: string }>`
      select typed, word from unnest(${[...typed]}::text[]) as typed
      join name_vocabulary on word like typed || '%' or word % typed
        or (word like left(typed, 1) || '%'
          and length(word) between length(typed) - 2 and length(typed) + 2)
    `.execute(transaction)
    return rows
  }
  const known = await (db.isTransaction ? look(db) : db.transaction().execute(look))
  return new Map(
    typed.map(each => {
      const words = known.filter(row => row.typed === each).map(({ word }) => word)
      return [
        each,
        {
          typed: words.filter(word => word.startsWith(each)),
          similar: words.filter(word => !word.startsWith(each) && isSlipOf(each, word)),
        },
      ]
    }),
  )
}
