import { orderCalls } from '../../../src/core/orders/calls.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { reaches } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { sayDuplicates } from './apart.ts'
import { bulkRoutes } from './bulk.ts'
import { changeOrder, emailOrder } from './change.ts'
import { createOrder } from './create.ts'
import { asItStood, readDetail } from './detail.ts'
import { listDuplicates } from './duplicates.ts'
import { findOrders } from './find.ts'
import { groupRoutes } from './groups.ts'
import { importOrders } from './import.ts'
import { listOrders } from './list.ts'
import { addNote } from './notes.ts'
import { findOrder } from './reach.ts'
import { refundOrder } from './refund.ts'
import { restoreOrder } from './restore.ts'
import { letTakePart } from './take-part.ts'
import { unpaidRoutes } from './unpaid-calls.ts'
import { voidOrder } from './void.ts'

const enterOrder = writes(
  orderCalls.enter,
  'Enters an order, paid: it gets the raffle’s next ticket numbers.',
  at => raffleOf(at, 'raffles', at.body.eventId, 'orders:create'),
  async ({ session, body, header, digest, transaction, api }) => {
    const raffle = await transaction
      .selectFrom('raffles')
      .select('organizationId')
      .where('id', '=', body.eventId.toLowerCase())
      .executeTakeFirst()
    if (!raffle || !reaches(session, 'orders:create', raffle.organizationId))
      throw new Refusal(404, 'not-found')
    const idempotencyKey = `${session.user.id} ${header('idempotency-key')}`
    return createOrder(transaction, body, {
      organizationId: raffle.organizationId,
      actor: actorOf(session),
      idempotencyKey,
      requestDigest: digest(),
      at: api.now(),
    })
  },
  ({ api }) => api.confirmations.wake(),
)

const getOrder = reads(
  orderCalls.get,
  'One order: its tickets and the draws that they are in, payment, buyer, messages and timeline.',
  async ({ session, params, language, api }) => {
    const { id } = params
    return asItStood(
      async () => {
        const { version, groupVersion } = await findOrder(api.db, session, id)
        return `${version} ${groupVersion}`
      },
      () => readDetail(api.db, id, { session, language, now: api.now() }),
    )
  },
)

export const orderRoutes = [
  listOrders,
  listDuplicates,
  sayDuplicates,
  findOrders,
  getOrder,
  changeOrder,
  emailOrder,
  enterOrder,
  importOrders,
  voidOrder,
  restoreOrder,
  letTakePart,
  refundOrder,
  addNote,
  ...groupRoutes,
  ...bulkRoutes,
  ...unpaidRoutes,
]
