import type { Kysely } from 'kysely'
import { type PlannedPick, planPicks } from '../../../../src/core/raffles/draws/pick-plan.ts'
import type { Database } from '../../database/schema.ts'
import { entropiesOf, redrawsOf } from '../draws/certificate.ts'
import type { DrawContext } from '../draws/context.ts'
import type { LockInForce } from '../draws/locked-list.ts'
import { placesInPlan } from '../draws/plan-places.ts'

/** For the transaction around it: the plan of hundreds of picks is computed between two statements. */
export const planMilliseconds = 120_000

/** The draw's plan as far as entropy has been given: the very function that checks certificates. */
export async function planOf(
  db: Kysely<Database>,
  draw: Pick<DrawContext, 'id' | 'seed'>,
  lock: LockInForce,
): Promise<PlannedPick[]> {
  const entropies = await entropiesOf(db, draw.id)
  const { redrawn } = placesInPlan(lock.terms.prizes, await redrawsOf(db, draw.id))
  return planPicks({
    seed: draw.seed,
    root: lock.root,
    count: lock.ticketCount,
    prizes: lock.terms.prizes,
    entropy: entropies.map(({ text }, at) => ({ text, rejectedPick: redrawn[at] ?? null })),
  })
}

/** The first pick of the plan for a prize that isn't made yet; undefined while one needs fresh entropy. */
export async function nextPlanned(
  db: Kysely<Database>,
  plan: readonly PlannedPick[],
  prizeId: string,
): Promise<PlannedPick | undefined> {
  const made = await db
    .selectFrom('winners')
    .select('counter')
    .where('prizeId', '=', prizeId)
    .execute()
  const counters = new Set(made.map(({ counter }) => counter))
  return plan.find(pick => pick.prizeId === prizeId && !counters.has(pick.counter))
}
