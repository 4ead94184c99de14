/** Who subscribed to the series of Harbour Lights, and each of their charges: orders of the edition that was on sale. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { chargePolicy } from '../../../src/core/subscriptions/schedule.ts'
import type { Database } from '../database/schema.ts'
import { chance } from './chance.ts'
import { choice } from './curves.ts'
import { customerId } from './customers.ts'
import type { Sales } from './orders.ts'

/** Of 14,000 orders (docs/domain.md, section 4). */
const perOrder = 410 / 14_000
const failingShare = 22 / 410
const cancelledShare = 0.12
const pausedShare = 0.02

/** Fails as the payments' stand-in declines it. */
const declinedCard = '0002'

const item = sql<number>`(900000000000 + n)`
const series = 'Harbour Lights 50/50 – '

const isOfSeries = ({ raffle }: Pick<Sales, 'raffle'>) => raffle.name.startsWith(series)

/**
 * Subscriptions, and when each was charged, before the orders that come of it. Nothing is due on the day of the seed, and
 * whoever is charged within days was told.
 */
export async function seedSubscriptions(
  db: Kysely<Database>,
  sales: readonly Sales[],
  { orders, now }: { orders: number; now: Date },
): Promise<void> {
  const editions = sales.filter(isOfSeries)
  const current = editions.find(({ raffle }) => raffle.status === 'active')
  if (!current) return
  const count = Math.round(orders * perOrder)
  const failing = Math.max(1, Math.round(count * failingShare))
  const { organization, organizationIndex, customers, raffle } = current
  const day = (text: RawBuilder<unknown>) => sql`(${text})::date`
  const today = day(sql`${now}::timestamptz at time zone ${organization.timeZone}`)
  const step = sql`(case cadence when 'monthly' then interval '1 month' else interval '3 months' end)`
  await sql`
    update raffles set series_id = first.id from raffles as first
    where first.name = ${`${series}1`} and raffles.name like ${`${series}%`}
      and raffles.id <> first.id
  `.execute(db)
  await sql`
    create temp table seed_subscriptions on commit drop as
    with drawn as (
      select n, ${choice(chance('pack', item), packs(raffle))} as pack,
        ${choice(chance('channel', item), [
          [0.62, sql`'monthly'::text`],
          [0.38, sql`'quarterly'::text`],
        ])} as cadence,
        case when n <= ${failing} then 'failing'
          when ${chance('status', item)} < ${sql.lit(cancelledShare)} then 'cancelled'
          when ${chance('status', item)} < ${sql.lit(cancelledShare + pausedShare)} then 'paused'
          else 'active' end as status,
        ${today} - (case when n <= ${failing} then 110 else 3 end)
          - floor(${chance('time', item)} * 270)::integer as started_on
      from generate_series(1, ${count}::integer) as n
    )
    select drawn.*, md5('subscription ' || n)::uuid as id,
      ${customerId(organizationIndex, sql<number>`(1 + (n * 7919) % ${sql.lit(customers)})`)}
        as customer_id,
      case when status = 'failing' then ${declinedCard}
        else '4' || lpad(floor(${chance('cardEnding', item)} * 1000)::text, 3, '0') end
        as card_ending,
      -- Of one that was cancelled, its last day; of one that fails, the day whose tries are over.
      case status when 'cancelled' then started_on + floor(${chance('voidDelay', item)}
          * (${today} - started_on))::integer
        when 'failing' then ${today} - ${sql.lit(daysOfTries() + 1)} else ${today} - 1 end
        as charged_until
    from drawn
  `.execute(db)
  await sql`
    create temp table seed_charges on commit drop as
    with days as (
      select seed_subscriptions.*, started_on + k * ${step} as due,
        row_number() over (partition by id order by k desc) as from_last
      from seed_subscriptions, generate_series(0, 14) as k
      where started_on + k * ${step} <= charged_until
    )
    select id as subscription_id, due::date as due_on, try,
      not (status = 'failing' and from_last = 1) as is_paid,
      ((due + tries.after * interval '1 day' + interval '12 hours'
        + interval '3 hours' * ${chance('hour', sql<number>`(900000000000 + n)`)})
        at time zone ${organization.timeZone}) as charged_at
    from days, (values ${sql.join(tries())}) as tries (try, after)
    where try = 0 or (status = 'failing' and from_last = 1)
  `.execute(db)
  // Each subscription reads its own charges: of a million orders that is 29,000 times 200,000 rows.
  await sql`create index on seed_charges (subscription_id)`.execute(db)
  await sql`analyze seed_subscriptions, seed_charges`.execute(db)
  await sql`
    insert into subscriptions (id, organization_id, customer_id, raffle_id, ticket_count,
      price_cents, cadence, status, started_on, next_charge_on, try_on, noticed_for, failures,
      last_result, last_result_at, card_brand, card_ending, cancelled_at, cancel_reason, created_at)
    select made.id, ${organization.id}, customer_id, ${current.raffleId}, packages.ticket_count,
      packages.price_cents, cadence, made.status, started_on, next_on,
      case when made.status = 'active' then next_on end,
      case when next_on <= ${today} + ${sql.lit(chargePolicy.noticeDays)} then next_on end,
      case when made.status = 'failing' then ${sql.lit(tries().length)} else 0 end,
      case when made.status = 'failing' then 'declined' else 'charged' end, last.charged_at,
      'VISA', card_ending,
      case when made.status = 'cancelled'
        then (charged_until + time '15:00') at time zone ${organization.timeZone} end,
      case when made.status = 'cancelled' then 'Asked for it by telephone' end,
      (started_on + time '11:00') at time zone ${organization.timeZone}
    from seed_subscriptions as made
    join packages on packages.raffle_id = ${current.raffleId} and packages.position = pack,
    lateral (
      select max(charged_at) as charged_at, max(due_on) as due_on
      from seed_charges where subscription_id = made.id
    ) as last,
    lateral (
      select case made.status when 'cancelled' then null when 'failing' then last.due_on
        else (select min((started_on + k * ${step})::date) from generate_series(1, 15) as k
          where started_on + k * ${step} > ${today}) end as next_on
    ) as rhythm
  `.execute(db)
}

