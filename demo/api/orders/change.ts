import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { decideOrder, type OrderAction } from '../../../src/core/orders/rules.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { raffleOf } from '../raffles/reach.ts'
import { actorOf } from '../session/session.ts'
import { mailTickets, readBought } from './confirmation-email.ts'
import { type ReadOrder, readDetail } from './detail.ts'
import type { OrderReader } from './facts.ts'
import { type FoundOrder, findOrder } from './reach.ts'

export const changeOrder = writes(
  orderCalls.change,
  'Corrects the buyer’s email address, says whether the printed tickets went to the post, or when to look again.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async ({ session, params, body, transaction, api }) => {
    const reader = { session, now: api.now() }
    const found = await findOrder(transaction, session, params.id)
    const order = await holdOrder(transaction, found, reader)
    const { version, ...change } = body
    if (change.email !== undefined) requireDecided('correct', order, reader)
    if (change.mailed !== undefined) requireDecided('mark-mailed', order, reader)
    if (change.followUpOn !== undefined) requireDecided('note', order, reader)
    if (order.version !== version)
      throw new StaleEdit({ data: order, ...(await lastChange(transaction, order.id)) })
    await writeChange(transaction, { found, order }, change, reader)
    return readDetail(transaction, order.id, reader)
  },
)

export const emailOrder = writes(
  orderCalls.email,
  'Sends an order’s tickets to an address; those of a void order say that it is void.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async ({ session, params, body: { email, correct }, transaction, api }) => {
    const reader = { session, now: api.now() }
    const found = await findOrder(transaction, session, params.id)
    const order = await holdOrder(transaction, found, reader)
    requireDecided('email', order, reader)
    if (correct) await writeChange(transaction, { found, order }, { email }, reader)
    const bought = await readBought(transaction, found.id)
    if (!bought) throw new Refusal(409, 'order-not-mailable')
    const message = await mailTickets(transaction, bought, { recipient: email, at: reader.now })
    await recordActivity(transaction, {
      ...entryOf(found, reader),
      action: 'emailed',
      before: null,
      after: { email },
    })
    return message
  },
)

/** The raffle is held until the transaction ends: what decides on its orders can't change meanwhile. */
export async function holdOrder(
  transaction: Transaction<Database>,
  found: FoundOrder,
  reader: OrderReader,
): Promise<ReadOrder> {
  await holdRaffle(transaction, found.raffleId, 'sales')
  return readDetail(transaction, found.id, reader)
}

/** @throws Refusal 403, 409 */
export function requireDecided(
  action: OrderAction,
  order: ReadOrder,
  { session }: OrderReader,
): void {
  requireAllowed(decideOrder(action, order, session.roles))
}

/** Writes what differs. An address is the buyer's, so it is that of all their orders. */
async function writeChange(
  transaction: Transaction<Database>,
  { found, order }: { found: FoundOrder; order: ReadOrder },
  change: {
    email?: string | undefined
    mailed?: boolean | undefined
    followUpOn?: string | null | undefined
  },
  reader: OrderReader,
): Promise<void> {
  const email = change.email?.toLowerCase() ?? order.buyer.email
  const isMarked = change.mailed !== undefined && change.mailed !== (order.mailedAt !== null)
  const markedAt = change.mailed ? reader.now : null
  const mailedAt = isMarked ? markedAt : order.mailedAt
  const { followUpOn = order.followUpOn } = change
  const { before, after } = changesOf(
    { email: order.buyer.email, mailedAt: order.mailedAt, followUpOn: order.followUpOn },
    { email, mailedAt, followUpOn },
  )
  if (after === null) return
  await transaction
    .updateTable('customers')
    .set({ email })
    .where('id', '=', found.customerId)
    .execute()
  await transaction
    .updateTable('orders')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      changedAt: reader.now,
      changedBy: reader.session.user.id,
      mailedAt,
      followUpOn,
    }))
    .where('id', '=', found.id)
    .execute()
  await recordActivity(transaction, {
    ...entryOf(found, reader),
    action: 'changed',
    before,
    after,
  })
}

interface NewStatus {
  status: 'VOID' | 'ACTIVE'
  comment: string
  reader: OrderReader
}

/** The ledger's trigger gives the order its status, and sales and pot follow. */
export async function setStatus(
  transaction: Transaction<Database>,
  { id }: FoundOrder,
  { status, comment, reader }: NewStatus,
): Promise<void> {
  const at = reader.now
  const changedBy = reader.session.user.id
  await transaction
    .insertInto('orderChanges')
    .values({ orderId: id, status, comment, changedBy, recordedAt: at })
    .execute()
  await transaction
    .updateTable('orders')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changedAt: at, changedBy }))
    .where('id', '=', id)
    .execute()
}

/** What every entry about an order says. */
export function entryOf(
  { id, organizationId, raffleId, customerId }: FoundOrder,
  { session, now }: OrderReader,
) {
  return {
    organizationId,
    raffleId,
    subject: { type: 'order' as const, id },
    actor: actorOf(session),
    at: now,
    about: [{ type: 'customer' as const, id: customerId }],
  }
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
