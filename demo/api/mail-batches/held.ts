/** A batch of mail in somebody's hands, with what was entered in it. */
import { type Kysely, sql } from 'kysely'
import type { MailBatch } from '../../../src/core/mail-batches/mail-batch.ts'
import { decideBatch } from '../../../src/core/mail-batches/rules.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

export interface ReadBatch extends Omit<MailBatch, 'openedAt' | 'closedAt'> {
  openedAt: Date
  closedAt: Date | null
}

/** An envelope is a purchase of which something stands. */
export const batchFigures = sql`
  left join lateral (
    select count(distinct order_entries.id) filter (where orders.id is not null) as envelopes,
      coalesce(sum(orders.sold_cents + orders.donation_cents), 0) as cents
    from order_entries left join orders on orders.entry_id = order_entries.id
      and orders.status in ('ACTIVE', 'PENDING')
    where batch_id = mail_batches.id
  ) as entered on true
`

export const batchColumns = sql`
  mail_batches.id, mail_batches.organization_id, mail_batches.deposit_id, mail_batches.received_on,
  mail_batches.envelopes, mail_batches.control_cents,
  case when closed_at is null then 'open' else 'closed' end as state,
  entered.envelopes as entered_envelopes, entered.cents as entered_cents,
  case when closed_at is null then 0 else control_cents - entered.cents end as voided_cents,
  organizations.country, mail_batches.created_at as opened_at, openers.name as opened_by, closed_at,
  mail_batches.version
`

export const batchTables = sql`
  from mail_batches join organizations on organizations.id = mail_batches.organization_id
  left join users as openers on openers.id = mail_batches.created_by
  ${batchFigures}
`

type Stored = Omit<ReadBatch, 'currency'> & { country: Country }

export function batchOf({ country, ...batch }: Stored): ReadBatch {
  return { ...batch, currency: currencyOf({ country }) }
}

export async function readBatches(
  db: Kysely<Database>,
  where: ReturnType<typeof sql<boolean>>,
): Promise<ReadBatch[]> {
  const { rows } = await sql<Stored>`select ${batchColumns} ${batchTables} where ${where}`.execute(
    db,
  )
  return rows.map(batchOf)
}

/**
 * The batch that a purchase is entered in, with room for one more envelope; null where none is named.
 *
 * @param hold held: until the transaction ends, so that its last envelope is entered once
 * @throws Refusal 409: closed, or full; 422: none of the organization's
 */
export async function batchToEnter(
  db: Kysely<Database>,
  batchId: string | undefined,
  organizationId: string,
  hold: 'held' | 'free',
): Promise<ReadBatch | null> {
  if (batchId === undefined) return null
  if (hold === 'held')
    await sql`select from mail_batches where id = ${batchId} for update`.execute(db)
  const [batch] = await readBatches(db, sql<boolean>`mail_batches.id = ${batchId}`)
  if (batch?.organizationId !== organizationId)
    throw new Refusal(422, [{ code: 'invalid', field: 'batchId' }])
  const decision = decideBatch('enter', { ...batch, everUsed: true })
  if (!decision.allowed)
    throw new Refusal(
      409,
      decision.reasons.map(reason => ({ ...reason, field: 'batchId' })),
    )
  return batch
}
