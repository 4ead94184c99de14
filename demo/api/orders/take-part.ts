import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { mailConfirmation } from './confirmation-email.ts'
import { entryOf, holdOrder, setStatus } from './held.ts'
import { readOrder } from './read.ts'

/**
 * An order that was taken before a cut-off and arrived after it: a row of the ledger says that it counts from when it was
 * taken, or from the cut-off of a list that is locked, and who says so. Its raffle's sales are held, so that no list is locked meanwhile.
 */
export const letTakePart = writes(
  orderCalls.takePart,
  'Lets an order that came late take part in the draws that it was taken for: it counts as bought when it was taken.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction, body } = at
    const { found, order, by } = await holdOrder(at, 'take-part')
    const { boughtAt } = order
    const countsFrom = order.late?.countsFrom ?? boughtAt
    await setStatus(transaction, [found], {
      status: 'ACTIVE',
      countsFrom: new Date(countsFrom),
      comment: body.comment,
      by,
    })
    await mailConfirmation(transaction, found.id, by.at)
    const entered = await readOrder(transaction, found.id)
    await recordActivity(transaction, {
      ...entryOf(found, by),
      action: 'late-admitted',
      before: { countsFrom: boughtAt },
      after: { countsFrom },
      comment: body.comment,
    })
    return entered
  },
)
