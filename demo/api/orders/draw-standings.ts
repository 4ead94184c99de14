/** Where orders' tickets stand in the draws of their raffles. */
import { type Kysely, sql } from 'kysely'
import { standingIn } from '../../../src/core/orders/in-the-draw.ts'
import type { OrderDraw } from '../../../src/core/orders/order-draw.ts'
import type { Database } from '../database/schema.ts'
import type { ReadRow } from './row.ts'

export type OrderOfDraws = Pick<ReadRow, 'id' | 'eventId' | 'status' | 'type' | 'boughtAt'> & {
  chequeClearedAt: Date | null
  /** Of one that a device kept. */
  takenAt: Date | null
}

/** A draw as it is read: its moment isn't written yet. */
type ReadDraw = Omit<OrderDraw, 'drawAt'> & { drawAt: Date | null }

interface DrawRow extends Pick<ReadDraw, 'id' | 'prizes' | 'drawAt'> {
  raffleId: string
  cutoffAt: Date | null
  completed: boolean
  locked: boolean
  /** The orders that a ticket won of. */
  wonBy: string[]
  /** Those that came late and staff let take part: they count from one moment for ever, and wait for nobody. */
  letIn: string[]
}

/** @returns by the orders' ids, the draws of each in the order of their dates */
export async function readStandings(
  db: Kysely<Database>,
  orders: readonly OrderOfDraws[],
): Promise<ReadonlyMap<string, ReadDraw[]>> {
  const draws = orders.length === 0 ? [] : await readDraws(db, orders)
  return new Map(
    orders.map(order => [
      order.id,
      draws
        .filter(({ raffleId }) => raffleId === order.eventId)
        .map(({ id, prizes, drawAt, cutoffAt, completed, locked, wonBy, letIn }) => ({
          id,
          prizes,
          drawAt,
          standing: standingIn({
            order: {
              ...order,
              boughtAt: order.boughtAt.toISOString(),
              chequeClearedAt: order.chequeClearedAt?.toISOString() ?? null,
              takenAt: letIn.includes(order.id) ? null : (order.takenAt?.toISOString() ?? null),
            },
            draw: {
              cutoffAt: cutoffAt?.toISOString() ?? null,
              completed,
              locked,
              won: wonBy.includes(order.id),
            },
          }),
        })),
    ]),
  )
}

async function readDraws(
  db: Kysely<Database>,
  orders: readonly OrderOfDraws[],
): Promise<DrawRow[]> {
  const raffleIds = [...new Set(orders.map(({ eventId }) => eventId))]
  const orderIds = orders.map(({ id }) => id)
  const { rows } = await sql<DrawRow>`
    select draws.id, draws.raffle_id, coalesce(draws.draw_at, raffles.draw_at) as draw_at,
      least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at) as cutoff_at,
      draws.completed_at is not null as completed,
      exists (select from draw_locks where draw_id = draws.id and reopened_at is null) as locked,
      array(select name from prizes where draw_id = draws.id order by position) as prizes,
      array(
        select order_id from winners
        where draw_id = draws.id and order_id = any(${orderIds}::uuid[]) and status = 'confirmed'
      ) as won_by,
      array(
        select order_id from order_changes
        where order_id = any(${orderIds}::uuid[]) and counts_from is not null
      ) as let_in
    from draws join raffles on raffles.id = draws.raffle_id
    where draws.raffle_id = any(${raffleIds}::uuid[])
    order by draw_at nulls last, cutoff_at nulls last, draws.id
  `.execute(db)
  return rows
}
