import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { countErased } from './chain.ts'
import { type ActivityEntry, lockChain, type Person, personKey, recordActivity } from './record.ts'

/**
 * Drops what the log says of a person, in every organisation, inside the caller's transaction. That it
 * happened is recorded in the chain of each organisation whose rows were emptied.
 */
export async function eraseFromActivity(
  transaction: Transaction<Database>,
  person: Person,
  by: Pick<ActivityEntry, 'actor' | 'at'> = { actor: null, at: new Date() },
): Promise<void> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct organization_id from activity
    where about @> ${[personKey(person)]}::text[] and erased_at is null
    order by organization_id
  `.execute(transaction)
  for (const { organizationId } of rows) await eraseFrom(transaction, organizationId, person, by)
}

async function eraseFrom(
  transaction: Transaction<Database>,
  organizationId: string,
  person: Person,
  by: Pick<ActivityEntry, 'actor' | 'at'>,
): Promise<void> {
  const { sequence } = await lockChain(transaction, organizationId)
  const { rows } = await sql<{ sequence: number }>`
    with erased as (
      update activity set before = null, after = null, comment = null, salt = null,
        erased_at = ${by.at}, erased_by = ${sequence + 1}
      where organization_id = ${organizationId} and erased_at is null
        and about @> ${[personKey(person)]}::text[]
      returning sequence
    )
    select sequence from erased order by sequence
  `.execute(transaction)
  const erased = countErased()
  for (const row of rows) erased.add(row.sequence)
  await recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: person.type, id: person.id },
    action: 'erased',
    ...by,
    before: null,
    after: erased.result(),
  })
}
