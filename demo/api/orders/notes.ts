import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { entryOf, holdOrder, requireDecided } from './change.ts'
import { findOrder } from './reach.ts'

/** Its words stand with the order alone, where erasing a person can reach them; the log says that there is one. */
export const addNote = writes(
  orderCalls.note,
  'Adds a note of staff for each other.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async ({ session, params, body: { text }, transaction, api }) => {
    const reader = { session, now: api.now() }
    const found = await findOrder(transaction, session, params.id)
    requireDecided('note', await holdOrder(transaction, found, reader), reader)
    const written = await transaction
      .insertInto('orderNotes')
      .values({ orderId: found.id, text, writtenBy: session.user.id, writtenAt: reader.now })
      .returning(['id', 'text', 'writtenAt'])
      .executeTakeFirstOrThrow()
    await recordActivity(transaction, {
      ...entryOf(found, reader),
      action: 'noted',
      before: null,
      after: null,
    })
    return { ...written, writtenBy: session.user.name }
  },
)
