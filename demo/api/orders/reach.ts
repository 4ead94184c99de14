import { type Kysely, type RawBuilder, sql } from 'kysely'
import { reachOf } from '../../../src/core/permissions.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'

/** Which orders of an organisation somebody may see: an agent their own, who manages agents what those entered. */
export function visibleOrders({ user, roles }: Caller): RawBuilder<boolean> {
  switch (reachOf('orders:read', roles)) {
    case 'all':
    case 'org':
      return sql<boolean>`true`
    case 'agents':
      return sql<boolean>`orders.created_by in (
        select user_id from membership_roles
        where organization_id = orders.organization_id
          and role in ('Contact Center Agent', 'In Person Sales')
      )`
    case 'own':
      return sql<boolean>`orders.created_by = ${user.id}`
    case null:
      return sql<boolean>`false`
  }
}

export interface FoundOrder {
  id: string
  raffleId: string
  organizationId: string
  customerId: string
}

/** As it is found for one who may see it: at which versions of it and of its group. */
interface SeenOrder extends FoundOrder {
  version: number
  groupVersion: number | null
}

/** An order that somebody may see. @throws Refusal 404 */
export async function findOrder(
  db: Kysely<Database>,
  session: Caller,
  id: string,
): Promise<SeenOrder> {
  const { rows } = isUuid(id)
    ? await sql<SeenOrder>`
        ${keptPlan} select id, raffle_id, organization_id, customer_id, version,
          (select version from order_groups where id = orders.group_id) as group_version
        from orders
        where id = ${id} and ${visibleOrders(session)}
      `.execute(db)
    : { rows: [] }
  const [order] = rows
  if (!order || !reaches(session, 'orders:read', order.organizationId))
    throw new Refusal(404, 'not-found')
  return order
}
