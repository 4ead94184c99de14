/**
 * Each organization's nightly run, which removes what it keeps no longer. A batch, what the run has removed so far and
 * where it goes on are written together, in one transaction that holds the run's row: of several instances one works on
 * it, and whoever is killed leaves it as it was before the batch.
 */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { longerOf, type Removed, type Retention } from '../../../src/core/retention/retention.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { faultEntry } from '../http/log.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import type { retentionSteps } from './steps.ts'
import { type RetentionRunTable, type StepName, stepNames } from './tables.ts'

interface Working extends Pick<ApiContext, 'now' | 'log'> {
  /** For what takes longer than a request. */
  db: Kysely<Database>
  steps: typeof retentionSteps
  /** Milliseconds, from any moment on: what batches take is told by it. */
  timer?: () => number
}

type Run = Selectable<RetentionRunTable>

/** Organizations whose night has come, and runs of an instance that was killed. */
const lookMilliseconds = 30_000
/** At two in the morning, where the organization is. */
const nightBegins = sql`interval '2 hours'`
/** Then one is tried again that failed. */
const pauseMinutes = 5
/** So long a batch is to take: for as long whoever sets other periods waits, and whoever sells to those who are looked at. */
const batchMilliseconds = 1_000
const smallest = 1 / 8

/**
 * What part of its largest batch a step does after one that took so long. Most of what a batch costs may not depend on its
 * size, so that only the next one shows what more or less of it does.
 */
export function nextPart(part: number, milliseconds: number): number {
  if (milliseconds > batchMilliseconds * 1.5) return Math.max(part / 2, smallest)
  return milliseconds < batchMilliseconds / 2 ? Math.min(part * 2, 1) : part
}

/** What part is next of which run's step. Each begins with the smallest: how large an organization is shows then. */
interface Pace {
  of: string
  part: number
}

export function startRetentionWorker(working: Working): Rounds {
  const pace: Pace = { of: '', part: smallest }
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: working.log,
    async work(stopped) {
      await beginRuns(working)
      while (!stopped() && (await workOnOne(working, pace)));
    },
  })
}

/** Once a night, and not before whoever set a period has had a day to think better of it. */
async function beginRuns({ db, now }: Working): Promise<void> {
  const nightOf = (at: unknown) =>
    sql`((${at}::timestamptz at time zone time_zone) - ${nightBegins})::date`
  await sql`
    insert into retention_runs
      (organization_id, night, keeps_buyers, keeps_emails, keeps_recordings, began_at, step, try_at)
    select id, ${nightOf(now())}, keeps_buyers, keeps_emails, keeps_recordings, ${now()},
      ${stepNames[0]}, ${now()}
    from organizations
    where num_nonnulls(keeps_buyers, keeps_emails, keeps_recordings) > 0
      and coalesce(retention_set_at, '-infinity') <= ${now()}::timestamptz - interval '1 day'
      and not exists (
        select from retention_runs where organization_id = organizations.id
          and (ended_at is null or night >= ${nightOf(now())})
      )
    on conflict do nothing
  `.execute(db)
}

/** @returns whether there was a run to work on */
async function workOnOne(working: Working, pace: Pace): Promise<boolean> {
  const { db, now, log, timer = () => performance.now() } = working
  let taken: Run | undefined
  let from = 0
  try {
    await db.transaction().execute(async transaction => {
      taken = await take(transaction, now())
      if (!taken) return
      const of = `${taken.id} ${taken.step}`
      if (pace.of !== of) Object.assign(pace, { of, part: smallest })
      from = timer()
      await workOn(working, transaction, taken, pace.part)
    })
    pace.part = nextPart(pace.part, timer() - from)
  } catch (error) {
    log(faultEntry(error, null))
    pace.part = smallest
    if (!taken) return false
    await db
      .updateTable('retentionRuns')
      .set(({ eb }) => ({
        tryAt: new Date(now().getTime() + pauseMinutes * 60_000),
        failures: eb('failures', '+', 1),
      }))
      .where('id', '=', taken.id)
      // Of several instances that tried at once one counts.
      .where('tryAt', '=', taken.tryAt)
      .execute()
  }
  return taken !== undefined
}

function take(transaction: Transaction<Database>, at: Date): Promise<Run | undefined> {
  return transaction
    .selectFrom('retentionRuns')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('tryAt', '<=', at)
    .orderBy('tryAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

const periodOf = {
  buyers: 'keepsBuyers',
  lists: 'keepsBuyers',
  emails: 'keepsEmails',
  recordings: 'keepsRecordings',
} as const satisfies Record<StepName, keyof Retention>

async function workOn(
  { steps, now }: Working,
  transaction: Transaction<Database>,
  run: Run,
  part: number,
): Promise<void> {
  const { id, organizationId, step, beganAt, place, buyers } = run
  const periods = await transaction
    .selectFrom('organizations')
    .select(['keepsBuyers', 'keepsEmails', 'keepsRecordings'])
    .where('id', '=', organizationId)
    // Whoever sets others meanwhile is answered once this batch stands: nothing goes after they were told.
    .forShare()
    .executeTakeFirstOrThrow()
  const period = periodOf[step]
  const keeps = longerOf(run[period], periods[period])
  const at = now()
  const done = await steps[step]({
    ...{ transaction, organizationId, beganAt, place, part, buyers, keeps, at },
  })
  const removed = { buyers, emails: run.emails, recordings: run.recordings }
  if (step !== 'lists') removed[step] += done.removed
  const next = done.over ? stepNames[stepNames.indexOf(step) + 1] : step
  const goesOn = { step: next ?? step, place: done.over ? null : (done.place ?? null) }
  const ends = next === undefined ? { endedAt: at } : {}
  await transaction
    .updateTable('retentionRuns')
    .set({ ...removed, ...goesOn, ...ends, failures: 0 })
    .where('id', '=', id)
    .execute()
  if (next === undefined) await end(transaction, run, removed, at)
}

/** The newest run alone is kept; the log has what each removed. */
async function end(
  transaction: Transaction<Database>,
  { id, organizationId }: Run,
  removed: Removed,
  at: Date,
): Promise<void> {
  await transaction
    .deleteFrom('retentionRuns')
    .where('organizationId', '=', organizationId)
    .where('id', '<', id)
    .execute()
  if (Object.values(removed).every(number => number === 0)) return
  await recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'organization', id: organizationId },
    action: 'retention-carried-out',
    actor: null,
    at,
    before: null,
    after: removed,
  })
}
