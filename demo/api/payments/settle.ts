/** What becomes of a card's payment, kept once: whoever comes second finds another state, and leaves it. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { recordActivities } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { mailConfirmation } from '../orders/confirmation-email.ts'
import { entryOf, renewOrders } from '../orders/held.ts'
import type { FoundOrder } from '../orders/reach.ts'
import type { OrderStatus } from '../orders/tables.ts'
import { writeVoids } from '../orders/void.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import type { ChargeFailure } from './provider.ts'
import type { TakenPayment } from './tables.ts'

type Settling = Pick<ApiContext, 'db' | 'write' | 'now'>

interface PaidOrder extends FoundOrder {
  status: OrderStatus
  /** What the card pays of it; null of one that was void by then. */
  cents: number | null
}

/**
 * Fixes what the card pays: of each order that stands now, what stands of it. From then on a void no longer changes what is
 * taken, and gives it back instead. Nothing left: it is let go.
 */
export async function fixShares(
  { db }: Settling,
  { id, tries }: TakenPayment,
): Promise<TakenPayment> {
  return db.transaction().execute(async transaction => {
    // Who takes a void back holds it as well (orders/held.ts): an order stands before this, or can't stand again.
    const held = await transaction
      .selectFrom('cardPayments')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (held.state !== 'authorized' || held.tries !== tries) return held
    await sql`
      insert into card_shares (order_id, card_payment_id, cents)
      select id, card_payment_id, sold_cents + donation_cents from orders
      where card_payment_id = ${id} and status = 'ACTIVE' and sold_cents + donation_cents > 0
    `.execute(transaction)
    const { rows } = await sql<TakenPayment>`
      update card_payments set captured_cents = shares.cents,
        state = case when shares.cents is null then 'releasing' else 'capturing' end
      from (select sum(cents) as cents from card_shares where card_payment_id = ${id}) as shares
      where id = ${id} returning card_payments.*
    `.execute(transaction)
    const [fixed] = rows
    if (!fixed) throw new Error('A card’s payment is gone.')
    return fixed
  })
}

/** The money is here. */
export function keepCaptured(settling: Settling, payment: TakenPayment): Promise<void> {
  return keep(settling, payment, 'captured', async (transaction, orders, by) => {
    const paid = orders.filter(({ cents }) => cents !== null)
    await renewOrders(transaction, paid, by)
    await recordActivities(
      transaction,
      paid.map(order => ({
        ...entryOf(order, by),
        action: 'card-charged' as const,
        before: null,
        after: { amountCents: order.cents },
      })),
    )
  })
}

/** The card was declined after all: what was entered is void, and its buyer is told. */
export function keepDeclined(
  settling: Settling,
  payment: TakenPayment,
  failure: ChargeFailure,
): Promise<void> {
  const outcome = { state: 'declined', failure } as const
  return keep(settling, payment, outcome, async (transaction, orders, by) => {
    const standing = orders.filter(({ status }) => status === 'ACTIVE')
    if (standing.length === 0) return
    const voids = standing.map(found => ({ found, status: found.status }))
    await writeVoids(transaction, voids, { by, comment: declinedComment })
    for (const { id } of standing) await mailConfirmation(transaction, id, by.at)
  })
}

/** Nothing was taken. */
export function keepReleased(settling: Settling, payment: TakenPayment): Promise<void> {
  return keep(settling, payment, 'released', async (transaction, orders, by) => {
    if (orders.length === 0) return
    await renewOrders(transaction, orders, by)
    await recordActivities(
      transaction,
      orders.map(order => ({
        ...entryOf(order, by),
        action: 'card-released' as const,
        before: null,
        after: null,
      })),
    )
  })
}

/** As the order's page and the log say it. */
const declinedComment = 'The bank declined the card when it was charged. No money was taken.'

const from = { captured: 'capturing', declined: 'capturing', released: 'releasing' } as const

type Outcome = keyof typeof from | { state: 'declined'; failure: ChargeFailure }

async function keep(
  { db, write, now }: Settling,
  { id, organizationId }: TakenPayment,
  outcome: Outcome,
  andThen: (
    transaction: Transaction<Database>,
    orders: PaidOrder[],
    by: { actor: null; at: Date },
  ) => Promise<void>,
): Promise<void> {
  const settled = typeof outcome === 'string' ? { state: outcome } : outcome
  const raffles = [...new Set((await ordersOf(db, id)).map(({ raffleId }) => raffleId))].sort()
  await write(raffles[0] ?? organizationId, async transaction => {
    for (const raffleId of raffles) await holdRaffle(transaction, raffleId, 'sales')
    const by = { actor: null, at: now() }
    const kept = await transaction
      .updateTable('cardPayments')
      .set({ ...settled, tryAt: null, settledAt: by.at })
      .where('id', '=', id)
      .where('state', '=', from[settled.state])
      .returning('id')
      .executeTakeFirst()
    if (kept) await andThen(transaction, await ordersOf(transaction, id), by)
  })
}

async function ordersOf(db: Kysely<Database>, paymentId: string): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`
    select orders.id, organization_id, raffle_id, customer_id, status, card_shares.cents
    from orders left join card_shares on order_id = orders.id
    where orders.card_payment_id = ${paymentId} order by orders.recorded_at, orders.id
  `.execute(db)
  return rows
}
