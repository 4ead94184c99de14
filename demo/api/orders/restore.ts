import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { mailConfirmation } from './confirmation-email.ts'
import { entryOf, holdOrder, setStatus } from './held.ts'
import { readOrder } from './read.ts'

/** The numbers stayed the order's own: they take part again, and its buyer gets the tickets again. */
export const restoreOrder = writes(
  orderCalls.restore,
  'Takes a void back: the same numbers stand again, and the tickets are sent again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction } = at
    const { comment } = at.body
    const { found, by } = await holdOrder(at, 'restore')
    await setStatus(transaction, [found], { status: 'ACTIVE', comment, by })
    await mailConfirmation(transaction, found.id, by.at)
    await recordActivity(transaction, {
      ...entryOf(found, by),
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
