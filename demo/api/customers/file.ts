import { type Kysely, sql } from 'kysely'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { decideCustomer } from '../../../src/core/customers/rules.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { shortId } from '../../../src/core/format/short-id.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { requireAllowed } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { actorOf } from '../session/session.ts'
import { entryOf } from './held.ts'
import { findCustomerOf } from './reach.ts'
import { readCustomerDetail } from './read.ts'

/** A download is personal data leaving the product: it is logged, which is why a GET writes here. */
export const exportCustomer = answers(
  customerCalls.file,
  'Everything that is kept of a customer as a JSON file, for that person.',
  async ({ api, session, params }) => {
    const found = await findCustomerOf(api.db, session, params.id, 'customers:merge')
    const customer = await readCustomerDetail(api.db, found, session)
    requireAllowed(decideCustomer('export', customer, session.roles))
    const { duplicates: _, erasureHindrances: __, exclusions, entries, ...kept } = customer
    const content = {
      madeAt: api.now().toISOString(),
      customer: kept,
      ...(await readRest(api.db, found.id)),
      exclusions,
      log: entries.map(({ action, at, before, after, comment }) => ({
        action,
        at,
        before,
        after,
        comment,
      })),
    }
    const by = { actor: actorOf(session), at: api.now() }
    await api.db.transaction().execute(transaction =>
      recordActivity(transaction, {
        ...entryOf(found, by),
        action: 'data-exported',
        before: null,
        after: null,
      }),
    )
    const day = isoDay(by.at, customer.timeZone)
    return {
      file: `${JSON.stringify(content, null, 2)}\n`,
      type: 'application/json',
      name: `${shortId(found.id)} - ${day}.json`,
    }
  },
)

/** What hangs on them beside their page: all of it, however much. */
async function readRest(db: Kysely<Database>, id: string) {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    formerly: await rows(sql`
      select id, first_name, last_name, email, phone, address, city, province, postal_code
      from customers where merged_into = ${id} order by created_at, id
    `),
    orders: await rows(sql`
      select orders.id, raffles.name as raffle, orders.created_at as bought_at, orders.status,
        orders.type, orders.source, orders.card_brand, orders.card_ending, orders.amount_cents,
        orders.donation_cents, first_number as first_ticket_number,
        last_number as last_ticket_number,
        (select coalesce(json_agg(json_build_object('status', status, 'comment', comment, 'at', recorded_at)
          order by order_changes.id), '[]') from order_changes where order_id = orders.id) as changes,
        (select coalesce(json_agg(json_build_object('amountCents', amount_cents, 'reason', reason,
          'comment', comment, 'at', requested_at) order by requested_at), '[]')
          from refunds where order_id = orders.id) as refunds,
        (select coalesce(json_agg(json_build_object('firstNumber', first_number,
          'lastNumber', last_number, 'comment', comment, 'at', recorded_at) order by recorded_at),
          '[]') from ticket_voids where order_id = orders.id) as void_tickets,
        (select json_build_object('number', document_number, 'bank', bank, 'chequeDate', cheque_date,
          'secondName', second_name, 'shipping', shipping, 'heardBy', referral,
          'ageRange', age_range, 'gender', gender, 'takenAt', order_entries.taken_at, 'correctedAt', corrected_at, 'receivedOn', received_on)
          from order_entries where order_entries.id = entry_id) as entered,
        (select coalesce(json_agg(json_build_object('text', text, 'at', written_at)
          order by written_at), '[]') from order_notes where order_id = orders.id) as notes
      from orders join raffles on raffles.id = orders.raffle_id
      left join tickets on tickets.order_id = orders.id
      where orders.customer_id = ${id} order by orders.created_at, orders.id
    `),
    subscriptions: await rows(sql`
      select subscriptions.id, raffles.name as raffle, ticket_count, price_cents, cadence,
        subscriptions.status, started_on, next_charge_on, card_brand, card_ending, cancelled_at,
        cancel_reason
      from subscriptions join raffles on raffles.id = subscriptions.raffle_id
      where customer_id = ${id} order by started_on, subscriptions.id
    `),
    emails: await rows(sql`
      select sent_at, recipient, subject, text_body as text, state
      from emails
      where not is_test and (order_id in (select id from orders where customer_id = ${id})
        or subscription_id in (select id from subscriptions where customer_id = ${id}))
      order by sent_at, emails.id
    `),
    wins: await rows(sql`
      select raffles.name as raffle, prizes.name as prize, winners.ticket_number, winners.status,
        picked_at
      from winners join orders on orders.id = winners.order_id
      join prizes on prizes.id = winners.prize_id join raffles on raffles.id = winners.raffle_id
      where orders.customer_id = ${id} order by picked_at, winners.id
    `),
  }
}
