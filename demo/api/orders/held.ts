/** An order in somebody's hands: held until the transaction ends, and what every change of one writes. */
import { sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { decideOrder, type OrderAction } from '../../../src/core/orders/rules.ts'
import type { Actor } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { holdBoughtBy } from '../customers/held.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { type DetailReader, type ReadOrder, readDetail } from './detail.ts'
import type { OrderReader } from './facts.ts'
import { type FoundOrder, findOrder } from './reach.ts'
import type { OrderStatus } from './tables.ts'

/** Who did it; null: the system. */
export interface ChangedBy {
  actor: Actor | null
  at: Date
}

export interface HeldOrder {
  found: FoundOrder
  order: ReadOrder
  reader: DetailReader
  by: ChangedBy
}

interface Holding {
  transaction: Transaction<Database>
  session: Caller
  language: Locale
  params: { id: string }
  api: Pick<ApiContext, 'now'>
}

/**
 * The order that a call is about, for one who may do all of the actions with it. Its raffle is held until the
 * transaction ends: what decides on its orders can't change meanwhile.
 *
 * @throws Refusal 403, 404, 409
 */
export async function holdOrder(
  { transaction, session, language, params, api }: Holding,
  ...actions: OrderAction[]
): Promise<HeldOrder> {
  const reader = { session, language, now: api.now() }
  const { raffleId, customerId } = await findOrder(transaction, session, params.id)
  // An address is that of all that its buyer bought.
  if (actions.includes('correct')) await holdBoughtBy(transaction, [customerId])
  else await holdRaffle(transaction, raffleId, 'sales')
  await holdCard(transaction, params.id)
  // Its buyer may have been merged into another before the raffle was held.
  const found = await findOrder(transaction, session, params.id)
  if (actions.includes('correct') && found.customerId !== customerId)
    throw new Refusal(409, 'stale-edit')
  const order = await readDetail(transaction, found.id, reader)
  for (const action of actions) requireAllowed(decideOrder(action, order, session.roles))
  return { found, order, reader, by: byOf(reader) }
}

/** Its card isn't charged meanwhile: what stands of the order by then is what it pays. */
async function holdCard(transaction: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    select from card_payments
    where id = (select card_payment_id from orders where orders.id = ${orderId}) for share
  `.execute(transaction)
}

export function byOf({ session, now }: OrderReader): ChangedBy {
  return { actor: actorOf(session), at: now }
}

/** What every entry about an order says. */
export function entryOf(
  {
    id,
    organizationId,
    raffleId,
    customerId,
  }: Pick<FoundOrder, 'id' | 'organizationId' | 'raffleId' | 'customerId'>,
  { actor, at }: ChangedBy,
) {
  return {
    organizationId,
    raffleId,
    subject: { type: 'order' as const, id },
    actor,
    at,
    about: [{ type: 'customer' as const, id: customerId }],
  }
}

/** A newer version of each order, and what is new in its own row. */
export async function renewOrders(
  transaction: Transaction<Database>,
  orders: readonly Pick<FoundOrder, 'id'>[],
  { actor, at }: ChangedBy,
  fields: { mailedAt?: Date | null; followUpOn?: string | null } = {},
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set(({ eb }) => ({
      ...fields,
      version: eb('version', '+', 1),
      changedAt: at,
      changedBy: actor?.userId ?? null,
    }))
    .where('id', 'in', idsOf(orders))
    .execute()
}

interface StatusChange {
  status: OrderStatus
  comment: string
  by: ChangedBy
  /** From then on it counts as bought at another moment: when it was taken. */
  countsFrom?: Date | null
}

/** The ledger's trigger gives each order its status, and sales and pot follow. */
export async function setStatus(
  transaction: Transaction<Database>,
  orders: readonly Pick<FoundOrder, 'id'>[],
  { status, comment, by, countsFrom = null }: StatusChange,
): Promise<void> {
  const changedBy = by.actor?.userId ?? null
  const change = { status, comment, changedBy, countsFrom, recordedAt: by.at }
  await transaction
    .insertInto('orderChanges')
    .values(idsOf(orders).map(orderId => ({ orderId, ...change })))
    .execute()
  if (status === 'VOID') await dropLetters(transaction, idsOf(orders), by.at)
  await renewOrders(transaction, orders, by)
}

/** What was to tell buyers that these stand, and hasn't left yet: it would come after the word that they don't. */
async function dropLetters(
  transaction: Transaction<Database>,
  orderIds: readonly string[],
  at: Date,
): Promise<void> {
  await transaction.deleteFrom('confirmationsDue').where('orderId', 'in', orderIds).execute()
  await transaction
    .updateTable('emails')
    .set({ state: 'given-up', settledAt: at, answer: 'Not sent: the order was voided.' })
    .where('orderId', 'in', orderIds)
    .where('state', '=', 'waiting')
    .execute()
}

const idsOf = (orders: readonly Pick<FoundOrder, 'id'>[]) => orders.map(({ id }) => id)
