import { sql } from 'kysely'
import type { DonationRow, donationList } from '../../../src/core/donations/donation-list.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { calledIn } from '../customers/called.ts'
import { daysOfMoment, equals, oneOf, type Source } from '../http/read-list.ts'
import { containing } from '../organizations/containing.ts'
import { currencyIn } from '../organizations/currency.ts'

const receipt = sql`(case
  when donations.receipt_number is not null then 'issued'
  when donations.receipt_requested then 'requested' else 'none'
end)`

/** As `receivedCents` (orders/money.ts) says of the order that it was given with. */
const received = sql`(
  orders.type is distinct from 'cheque' or orders.cheque_cleared
) and (
  orders.card_payment_id is null
  or exists (select from card_payments where id = orders.card_payment_id and state = 'captured')
)`

interface Reading {
  /** IANA zone that days are counted in; without it, the organisation's. */
  timeZone?: string | undefined
  language: Locale
}

/** As it is read: its moment isn't written yet. */
export interface ReadDonation extends Omit<DonationRow, 'givenAt'> {
  givenAt: Date
}

export const donationSource = ({ timeZone, language }: Reading): Source<typeof donationList> => ({
  from: sql`
    from donations
    join organizations on organizations.id = donations.organization_id
    join customers on customers.id = donations.customer_id
    left join orders on orders.id = donations.order_id
    left join raffles on raffles.id = orders.raffle_id
  `,
  columns: sql`
    donations.id, donations.created_at as given_at,
    coalesce(raffles.time_zone, organizations.time_zone) as time_zone,
    ${currencyIn(sql`organizations.country`)} as currency,
    json_build_object('id', customers.id, 'name', ${calledIn(language)}, 'email', customers.email) as donor,
    donations.anonymous, donations.amount_cents, orders.raffle_id as event_id,
    raffles.name as event_name, donations.order_id, orders.type, orders.card_brand,
    orders.card_ending, ${receipt} as receipt, donations.receipt_number, donations.status,
    ${received} as received, donations.version
  `,
  id: sql`donations.id`,
  sort: {
    givenAt: { by: sql`donations.created_at`, type: 'timestamptz' },
    amountCents: { by: sql`donations.amount_cents`, type: 'bigint' },
  },
  filters: {
    search: text => sql<boolean>`
      search_text(customers.first_name || ' ' || customers.last_name || ' '
        || coalesce(customers.email, '')) like search_text(${containing(text)})`,
    given: daysOfMoment(sql`donations.created_at`, timeZone ?? sql`organizations.time_zone`),
    raffle: equals(sql`orders.raffle_id`),
    status: oneOf(sql`donations.status`),
    type: oneOf(sql`orders.type`),
    receipt: oneOf(receipt),
    anonymous: equals(sql`donations.anonymous`),
  },
})
