/** Whether somebody may say that the bank paid an order's cheque (docs/domain.md, section 1, "Eligibility"). */
import { type Decision, decisionOf } from '../decision.ts'
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { OrderDetail } from './order-detail.ts'

type ClearingReason = 'role-clear-cheque' | 'raffle-closed' | 'not-a-cheque'

/** What decides on a cheque that the bank paid. */
type ChequeFacts = Pick<OrderDetail, 'status' | 'type' | 'chequeClearedAt' | 'raffleStatus'>

/** An order that stands by a cheque which the bank hasn't paid. */
export function isUncleared({ status, type, chequeClearedAt }: Omit<ChequeFacts, 'raffleStatus'>) {
  return status === 'ACTIVE' && type === 'cheque' && chequeClearedAt === null
}

/** Whether the bank may still pay it: of a void order's cheque too, which may have been on its way. */
export function awaitsBank({ status, ...cheque }: Omit<ChequeFacts, 'raffleStatus'>) {
  return isUncleared({ ...cheque, status: status === 'VOID' ? 'ACTIVE' : status })
}

/** Whether these roles may say it now: its tickets take part from then on; what a void one paid is owed to the buyer. */
export function decideClearing(
  order: ChequeFacts,
  roles: readonly Role[],
): Decision<ClearingReason> {
  const code = may('raffles:draw', roles) ? againstClearing(order) : 'role-clear-cheque'
  return decisionOf<ClearingReason>(code === null ? [] : [{ code }])
}

/** What is against it, whoever says it. */
export function againstClearing(
  order: ChequeFacts,
): Exclude<ClearingReason, 'role-clear-cheque'> | null {
  // No ticket comes of a void one, and its money has to go back whenever it came.
  if (order.raffleStatus === 'closed' && order.status !== 'VOID') return 'raffle-closed'
  return awaitsBank(order) ? null : 'not-a-cheque'
}
