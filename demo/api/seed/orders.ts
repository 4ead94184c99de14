import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { chance } from './chance.ts'
import { choice, partOfDay, placeInTime } from './curves.ts'
import { customerId } from './customers.ts'
import { plantGroups } from './groups.ts'
import { sellerOf } from './members.ts'
import type { SeedOrganization } from './organizations.ts'
import type { SeedRaffle } from './raffle.ts'
import { seedVoids } from './voids.ts'

/** One raffle whose sales are made up. */
export interface Sales {
  raffle: SeedRaffle
  raffleId: string
  /** Numbers the raffle among all, so that its orders' chances are its own. */
  index: number
  organization: SeedOrganization
  organizationIndex: number
  customers: number
  count: number
  packageIds: string[]
  /** Who enters orders that aren't bought online, where the organisation has agents. */
  agents: Partial<Record<'walk_in' | 'phone' | 'mail', string>>
  now: Date
}

const item = sql<number>`item`

/** Orders with their donations, voids and tickets; those of subscriptions stand before. */
export async function seedSales(db: Kysely<Database>, sales: Sales): Promise<void> {
  await insertOrders(db, sales)
  if (sales.raffle.parent !== undefined) await plantGroups(db, sales.raffleId)
  await insertDonations(db, sales)
  await insertTickets(db, sales.raffleId)
  await seedVoids(db, sales)
}

async function insertOrders(db: Kysely<Database>, sales: Sales): Promise<void> {
  const { organization, raffle } = sales
  await sql`
    with made as (
      select ${sql.lit(sales.index * 10_000_000)}::bigint + n as item, n
      from generate_series(1, ${sales.count}::integer) as n
    ),
    drawn as (
      select item, n, ${momentOf(sales)} as created_at, ${packageOf(sales)} as package_id,
        ${sourceOf()} as source, ${statusOf()} as status, ${buyerOf(sales)} as customer_id,
        end_at as open_until
      from made, (
        select start_at, least(end_at, ${sales.now}::timestamptz - interval '1 minute') as end_at
        from raffles where id = ${sales.raffleId}
      ) as open
    )
    insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
      donation_cents, initial_status, status, failure_reason, type, source, card_brand, card_ending,
      created_by, member_id, idempotency_key, created_at, recorded_at)
    select md5('order ' || item)::uuid, ${organization.id}, ${sales.raffleId}, package_id, customer_id,
      packages.price_cents, ${donationOf(organization)}, status, status,
      case when status = 'FAILED' then ${failureOf()} end,
      type, source,
      case when type = 'credit' then ${cardOf()} end,
      case when type = 'credit'
        then lpad(floor(${chance('cardEnding', item)} * 10000)::text, 4, '0') end,
      ${agentOf(sales)}, ${sellerOf(sales, item)}, 'seed-' || md5(item::text), created_at,
      ${enteredAt(sales)} as entered_at
    from drawn
    join packages on packages.id = package_id,
      lateral (
        -- What isn't paid, or failed, is a card's: other money is in hand when an order is entered.
        select case when source is null or status <> 'ACTIVE' then 'credit' else ${tenderOf()} end as type
      ) as paid
    order by created_at
  `.execute(db)
  if (raffle.status === 'active' && raffle.guaranteeCents) await plantRetries(db, sales)
}

/** The moment on the curve, moved to the hours when people buy where that stays within the raffle. */
function momentOf({ raffle, organization, count }: Sales): RawBuilder<Date> {
  const curve = raffle.curve ?? 'month'
  const spread = sql<number>`((n - ${chance('time', item)}) / ${sql.lit(count)})`
  const raw = sql`(start_at + (end_at - start_at) * (${placeInTime(curve, spread)}))`
  if (curve === 'evening') return sql`${raw}`
  const zone = organization.timeZone
  const day = sql`date_trunc('day', ${raw} at time zone ${zone})`
  const daily = sql`(${day} + interval '1 day' * (${partOfDay(chance('hour', item))})) at time zone ${zone}`
  return sql`(
    select case when daily between start_at and end_at then daily else raw end
    from (select ${raw} as raw, ${daily} as daily) as moments
  )`
}

/** Mail of the last day of a raffle that ended came after it: dated before the cut-off, entered later. */
function enteredAt({ raffle, now }: Sales): RawBuilder<Date> {
  if (raffle.status !== 'ended') return sql`created_at`
  return sql`case when source = 'mail' and created_at > open_until - interval '1 day'
    then least(created_at + interval '2 days', ${now}::timestamptz) else created_at end`
}

/** By share of the orders; capped series in the order in which they are listed. */
function packageOf({ raffle, packageIds }: Sales): RawBuilder<unknown> {
  const ids = packageIds.map(id => sql`${id}::uuid`)
  const sold = raffle.packages.reduce((sum, { sold: packs = 0 }) => sum + packs, 0)
  const drawn =
    sold > 0
      ? sql<number>`(((n * 7919) % ${sql.lit(sold)})::double precision / ${sql.lit(sold)})`
      : chance('pack', item)
  return choice(
    drawn,
    raffle.packages.map((pack, index) => [
      sold > 0 ? (pack.sold ?? 0) / sold : (pack.share ?? 0),
      ids[index] ?? sql`null`,
    ]),
  )
}

/** 35 % of the customers come back and give 60 % of the orders. */
function buyerOf({ customers, organizationIndex }: Sales): RawBuilder<string> {
  const regulars = Math.max(1, Math.round(customers * 0.35))
  const others = Math.max(1, customers - regulars)
  const number = sql<number>`(case when ${chance('regular', item)} < 0.6
    then 1 + floor(${chance('customer', item)} * ${sql.lit(regulars)})
    else least(${sql.lit(customers)}, ${sql.lit(regulars)} + 1 + floor(${chance('customer', item)} * ${sql.lit(others)}))
  end)::integer`
  return customerId(organizationIndex, number)
}

