/** Customers as a seller finds them: by the end of a phone number, a few at a time, so often a minute. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  digitsToFind,
  type FoundBuyer,
  mostFound,
} from '../../../src/core/order-entry/found-buyer.ts'
import { mostKeptBuyers } from '../../../src/core/outbox/limits.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'

/** Those whose number ends so, or is it, or that of somebody who was merged into them: who bought last comes first. */
export function findBuyers(
  db: Kysely<Database>,
  organizationId: string,
  typed: string,
): Promise<Unwritten<FoundBuyer>[]> {
  const digits = digitsToFind(typed) ?? ''
  const isIt = sql<boolean>`customers.id in (
    select coalesce(merged_into, id) from customers
    where organization_id = ${organizationId} and phone is not null
      and reverse(phone) like reverse(${digits}::text) || '%'
  )`
  return readBuyers(db, { organizationId, isIt, most: mostFound })
}

/** Those who bought last, of whom a phone number can be looked up. */
export function findRecentBuyers(
  db: Kysely<Database>,
  organizationId: string,
): Promise<Unwritten<FoundBuyer>[]> {
  const isIt = sql<boolean>`last_order_at is not null and phone is not null`
  return readBuyers(db, { organizationId, isIt, most: mostKeptBuyers })
}

async function readBuyers(
  db: Kysely<Database>,
  {
    organizationId,
    isIt,
    most,
  }: { organizationId: string; isIt: RawBuilder<boolean>; most: number },
): Promise<Unwritten<FoundBuyer>[]> {
  const { rows } = await sql<Unwritten<FoundBuyer>>`
    select customers.id, first_name, last_name, email, phone, address, city, province, postal_code,
      locale, consent, case when last.bought_at is not null then jsonb_build_object(
        'boughtAt', to_jsonb(last.bought_at), 'secondName', last.second_name, 'donationCents', last.donation_cents,
        'lines', last.lines
      ) end as last
    from (
      select customers.*, last_order_at from customers
      left join customer_figures on customer_id = customers.id
      where customers.organization_id = ${organizationId} and merged_into is null
        and ${isIt}
      order by last_order_at desc nulls last, customers.id limit ${most}
    ) as customers
    left join lateral (
      select min(lines.bought_at) as bought_at, min(second_name) as second_name,
        sum(donation_cents) as donation_cents,
        jsonb_agg(jsonb_build_object('eventId', raffle_id, 'packageId', package_id,
          'quantity', quantity) order by place) as lines
      from (
        select orders.raffle_id, package_id, count(*) as quantity, min(tickets.id) as place,
          min(orders.created_at) as bought_at, sum(donation_cents) as donation_cents,
          min(order_entries.second_name) as second_name
        from (
          select coalesce(entry_id, id) as purchase from orders
          where customer_id = customers.id and status = 'ACTIVE'
          order by recorded_at desc, id limit 1
        ) as newest
        join orders on orders.customer_id = customers.id and orders.status = 'ACTIVE'
          and coalesce(orders.entry_id, orders.id) = newest.purchase
        join tickets on tickets.order_id = orders.id
        left join order_entries on order_entries.id = orders.entry_id
        group by orders.raffle_id, package_id
      ) as lines
    ) as last on true
    order by last_order_at desc nulls last, customers.id
  `.execute(db)
  return rows
}
