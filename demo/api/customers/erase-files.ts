/** Files of jobs, which are kept for a day: none keeps whom an erasure covers. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { receiptKinds } from '../jobs/kinds.ts'
import { type Alone, searchesFor } from './alone.ts'
import { cover } from './covered-text.ts'
import type { KnownPeople } from './known.ts'

/**
 * Drops the files of lists in which one of them stands, whoever made them; one that is still being made begins anew. The
 * caller has covered the customers and holds the log, which every new file has to enter.
 */
export async function dropListsOf(
  transaction: Transaction<Database>,
  known: KnownPeople,
): Promise<void> {
  await waitForLists(transaction, sql`true`)
  const { rows } = await sql<{ id: string }>`
    select id from jobs where kind <> all(${kinds})
      and exists (select from job_parts where job_id = jobs.id and ${tells(known)})
  `.execute(transaction)
  await dropParts(
    transaction,
    rows.map(({ id }) => id),
  )
}

/**
 * Drops the files of an organization's lists, and of those that whoever runs the product made: looking for thousands of
 * people in each would take the night.
 */
export async function dropListsIn(
  transaction: Transaction<Database>,
  organizationId: string,
): Promise<void> {
  const mayTell = sql<boolean>`(organization_id = ${organizationId} or exists (
    select from unnest(roles) as role where role like 'RB %'
  ))`
  await waitForLists(transaction, mayTell)
  const { rows } = await sql<{ id: string }>`
    select id from jobs where kind <> all(${kinds}) and ${mayTell}
      and exists (select from job_parts where job_id = jobs.id)
  `.execute(transaction)
  await dropParts(
    transaction,
    rows.map(({ id }) => id),
  )
}

/**
 * Of files that say what was done to others, too, and of what lists were searched for. Receipts stay, without the name; a
 * list that is still being made of a search for them finds nobody any more, and ends.
 */
export async function coverInJobs(
  transaction: Transaction<Database>,
  known: KnownPeople,
  alone: Alone,
  at: Date,
): Promise<void> {
  // All at once and in one order: two erasures wait for each other, and neither for ever.
  await waitForLists(transaction, sql`true`)
  await dropSearches(transaction, known, alone, at)
  await coverReceipts(transaction, known)
}

const kinds = sql`${[...receiptKinds.keys()]}::text[]`

/** A step that is under way is waited for: what it read before is in its part then. */
async function waitForLists(
  transaction: Transaction<Database>,
  isOne: RawBuilder<boolean>,
): Promise<void> {
  await sql`
    select from jobs where ended_at is null and kind <> all(${kinds}) and ${isOne}
    order by id for update
  `.execute(transaction)
}

async function dropParts(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from job_parts where job_id = any(${[...ids]}::uuid[])`.execute(transaction)
  // Whoever works on it has no longer its number, and keeps nothing more.
  await sql`
    update jobs set state = 'waiting', place = null, done = 0, total = null, held_until = null,
      holder = holder + 1
    where id = any(${[...ids]}::uuid[]) and ended_at is null
  `.execute(transaction)
}

async function dropSearches(
  transaction: Transaction<Database>,
  { organizationId }: KnownPeople,
  alone: Alone,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; search: string }>`
    select id, asked -> 'query' ->> 'search' as search from jobs
    where organization_id = ${organizationId} and asked -> 'query' ->> 'search' <> ''
  `.execute(transaction)
  const isSearch = searchesFor(alone)
  const ids = rows.filter(({ search }) => isSearch(search)).map(({ id }) => id)
  await sql`
    update jobs set asked = '{}', ended_at = coalesce(ended_at, ${at}), held_until = null,
      state = case when ended_at is null then 'cancelled' else state end, holder = holder + 1
    where id = any(${ids}::uuid[])
  `.execute(transaction)
}

/** Whether a part of a file has something of theirs: an id, what they are reached by, or first and last name. */
function tells({ ids, people }: KnownPeople): RawBuilder<boolean> {
  const reachedBy = people.flatMap(each => each.reachedBy)
  const pairs = people.flatMap(({ firstNames, lastNames }) =>
    orNone(firstNames).flatMap(first => orNone(lastNames).map(last => ({ first, last }))),
  )
  // Small letters are made of a part once, however many words are looked for.
  const has = (word: RawBuilder<unknown>) => sql`position(lower(${word}) in said) > 0`
  return sql<boolean>`exists (
    select from (select lower(content) as said offset 0) as part where exists (
      select from unnest(${[...ids, ...reachedBy]}::text[]) as word where ${has(sql`word`)}
    ) or exists (
      select from unnest(${pairs.map(each => each.first)}::text[],
        ${pairs.map(each => each.last)}::text[]) as pair(first, last)
      where ${has(sql`first`)} and ${has(sql`last`)}
    )
  )`
}

/** Who has one name alone is found by it: nothing stands in every text. */
const orNone = (names: readonly string[]) => (names.length === 0 ? [''] : [...names])

/** An order's line ends with its id; the buyer stands in the third cell. */
async function coverReceipts(
  transaction: Transaction<Database>,
  { ids }: KnownPeople,
): Promise<void> {
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
