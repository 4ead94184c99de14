import { type Kysely, sql } from 'kysely'
import type { Receipt } from '../../../src/core/order-entry/purchase.ts'
import { changeCentsOf } from '../../../src/core/order-entry/rules.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'
import { waitsForStaff, wouldCountFrom } from '../raffles/draws/late-arrivals.ts'

interface Stored
  extends Pick<
    Receipt,
    | 'id'
    | 'groupId'
    | 'totalCents'
    | 'donationCents'
    | 'customerName'
    | 'email'
    | 'late'
    | 'noDrawLeft'
  > {
  country: Country
  givenCents: number | null
  enteredAt: Date
}

/** What was entered with a purchase, its orders as they stand now. */
export async function readReceipt(
  db: Kysely<Database>,
  entryId: string,
): Promise<Unwritten<Receipt>> {
  const { rows } = await sql<Stored>`
    select order_entries.id, group_id, total_cents, given_cents, country, entered_at,
      -- Of late ones nothing is sent until staff let them take part.
      case when not all_late then email end as email, any_late as late,
      any_late and none_left as no_draw_left,
      trim(first_name || ' ' || last_name) as customer_name, its.donation_cents
    from order_entries join organizations on organizations.id = organization_id
    join lateral (
      select min(group_id::text)::uuid as group_id, min(customer_id::text)::uuid as customer_id,
        sum(donation_cents) as donation_cents, bool_or(${waitsForStaff}) as any_late,
        bool_and(${waitsForStaff}) as all_late,
        bool_or(${waitsForStaff} and ${wouldCountFrom} is null) as none_left
      from orders where entry_id = order_entries.id having count(*) > 0
    ) as its on true
    join customers on customers.id = customer_id
    where order_entries.id = ${entryId}
  `.execute(db)
  const [stored] = rows
  if (!stored) throw new Error('An entry has no orders')
  const { rows: orders } = await sql<Unwritten<Receipt>['orders'][number]>`
    select orders.id, orders.raffle_id as event_id, raffles.name as event_name, orders.package_id,
      orders.status, orders.type, orders.source,
      orders.amount_cents + orders.donation_cents as amount_paid_cents, orders.donation_cents,
      orders.voided_tickets, orders.voided_cents, tickets.first_number as first_ticket_number,
      tickets.last_number as last_ticket_number, orders.created_at as bought_at,
      case when orders.status = 'VOID' then (select comment from order_changes
        where order_id = orders.id order by id desc limit 1) end as voided_comment
    from orders join raffles on raffles.id = orders.raffle_id
    left join tickets on tickets.order_id = orders.id
    where entry_id = ${entryId} order by tickets.id
  `.execute(db)
  const { country, givenCents, ...its } = stored
  return {
    ...its,
    orders,
    currency: currencyOf({ country }),
    changeCents: givenCents === null ? null : changeCentsOf(its.totalCents, givenCents),
  }
}
