import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { mailConfirmation } from '../orders/confirmation-email.ts'

/** The confirmations of the newest orders of each organisation, as the product writes them. */
export async function seedEmails(db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    select newest.id, newest.created_at from organizations, lateral (
      select id, created_at from orders
      where organization_id = organizations.id and status = 'ACTIVE'
      order by created_at desc, id desc limit 5
    ) as newest
    order by newest.created_at, newest.id
  `.execute(db)
  for (const { id, createdAt } of rows) await mailConfirmation(db, id, createdAt)
  // They went out long ago: no mail server ever gets them.
  await sql`update emails set state = 'sent', settled_at = sent_at`.execute(db)
}
