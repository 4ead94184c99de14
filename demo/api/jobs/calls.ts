import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import type { Job } from '../../../src/core/jobs/job.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { ok } from '../http/answers.ts'
import { once } from '../http/idempotency.ts'
import { jsonbText } from '../http/json-text.ts'
import { type RefusalCode, refusalMessage } from '../http/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { answers, reads, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { actorOf, type Session } from '../session/session.ts'
import { hashSecret, newSecret } from '../session/token.ts'
import { openList } from './list-file.ts'
import { fileKeptFor, type JobTable } from './tables.ts'

/** Open at once of one person: more would only wait for each other. */
const mostOpen = 5

const exportList = answers(
  jobCalls.exportList,
  'Begins to write the file of a list, page by page; the log says so.',
  async at => {
    const { api, session, body, language, origin } = at
    const reply = await once(at, null, async transaction => {
      const wanted = { ...body, language, origin }
      const { asked } = await openList({ api, session }, wanted)
      const { count } = await transaction
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('startedBy', '=', session.user.id)
        .where('endedAt', 'is', null)
        .executeTakeFirstOrThrow()
      if (count >= mostOpen) throw new Refusal(429, 'too-many-jobs', 10)
      const { organization, user, roles, embed } = session
      const now = api.now()
      const job = await transaction
        .insertInto('jobs')
        .values({
          id: randomUUID(),
          organizationId: organization.id,
          kind: 'list-file',
          asked: jsonbText(wanted),
          startedBy: user.id,
          embedKeyId: embed?.keyId ?? null,
          roles,
          scopes: embed?.scopes ?? null,
          createdAt: now,
          workedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordActivity(transaction, {
        organizationId: organization.id,
        raffleId: null,
        subject: { type: 'organization', id: organization.id },
        action: 'exported',
        actor: actorOf(session),
        at: now,
        before: null,
        after: { list: body.list, ...asked.query.filters },
      })
      return { status: 201, json: { data: viewJob(job, language) } }
    })
    api.jobs.wake()
    return reply
  },
)

const getJob = reads(
  jobCalls.get,
  'How far one’s own job is.',
  async ({ api, session, params, language }) =>
    viewJob(await findJob(api, session, params.id), language),
)

const cancel = writes(
  jobCalls.cancel,
  'Ends one’s own job: what it has made of a file is dropped.',
  () => null,
  async ({ api, session, params, transaction }) => {
    const { id } = await findJob(api, session, params.id)
    await transaction
      .updateTable('jobs')
      .set({ state: 'cancelled', endedAt: api.now(), heldUntil: null })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute()
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

/** For how long an address gives its file. */
const ticketMilliseconds = 60_000
export const attachmentPath = '/job-service/v2/attachments/:ticket'

const ticket = answers(
  jobCalls.ticket,
  'An address that gives the finished file once, within a minute.',
  async ({ api, session, params, origin }) => {
    const { id, state, endedAt } = await findJob(api, session, params.id)
    if (state !== 'finished') throw new Refusal(409, 'job-not-finished')
    const at = api.now().getTime()
    if (endedAt === null || endedAt.getTime() + fileKeptFor <= at)
      throw new Refusal(404, 'file-gone')
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

type StoredJob = Selectable<JobTable>

/** A job of one's own, in the organisation where it was begun. @throws Refusal 404 */
async function findJob(
  { db }: Pick<ApiContext, 'db'>,
  { user, organization, embed }: Session,
  id: string,
): Promise<StoredJob> {
  const job = isUuid(id)
    ? await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('startedBy', '=', user.id)
        .where('organizationId', '=', organization.id)
        .where(sql<boolean>`embed_key_id is not distinct from ${embed?.keyId ?? null}`)
        .executeTakeFirst()
    : undefined
  if (!job) throw new Refusal(404, 'not-found')
  return job
}

function viewJob(job: StoredJob, language: Locale) {
  const { id, state, done, total, startedAt, failure } = job
  const message = failure === null ? null : refusalMessage(failure as RefusalCode, language)
  return {
    id,
    state,
    done,
    total,
    startedAt: startedAt?.toISOString() ?? null,
    failures: [],
    message,
  } satisfies Job
}
