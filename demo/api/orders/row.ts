/** An order's line, as lists and its own page read it. */
import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type OrderMark, type OrderRow, orderMarks } from '../../../src/core/orders/order-list.ts'
import { calledIn } from '../customers/called.ts'
import { currencyIn } from '../organizations/currency.ts'
import { tagsOf } from '../tags/tagged.ts'
import { voidNumbers } from './void-numbers.ts'

/** Its line as it is read: its moments aren't written yet. */
export interface ReadRow extends Omit<OrderRow, 'boughtAt' | 'takenEarlierAt' | 'mailedAt'> {
  boughtAt: Date
  takenEarlierAt: Date | null
  mailedAt: Date | null
}

export const orderTables = sql`
  from orders
  join raffles on raffles.id = orders.raffle_id
  join organizations on organizations.id = orders.organization_id
  join customers on customers.id = orders.customer_id
  left join tickets on tickets.order_id = orders.id
  left join users as agents on agents.id = orders.created_by
  left join members on members.id = orders.member_id
`

/** What is worked out of an order beside its status. @param now days begin in the organisation's zone */
export function marked(now: Date): Readonly<Record<OrderMark, RawBuilder<boolean>>> {
  return {
    'cheque-uncleared': sql`(
      orders.status = 'ACTIVE' and orders.type = 'cheque' and not orders.cheque_cleared
    )`,
    'refund-owed': sql`orders.owes_refund`,
    'mailed-void': sql`(orders.status = 'VOID' and orders.mailed_at is not null)`,
    duplicate: sql`orders.is_duplicate`,
    'late-arrival': sql`orders.came_late`,
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

export const orderColumns = ({ now, language }: { now: Date; language: Locale }) => sql`
  orders.id, orders.raffle_id as event_id, raffles.name as event_name, raffles.time_zone,
  ${currencyIn(sql`organizations.country`)} as currency, orders.created_at as bought_at,
  case when orders.taken_at < orders.created_at - interval '1 minute' then orders.taken_at end
    as taken_earlier_at, orders.status, orders.failure_reason,
  array_remove(array[${marksOf(now)}], null) as marks,
  orders.type, orders.source, orders.card_brand, orders.card_ending,
  orders.amount_cents + orders.donation_cents as amount_paid_cents, orders.donation_cents,
  coalesce(tickets.last_number - tickets.first_number + 1, 0) as ticket_count,
  orders.voided_tickets, orders.voided_cents, ${voidNumbers} as void_numbers,
  tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
  json_build_object('name', ${calledIn(language)}, 'email', customers.email, 'phone', customers.phone) as buyer,
  orders.mailed_at, orders.subscription_id, agents.name as entered_by, members.name as member_name,
  ${tagsOf('orders', sql`orders.id`)} as tags,
  orders.version
`
