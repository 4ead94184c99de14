/** One customer as the API answers it. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  CustomerDetail,
  CustomerMessage,
  CustomerSubscription,
  Gift,
} from '../../../src/core/customers/customer-detail.ts'
import type { MergeSide } from '../../../src/core/customers/merge.ts'
import type { OrderNote } from '../../../src/core/orders/order-detail.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Action } from '../../../src/core/permissions.ts'
import { entriesAbout } from '../activity/entries.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { exclusionsFor } from '../raffles/excluded/match.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { readTagsOf } from '../tags/tagged.ts'
import { hindrancesOf } from './hindrances.ts'
import { readRows } from './list.ts'
import type { FoundCustomer } from './reach.ts'

/** A customer's own row, its moments as they are read. */
export interface StoredCustomer extends Omit<MergeSide, 'createdAt' | 'erasedAt' | 'lastOrderAt'> {
  createdAt: Date
  erasedAt: Date | null
  lastOrderAt: Date | null
}

/** With all that hangs on it, moments as they are read. */
export type ReadCustomer = StoredCustomer &
  Pick<CustomerDetail, 'erasureHindrances' | 'entries'> &
  Omit<Unwritten<CustomerDetail>, keyof StoredCustomer | 'erasureHindrances' | 'entries'>

/** @throws Refusal 404 where it is gone */
export async function readCustomer(db: Kysely<Database>, id: string): Promise<StoredCustomer> {
  const { rows } = await sql<Omit<StoredCustomer, 'currency'> & { country: Country }>`
    select customers.id, customers.organization_id, customers.version, first_name, last_name, email,
      phone, address, city, customers.province, postal_code, customers.locale as language, consent,
      customers.created_at, erased_at, organizations.country, organizations.time_zone,
      coalesce(order_count, 0) as order_count, coalesce(lifetime_cents, 0) as lifetime_cents,
      last_order_at
    from customers join organizations on organizations.id = customers.organization_id
    left join customer_figures on customer_id = customers.id
    where customers.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return { ...row, currency: currencyOf(row) }
}

/** With all that hangs on it; who reads decides on the list of excluded people. */
export async function readCustomerDetail(
  db: Kysely<Database>,
  { id, organizationId }: FoundCustomer,
  session: Caller,
): Promise<ReadCustomer> {
  const customer = await readCustomer(db, id)
  return {
    ...customer,
    ...(await readSums(db, id)),
    donations: await readGifts(db, id),
    messages: await readMessages(db, id),
    tags: await readTagsOf(db, 'customers', id),
    notes: await readNotes(db, id),
    duplicates: await readRows(db, sql<boolean>`customers.id in (${twinsOf(id)})`),
    subscriptions: sees(session, 'subscriptions:manage', organizationId)
      ? await readSubscriptions(db, id)
      : null,
    exclusions: sees(session, 'excluded-people:manage', organizationId)
      ? await readExclusions(db, customer)
      : null,
    erasureHindrances: await hindrancesOf(db, id),
    entries: await entriesAbout(db, { type: 'customer', id }, { seesBuyer: true }),
  }
}

/** What a role reads beside customers; a host's page, which asked for these alone, none of it. */
function sees(session: Caller, action: Action, organizationId: string): boolean {
  return session.embed === null && reaches(session, action, organizationId)
}

async function readSubscriptions(
  db: Kysely<Database>,
  id: string,
): Promise<CustomerSubscription[]> {
  const { rows } = await sql<CustomerSubscription>`
    select subscriptions.id, subscriptions.status, raffles.name as event_name, ticket_count,
      price_cents, cadence, next_charge_on
    from subscriptions join raffles on raffles.id = subscriptions.raffle_id
    where customer_id = ${id} order by started_on desc, subscriptions.id limit ${most}
  `.execute(db)
  return rows
}

function twinsOf(id: string): RawBuilder<unknown> {
  return sql`select twin from customers as own, twins_of(own) as twin where own.id = ${id}`
}

async function readSums(db: Kysely<Database>, id: string) {
  const { rows } = await sql<Pick<CustomerDetail, 'ticketCount' | 'donatedCents' | 'mergedCount'>>`
    select
      (select coalesce(sum(last_number - first_number + 1 - voided_tickets), 0) from orders
        join tickets on tickets.order_id = orders.id
        where customer_id = ${id} and status = 'ACTIVE') as ticket_count,
      (select coalesce(sum(amount_cents), 0) from donations
        where customer_id = ${id} and status = 'ACTIVE') as donated_cents,
      (select count(*) from customers where merged_into = ${id}) as merged_count
  `.execute(db)
  return rows[0] ?? { ticketCount: 0, donatedCents: 0, mergedCount: 0 }
}

/** So many of each are shown at once. */
const most = 200

export async function readGifts(db: Kysely<Database>, id: string): Promise<Unwritten<Gift>[]> {
  const { rows } = await sql<Unwritten<Gift>>`
    select id, amount_cents, status, created_at as given_at, order_id from donations
    where customer_id = ${id} order by created_at desc, id limit ${most}
  `.execute(db)
  return rows
}

async function readMessages(
  db: Kysely<Database>,
  id: string,
): Promise<Unwritten<CustomerMessage>[]> {
  const { rows } = await sql<Unwritten<CustomerMessage>>`
    select emails.id, recipient, subject, sent_at, state, answer, emails.order_id
    from emails
    where not is_test and (order_id in (select id from orders where customer_id = ${id})
      or subscription_id in (select id from subscriptions where customer_id = ${id}))
    order by sent_at desc, emails.id limit ${most}
  `.execute(db)
  return rows
}

export async function readNotes(db: Kysely<Database>, id: string): Promise<Unwritten<OrderNote>[]> {
  const { rows } = await sql<Unwritten<OrderNote>>`
    select customer_notes.id, text, users.name as written_by, written_at
    from customer_notes left join users on users.id = written_by
    where customer_id = ${id} order by written_at desc, customer_notes.id limit ${most}
  `.execute(db)
  return rows
}

async function readExclusions(db: Kysely<Database>, customer: StoredCustomer) {
  const flags = (await exclusionsFor(db, [customer])).get(customer.id) ?? []
  return flags.flatMap(flag => {
    if (flag.kind !== 'excluded') return []
    const { kind: _, ...exclusion } = flag
    return [exclusion]
  })
}
