/** An order's line, as lists and its own page read it. */
import { type RawBuilder, sql } from 'kysely'
import { duplicateWithinMinutes } from '../../../src/core/orders/order.ts'
import { type OrderMark, type OrderRow, orderMarks } from '../../../src/core/orders/order-list.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import { isUnclearedCheque } from '../raffles/draws/eligible.ts'
import { isRefundOwed } from './money.ts'
import { voidNumbers } from './void-numbers.ts'

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

/** Entered after the end of sales, and bought before: mail that came late. */
const isLate = sql<boolean>`(
  orders.source is not null
  and (
    select orders.recorded_at >= least(end_at, ended_at) and orders.created_at < least(end_at, ended_at)
    from raffles where raffles.id = orders.raffle_id
  )
)`

/** Of `orders` and `other`, whoever bought them. */
const areOnePurchase = sql<boolean>`(
  orders.status in ('ACTIVE', 'PENDING') and other.status in ('ACTIVE', 'PENDING')
  and other.id <> orders.id and other.raffle_id = orders.raffle_id
  and other.package_id = orders.package_id
  and other.created_at between
    orders.created_at - interval '1 minute' * ${sql.lit(duplicateWithinMinutes)}
    and orders.created_at + interval '1 minute' * ${sql.lit(duplicateWithinMinutes)}
)`

/**
 * After `select …`: what an order was sent again as, or is a retry of. The same buyer, package and raffle within minutes,
 * and neither void nor failed.
 */
export const itsDuplicates: RawBuilder<unknown> = sql`
  from customers as same join orders as other on other.customer_id = same.id
  where same.organization_id = orders.organization_id
    and (same.id = customers.id or same.email = customers.email or same.phone = customers.phone)
    and ${areOnePurchase}
`

/**
 * The same of all orders of an organization at once, by their ids: each way of being the same buyer has an index of its
 * own, which a look at one order after another could not use together.
 */
export function duplicateIds(organizationId: string): RawBuilder<unknown> {
  const same = [
    sql`customers.id = same.id`,
    sql`customers.email = same.email`,
    sql`customers.phone = same.phone`,
  ]
  const ways = same.map(
    isSame => sql`
      select orders.id from orders join customers on customers.id = orders.customer_id
      join customers as same on same.organization_id = orders.organization_id and ${isSame}
      join orders as other on other.customer_id = same.id
      where orders.organization_id = ${organizationId} and ${areOnePurchase}
    `,
  )
  return sql.join(ways, sql` union `)
}

/** What is worked out of an order beside its status. @param now days begin in the organisation's zone */
export function marked(now: Date): Readonly<Record<OrderMark, RawBuilder<boolean>>> {
  return {
    'cheque-uncleared': sql`${isUnclearedCheque}`,
    'refund-owed': isRefundOwed,
    'mailed-void': sql`(orders.status = 'VOID' and orders.mailed_at is not null)`,
    duplicate: sql`(exists (select ${itsDuplicates}))`,
    'late-arrival': isLate,
    'void-in-part': sql`(orders.status = 'ACTIVE' and orders.voided_tickets > 0)`,
    'follow-up-due': sql`(
      orders.follow_up_on <= (${now}::timestamptz at time zone (
        select time_zone from organizations where organizations.id = orders.organization_id
      ))::date
    )`,
  }
}

function marksOf(now: Date): RawBuilder<unknown> {
  const its = marked(now)
  return sql.join(orderMarks.map(mark => sql`case when ${its[mark]} then ${sql.lit(mark)} end`))
}

export const orderColumns = (now: Date) => sql`
  orders.id, orders.raffle_id as event_id, raffles.name as event_name, raffles.time_zone,
  organizations.country, orders.created_at as bought_at, orders.status, orders.failure_reason,
  array_remove(array[${marksOf(now)}], null) as marks,
  orders.type, orders.source, orders.card_brand, orders.card_ending,
  orders.amount_cents + orders.donation_cents as amount_paid_cents, orders.donation_cents,
  coalesce(tickets.last_number - tickets.first_number + 1, 0) as ticket_count,
  orders.voided_tickets, orders.voided_cents, ${voidNumbers} as void_numbers,
  tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
  customers.first_name || ' ' || customers.last_name as buyer_name, customers.email,
  customers.phone, orders.mailed_at, agents.name as entered_by, members.name as member_name,
  orders.version
`

export function orderRowOf({ country, buyerName, email, phone, ...row }: StoredOrder): ReadRow {
  const buyer = { name: buyerName.trim(), email, phone }
  return { ...row, currency: currencyOf({ country }), buyer }
}
