import type { Kysely } from 'kysely'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { ok } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { answers, reads, writes } from '../http/routes.ts'
import { actorOf } from '../session/session.ts'
import { hashSecret, newSecret } from '../session/token.ts'
import { callerOf } from './caller.ts'
import { beginJob, findJob, type StoredJob, viewJob } from './job.ts'
import { receiptKinds } from './kinds.ts'
import { openList } from './list-file.ts'
import { fileKeptFor } from './tables.ts'

const exportList = writes(
  jobCalls.exportList,
  'Begins to write the file of a list, page by page; the log says so.',
  () => null,
  async ({ api, session, body, language, origin, transaction }) => {
    const wanted = { ...body, language, origin }
    const { asked } = await openList({ api, session }, wanted)
    const at = api.now()
    const job = await beginJob(transaction, { kind: 'list-file', asked: wanted, session, at })
    // Whose list it is reads that it left.
    const organizationId = listedOf(asked.query) ?? session.organization.id
    await recordActivity(transaction, {
      organizationId,
      raffleId: null,
      subject: { type: 'organization', id: organizationId },
      action: 'exported',
      actor: actorOf(session),
      at,
      before: null,
      after: { list: body.list, ...asked.query.filters },
    })
    return viewJob(job, language)
  },
  ({ api }) => api.jobs.wake(),
)

const listedOf = (query: object) =>
  'organizationId' in query && typeof query.organizationId === 'string'
    ? query.organizationId
    : undefined

const getJob = reads(
  jobCalls.get,
  'How far one’s own job is.',
  async ({ api, session, params, language }) =>
    viewJob(await findJob(api.db, session, params.id), language),
)

const cancel = writes(
  jobCalls.cancel,
  'Ends one’s own job: what it has made of a file is dropped, receipts of what it did stay.',
  () => null,
  async ({ api, session, params, transaction }) => {
    const { id, kind } = await findJob(api.db, session, params.id)
    await waitInQueue(transaction, 'jobs', id)
    await transaction
      .updateTable('jobs')
      .set({ state: 'cancelled', endedAt: api.now(), heldUntil: null })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute()
    if (receiptKinds.has(kind)) return
    await transaction
      .deleteFrom('jobParts')
      .where('jobId', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('jobs').select('id').where('id', '=', id).where('state', '=', 'cancelled'),
        ),
      )
      .execute()
  },
)

/** A file holds what its maker might see as it was made. @throws Refusal 403: they have lost a role since */
async function requireRolesOf(db: Kysely<Database>, job: StoredJob): Promise<void> {
  const { roles } = await callerOf(db, job)
  if (roles.length < job.roles.length) throw new Refusal(403, 'not-allowed')
}

/** For how long an address gives its file. */
const ticketMilliseconds = 60_000
export const attachmentPath = '/job-service/v2/attachments/:ticket'

const ticket = answers(
  jobCalls.ticket,
  'An address that gives the finished file once, within a minute.',
  async ({ api, session, params, origin }) => {
    const job = await findJob(api.db, session, params.id)
    const { id, kind, state, endedAt } = job
    if (endedAt === null || (state !== 'finished' && !receiptKinds.has(kind)))
      throw new Refusal(409, 'job-not-finished')
    await requireRolesOf(api.db, job)
    const at = api.now().getTime()
    const part = await api.db
      .selectFrom('jobParts')
      .select('number')
      .where('jobId', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (!part || endedAt.getTime() + fileKeptFor <= at) throw new Refusal(404, 'file-gone')
    const secret = newSecret('rdt')
    await api.db
      .updateTable('jobs')
      .set({
        ticketHash: hashSecret(secret),
        ticketUntil: new Date(at + ticketMilliseconds),
      })
      .where('id', '=', id)
      .execute()
    return ok({ url: origin + attachmentPath.replace(':ticket', secret) })
  },
)

export const jobRoutes = [exportList, getJob, cancel, ticket]
