/** One action on many orders: looked at, begun, followed. */
import { sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type BulkAction, bulkPermissions } from '../../../src/core/orders/bulk.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { currencyOf } from '../../../src/core/organizations/organization.ts'
import type { ApiContext } from '../context.ts'
import { allowLong } from '../database/limits.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { beginJob, findJob } from '../jobs/job.ts'
import { reachedOrganization } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import {
  type AskedSet,
  countsOf,
  type FoundRow,
  type LeftOut,
  lookAt,
  readSet,
  requirePermission,
  setAsked,
} from './bulk-look.ts'
import { type BulkRecord, findBulk, viewBulk } from './bulk-view.ts'

/** A hundred thousand orders are read and kept at once. */
const lookMilliseconds = 60_000

/** Queued for themselves: nobody's sale waits for a long look. */
const lane = async ({ session }: { session: Session }) => `bulks ${session.organization.id}`

const look = writes(
  bulkCalls.look,
  'Looks at what an action on many orders would do, and keeps which orders, as they stand now.',
  lane,
  async at => {
    const { transaction: db, api, session, body } = at
    const { action } = body
    await allowLong(db, lookMilliseconds)
    const { asked, said } = await askedOf(at)
    const { organizationId } = asked
    const { country } = await reachedOrganization(
      db,
      session,
      bulkPermissions[action],
      organizationId,
    )
    const found = await readSet({ db, api, session }, asked, action)
    const looked = await lookAt({ db, api, session }, action, found)
    const isFound = new Set(found.map(({ id }) => id))
    const gone = asked.ids.filter(id => !isFound.has(id))
    const leftOut = [...looked.leftOut, ...gone.map(id => ({ id, reason: 'order-gone' as const }))]
    await forgetEarlierLooks(at)
    const { id } = await keep(at, { action, ...said, ...asked, leftOut, rows: looked.rows })
    const currency = currencyOf({ country })
    return { ...looked.look, leftOut: countsOf(leftOut), ...said, id, action, currency }
  },
)

const begin = writes(
  bulkCalls.begin,
  'Does what was looked at, to the orders that haven’t changed since.',
  lane,
  async at => {
    const { transaction, session, params, body } = at
    const bulk = await findBulk(transaction, session, params.id, { hold: true })
    const { id, action, organizationId, rowCount } = bulk
    requirePermission(session, action, organizationId)
    const comment = body.comment ?? bulk.comment
    const reason = body.reason ?? bulk.reason
    if (bulk.begunAt !== null) throw new Refusal(409, 'bulk-begun')
    if (rowCount === 0) throw new Refusal(409, 'bulk-empty')
    const lacks = action === 'void' && comment === null ? 'comment' : null
    const missing = action === 'refund' && reason === null ? 'reason' : lacks
    if (missing) throw new Refusal(422, [{ code: 'required', field: missing }])
    const said = { comment, reason, tells: body.tells }
    await transaction.updateTable('bulks').set(said).where('id', '=', id).execute()
    return start(at, bulk, body.timeZone)
  },
  ({ api }) => api.jobs.wake(),
)

const get = reads(
  bulkCalls.get,
  'How far one’s own bulk is, and once it is over, what it could not do.',
  async ({ api, session, params, language }) => {
    const job = await findJob(api.db, session, params.id)
    const bulk = await findBulk(api.db, session, job.id)
    return viewBulk(api.db, { job, bulk, language })
  },
)

const voidMany = writes(
  bulkCalls.void,
  'Voids orders with a comment; those that can’t be voided are failures of the job.',
  lane,
  at => beginAtOnce(at, 'void', at.body.orderIds, at.body.voidedComment),
  ({ api }) => api.jobs.wake(),
)

const markMailed = writes(
  bulkCalls.markMailed,
  'Marks orders as mailed; those that can’t be are failures of the job.',
  lane,
  at => beginAtOnce(at, 'mark-mailed', at.body.orderIds, null),
  ({ api }) => api.jobs.wake(),
)

export const bulkRoutes = [look, begin, get, voidMany, markMailed]

type LookAsked = Writing<typeof bulkCalls.look>

type Said = Pick<BulkRecord, 'comment' | 'reason' | 'tells'>
const nothingSaid: Said = { comment: null, reason: null, tells: false }

