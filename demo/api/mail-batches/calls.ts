import { type Kysely, sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { mailBatchCalls } from '../../../src/core/mail-batches/calls.ts'
import { mailBatchFields, type mailBatchList } from '../../../src/core/mail-batches/mail-batch.ts'
import { type BatchAction, decideBatch } from '../../../src/core/mail-batches/rules.ts'
import { sourcesOf } from '../../../src/core/order-entry/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { equals, readList, type Source } from '../http/read-list.ts'
import { type RecordWriting, records } from '../http/records.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { reachedOrganization, reaches, requireReach } from '../session/guard.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { batchColumns, batchOf, batchTables, type ReadBatch, readBatches } from './held.ts'

const action = 'orders:create'

const kept = records<typeof mailBatchFields, ReadBatch>({
  table: 'mail_batches',
  of: 'organization',
  subject: 'mail-batch',
  fields: mailBatchFields,
  read: readBatches,
})

const source: Source<typeof mailBatchList> = {
  from: batchTables,
  of: sql`from mail_batches`,
  columns: batchColumns,
  id: sql`mail_batches.id`,
  sort: { openedAt: { by: sql`mail_batches.created_at`, type: 'timestamptz' } },
  filters: {
    state: equals(sql`case when mail_batches.closed_at is null then 'open' else 'closed' end`),
  },
}

type Stored = Parameters<typeof batchOf>[0]

const list = reads(
  mailBatchCalls.list,
  'Batches of mail of an organization, the newest first, with what is entered of each.',
  async ({ api, session, query }) => {
    const { organizationId = session.organization.id } = query
    requireReach(session, action, organizationId)
    const own = sql<boolean>`mail_batches.organization_id = ${organizationId}`
    const page = await readList<Stored, typeof mailBatchList>(api.db, source, query, own)
    return { ...page, data: page.data.map(batchOf) }
  },
)

const create = writes(
  mailBatchCalls.create,
  'Opens a batch of mail: what was deposited together, to be entered until it balances.',
  () => null,
  async at => {
    const { transaction, session, body } = at
    requireSellsByMail(session)
    const { organizationId = session.organization.id, ...fields } = body
    await reachedOrganization(transaction, session, action, organizationId)
    await requireReceived(transaction, fields, organizationId, at.api.now())
    const own = { createdBy: session.user.id }
    return kept.create(transaction, fields, writingOf(at, organizationId), own)
  },
)

const change = writes(
  mailBatchCalls.change,
  'Corrects what was declared of an open batch; the day that orders of it were entered with stays.',
  () => null,
  async at => {
    const { version, ...fields } = at.body
    const { transaction } = at
    const batch = await lock(at, 'change', version)
    await requireReceived(transaction, fields, batch.organizationId, at.api.now())
    const isMoved = fields.receivedOn !== undefined && fields.receivedOn !== batch.receivedOn
    if (isMoved && (await isEverUsed(transaction, batch.id)))
      throw new Refusal(409, [{ code: 'batch-day-set', field: 'receivedOn' }])
    return kept.change(transaction, batch, fields, writingOf(at, batch.organizationId))
  },
)

const close = writes(
  mailBatchCalls.close,
  'Closes a batch whose envelopes and money are what was declared.',
  () => null,
  async at => {
    const { transaction, params, body } = at
    const batch = await lock(at, 'close', body.version)
    const { at: closedAt, actor } = writingOf(at, batch.organizationId)
    await transaction
      .updateTable('mailBatches')
      .set(({ eb }) => ({
        closedAt,
        closedBy: actor.userId,
        version: eb('version', '+', 1),
        changedAt: closedAt,
        changedBy: actor.userId,
      }))
      .where('id', '=', batch.id)
      .execute()
    const { enteredEnvelopes: envelopes, enteredCents: controlCents } = batch
    await recordActivity(transaction, {
      organizationId: batch.organizationId,
      raffleId: null,
      actor,
      at: closedAt,
      subject: { type: 'mail-batch', id: batch.id },
      action: 'closed',
      before: null,
      after: { envelopes, controlCents },
    })
    return kept.find(transaction, params.id)
  },
)

const remove = writes(
  mailBatchCalls.remove,
  'Removes an open batch in which nothing was ever entered.',
  () => null,
  async at => {
    const batch = await lock(at, 'remove', at.query.version)
    await kept.remove(at.transaction, batch, writingOf(at, batch.organizationId))
  },
)

type Writer = Pick<Writing<(typeof mailBatchCalls)['close']>, 'transaction' | 'session' | 'api'> & {
  params: { id: string }
}

/** One that somebody may do this with, held until the transaction ends. @throws Refusal 403, 404, 409; StaleEdit */
async function lock(
  { transaction, session, params: { id } }: Writer,
  doing: BatchAction,
  version: number | undefined,
): Promise<ReadBatch> {
  requireSellsByMail(session)
  const { organizationId } = await kept.find(transaction, id)
  if (!reaches(session, action, organizationId)) throw new Refusal(404, 'not-found')
  const batch = await kept.lock(transaction, id, version)
  requireAllowed(
    decideBatch(doing, { ...batch, everUsed: await isEverUsed(transaction, batch.id) }),
  )
  return batch
}

/** Batches are of those who enter mail, whoever else sells (section 2). @throws Refusal 403 */
function requireSellsByMail({ roles }: Pick<Caller, 'roles'>): void {
  if (!sourcesOf(roles).includes('mail')) throw new Refusal(403, 'role-source')
}

/** What is older is a slip of whoever typed the year. */
const oldestMailYears = 2

/** Nothing is received before its day has come where the organization is, or years ago. @throws Refusal 422 */
async function requireReceived(
  db: Kysely<Database>,
  { receivedOn }: { receivedOn?: string | undefined },
  organizationId: string,
  now: Date,
): Promise<void> {
  if (receivedOn === undefined) return
  const { timeZone } = await db
    .selectFrom('organizations')
    .select('timeZone')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const today = isoDay(now, timeZone)
  const [year, ...rest] = today.split('-')
  if (receivedOn < [Number(year) - oldestMailYears, ...rest].join('-'))
    throw new Refusal(422, [{ code: 'batch-day-too-old', field: 'receivedOn' }])
  if (receivedOn > today)
    throw new Refusal(422, [{ code: 'batch-day-to-come', field: 'receivedOn' }])
}

async function isEverUsed(db: Kysely<Database>, batchId: string): Promise<boolean> {
  const used = await db
    .selectFrom('orderEntries')
    .select('id')
    .where('batchId', '=', batchId)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

function writingOf(
  { session, api }: Omit<Writer, 'params'>,
  organizationId: string,
): RecordWriting {
  return { organizationId, raffleId: null, at: api.now(), actor: actorOf(session) }
}

export const mailBatchRoutes = [list, create, change, close, remove]
