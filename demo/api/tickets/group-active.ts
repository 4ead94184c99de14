import { type RawBuilder, sql } from 'kysely'

/** Of `orders`: those that were bought together are set aside together. */
export const isGroupActive: RawBuilder<boolean> = sql`(
  not exists (select from order_groups where id = orders.group_id and not active)
)`
