import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Subscription } from '../../../src/core/subscriptions/subscription.ts'
import type {
  SubscriptionRow,
  subscriptionList,
} from '../../../src/core/subscriptions/subscription-list.ts'
import { entriesAbout } from '../activity/entries.ts'
import { calledIn } from '../customers/called.ts'
import type { Database } from '../database/schema.ts'
import { oneOf, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { containing } from '../organizations/containing.ts'
import { readTarget } from './target.ts'

export interface StoredRow
  extends Omit<SubscriptionRow, 'customer' | 'currency' | 'lastResultAt' | 'cardBrand'> {
  country: Country
  customerId: string
  customerName: string
  email: string | null
  lastResultAt: Date | null
  cardBrand: SubscriptionRow['cardBrand']
}

const from = sql`
  from subscriptions
  join organizations on organizations.id = subscriptions.organization_id
  join customers on customers.id = subscriptions.customer_id
  join raffles on raffles.id = subscriptions.raffle_id
`

/** What stands: void and failed orders paid nothing, pending ones nothing yet. */
const amountPaidCents = sql`(
  select coalesce(sum(orders.amount_cents + orders.donation_cents), 0) from orders
  where orders.subscription_id = subscriptions.id and orders.status = 'ACTIVE'
)`

const columns = (language: Locale) => sql`
  subscriptions.id, subscriptions.status, customers.id as customer_id,
  ${calledIn(language)} as customer_name, customers.email,
  raffles.id as event_id, raffles.name as event_name, organizations.time_zone,
  organizations.country, subscriptions.ticket_count, subscriptions.price_cents,
  subscriptions.cadence, subscriptions.started_on, subscriptions.next_charge_on,
  subscriptions.last_result, subscriptions.last_result_at,
  ${amountPaidCents} as amount_paid_cents, subscriptions.card_brand, subscriptions.card_ending,
  subscriptions.version
`

/** As a number, which the index has; without a next one, after all others. */
const day = (column: RawBuilder<unknown>) => sql`(${column} - date '2000-01-01')`

export const subscriptionSource = (language: Locale): Source<typeof subscriptionList> => ({
  from,
  columns: columns(language),
  id: sql`subscriptions.id`,
  sort: {
    nextChargeOn: {
      by: day(sql`coalesce(subscriptions.next_charge_on, '3000-01-01')`),
      type: 'bigint',
    },
    startedOn: { by: day(sql`subscriptions.started_on`), type: 'bigint' },
  },
  filters: {
    search: text => sql<boolean>`
      search_text(customers.first_name || ' ' || customers.last_name || ' '
        || coalesce(customers.email, '')) like search_text(${containing(text)})`,
    status: oneOf(sql`subscriptions.status`),
    cadence: oneOf(sql`subscriptions.cadence`),
    lastResult: oneOf(sql`subscriptions.last_result`),
  },
})

export function rowOf({ country, customerId, customerName, email, ...row }: StoredRow) {
  return {
    ...row,
    currency: currencyOf({ country }),
    customer: { id: customerId, name: customerName, email },
  }
}

interface Stored extends StoredRow {
  tryOn: string | null
  isCharging: boolean
  customerErased: boolean
  skippedOn: string | null
  cancelledAt: Date | null
  cancelReason: string | null
}

/** A subscription as it is read: its moments aren't written yet. */
export type ReadSubscription = Unwritten<Subscription> &
  Pick<
    Subscription,
    'id' | 'status' | 'version' | 'isCharging' | 'skippedOn' | 'customerErased'
  > & {
    customer: Subscription['customer']
  }

/** @throws Refusal 404 where it is gone */
export async function readSubscription(
  db: Kysely<Database>,
  id: string,
  { now, language }: { now: Date; language: Locale },
): Promise<ReadSubscription> {
  const { rows } = await sql<Stored>`
    select ${columns(language)}, subscriptions.try_on, subscriptions.skipped_on,
      subscriptions.charging_order_id is not null as is_charging,
      customers.erased_at is not null as customer_erased,
      subscriptions.cancelled_at, subscriptions.cancel_reason
    ${from} where subscriptions.id = ${id}
  `.execute(db)
  const [stored] = rows
  if (!stored) throw new Refusal(404, 'not-found')
  const { tryOn, isCharging, customerErased, skippedOn, cancelledAt, cancelReason, ...row } = stored
  return {
    ...rowOf(row),
    tryOn,
    isCharging,
    customerErased,
    skippedOn,
    cancelledAt,
    cancelReason,
    target: row.status === 'failing' ? await readTarget(db, id, now) : null,
    entries: await entriesAbout(db, { type: 'subscription', id }, { seesBuyer: true }),
  }
}
