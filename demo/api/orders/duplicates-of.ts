import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Caller } from '../session/session.ts'
import { visibleOrders } from './reach.ts'

/** The others of an order's group of duplicates, however long the chain of them is; those that the reader may see. */
export async function readDuplicates(
  db: Kysely<Database>,
  session: Caller,
  id: string,
): Promise<{ id: string; boughtAt: Date }[]> {
  const { rows } = await sql<{ id: string; boughtAt: Date }>`
    with recursive its(id) as (
      select ${id}::uuid
      union
      select pair.other_id from its cross join lateral bought_with(array[its.id]) as pair
      join orders as other on other.id = pair.other_id and other.is_duplicate
    )
    select orders.id, orders.created_at as bought_at from its join orders using (id)
    where orders.id <> ${id} and ${visibleOrders(session)}
    order by orders.created_at, orders.id limit 50
  `.execute(db)
  return rows
}

/** Those that it would be a duplicate of, had nobody said that it isn't; of those that the reader may see. */
export async function readApart(
  db: Kysely<Database>,
  session: Caller,
  id: string,
): Promise<{ id: string; boughtAt: Date }[]> {
  const { rows } = await sql<{ id: string; boughtAt: Date }>`
    select orders.id, orders.created_at as bought_at
    from orders_apart join orders on orders.id = other_id
    where order_id = ${id} and ${visibleOrders(session)}
    order by orders.created_at, orders.id limit 50
  `.execute(db)
  return rows
}