function text(value: string | null): RawBuilder<unknown> {
  return value === null ? sql`null::text` : sql.lit(value)
}

function sourceOf(): RawBuilder<unknown> {
  return choice(chance('channel', item), [
    [0.72, text(null)],
    [0.14, text('walk_in')],
    [0.08, text('phone')],
    [0.06, text('mail')],
  ])
}

function statusOf(): RawBuilder<unknown> {
  return choice(chance('status', item), [
    [0.05, text('FAILED')],
    [0.006, text('PENDING')],
    [0.944, text('ACTIVE')],
  ])
}

function tenderOf(): RawBuilder<unknown> {
  return choice(chance('tender', item), [
    [0.55, text('cash')],
    [0.35, text('credit')],
    [0.09, text('cheque')],
    [0.01, text('money order')],
  ])
}

function cardOf(): RawBuilder<unknown> {
  return choice(chance('card', item), [
    [0.53, text('VISA')],
    [0.36, text('MASTERCARD')],
    [0.09, text('AMERICAN_EXPRESS')],
    [0.02, text('DISCOVER')],
  ])
}

function failureOf(): RawBuilder<unknown> {
  return choice(chance('failure', item), [
    [0.3, text('declined')],
    [0.25, text('cvc')],
    [0.2, text('postal mismatch')],
    [0.1, text('expired')],
    [0.08, text('blocked')],
    [0.07, text('timeout')],
  ])
}

function donationOf({ products }: SeedOrganization): RawBuilder<unknown> {
  if (!products.includes('donations')) return sql`0`
  const size = choice(chance('donationSize', item), [
    [0.3, sql`500`],
    [0.35, sql`1000`],
    [0.2, sql`2000`],
    [0.1, sql`2500`],
    [0.05, sql`5000`],
  ])
  return sql`case when ${chance('donation', item)} < 0.11 then ${size} else 0 end`
}

function agentOf({ agents }: Sales): RawBuilder<unknown> {
  const cases = Object.entries(agents).map(
    ([source, userId]) => sql`when source = ${sql.lit(source)} then ${userId}::uuid`,
  )
  return cases.length === 0 ? sql`null::uuid` : sql`case ${sql.join(cases, sql` `)} end`
}

/** One buyer's browser retried: seven identical orders in four minutes, each of them paid. */
async function plantRetries(db: Kysely<Database>, { raffleId, index }: Sales): Promise<void> {
  await sql`
    insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
      initial_status, status, type, card_brand, card_ending, idempotency_key, created_at, recorded_at)
    select md5('retry ' || n)::uuid, organization_id, raffle_id, package_id, customer_id,
      amount_cents, 'ACTIVE', 'ACTIVE', 'credit', 'VISA', '4242', ${`seed-retry-${index}-`} || n,
      created_at + n * interval '34 seconds', created_at + n * interval '34 seconds'
    from (
      select * from orders
      where raffle_id = ${raffleId} and status = 'ACTIVE' and source is null
        and subscription_id is null
      order by created_at limit 1
    ) as first, generate_series(1, 7) as n
  `.execute(db)
}

/** Most of the larger ones ask for a receipt, which has its number once the month's are issued: one that none of the organization's has. */
async function insertDonations(
  db: Kysely<Database>,
  { raffleId, organization, now }: Pick<Sales, 'raffleId' | 'organization' | 'now'>,
): Promise<void> {
  const own = (number: number) =>
    sql`pg_temp.chance(hashtextextended(id::text, 1), ${sql.lit(number)})`
  await sql`
    insert into donations (id, organization_id, order_id, customer_id, amount_cents, status,
      anonymous, receipt_requested, receipt_number, created_at, recorded_at)
    select md5('donation ' || id)::uuid, organization_id, id, customer_id, donation_cents, status,
      ${own(27)} < 0.12, asks,
      case when asks and status = 'ACTIVE' and created_at < ${now}::timestamptz - interval '30 days'
        then 'R-' || lpad((last_number
          + row_number() over (partition by asks order by created_at))::text, 5, '0') end,
      created_at, recorded_at
    from orders, lateral (
      select donation_cents >= 2000 and ${own(28)} < 0.8 as asks
    ) as wishes, (
      select coalesce(max(substr(receipt_number, 3)::integer), 0) as last_number from donations
      where organization_id = ${organization.id}
    ) as issued
    where raffle_id = ${raffleId} and donation_cents > 0
    order by created_at
  `.execute(db)
}

/** Numbers in the order of sale; failed and pending orders have none. */
async function insertTickets(db: Kysely<Database>, raffleId: string): Promise<void> {
  await sql`
    insert into tickets
      (order_id, raffle_id, organization_id, first_number, last_number, recorded_at)
    select orders.id, orders.raffle_id, orders.organization_id,
      starting_ticket_number + sum(ticket_count) over in_order - ticket_count,
      starting_ticket_number + sum(ticket_count) over in_order - 1,
      orders.recorded_at
    from orders
    join packages on packages.id = orders.package_id
    join raffles on raffles.id = orders.raffle_id
    where orders.raffle_id = ${raffleId} and orders.status = 'ACTIVE'
    window in_order as (order by orders.created_at, orders.id rows unbounded preceding)
    order by orders.created_at, orders.id
  `.execute(db)
  await sql`
    update raffles set next_ticket_number =
      coalesce((select max(last_number) + 1 from tickets where raffle_id = raffles.id), starting_ticket_number)
    where id = ${raffleId}
  `.execute(db)
}
