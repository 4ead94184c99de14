import type { Selectable } from 'kysely'
import { type Kysely, sql, type Transaction } from 'kysely'
import { jobHeldMs } from '../../../src/core/format/durations.ts'
import type { ApiContext } from '../context.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { faultEntry } from '../http/log.ts'
import { Refusal } from '../http/refusal.ts'
import { unavailable } from '../http/unavailable.ts'
import type { Caller } from '../session/session.ts'
import { callerOf } from './caller.ts'
import { type Rounds, startRounds } from './rounds.ts'
import type { JobTable } from './tables.ts'

interface JobAt {
  /** In the step's own transaction. */
  api: { db: Transaction<Database>; now: () => Date }
  session: Caller
  /** What the job was asked for. */
  asked: unknown
  /** Where it goes on; null: at its beginning. */
  place: string | null
}

export interface JobStepDone {
  /** Joins the job's file. */
  text: string
  /** What this step has done of the whole. */
  done: number
  total: number | null
  /** Where the next one goes on; null: there is none. */
  next: string | null
  fileName: string
}

/** One step of a job, which leaves nothing behind where it fails. */
export type JobStep = (at: JobAt) => Promise<JobStepDone>

interface Working extends Pick<ApiContext, 'now' | 'log'> {
  /** For what takes longer than a request. */
  db: Kysely<Database>
  /** What each kind of job does. */
  steps: Readonly<Record<string, JobStep>>
  /** For how long a job is held that nobody works on any more. */
  holdMs?: number
}

type StoredJob = Selectable<JobTable>

const lookMilliseconds = 5_000
/** Then another job has its turn. */
const stepsATurn = 20

/**
 * Works on jobs, one step in a transaction: what it made, how far the job is and where it goes on are kept together, or
 * not at all. Several instances may share the work: whoever takes a job holds it for a while and has a number of their
 * own; who was thought dead and comes back finds a later number, and keeps nothing.
 */
export function startJobWorker(working: Working): Rounds {
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: working.log,
    async work(stopped) {
      for (let job = await take(working); job && !stopped(); job = await take(working))
        await turn(working, job, stopped)
    },
  })
}

/** The job that waits longest and that nobody holds. */
function take({ db, now, steps, holdMs = jobHeldMs }: Working): Promise<StoredJob | undefined> {
  const at = now()
  return db
    .updateTable('jobs')
    .set({
      state: 'running',
      startedAt: sql`coalesce(started_at, ${at})`,
      holder: sql`holder + 1`,
      heldUntil: new Date(at.getTime() + holdMs),
      workedAt: at,
    })
    .where('id', '=', eb =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('endedAt', 'is', null)
        // Others are for an instance of another version.
        .where('kind', 'in', Object.keys(steps))
        .where(inner => inner.or([inner('heldUntil', 'is', null), inner('heldUntil', '<=', at)]))
        .orderBy('workedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Some steps of a job; it is given back where it isn't over by then. */
async function turn(working: Working, job: StoredJob, stopped: () => boolean): Promise<void> {
  const { db, log, now } = working
  try {
    for (let made = 0; made < stepsATurn && !stopped(); made += 1)
      if (!(await step(working, job))) return
    await heldBy(db, job).set({ heldUntil: null, workedAt: now() }).execute()
  } catch (error) {
    log(faultEntry(error, null))
    // It is taken up again once nobody holds it any more.
    if (unavailable(error)) return
    const failure = error instanceof Refusal ? (error.reasons[0]?.code ?? null) : null
    await heldBy(db, job)
      .set({ state: 'failed', endedAt: now(), heldUntil: null, failure: failure ?? 'unexpected' })
      .execute()
  }
}

/** A job, as long as this instance has it. */
function heldBy(db: Kysely<Database>, { id, holder }: StoredJob) {
  return db
    .updateTable('jobs')
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('endedAt', 'is', null)
}

/** @returns whether more are to come */
function step(working: Working, { id, holder }: StoredJob): Promise<boolean> {
  return working.db.transaction().execute(async transaction => {
    // Whoever cancels it comes between two steps: at the row alone, the next step could be first each time.
    await waitInQueue(transaction, 'jobs', id)
    const job = await transaction
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('holder', '=', holder)
      .where('endedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    // Cancelled, or somebody else's by now.
    if (!job) return false
    return keep(working, transaction, job, await made(working, transaction, job))
  })
}

async function made(
  { now, steps }: Working,
  db: Transaction<Database>,
  job: StoredJob,
): Promise<JobStepDone> {
  const make = steps[job.kind]
  if (!make) throw new Error(`Nobody here does jobs of the kind ${job.kind}.`)
  const session = await callerOf(db, job)
  return make({ api: { db, now }, session, asked: job.asked, place: job.place })
}

async function keep(
  { now, holdMs = jobHeldMs }: Working,
  transaction: Transaction<Database>,
  job: StoredJob,
  { text, done, total, next, fileName }: JobStepDone,
): Promise<boolean> {
  const at = now()
  const { number } = await transaction
    .selectFrom('jobParts')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('jobParts')
    .values({ jobId: job.id, number, content: text })
    .execute()
  const isOver = next === null
  await transaction
    .updateTable('jobs')
    .set({
      done: job.done + done,
      total: isOver ? job.done + done : total,
      place: next,
      fileName,
      workedAt: at,
      heldUntil: isOver ? null : new Date(at.getTime() + holdMs),
      ...(isOver && { state: 'finished', endedAt: at }),
    })
    .where('id', '=', job.id)
    .execute()
  return !isOver
}
