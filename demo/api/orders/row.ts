/** An order's line, as lists and its own page read it. */
import { sql } from 'kysely'
import { duplicateWithinMinutes } from '../../../src/core/orders/order.ts'
import type { OrderRow } from '../../../src/core/orders/order-list.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import { isUnclearedCheque } from '../raffles/draws/eligible.ts'

/** Its line with moments as they are read. */
export interface ReadRow extends Omit<OrderRow, 'boughtAt' | 'mailedAt'> {
  boughtAt: Date
  mailedAt: Date | null
}

export interface StoredOrder extends Omit<ReadRow, 'buyer' | 'currency'> {
  country: Country
  buyerName: string
  email: string | null
  phone: string | null
}

export const orderTables = sql`
  from orders
  join raffles on raffles.id = orders.raffle_id
  join organizations on organizations.id = orders.organization_id
  join packages on packages.id = orders.package_id
  join customers on customers.id = orders.customer_id
  left join tickets on tickets.order_id = orders.id
  left join users as agents on agents.id = orders.created_by
  left join members on members.id = orders.member_id
`

export const isMailedVoid = sql<boolean>`(orders.status = 'VOID' and orders.mailed_at is not null)`

/** Another order of the same buyer, package and raffle stands within minutes of it, and neither is void or failed. */
export const isDuplicate = sql<boolean>`(
  orders.status in ('ACTIVE', 'PENDING') and exists (
    select from customers as same join orders as other on other.customer_id = same.id
    where same.organization_id = orders.organization_id
      and (same.id = customers.id or same.email = customers.email or same.phone = customers.phone)
      and other.id <> orders.id and other.raffle_id = orders.raffle_id
      and other.package_id = orders.package_id and other.status in ('ACTIVE', 'PENDING')
      and other.created_at between
        orders.created_at - interval '1 minute' * ${sql.lit(duplicateWithinMinutes)}
        and orders.created_at + interval '1 minute' * ${sql.lit(duplicateWithinMinutes)}
  )
)`

export const orderColumns = sql`
  orders.id, orders.raffle_id as event_id, raffles.name as event_name, raffles.time_zone,
  organizations.country, orders.created_at as bought_at, orders.status, orders.failure_reason,
  array_remove(array[
    case when ${isUnclearedCheque} then 'cheque-uncleared' end,
    case when ${isMailedVoid} then 'mailed-void' end,
    case when ${isDuplicate} then 'duplicate' end
  ], null) as marks,
  orders.type, orders.source, orders.card_brand, orders.card_ending,
  orders.amount_cents + orders.donation_cents as amount_paid_cents, orders.donation_cents,
  coalesce(tickets.last_number - tickets.first_number + 1, 0) as ticket_count,
  tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
  customers.first_name || ' ' || customers.last_name as buyer_name, customers.email,
  customers.phone, orders.mailed_at, agents.name as entered_by, members.name as member_name,
  orders.version
`

export function orderRowOf({ country, buyerName, email, phone, ...row }: StoredOrder): ReadRow {
  const buyer = { name: buyerName.trim(), email, phone }
  return { ...row, currency: currencyOf({ country }), buyer }
}
