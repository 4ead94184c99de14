/** Where customers stand in what was done with others, beside staff's words. */
import { setImmediate } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Alone, coveredFor, searchesFor } from './alone.ts'
import type { Covered } from './cover-comments.ts'

/** Tickets of others that were sent to them: to whom goes. */
export async function coverRecipients(
  transaction: Transaction<Database>,
  organizationId: string,
  { emails }: Alone,
): Promise<void> {
  // One that is still on its way isn't sent to nobody.
  await sql`
    update emails set recipient = '', answer = null,
      state = case state when 'waiting' then 'given-up' else state end
    where organization_id = ${organizationId} and lower(recipient) = any(${[...emails]}::text[])
      and (order_id is not null or subscription_id is not null)
  `.execute(transaction)
}

/** Entries of the log that are about others, and tell of them: words of staff, searches, addresses of emails. */
export async function readEntriesElsewhere(
  transaction: Transaction<Database>,
  organizationId: string,
  alone: Alone,
  { own, beside }: Covered,
): Promise<number[]> {
  const ofHouse = sql`organization_id = ${organizationId} and erased_at is null`
  // As the index has it (0041).
  const hasWords = sql`(comment is not null or after ->> 'search' is not null
    or after ->> 'redrawReason' is not null
    or subject_type = 'order' and coalesce(before ->> 'name', after ->> 'name') is not null)`
  const { rows } = await sql<{
    sequence: number
    words: string[]
    orderId: string | null
    search: string | null
  }>`
    select sequence, array_remove(array[
        comment, before ->> 'name', after ->> 'name', after ->> 'redrawReason'
      ], null) as words, after ->> 'search' as search,
      case when subject_type = 'order' then subject_id end as order_id
    from activity where ${ofHouse} and ${hasWords}
  `.execute(transaction)
  const cover = coveredFor(alone)
  const isSearch = searchesFor(alone)
  const besides = new Set(beside)
  const owns = new Set(own)
  const tells = ({ words, orderId, search }: (typeof rows)[number]) =>
    words.some(
      text => (orderId !== null && owns.has(text) && besides.has(orderId)) || cover(text) !== text,
    ) ||
    (search !== null && isSearch(search))
  const telling: typeof rows = []
  for (const [at, row] of rows.entries()) {
    // Whoever asks the server meanwhile is answered.
    if (at % 500 === 499) await setImmediate()
    if (tells(row)) telling.push(row)
  }
  const { rows: addressed } = await sql<{ sequence: number }>`
    select sequence from activity where ${ofHouse}
      and array[lower(before ->> 'email'), lower(after ->> 'email')] && ${[...alone.emails]}::text[]
      and coalesce(before ->> 'email', after ->> 'email') is not null
  `.execute(transaction)
  return [...telling, ...addressed].map(({ sequence }) => sequence)
}
