/** Where a customer stands in what was done with others, beside staff's words. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Alone, isSearchFor, mayTell } from './alone.ts'
import type { Covered } from './cover-comments.ts'
import { coveredElsewhere } from './covered-text.ts'
import type { Known } from './known.ts'

/** Tickets of others that were sent to them: to whom goes. */
export async function coverRecipients(
  transaction: Transaction<Database>,
  { organizationId }: Known,
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
  { organizationId, beside }: Known,
  alone: Alone,
  { own }: Covered,
): Promise<number[]> {
  const ofHouse = sql`organization_id = ${organizationId} and erased_at is null`
  // As the index has it (0041).
  const hasWords = sql`(comment is not null or after ->> 'search' is not null
    or after ->> 'redrawReason' is not null
    or subject_type = 'order' and coalesce(before ->> 'name', after ->> 'name') is not null)`
  const { rows } = await sql<{
    sequence: number
    words: string[]
    isBeside: boolean
    search: string | null
  }>`
    select sequence, words, search, is_beside from activity, lateral (
      select array_remove(array[
          comment, before ->> 'name', after ->> 'name', after ->> 'redrawReason'
        ], null) as words,
        after ->> 'search' as search,
        subject_type = 'order' and subject_id = any(${beside}::text[]) as is_beside
      offset 0
    ) as said
    where ${ofHouse} and ${hasWords} and (search <> '' or is_beside and words && ${own}::text[]
      or ${mayTell(alone, sql`array_to_string(words, ' ')`)})
  `.execute(transaction)
  const telling = rows.filter(
    ({ words, isBeside, search }) =>
      words.some(
        text => (isBeside && own.includes(text)) || coveredElsewhere(text, alone) !== text,
      ) ||
      (search !== null && isSearchFor(search, alone)),
  )
  const { rows: addressed } = await sql<{ sequence: number }>`
    select sequence from activity where ${ofHouse}
      and array[lower(before ->> 'email'), lower(after ->> 'email')] && ${[...alone.emails]}::text[]
      and coalesce(before ->> 'email', after ->> 'email') is not null
  `.execute(transaction)
  return [...telling, ...addressed].map(({ sequence }) => sequence)
}
