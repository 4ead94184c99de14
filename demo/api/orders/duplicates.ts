import { type Kysely, type RawBuilder, sql } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import {
  duplicateGroups,
  mostDuplicates,
  type Purchase,
} from '../../../src/core/orders/duplicates.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { conditionOf } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { requireReach } from '../session/guard.ts'
import { openOrderSource } from './list.ts'
import { visibleOrders } from './reach.ts'
import { orderColumns, orderTables, type ReadRow } from './row.ts'

export const listDuplicates = reads(
  orderCalls.duplicates,
  'Orders that were probably sent twice, in groups, the newest group first.',
  async ({ api, session, query, language }) => {
    const { organizationId = session.organization.id, timeZone, filters } = query
    requireReach(session, 'orders:void', organizationId)
    const own = sql<boolean>`orders.organization_id = ${organizationId}
      and ${visibleOrders(session)} and orders.is_duplicate`
    const source = await openOrderSource(api.db, { organizationId, timeZone, now: api.now() })
    const where = conditionOf(source, filters, own)
    const ids = await idsOf(api, where)
    const stored = await readWithTheirs(api.db, ids.slice(0, mostDuplicates), {
      now: api.now(),
      language,
    })
    const groups = duplicateGroups(stored).map(group =>
      group.map(
        ({ packageId, customerId, email, phone, entryId, takenAt, apartFrom, ...order }) => order,
      ),
    )
    return { groups: groups.reverse(), more: ids.length > mostDuplicates }
  },
)

type Reading = Pick<ApiContext, 'db' | 'now'>

/** Those that match, the newest first. */
async function idsOf({ db }: Reading, where: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id ${orderTables} where ${where}
    order by orders.created_at desc, orders.id desc limit ${mostDuplicates + 1}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** With what they belong to, be it older than what matches, or of another status. */
async function readWithTheirs(
  db: Kysely<Database>,
  ids: readonly string[],
  reading: Parameters<typeof orderColumns>[0],
) {
  const { rows } = await sql<ReadRow & Purchase>`
    select ${orderColumns(reading)}, orders.package_id, orders.customer_id,
      customers.email, customers.phone,
      orders.entry_id, orders.taken_at,
      array(select other_id from orders_apart where order_id = orders.id) as apart_from ${orderTables}
    where orders.id in (
      select unnest(${[...ids]}::uuid[])
      union
      select other_id from bought_with(${[...ids]}::uuid[]) as pair
      join orders as other on other.id = other_id where other.is_duplicate
    )
  `.execute(db)
  return rows
}
