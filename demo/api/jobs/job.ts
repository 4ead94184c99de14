/** A job of somebody's own: begun, found again, answered. */
import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Job } from '../../../src/core/jobs/job.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { jsonbText } from '../http/json-text.ts'
import { type RefusalCode, refusalMessage } from '../http/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import type { Caller, Session } from '../session/session.ts'
import type { JobTable } from './tables.ts'

/** Open at once of one person: more would only wait for each other. */
const mostOpen = 5

export type StoredJob = Selectable<JobTable>

interface Wanted {
  /** One of `jobSteps`. */
  kind: string
  /** What its steps read. */
  asked: object
  session: Caller
  at: Date
  /** Of what it is about, where that is there already. */
  id?: string
}

/** Begins a job of somebody's own, with what they may at this moment. Whoever calls it wakes the worker afterwards. @throws Refusal 429 */
export async function beginJob(
  transaction: Transaction<Database>,
  { kind, asked, session, at, id = randomUUID() }: Wanted,
): Promise<StoredJob> {
  // Of several that are begun at once each counts those before it.
  await waitInQueue(transaction, 'openJobs', session.user.id)
  const { count } = await transaction
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('startedBy', '=', session.user.id)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostOpen) throw new Refusal(429, 'too-many-jobs', 10)
  const { organization, user, roles, embed } = session
  return transaction
    .insertInto('jobs')
    .values({
      id,
      organizationId: organization.id,
      kind,
      asked: jsonbText(asked),
      startedBy: user.id,
      embedKeyId: embed?.keyId ?? null,
      roles,
      scopes: embed?.scopes ?? null,
      createdAt: at,
      workedAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A job of one's own, in the organisation where it was begun. @throws Refusal 404 */
export async function findJob(
  db: Kysely<Database>,
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

/** As calls about it answer it. */
export function viewJob(job: StoredJob, language: Locale) {
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
