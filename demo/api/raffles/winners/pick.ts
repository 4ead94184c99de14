import type { Transaction } from 'kysely'
import type { PlannedPick } from '../../../../src/core/raffles/draws/pick-plan.ts'
import type { Actor } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { DrawContext } from '../draws/context.ts'
import { type LockInForce, lockInForce, ticketAt } from '../draws/locked-list.ts'
import { recordInDraw } from '../draws/record.ts'
import { nextPlanned, planOf } from './plan.ts'

export interface PickBy {
  at: Date
  actor: Actor | null
}

/** A prize as a pick needs it. */
export interface PrizeToPick {
  id: string
  category: 'jackpot' | 'prize'
}

/**
 * Makes a prize's next pick of the plan. The caller's transaction holds the draw.
 *
 * @throws Refusal 409 `not-locked`, `redraw-entropy-missing`
 */
export async function pickNext(
  transaction: Transaction<Database>,
  draw: DrawContext,
  prize: PrizeToPick,
  by: PickBy,
  kept?: readonly PlannedPick[],
): Promise<string> {
  const lock = await lockInForce(transaction, draw.id)
  if (!lock) throw new Refusal(409, 'not-locked')
  const plan = kept ?? (await planOf(transaction, draw, lock))
  const next = await nextPlanned(transaction, plan, prize.id)
  if (!next) throw new Refusal(409, 'redraw-entropy-missing')
  const { counter, index, attempt, entropy } = next
  return insertPick(transaction, draw, prize, by, {
    lock,
    counter,
    index,
    attempt,
    entropySequence: entropy,
    witnesses: [],
  })
}

export interface PickedPlace {
  lock: LockInForce
  counter: number
  index: number
  attempt: number
  entropySequence: number
  witnesses: string[]
}

/** The pick's row, and its line in the activity log, which keeps what was `said` of it too. */
export async function insertPick(
  transaction: Transaction<Database>,
  draw: DrawContext,
  prize: PrizeToPick,
  { at, actor }: PickBy,
  { lock, index, ...place }: PickedPlace,
  said: object = {},
): Promise<string> {
  const ticket = await ticketAt(transaction, lock.id, index)
  const { id } = await transaction
    .insertInto('winners')
    .values({
      ...place,
      ...ticket,
      raffleId: draw.raffleId,
      prizeId: prize.id,
      drawId: draw.id,
      category: prize.category,
      status: 'picked',
      leafIndex: index,
      pickedAt: at,
      pickedBy: actor?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordInDraw(transaction, draw, {
    subject: { type: 'winner', id },
    action: 'picked',
    actor,
    at,
    after: { prizeId: prize.id, ticketNumber: ticket.ticketNumber, ...place, ...said },
  })
  return id
}
