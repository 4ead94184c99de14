import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { decideRestoreOf } from '../../../src/core/orders/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { type Writing, writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { mailConfirmation } from './confirmation-email.ts'
import { entryOf, type HeldOrder, holdOrder, setStatus } from './held.ts'
import { endPartVoid } from './part-voids.ts'
import { readOrder } from './read.ts'

/** The numbers stayed the order's own: they take part again, and its buyer gets the tickets again. */
export const restoreOrder = writes(
  orderCalls.restore,
  'Takes a void back, of the order or of some of its tickets: the same numbers stand again, and the tickets are sent again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction } = at
    const { comment, partVoidId } = at.body
    const held = await holdOrder(at, ...(partVoidId === undefined ? ['restore' as const] : []))
    const { found, by } = held
    if (partVoidId === undefined) await restoreWhole(transaction, held, comment)
    else await restorePart(at, held, partVoidId)
    await mailConfirmation(transaction, found.id, by.at)
    return readOrder(transaction, found.id)
  },
)

async function restoreWhole(
  transaction: Transaction<Database>,
  { found, by }: HeldOrder,
  comment: string,
): Promise<void> {
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
  { transaction, session, body: { comment } }: Writing<typeof orderCalls.restore>,
  held: HeldOrder,
  partVoidId: string,
): Promise<void> {
  const { order } = held
  const part = order.partVoids.find(({ id }) => id === partVoidId)
  if (!part) throw new Refusal(404, 'not-found')
  requireAllowed(decideRestoreOf(part, order, session.roles))
  await endPartVoid(transaction, held, { part, comment })
}
