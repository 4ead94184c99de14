import { type Kysely, sql } from 'kysely'
import type { KeptEntry } from '../../../src/core/order-entry/kept-entry.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'

type Stored = Omit<KeptEntry, 'shipping' | 'takenAt'> & {
  shipping: string | null
  takenAt: Date | null
}

/** What is kept of the purchase that an order was entered with. */
export async function readEntry(db: Kysely<Database>, id: string): Promise<Unwritten<KeptEntry>> {
  const { rows } = await sql<Stored>`
    select order_entries.id, total_cents, given_cents, document_number, bank, cheque_date,
      second_name, shipping, referral, taken_at,
      case when device_id is not null then order_reference(idempotency_key) end as reference, order_entries.received_on, deposit_id
    from order_entries left join mail_batches on mail_batches.id = batch_id
    where order_entries.id = ${id}
  `.execute(db)
  const [stored] = rows
  if (!stored) throw new Error('An order names an entry that is not there')
  return { ...stored, shipping: stored.shipping?.split('\n') ?? null }
}
