import type { Kysely } from 'kysely'
import type { PlannedPick } from '../../../../src/core/raffles/draws/pick-plan.ts'
import type { ApiContext } from '../../context.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { faultEntry } from '../../http/log.ts'
import { Refusal } from '../../http/refusal.ts'
import { unavailable } from '../../http/unavailable.ts'
import { type Rounds, startRounds } from '../../jobs/rounds.ts'
import { holdDraw } from '../draws/context.ts'
import { lockInForce } from '../draws/locked-list.ts'
import { pickNext } from './pick.ts'
import { planMilliseconds, planOf } from './plan.ts'

/** Batches of an instance that was killed are taken up by another within this time. */
const lookMilliseconds = 10_000

interface Working extends Pick<ApiContext, 'db' | 'write' | 'now' | 'log'> {}

interface Batch {
  id: string
  prizeId: string
  drawId: string
  raffleId: string
  requestedBy: string | null
  requestedByKey: string | null
}

/**
 * Makes the picks of batches, each in a transaction of its own: completed ones survive whatever happens to the rest.
 * Several instances may work on one batch; each pick is made under the draw's lock, and counted with it.
 */
export function startPickWorker(options: Working): Rounds {
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: options.log,
    async work(stopped) {
      for (const batch of await unfinished(options.db)) await finish(options, batch, stopped)
    },
  })
}

function unfinished(db: Kysely<Database>): Promise<Batch[]> {
  return db
    .selectFrom('pickBatches')
    .innerJoin('draws', 'draws.id', 'pickBatches.drawId')
    .select([
      'pickBatches.id',
      'pickBatches.prizeId',
      'pickBatches.drawId',
      'pickBatches.requestedBy',
      'pickBatches.requestedByKey',
      'draws.raffleId',
    ])
    .where('finishedAt', 'is', null)
    .where('failure', 'is', null)
    .orderBy('requestedAt')
    .execute()
}

async function finish(working: Working, batch: Batch, stopped: () => boolean): Promise<void> {
  const { db, log } = working
  const plans = new Map<string, PlannedPick[]>()
  try {
    while (!stopped() && (await pickOne(working, batch, plans)));
  } catch (error) {
    log(faultEntry(error, null))
    // The batch is taken up again at the next look, as one of a killed instance is.
    if (unavailable(error)) return
    const failure = error instanceof Refusal ? error.message : 'unexpected'
    await db
      .updateTable('pickBatches')
      .set({ failure })
      .where('id', '=', batch.id)
      .where('finishedAt', 'is', null)
      .execute()
  }
}

/** One pick of a batch; whether more are to come. */
function pickOne(
  { write, now }: Working,
  batch: Batch,
  plans: Map<string, PlannedPick[]>,
): Promise<boolean> {
  const at = now()
  return write(batch.raffleId, async transaction => {
    await allowLong(transaction, planMilliseconds)
    const draw = await holdDraw(transaction, { id: batch.drawId, raffleId: batch.raffleId })
    const { wanted, done, failure } = await transaction
      .selectFrom('pickBatches')
      .select(['wanted', 'done', 'failure'])
      .where('id', '=', batch.id)
      .executeTakeFirstOrThrow()
    if (done >= wanted || failure !== null) return false
    const prize = await transaction
      .selectFrom('prizes')
      .select(['id', 'category'])
      .where('id', '=', batch.prizeId)
      .executeTakeFirstOrThrow()
    const plan = await keptPlan(transaction, draw, plans)
    const { requestedBy, requestedByKey: embedKeyId } = batch
    const actor = requestedBy === null ? null : { userId: requestedBy, embedKeyId }
    await pickNext(transaction, draw, prize, { at, actor }, plan)
    const finished = done + 1 === wanted
    await transaction
      .updateTable('pickBatches')
      .set({ done: done + 1, finishedAt: finished ? at : null })
      .where('id', '=', batch.id)
      .execute()
    return !finished
  })
}

/** A plan is the same until fresh entropy is given, and takes long to compute for hundreds of picks. */
async function keptPlan(
  db: Kysely<Database>,
  draw: Parameters<typeof planOf>[1],
  plans: Map<string, PlannedPick[]>,
): Promise<PlannedPick[]> {
  const lock = await lockInForce(db, draw.id)
  if (!lock) throw new Refusal(409, 'not-locked')
  const { count } = await db
    .selectFrom('drawEntropies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('drawId', '=', draw.id)
    .executeTakeFirstOrThrow()
  const key = `${lock.id} ${count}`
  const plan = plans.get(key) ?? (await planOf(db, draw, lock))
  plans.set(key, plan)
  return plan
}