/** Which orders, and what was said of an earlier bulk. @throws Refusal 404, 409: that bulk goes on; 422 */
async function askedOf(at: LookAsked): Promise<{ asked: AskedSet; said: Said }> {
  const { transaction, session, body } = at
  const { action, set } = body
  if (set.of !== 'rest')
    return { asked: await setAsked({ ...at, db: transaction }, set, action), said: nothingSaid }
  const job = await findJob(transaction, session, set.bulkId)
  const bulk = await findBulk(transaction, session, set.bulkId)
  if (job.endedAt === null) throw new Refusal(409, 'job-not-finished')
  if (bulk.action !== action) throw new Refusal(422, [{ code: 'invalid', field: 'action' }])
  requirePermission(session, action, bulk.organizationId)
  const where = sql<boolean>`orders.id in (
    select order_id from bulk_rows where bulk_id = ${bulk.id} and done is not true
  )`
  const { organizationId, comment, reason, tells } = bulk
  return { asked: { organizationId, where, ids: [] }, said: { comment, reason, tells } }
}

/** What is done without a look: whatever is against an order is found out as it is tried. @throws Refusal 403, 404 */
async function beginAtOnce(
  at: Beginning,
  action: BulkAction,
  ids: readonly string[],
  comment: string | null,
) {
  const { transaction, api, session } = at
  const asked = await setAsked(
    { db: transaction, api, session },
    { of: 'ids', ids: [...ids] },
    action,
  )
  const rows = await readSet({ db: transaction, api, session }, asked, action)
  if (rows.length < asked.ids.length) throw new Refusal(404, 'not-found')
  const anyVersion = rows.map(row => ({ ...row, version: null }))
  const kept = { ...nothingSaid, action, comment, ...asked, leftOut: [], rows: anyVersion }
  const bulk = await keep(at, kept)
  return start(at, bulk, 'UTC')
}

/** Looks of one person that may still be begun: tabs that wait for an answer. Each may keep a hundred thousand rows. */
const mostLooks = 5

async function forgetEarlierLooks({ transaction, session }: LookAsked): Promise<void> {
  await sql`
    delete from bulks where id in (
      select id from bulks where looked_by = ${session.user.id} and begun_at is null
      order by looked_at desc, id offset ${mostLooks - 1}
    )
  `.execute(transaction)
}

interface Beginning {
  transaction: Transaction<Database>
  api: Pick<ApiContext, 'now'>
  session: Session
  language: Locale
}

interface Kept extends Pick<AskedSet, 'organizationId'>, Said {
  action: BulkAction
  leftOut: readonly LeftOut[]
  rows: readonly (Pick<FoundRow, 'id'> & { version: number | null })[]
}

async function keep(
  { transaction, api, session }: Pick<Beginning, 'transaction' | 'api' | 'session'>,
  { organizationId, action, comment, reason, tells, leftOut, rows }: Kept,
): Promise<BulkRecord> {
  const bulk = await transaction
    .insertInto('bulks')
    .values({
      organizationId,
      action,
      comment,
      reason,
      tells,
      leftOutCount: leftOut.length,
      rowCount: rows.length,
      lookedAt: api.now(),
      lookedBy: session.user.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql`
    insert into bulk_rows (number, bulk_id, order_id, version)
    select number, ${bulk.id}, order_id, version
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ version }) => version)}::bigint[])
      with ordinality as kept(order_id, version, number)
  `.execute(transaction)
  await sql`
    insert into bulk_left_out (number, bulk_id, order_id, reason)
    select number, ${bulk.id}, order_id, reason
    from unnest(${leftOut.map(({ id }) => id)}::uuid[], ${leftOut.map(each => each.reason)}::text[])
      with ordinality as kept(order_id, reason, number)
  `.execute(transaction)
  return bulk
}

async function start(at: Beginning, bulk: BulkRecord, timeZone: string) {
  const { transaction, api, session, language } = at
  const now = api.now()
  const asked = { bulkId: bulk.id, language, timeZone }
  const { id } = bulk
  const job = await beginJob(transaction, { id, kind: 'bulk-orders', asked, session, at: now })
  await transaction.updateTable('bulks').set({ begunAt: now }).where('id', '=', id).execute()
  return viewBulk(transaction, { job, bulk, language })
}
