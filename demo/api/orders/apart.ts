import { sql, type Transaction } from 'kysely'
import { shortId } from '../../../src/core/format/short-id.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { byOf, entryOf } from './held.ts'
import type { FoundOrder } from './reach.ts'

/** The database marks orders anew by what is said here (`migrations/0040_orders_apart.ts`). */
export const sayDuplicates = writes(
  orderCalls.sayDuplicates,
  'Says of orders that they are no duplicates of each other and of others that are named, or takes it back.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async ({ session, body, transaction, api }) => {
    const { apart, eventId } = body
    const raffle = await requireRaffle(transaction, session, eventId, 'orders:void')
    await holdRaffle(transaction, raffle.id, 'sales')
    const [orderIds, otherIds] = [lowered(body.orderIds), lowered(body.otherIds)]
    const orders = await ordersOf(transaction, raffle.id, [...orderIds, ...otherIds])
    const by = byOf({ session, now: api.now() })
    const said = sql`said (order_id, other_id) as (
      select one, other from unnest(${orderIds}::uuid[]) as one,
        unnest(${[...orderIds, ...otherIds]}::uuid[]) as other where one <> other
    ), pairs as (select order_id, other_id from said union select other_id, order_id from said)`
    const { rows } = await (apart
      ? sql<Pair>`with ${said}
          insert into orders_apart (order_id, other_id, said_by, said_at)
          select order_id, other_id, ${by.actor?.userId ?? null}::uuid, ${by.at}::timestamptz from pairs
          on conflict do nothing returning order_id, other_id`
      : sql<Pair>`with ${said}
          delete from orders_apart using pairs
          where orders_apart.order_id = pairs.order_id and orders_apart.other_id = pairs.other_id
          returning orders_apart.order_id, orders_apart.other_id`
    ).execute(transaction)
    const changed = orders.flatMap(order => {
      const of = new Set(rows.filter(({ orderId }) => orderId === order.id).map(row => row.otherId))
      const apartFrom = orders.filter(({ id }) => of.has(id)).map(({ id }) => shortId(id))
      const fields = { apartFrom }
      return apartFrom.length === 0
        ? []
        : {
            ...entryOf(order, by),
            action: apart ? ('not-duplicate' as const) : ('maybe-duplicate' as const),
            before: apart ? null : fields,
            after: apart ? fields : null,
          }
    })
    if (changed.length > 0) await recordActivities(transaction, changed)
    return { orders: changed.length }
  },
)

/**
 * Keeps of orders just entered that they are no duplicates of what the same buyer has, as their seller was asked and said.
 *
 * @returns each with the order that it is apart from
 */
export async function keepApart(
  transaction: Transaction<Database>,
  ids: readonly string[],
  { userId, at }: { userId: string; at: Date },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with found as (select id, other_id from bought_with(${[...ids]}::uuid[]) where other_id <> all(${[...ids]}::uuid[]))
    insert into orders_apart (order_id, other_id, said_by, said_at)
    select order_id, other_id, ${userId}::uuid, ${at}::timestamptz from (
      select id as order_id, other_id from found union select other_id, id from found
    ) as pairs
    on conflict do nothing returning order_id, other_id
  `.execute(transaction)
  return rows.filter(({ orderId }) => ids.includes(orderId))
}

interface Pair {
  orderId: string
  otherId: string
}

/** As they were bought. @throws Refusal 404: one of another raffle */
async function ordersOf(
  db: Transaction<Database>,
  raffleId: string,
  ids: readonly string[],
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select id, raffle_id, organization_id, customer_id from orders
    where id = any(${[...ids]}::uuid[]) and raffle_id = ${raffleId} order by created_at, id
  `.execute(db)
  if (rows.length < new Set(ids).size) throw new Refusal(404, 'not-found')
  return rows
}

const lowered = (ids: readonly string[]) => ids.map(id => id.toLowerCase())