/** Those of one edition, before its other orders. @returns how many */
export async function insertSubscriptionOrders(
  db: Kysely<Database>,
  sales: Sales,
): Promise<number> {
  if (!isOfSeries(sales)) return 0
  const { rows } = await sql`
    insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
      initial_status, status, failure_reason, type, card_brand, card_ending, subscription_id,
      idempotency_key, created_at, recorded_at)
    select md5('order of ' || key)::uuid, subscriptions.organization_id, raffles.id, packages.id,
      customer_id, packages.price_cents, paid.status, paid.status,
      case when not is_paid then 'declined' end, 'credit', card_brand, card_ending,
      subscription_id, key, charged_at, charged_at
    from seed_charges
    join subscriptions on subscriptions.id = subscription_id
    join raffles on raffles.id = ${sales.raffleId} and charged_at >= raffles.start_at
      and charged_at < least(raffles.end_at, ${sales.now}::timestamptz)
    join packages on packages.raffle_id = raffles.id
      and packages.ticket_count = subscriptions.ticket_count,
    lateral (select case when is_paid then 'ACTIVE' else 'FAILED' end as status) as paid,
    lateral (select 'subscription ' || subscription_id || ' ' || due_on || ' ' || try as key) as keys
    order by charged_at, subscription_id returning id
  `.execute(db)
  return rows.length
}

/** Each stands in the raffle of its last order. */
export async function placeSubscriptions(db: Kysely<Database>): Promise<void> {
  await sql`
    update subscriptions set raffle_id = last.raffle_id from (
      select distinct on (subscription_id) subscription_id, raffle_id from orders
      where subscription_id is not null order by subscription_id, created_at desc
    ) as last where last.subscription_id = subscriptions.id
  `.execute(db)
}

/** The places of its packages by their share. */
function packs({ packages }: Sales['raffle']): [number, RawBuilder<unknown>][] {
  return packages.map(({ share = 0 }, index) => [share, sql`${sql.lit(index + 1)}`])
}

/** Each try of a charge, and how many days after it was due. */
function tries() {
  const afterwards = chargePolicy.retryAfterDays.map((_, index) =>
    chargePolicy.retryAfterDays.slice(0, index + 1).reduce((sum, days) => sum + days, 0),
  )
  return [0, ...afterwards].map((after, index) => sql`(${sql.lit(index)}, ${sql.lit(after)})`)
}

function daysOfTries(): number {
  return chargePolicy.retryAfterDays.reduce((sum: number, days) => sum + days, 0)
}
