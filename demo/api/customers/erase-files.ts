/** Files of jobs, which are kept for a day: none keeps whom an erasure covers. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { receiptKinds } from '../jobs/kinds.ts'
import { type Alone, isSearchFor } from './alone.ts'
import { cover } from './covered-text.ts'
import type { Known } from './known.ts'

/**
 * Drops the files of lists in which they stand, whoever made them; one that is still being made begins anew. Receipts
 * stay, without the name: they say what was done to others too. The caller has covered the customer and holds the log,
 * which every new file has to enter.
 */
export async function eraseFromFiles(
  transaction: Transaction<Database>,
  known: Known,
  alone: Alone,
  at: Date,
): Promise<void> {
  await dropLists(transaction, known)
  await dropSearches(transaction, known, alone, at)
  await coverReceipts(transaction, known)
}

const kinds = sql`${[...receiptKinds.keys()]}::text[]`

async function dropLists(transaction: Transaction<Database>, known: Known): Promise<void> {
  // A step that is under way is waited for: what it read before is in its part then.
  await sql`
    select from jobs where ended_at is null and kind <> all(${kinds}) order by id for update
  `.execute(transaction)
  const { rows } = await sql<{ id: string }>`
    select id from jobs where kind <> all(${kinds})
      and exists (select from job_parts where job_id = jobs.id and ${tells(known)})
  `.execute(transaction)
  const ids = rows.map(({ id }) => id)
  await sql`delete from job_parts where job_id = any(${ids}::uuid[])`.execute(transaction)
  // Whoever works on it has no longer its number, and keeps nothing more.
  await sql`
    update jobs set state = 'waiting', place = null, done = 0, total = null, held_until = null,
      holder = holder + 1
    where id = any(${ids}::uuid[]) and ended_at is null
  `.execute(transaction)
}

/** What lists were searched for: one that is still being made of a search for them finds nobody any more, and ends. */
async function dropSearches(
  transaction: Transaction<Database>,
  { organizationId }: Known,
  alone: Alone,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; search: string }>`
    select id, asked -> 'query' ->> 'search' as search from jobs
    where organization_id = ${organizationId} and asked -> 'query' ->> 'search' <> ''
  `.execute(transaction)
  const ids = rows.filter(({ search }) => isSearchFor(search, alone)).map(({ id }) => id)
  await sql`
    update jobs set asked = '{}', ended_at = coalesce(ended_at, ${at}), held_until = null,
      state = case when ended_at is null then 'cancelled' else state end, holder = holder + 1
    where id = any(${ids}::uuid[])
  `.execute(transaction)
}

/** Whether a part of a file has something of theirs: an id, what they are reached by, or first and last name. */
function tells({ ids, reachedBy, firstNames, lastNames }: Known): RawBuilder<boolean> {
  // Small letters are made of a part once, however many words are looked for.
  const has = (word: RawBuilder<unknown>) => sql`position(lower(${word}) in said) > 0`
  return sql<boolean>`exists (
    select from (select lower(content) as said offset 0) as part where exists (
      select from unnest(${[...ids, ...reachedBy]}::text[]) as word where ${has(sql`word`)}
    ) or exists (
      select from unnest(${orNone(firstNames)}::text[]) as first,
        unnest(${orNone(lastNames)}::text[]) as last
      where ${has(sql`first`)} and ${has(sql`last`)}
    )
  )`
}

/** Who has one name alone is found by it: nothing stands in every text. */
const orNone = (names: readonly string[]) => (names.length === 0 ? [''] : [...names])

/** An order's line ends with its id; the buyer stands in the third cell. */
async function coverReceipts(transaction: Transaction<Database>, { ids }: Known): Promise<void> {
  const { rows } = await sql<{ jobId: string; number: number; content: string }>`
    select job_id, number, content from job_parts join jobs on jobs.id = job_id
    where kind = any(${kinds}) and jobs.id = any(${[...ids]}::uuid[])
  `.execute(transaction)
  const theirs = new Set(ids)
  for (const { jobId, number, content } of rows) {
    const covered = content
      .split('\r\n')
      .map(line => (theirs.has(line.slice(-36)) ? line.replace(buyerCell, `$1${cover}`) : line))
      .join('\r\n')
    if (covered !== content)
      await transaction
        .updateTable('jobParts')
        .set({ content: covered })
        .where('jobId', '=', jobId)
        .where('number', '=', number)
        .execute()
  }
}

const cell = '(?:"(?:[^"]|"")*"|[^",]*)'
const buyerCell = new RegExp(`^(${cell},${cell},)${cell}`)
