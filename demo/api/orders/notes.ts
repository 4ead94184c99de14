import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { entryOf, holdOrder } from './held.ts'

/** Its words stand with the order alone, where erasing a person can reach them; the log says that there is one. */
export const addNote = writes(
  orderCalls.note,
  'Adds a note of staff for each other.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction, session } = at
    const { text } = at.body
    const { found, by } = await holdOrder(at, 'note')
    const written = await transaction
      .insertInto('orderNotes')
      .values({ orderId: found.id, text, writtenBy: session.user.id, writtenAt: by.at })
      .returning(['id', 'text', 'writtenAt'])
      .executeTakeFirstOrThrow()
    await recordActivity(transaction, {
      ...entryOf(found, by),
      action: 'noted',
      before: null,
      after: null,
    })
    return { ...written, writtenBy: session.user.name }
  },
)
