/** What may be done with an order, and why not: its page and the API ask the same functions (docs/domain.md, section 1). */
import { type Decision, decisionOf } from '../decision.ts'
import { type Action, reachOf } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { OrderDetail } from './order-detail.ts'
import { refundableCents } from './refund.ts'

export type OrderAction =
  | 'void'
  | 'restore'
  | 'refund'
  | 'email'
  | 'correct'
  | 'mark-mailed'
  | 'note'

/** The words of each stand in rule-texts.ts, under the same name. */
export const orderReasonCodes = [
  'role-void',
  'role-restore',
  'role-refund',
  'role-correct',
  'role-same-day',
  'already-void',
  'order-failed',
  'order-not-mailable',
  'raffle-closed',
  'list-locked',
  'order-has-winner',
  'not-void',
  'never-had-tickets',
  'money-went-back',
  'nothing-to-refund',
  'no-packs-left',
  'no-tickets-left',
  'at-limit',
  'void-not-sent',
  'no-address',
  'mailed-already',
  'changed-since',
  'order-gone',
  'paid-by-hand',
] as const
export type OrderReasonCode = (typeof orderReasonCodes)[number]

/** What the rules depend on; an order's page has it all. */
export type OrderFacts = Pick<
  OrderDetail,
  | 'status'
  | 'raffleStatus'
  | 'firstTicketNumber'
  | 'inLockedList'
  | 'hasWinner'
  | 'ownToday'
  | 'receivedCents'
  | 'refundedCents'
  | 'donationCents'
  | 'restoreHindrance'
>

const needs: Readonly<Record<OrderAction, { permission: Action; refusal: OrderReasonCode }>> = {
  void: { permission: 'orders:void', refusal: 'role-void' },
  restore: { permission: 'orders:restore', refusal: 'role-restore' },
  refund: { permission: 'orders:refund', refusal: 'role-refund' },
  email: { permission: 'orders:correct', refusal: 'role-correct' },
  correct: { permission: 'orders:correct', refusal: 'role-correct' },
  'mark-mailed': { permission: 'orders:correct', refusal: 'role-correct' },
  note: { permission: 'orders:correct', refusal: 'role-correct' },
}

/** Whether these roles may do it with the order now. Agents do it with what they entered, on that day. */
export function decideOrder(
  action: OrderAction,
  order: OrderFacts,
  roles: readonly Role[],
): Decision<OrderReasonCode> {
  const { permission, refusal } = needs[action]
  const reach = reachOf(permission, roles)
  if (reach === null) return decisionOf<OrderReasonCode>([{ code: refusal }])
  if (reach === 'own' && !order.ownToday)
    return decisionOf<OrderReasonCode>([{ code: 'role-same-day' }])
  return decisionOf(reasonsAgainst(action, order).map(code => ({ code })))
}

function reasonsAgainst(action: OrderAction, order: OrderFacts): OrderReasonCode[] {
  switch (action) {
    case 'correct':
    case 'note':
      return []
    case 'email':
    case 'mark-mailed':
      return order.firstTicketNumber === null ? ['order-not-mailable'] : []
    case 'refund':
      return refundableCents(order) === 0 ? ['nothing-to-refund'] : []
    case 'restore':
      return againstRestore(order)
    case 'void':
      return againstVoid(order)
  }
}

function againstVoid({
  status,
  raffleStatus,
  inLockedList,
  hasWinner,
}: OrderFacts): OrderReasonCode[] {
  if (status === 'VOID') return ['already-void']
  if (status === 'FAILED') return ['order-failed']
  if (raffleStatus === 'closed') return ['raffle-closed']
  if (inLockedList) return ['list-locked']
  return hasWinner ? ['order-has-winner'] : []
}

/** The same numbers stand again, as long as no list is locked without them and there is room for them. */
function againstRestore({
  status,
  raffleStatus,
  firstTicketNumber,
  refundedCents,
  restoreHindrance,
}: OrderFacts): OrderReasonCode[] {
  if (status !== 'VOID') return ['not-void']
  if (firstTicketNumber === null) return ['never-had-tickets']
  if (raffleStatus === 'closed') return ['raffle-closed']
  if (refundedCents > 0) return ['money-went-back']
  return restoreHindrance === null ? [] : [restoreHindrance]
}

/** What is known of an order's tickets in a draw. Instants in UTC. */
interface Taking {
  order: Pick<OrderDetail, 'status' | 'type' | 'boughtAt' | 'chequeClearedAt'>
  draw: {
    /** Null: what is bought before the end of sales. */
    cutoffAt: string | null
    completed: boolean
    won: boolean
  }
}

/** Whether an order's tickets take part in a draw, and if not, why (docs/domain.md, section 1, "Eligibility"). */
export function standingIn({ order, draw }: Taking): OrderDetail['draws'][number]['standing'] {
  if (draw.won) return 'won'
  if (order.status === 'VOID') return 'void'
  if (order.status === 'FAILED') return 'failed'
  if (order.status === 'PENDING') return 'unpaid'
  if (draw.cutoffAt !== null && order.boughtAt >= draw.cutoffAt) return 'too-late'
  if (order.type === 'cheque' && order.chequeClearedAt === null) return 'cheque-uncleared'
  return draw.completed ? 'was-in' : 'in'
}
