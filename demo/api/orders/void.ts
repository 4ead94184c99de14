import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import {
  centsOfVoiding,
  isWithin,
  type NumberRange,
  numbersOf,
  sizeOf,
} from '../../../src/core/orders/part-void.ts'
import { decideOrder, decideVoidOf, isRestOf } from '../../../src/core/orders/rules.ts'
import { recordActivities, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { mailConfirmation } from './confirmation-email.ts'
import {
  type ChangedBy,
  entryOf,
  type HeldOrder,
  holdOrder,
  renewOrders,
  setStatus,
} from './held.ts'
import type { FoundOrder } from './reach.ts'
import { readOrder } from './read.ts'
import type { OrderStatus } from './tables.ts'

/** Its tickets leave draw and pot, its numbers stay burnt. Money is a refund's matter. */
export const voidOrder = writes(
  orderCalls.void,
  'Voids an order, or some of its tickets, with a comment. Refused for a ticket in a locked list.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction, body, session } = at
    const { voidedComment: comment, tickets: part, tells } = body
    const held = await holdOrder(at)
    const { found, order, by } = held
    if (part !== undefined && !isWithin(part, numbersOf(order)))
      throw new Refusal(422, [{ code: 'not-its-ticket', field: 'tickets' }])
    requireAllowed(
      part === undefined
        ? decideOrder('void', order, session.roles)
        : decideVoidOf(part, order, session.roles),
    )
    if (part === undefined || isRestOf(part, order))
      await writeVoids(transaction, [{ found, status: order.status }], { by, comment })
    else await writePartVoid(transaction, held, { part, comment })
    if (tells) await mailConfirmation(transaction, found.id, by.at, part)
    return readOrder(transaction, found.id)
  },
)

interface Voided {
  found: FoundOrder
  status: OrderStatus
}

/** Voids orders that were found to be allowed. */
export async function writeVoids(
  transaction: Transaction<Database>,
  orders: readonly Voided[],
  { by, comment }: { by: ChangedBy; comment: string },
): Promise<void> {
  const found = orders.map(order => order.found)
  await setStatus(transaction, found, { status: 'VOID', comment, by })
  await recordActivities(
    transaction,
    orders.map(order => ({
      ...entryOf(order.found, by),
      action: 'voided' as const,
      before: { status: order.status },
      after: { status: 'VOID' },
      comment,
    })),
  )
}

/** Voids tickets that were found to be allowed; the ledger's trigger tells the order, and sales and pot follow. */
async function writePartVoid(
  transaction: Transaction<Database>,
  { found, order, by }: HeldOrder,
  { part, comment }: { part: NumberRange; comment: string },
): Promise<void> {
  const { firstNumber, lastNumber } = part
  const cents = centsOfVoiding(order, sizeOf(part))
  const voidedBy = by.actor?.userId ?? null
  const row = { orderId: found.id, firstNumber, lastNumber, cents, comment, voidedBy }
  await transaction
    .insertInto('ticketVoids')
    .values({ ...row, recordedAt: by.at })
    .execute()
  await renewOrders(transaction, [found], by)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'tickets-voided',
    before: null,
    after: { firstNumber, lastNumber, amountCents: cents },
    comment,
  })
}
