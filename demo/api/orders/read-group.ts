import { type Kysely, sql } from 'kysely'
import type { OrderGroup } from '../../../src/core/orders/group.ts'
import { currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { visibleOrders } from './reach.ts'
import { voidNumbers } from './void-numbers.ts'

export type ReadGroup = Unwritten<OrderGroup> & Pick<OrderGroup, 'version' | 'name' | 'active'>

/** Orders that were entered together. @throws Refusal 404: none, or none of its orders may be seen */
export async function readGroup(
  db: Kysely<Database>,
  session: Caller,
  id: string,
): Promise<ReadGroup> {
  const group = isUuid(id)
    ? await db
        .selectFrom('orderGroups')
        .innerJoin('organizations', 'organizations.id', 'organizationId')
        .select(['orderGroups.id', 'organizationId', 'orderGroups.name', 'active'])
        .select(['country', 'orderGroups.version'])
        .where('orderGroups.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!group || !reaches(session, 'orders:read', group.organizationId))
    throw new Refusal(404, 'not-found')
  const { organizationId: _, country, ...its } = group
  const { rows } = await sql<Omit<ReadGroup['orders'][number], 'currency'>>`
    select orders.id, orders.raffle_id as event_id, raffles.name as event_name,
      orders.created_at as bought_at, orders.status, first_number as first_ticket_number,
      last_number as last_ticket_number, ${voidNumbers} as void_numbers,
      amount_cents + donation_cents as amount_paid_cents, voided_cents
    from orders join raffles on raffles.id = orders.raffle_id
    left join tickets on tickets.order_id = orders.id
    where group_id = ${id} and ${visibleOrders(session)} order by orders.created_at, orders.id
  `.execute(db)
  if (rows.length === 0) throw new Refusal(404, 'not-found')
  const currency = currencyOf({ country })
  return { ...its, orders: rows.map(order => ({ ...order, currency })) }
}
