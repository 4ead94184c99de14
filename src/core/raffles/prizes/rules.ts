/** What may still be changed of a prize: its draw's lock fixes what is drawn, a pick keeps it for good. */

import { type Decision, decisionOf, type Reason } from '../../decision.ts'
import { may } from '../../permissions.ts'
import type { Role } from '../../session/role.ts'
import type { RaffleStatus } from '../raffle.ts'
import type { Prize } from './prize.ts'

export type PrizeAction = 'edit' | 'move' | 'delete'

export type PrizeReason =
  | 'not-allowed'
  | 'raffle-closed'
  | 'jackpot-stays'
  | 'prize-picked'
  | 'draw-locked'
  | 'quantity-below-picks'
  | 'one-jackpot'
  | 'jackpot-dates-sold'

/** A Prize satisfies it. */
export type PrizeFacts = Pick<Prize, 'category' | 'picksCompleted' | 'picksPending' | 'locked'>

/**
 * `edit`: name, words, sponsor, value. `move`: date, cut-off, quantity, whether winners stay in, and the jackpot's
 * value, which its draw's lock fixes.
 * `delete`: blocked once picked; the jackpot is never deleted.
 */
export function decidePrize(
  action: PrizeAction,
  prize: PrizeFacts,
  circumstances: { roles: readonly Role[]; raffleStatus: RaffleStatus },
): Decision<PrizeReason> {
  if (!may('raffles:edit', circumstances.roles))
    return decisionOf<PrizeReason>([{ code: 'not-allowed' }])
  if (circumstances.raffleStatus === 'closed')
    return decisionOf<PrizeReason>([{ code: 'raffle-closed' }])
  return decisionOf(reasonsAgainst(action, prize))
}

function reasonsAgainst(action: PrizeAction, prize: PrizeFacts): Reason<PrizeReason>[] {
  if (action === 'edit') return []
  const reasons: Reason<PrizeReason>[] = []
  if (action === 'delete') {
    if (prize.category === 'jackpot') reasons.push({ code: 'jackpot-stays' })
    if (prize.picksCompleted + prize.picksPending > 0) reasons.push({ code: 'prize-picked' })
  }
  if (prize.locked) reasons.push({ code: 'draw-locked' })
  return reasons
}

/** Whether a quantity is enough for what was picked, and one for a jackpot: section 4 wants exactly one winner. */
export function decideQuantity(
  quantity: number,
  prize: Pick<PrizeFacts, 'category' | 'picksCompleted' | 'picksPending'>,
): Decision<PrizeReason> {
  const least = prize.picksCompleted + prize.picksPending
  if (quantity < least)
    return decisionOf<PrizeReason>([{ code: 'quantity-below-picks', params: { least } }])
  const several = prize.category === 'jackpot' && quantity !== 1
  return decisionOf<PrizeReason>(several ? [{ code: 'one-jackpot' }] : [])
}

/**
 * Whether its cut-off and draw date may be others: which tickets a jackpot is drawn from is what they were sold on.
 * @param hasSales an order counts, or is being paid for
 */
export function decideDates(
  { category }: Pick<PrizeFacts, 'category'>,
  { hasSales }: { hasSales: boolean },
): Decision<PrizeReason> {
  const isSold = category === 'jackpot' && hasSales
  return decisionOf<PrizeReason>(isSold ? [{ code: 'jackpot-dates-sold' }] : [])
}
