import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { entryOf, holdOrder, requireDecided, setStatus } from './change.ts'
import { mailConfirmation } from './confirmation-email.ts'
import { findOrder } from './reach.ts'
import { readOrder } from './read.ts'

/** The numbers stayed the order's own: they take part again, and its buyer gets the tickets again. */
export const restoreOrder = writes(
  orderCalls.restore,
  'Takes a void back: the same numbers stand again, and the tickets are sent again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async ({ session, params, body: { comment }, transaction, api }) => {
    const reader = { session, now: api.now() }
    const found = await findOrder(transaction, session, params.id)
    const before = await holdOrder(transaction, found, reader)
    requireDecided('restore', before, reader)
    await setStatus(transaction, found, { status: 'ACTIVE', comment, reader })
    await mailConfirmation(transaction, found.id, reader.now)
    await recordActivity(transaction, {
      ...entryOf(found, reader),
      action: 'restored',
      before: { status: 'VOID' },
      after: { status: 'ACTIVE' },
      comment,
    })
    const order = await readOrder(transaction, found.id)
    if (!order) throw new Refusal(404, 'not-found')
    return order
  },
)
