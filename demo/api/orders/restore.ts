import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { centsOfVoiding, sizeOf } from '../../../src/core/orders/part-void.ts'
import { decideOrder, decideRestoreOf } from '../../../src/core/orders/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { type Writing, writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { mailConfirmation } from './confirmation-email.ts'
import { entryOf, type HeldOrder, holdOrder, renewOrders, setStatus } from './held.ts'
import type { ReadPartVoid } from './part-voids.ts'
import { readOrder } from './read.ts'

/** The numbers stayed the order's own: they take part again, and its buyer gets the tickets again. */
export const restoreOrder = writes(
  orderCalls.restore,
  'Takes a void back, of the order or of some of its tickets: the same numbers stand again, and the tickets are sent again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction } = at
    const { partVoidId } = at.body
    const held = await holdOrder(at)
    const { found, by } = held
    if (partVoidId === undefined) await restoreWhole(at, held)
    else await restorePart(at, held, partVoidId)
    await mailConfirmation(transaction, found.id, by.at)
    return readOrder(transaction, found.id)
  },
)

type Restoring = Writing<typeof orderCalls.restore>

/** @throws Refusal 403, 409 */
async function restoreWhole(
  { transaction, session, body: { comment } }: Restoring,
  { found, order, by }: HeldOrder,
): Promise<void> {
  requireAllowed(decideOrder('restore', order, session.roles))
  await setStatus(transaction, [found], { status: 'ACTIVE', comment, by })
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'restored',
    before: { status: 'VOID' },
    after: { status: 'ACTIVE' },
    comment,
  })
}

/** @throws Refusal 404: no void of this order's tickets that stands; 403, 409 */
async function restorePart(
  { transaction, session, body: { comment } }: Restoring,
  held: HeldOrder,
  partVoidId: string,
): Promise<void> {
  const { order } = held
  const part = order.partVoids.find(({ id }) => id === partVoidId)
  if (!part) throw new Refusal(404, 'not-found')
  requireAllowed(decideRestoreOf(part, order, session.roles))
  await endPartVoid(transaction, held, { part, comment })
}

/** Takes a void of tickets back: they cost again what they make the order dearer by. */
async function endPartVoid(
  transaction: Transaction<Database>,
  { found, order, by }: HeldOrder,
  { part, comment }: { part: ReadPartVoid; comment: string },
): Promise<void> {
  const { id: voidId, firstNumber, lastNumber } = part
  const cents = -centsOfVoiding(order, -sizeOf(part))
  const endedBy = by.actor?.userId ?? null
  await transaction
    .insertInto('ticketVoidEnds')
    .values({ voidId, cents, comment, endedBy, recordedAt: by.at })
    .execute()
  await renewOrders(transaction, [found], by)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'tickets-restored',
    before: null,
    after: { firstNumber, lastNumber, amountCents: cents },
    comment,
  })
}
