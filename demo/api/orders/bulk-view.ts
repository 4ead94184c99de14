import { type Kysely, type Selectable, sql } from 'kysely'
import { shortId } from '../../../src/core/format/short-id.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type BulkJob, mostFailuresNamed } from '../../../src/core/orders/bulk.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'
import type { Database } from '../database/schema.ts'
import { refusalMessage } from '../http/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { type StoredJob, viewJob } from '../jobs/job.ts'
import type { Caller } from '../session/session.ts'
import type { BulkTable } from './tables.ts'

export type BulkRecord = Selectable<BulkTable>

/** A bulk that somebody looked at themselves. @param hold until the transaction ends @throws Refusal 404 */
export async function findBulk(
  db: Kysely<Database>,
  { user }: Pick<Caller, 'user'>,
  id: string,
  { hold = false } = {},
): Promise<BulkRecord> {
  const query = db.selectFrom('bulks').selectAll().where('lookedBy', '=', user.id)
  const found = isUuid(id) ? query.where('id', '=', id) : null
  const bulk = await (hold ? found?.forUpdate() : found)?.executeTakeFirst()
  if (!bulk) throw new Refusal(404, 'not-found')
  return bulk
}

interface Viewed {
  job: StoredJob
  bulk: Pick<BulkRecord, 'id' | 'action' | 'leftOutCount'>
  language: Locale
}

export async function viewBulk(
  db: Kysely<Database>,
  { job, bulk, language }: Viewed,
): Promise<BulkJob> {
  const { rows } = await sql<{ failedCount: number }>`
    select count(*) as failed_count from bulk_rows where bulk_id = ${bulk.id} and not done
  `.execute(db)
  const failures = job.endedAt === null ? [] : await readFailures(db, bulk.id)
  return {
    ...viewJob(job, language),
    action: bulk.action,
    leftOutCount: bulk.leftOutCount,
    failedCount: rows[0]?.failedCount ?? 0,
    failures: failures.map(({ orderId, reason }) => ({
      id: orderId,
      label: shortId(orderId),
      message: refusalMessage(reason, language),
    })),
  }
}

async function readFailures(db: Kysely<Database>, bulkId: string) {
  const { rows } = await sql<{ orderId: string; reason: OrderReasonCode }>`
    select order_id, reason from bulk_rows where bulk_id = ${bulkId} and not done
    order by number limit ${mostFailuresNamed}
  `.execute(db)
  return rows
}
