/** What may be done with an order, and why not: its page and the API ask the same functions (docs/domain.md, section 1). */
import { type Decision, decisionOf } from '../decision.ts'
import { type Action, reachOf } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { OrderDetail } from './order-detail.ts'
import {
  areOverlapping,
  centsOfVoiding,
  type NumberRange,
  type PartVoid,
  sizeOf,
} from './part-void.ts'
import { refundableCents } from './refund.ts'

export type OrderAction =
  | 'void'
  | 'void-part'
  | 'restore'
  | 'take-part'
  | 'refund'
  | 'email'
  | 'correct'
  | 'mark-mailed'
  | 'print'
  | 'note'

/** The words of each stand in rule-texts.ts, under the same name. */
export const orderReasonCodes = [
  'role-void',
  'role-restore',
  'role-take-part',
  'role-refund',
  'role-correct',
  'role-same-day',
  'buyer-erased',
  'role-clear-cheque',
  'already-void',
  'order-failed',
  'order-not-mailable',
  'group-inactive',
  'raffle-closed',
  'list-locked',
  'order-has-winner',
  'not-paid-yet',
  'one-ticket-left',
  'ticket-void-already',
  'ticket-picked',
  'restore-order-first',
  'not-void',
  'not-late',
  'takes-part-already',
  'never-had-tickets',
  'money-went-back',
  'card-not-charged',
  'nothing-to-refund',
  'nothing-received',
  'void-first',
  'no-packs-left',
  'no-tickets-left',
  'at-limit',
  'void-not-sent',
  'no-address',
  'cheque-uncleared',
  'waits-for-staff',
  'mailed-already',
  'changed-since',
  'order-gone',
  'not-a-cheque',
  'paid-by-hand',
  'void-not-printed',
  'unpaid-not-printed',
  'printed-already',
] as const
export type OrderReasonCode = (typeof orderReasonCodes)[number]

/** What the rules depend on; an order's page has it all. */
export type OrderFacts = Pick<
  OrderDetail,
  | 'status'
  | 'raffleStatus'
  | 'firstTicketNumber'
  | 'ticketCount'
  | 'ticketsCents'
  | 'voidedTickets'
  | 'voidedCents'
  | 'inLockedList'
  | 'hasWinner'
  | 'ownToday'
  | 'receivedCents'
  | 'cardCents'
  | 'refundedCents'
  | 'ticketsRefundedCents'
  | 'donationCents'
  | 'restoreHindrance'
  | 'late'
  | 'groupActive'
  | 'buyerErased'
>

const needs: Readonly<Record<OrderAction, { permission: Action; refusal: OrderReasonCode }>> = {
  void: { permission: 'orders:void', refusal: 'role-void' },
  'void-part': { permission: 'orders:void', refusal: 'role-void' },
  restore: { permission: 'orders:restore', refusal: 'role-restore' },
  'take-part': { permission: 'orders:restore', refusal: 'role-take-part' },
  refund: { permission: 'orders:refund', refusal: 'role-refund' },
  email: { permission: 'orders:correct', refusal: 'role-correct' },
  correct: { permission: 'orders:correct', refusal: 'role-correct' },
  'mark-mailed': { permission: 'orders:correct', refusal: 'role-correct' },
  print: { permission: 'orders:correct', refusal: 'role-correct' },
  note: { permission: 'orders:correct', refusal: 'role-correct' },
}

/** Whether these roles may do it with the order now. Agents do it with what they entered, on that day. */
export function decideOrder(
  action: OrderAction,
  order: OrderFacts,
  roles: readonly Role[],
): Decision<OrderReasonCode> {
  return decideAs(action, order, roles, () => reasonsAgainst(action, order))
}

/** What decides on single tickets of an order. */
interface TicketFacts extends OrderFacts {
  partVoids: readonly NumberRange[]
  pickedTickets: readonly number[]
}

/** Whether some of an order's tickets may be void now; all that are left of it are the order itself. */
export function decideVoidOf(
  part: NumberRange,
  order: TicketFacts,
  roles: readonly Role[],
): Decision<OrderReasonCode> {
  return decideAs('void-part', order, roles, () => againstVoidOf(part, order))
}

/** Whether they are all that is left of the order: it is void with them. */
export function isRestOf(
  part: NumberRange,
  { ticketCount, voidedTickets }: Pick<OrderFacts, 'ticketCount' | 'voidedTickets'>,
): boolean {
  return sizeOf(part) === ticketCount - voidedTickets
}

type RestorablePart = NumberRange & Pick<PartVoid, 'hindrance'>

/** Whether void tickets of an order may stand again now. */
export function decideRestoreOf(
  part: RestorablePart,
  order: OrderFacts,
  roles: readonly Role[],
): Decision<OrderReasonCode> {
  return decideAs('restore', order, roles, () => againstRestoreOf(part, order))
}

function decideAs(
  action: OrderAction,
  order: Pick<OrderFacts, 'ownToday'>,
  roles: readonly Role[],
  reasons: () => OrderReasonCode[],
): Decision<OrderReasonCode> {
  const { permission, refusal } = needs[action]
  const reach = reachOf(permission, roles)
  if (reach === null) return decisionOf<OrderReasonCode>([{ code: refusal }])
  if (reach === 'own' && !order.ownToday)
    return decisionOf<OrderReasonCode>([{ code: 'role-same-day' }])
  return decisionOf(reasons().map(code => ({ code })))
}

