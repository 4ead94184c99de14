import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { countErased } from './chain.ts'
import { type ActivityEntry, lockChain, type Person, personKey, recordActivity } from './record.ts'

/** Records of a person, and those that were merged into theirs; or of several people, of whom one row then tells. */
type Erased = Person & { formerly?: readonly string[]; toldOf?: ActivityEntry['subject'] }

/**
 * Drops what the log says of a person, in every organisation, inside the caller's transaction. That it
 * happened is recorded in the chain of each organisation whose rows were emptied.
 *
 * @param person whose rows are emptied
 * @param home an organisation whose chain tells of it in any case, and entries of that, by their sequences, in which they
 *   stand though these are about others
 */
export async function eraseFromActivity(
  transaction: Transaction<Database>,
  person: Erased,
  by: Pick<ActivityEntry, 'actor' | 'at'> = { actor: null, at: new Date() },
  home?: { organizationId: string; elsewhere: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct organization_id from activity
    where about && ${keysOf(person)}::text[] and erased_at is null
  `.execute(transaction)
  const found = rows.map(({ organizationId }) => organizationId)
  // Chains are locked in one order everywhere.
  for (const id of [...new Set([...found, ...(home ? [home.organizationId] : [])])].sort())
    await eraseFrom(transaction, id, person, {
      ...by,
      elsewhere: home?.organizationId === id ? home.elsewhere : [],
    })
}

function keysOf({ type, id, formerly = [] }: Erased): string[] {
  return [id, ...formerly].map(each => personKey({ type, id: each }))
}

async function eraseFrom(
  transaction: Transaction<Database>,
  organizationId: string,
  person: Erased,
  { elsewhere, ...by }: Pick<ActivityEntry, 'actor' | 'at'> & { elsewhere: readonly number[] },
): Promise<void> {
  const { sequence } = await lockChain(transaction, organizationId)
  const { rows } = await sql<{ sequence: number }>`
    with erased as (
      update activity set before = null, after = null, comment = null, salt = null,
        erased_at = ${by.at}, erased_by = ${sequence + 1}
      where organization_id = ${organizationId} and erased_at is null
        and (about && ${keysOf(person)}::text[] or sequence = any(${[...elsewhere]}::bigint[]))
      returning sequence
    )
    select sequence from erased order by sequence
  `.execute(transaction)
  const erased = countErased()
  for (const row of rows) erased.add(row.sequence)
  await recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: person.toldOf ?? { type: person.type, id: person.id },
    action: 'erased',
    ...by,
    before: null,
    after: erased.result(),
  })
}
