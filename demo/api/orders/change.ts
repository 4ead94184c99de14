import type { Transaction } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { followUpReasons } from '../../../src/core/orders/follow-up.ts'
import { isWithin, numbersOf } from '../../../src/core/orders/part-void.ts'
import type { OrderAction } from '../../../src/core/orders/rules.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import { correctEmail, lastChange as lastCustomerChange, sawAnother } from '../customers/held.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { type Bought, mailTickets, readBought } from './confirmation-email.ts'
import { readDetail } from './detail.ts'
import { entryOf, type HeldOrder, holdOrder, renewOrders } from './held.ts'

export const changeOrder = writes(
  orderCalls.change,
  'Corrects the buyer’s email address, says whether the printed tickets went to the post, or when to look again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction } = at
    const { version, ...change } = at.body
    const held = await holdOrder(at, ...actionsOf(change))
    const { order, reader } = held
    if (order.version !== version)
      throw new StaleEdit({ data: order, ...(await lastChange(transaction, order.id)) })
    await writeChange(transaction, held, change)
    return readDetail(transaction, order.id, reader)
  },
)

export const emailOrder = writes(
  orderCalls.email,
  'Sends an order’s tickets to an address; those of a void order say that it is void.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction } = at
    const { email, readEmail, correct, ticketNumber } = at.body
    const held = await holdOrder(at, 'email', ...(correct ? ['correct' as const] : []))
    const { found, by } = held
    if (correct) await writeChange(transaction, held, { email, readEmail })
    const bought = await readBought(transaction, found.id)
    if (!bought) throw new Refusal(409, 'order-not-mailable')
    if (ticketNumber !== undefined) requireTicket(bought, ticketNumber)
    const sending = { recipient: email, at: by.at, ticketNumber }
    const message = await mailTickets(transaction, bought, sending)
    await recordActivity(transaction, {
      ...entryOf(found, by),
      action: 'emailed',
      before: null,
      after: { email, ...(ticketNumber !== undefined && { ticketNumber }) },
    })
    return message
  },
)

/** @throws Refusal 422: another order's */
function requireTicket(bought: Bought, ticketNumber: number): void {
  const one = { firstNumber: ticketNumber, lastNumber: ticketNumber }
  if (!isWithin(one, numbersOf(bought)))
    throw new Refusal(422, [{ code: 'not-its-ticket', field: 'ticketNumber' }])
}

interface Change {
  email?: string | undefined
  /** The one that somebody saw in its place. */
  readEmail?: string | null | undefined
  mailed?: boolean | undefined
  followUpOn?: string | null | undefined
}

function actionsOf({ email, mailed, followUpOn }: Change): OrderAction[] {
  return [
    ...(email === undefined ? [] : ['correct' as const]),
    ...(mailed === undefined ? [] : ['mark-mailed' as const]),
    ...(followUpOn === undefined ? [] : ['note' as const]),
  ]
}

/** Writes what differs. An address is the buyer's, so it is that of all their orders. @throws Refusal 422 a mistyped year */
async function writeChange(
  transaction: Transaction<Database>,
  { found, order, by }: HeldOrder,
  change: Change,
): Promise<void> {
  const [wrong] = followUpReasons(change.followUpOn ?? null, isoDay(by.at, order.timeZone))
  if (wrong) throw new Refusal(422, [{ code: wrong.code, field: wrong.path }])
  const email = change.email?.toLowerCase() ?? order.buyer.email
  const isMarked = change.mailed !== undefined && change.mailed !== (order.mailedAt !== null)
  const markedAt = change.mailed ? by.at : null
  const mailedAt = isMarked ? markedAt : order.mailedAt
  const { followUpOn = order.followUpOn } = change
  const { before, after } = changesOf(
    { email: order.buyer.email, mailedAt: order.mailedAt, followUpOn: order.followUpOn },
    { email, mailedAt, followUpOn },
  )
  if (after === null) return
  if (email !== order.buyer.email) {
    const buyer = { ...found, id: found.customerId }
    if (sawAnother(change.readEmail, order.buyer.email))
      throw new StaleEdit({ data: order, ...(await lastCustomerChange(transaction, buyer.id)) })
    await correctEmail(transaction, buyer, { read: order.buyer.email, email }, by)
  }
  await renewOrders(transaction, [found], by, { mailedAt, followUpOn })
  await recordActivity(transaction, { ...entryOf(found, by), action: 'changed', before, after })
}

async function lastChange(transaction: Transaction<Database>, id: string) {
  const last = await transaction
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.changedBy')
    .select(['users.name as changedBy', 'orders.changedAt', 'orders.recordedAt'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
  return { changedBy: last.changedBy, changedAt: last.changedAt ?? last.recordedAt }
}