function reasonsAgainst(action: OrderAction, order: OrderFacts): OrderReasonCode[] {
  switch (action) {
    case 'note':
      return []
    case 'correct':
      return order.buyerErased ? ['buyer-erased'] : []
    case 'email':
      return order.buyerErased ? ['buyer-erased'] : againstSending(order)
    case 'mark-mailed':
      return againstSending(order)
    case 'print':
      return againstPrint(order)
    case 'refund':
      return againstRefund(order)
    case 'restore':
      return againstRestore(order)
    case 'take-part':
      return againstTakingPart(order)
    case 'void':
      return againstVoid(order)
    case 'void-part':
      return againstVoidPart(order)
  }
}

function againstSending({ firstTicketNumber, groupActive }: OrderFacts): OrderReasonCode[] {
  if (firstTicketNumber === null) return ['order-not-mailable']
  return groupActive ? [] : ['group-inactive']
}

/** Void tickets are never on paper as if they were good, nor are those that nobody has paid for yet. */
export function againstPrint({
  status,
  firstTicketNumber,
  groupActive,
}: Pick<OrderFacts, 'status' | 'firstTicketNumber' | 'groupActive'>): OrderReasonCode[] {
  if (status === 'VOID') return ['void-not-printed']
  if (firstTicketNumber === null) return ['order-not-mailable']
  if (status === 'PENDING') return ['unpaid-not-printed']
  return groupActive ? [] : ['group-inactive']
}

function againstVoid(order: OrderFacts): OrderReasonCode[] {
  const [reason] = againstAnyVoid(order)
  if (reason) return [reason]
  return order.hasWinner ? ['order-has-winner'] : []
}

/** Against the void of all of an order as of a part. */
function againstAnyVoid({ status, raffleStatus, inLockedList }: OrderFacts): OrderReasonCode[] {
  if (status === 'VOID') return ['already-void']
  if (status === 'FAILED') return ['order-failed']
  if (raffleStatus === 'closed') return ['raffle-closed']
  return inLockedList ? ['list-locked'] : []
}

function againstVoidPart(order: OrderFacts): OrderReasonCode[] {
  const [reason] = againstAnyVoid(order)
  if (reason) return [reason]
  if (order.status === 'PENDING') return ['not-paid-yet']
  return order.ticketCount - order.voidedTickets <= 1 ? ['one-ticket-left'] : []
}

function againstVoidOf(part: NumberRange, order: TicketFacts): OrderReasonCode[] {
  const isVoid = order.partVoids.some(other => areOverlapping(part, other))
  const isRest = !isVoid && isRestOf(part, order)
  const [reason] = isRest ? againstVoid(order) : againstVoidPart(order)
  if (reason) return [reason]
  if (isVoid) return ['ticket-void-already']
  const isPicked = order.pickedTickets.some(
    number => number >= part.firstNumber && number <= part.lastNumber,
  )
  return isPicked ? ['ticket-picked'] : []
}

/** Of an order that stands no more than its donation and its void tickets can go back: void it, and the rest can. */
function againstRefund(order: OrderFacts): OrderReasonCode[] {
  if (refundableCents(order) > 0) return []
  if (order.receivedCents === 0) return ['nothing-received']
  return order.status === 'VOID' ? ['nothing-to-refund'] : ['void-first']
}

/** The same numbers stand again, as long as no list is locked without them and there is room for them. */
function againstRestore(order: OrderFacts): OrderReasonCode[] {
  const { status, raffleStatus, firstTicketNumber, restoreHindrance } = order
  if (status !== 'VOID') return ['not-void']
  if (firstTicketNumber === null) return ['never-had-tickets']
  if (raffleStatus === 'closed') return ['raffle-closed']
  if (order.ticketsRefundedCents > order.voidedCents) return ['money-went-back']
  if (isUncharged(order, order.voidedCents)) return ['card-not-charged']
  return restoreHindrance === null ? [] : [restoreHindrance]
}

/** What came late takes part in the draws that it was taken for and whose lists aren't locked, as long as there is one. */
function againstTakingPart({ status, raffleStatus, late }: OrderFacts): OrderReasonCode[] {
  if (late === null) return ['not-late']
  if (late.takesPart) return ['takes-part-already']
  if (status === 'VOID') return ['restore-order-first']
  if (raffleStatus === 'closed') return ['raffle-closed']
  return late.countsFrom === null ? ['list-locked'] : []
}

/** Once the order itself stands, and as long as what went back is the money of tickets that stay void. */
function againstRestoreOf(part: RestorablePart, order: OrderFacts): OrderReasonCode[] {
  const { status, raffleStatus, ticketsRefundedCents, voidedCents } = order
  if (status === 'VOID') return ['restore-order-first']
  if (raffleStatus === 'closed') return ['raffle-closed']
  const voidedAfter = voidedCents + centsOfVoiding(order, -sizeOf(part))
  if (ticketsRefundedCents > voidedAfter) return ['money-went-back']
  if (isUncharged(order, voidedAfter)) return ['card-not-charged']
  return part.hindrance === null ? [] : [part.hindrance]
}

/** Void when its card was charged, or the card was declined: nobody pays for what would stand. */
function isUncharged(
  { cardCents, ticketsCents, donationCents }: OrderFacts,
  voidedCents: number,
): boolean {
  return cardCents !== null && cardCents < ticketsCents - voidedCents + donationCents
}
