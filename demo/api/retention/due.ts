/** What is kept no longer: asked by the job that removes it, and by whoever looks before a period is set. */
import { type RawBuilder, sql } from 'kysely'
import { isHindered } from '../customers/hindrances.ts'

/** So many months before a moment, as calendars count. */
export function monthsBefore(at: Date, months: number): RawBuilder<Date> {
  return sql`(${at}::timestamptz - make_interval(months => ${months}))`
}

const customer = sql.ref('customers.id')

/**
 * A row of `customers` with whom nothing was done since then: each raffle of theirs was closed before, with no draw,
 * money or charge ahead, and nothing noted since. Who bought nothing counts from when they were entered or changed last.
 */
export function isBuyerDue(before: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`
    customers.erased_at is null and customers.merged_into is null
    and coalesce(customers.changed_at, customers.created_at) <= ${before}
    and not exists (
      select from orders join raffles on raffles.id = orders.raffle_id
      where orders.customer_id = ${customer}
        and not coalesce(raffles.status = 'closed' and raffles.closed_at <= ${before}, false)
    )
    and not exists (
      select from customer_notes where customer_notes.customer_id = ${customer} and written_at > ${before}
    )
    and not exists (
      select from orders join order_notes on order_notes.order_id = orders.id
      where orders.customer_id = ${customer} and written_at > ${before}
    )
    and not exists (
      select from donations where donations.customer_id = ${customer} and donations.created_at > ${before}
    )
    and not exists (
      select from subscriptions where subscriptions.customer_id = ${customer}
        and not coalesce(subscriptions.status = 'cancelled' and subscriptions.cancelled_at <= ${before}, false)
    )
    and not ${isHindered(customer)}
  `
}

/** A row of `emails`: that it was sent, and when, stays without a word of it. */
export function isEmailDue(before: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`
    emails.subject <> '' and emails.sent_at <= ${before}
    and not ${isOfUnclosed(sql.ref('emails.orderId'), before)}
  `
}

/** Until a raffle is closed, and so long after it, a buyer or winner may ask what they were told. */
export function isOfUnclosed(orderId: RawBuilder<unknown>, before: RawBuilder<Date>) {
  return sql<boolean>`exists (
    select from orders join raffles on raffles.id = orders.raffle_id where orders.id = ${orderId}
      and not coalesce(raffles.status = 'closed' and raffles.closed_at <= ${before}, false)
  )`
}

export function isRecordingDue(before: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`recordings.recorded_at <= ${before}`
}
