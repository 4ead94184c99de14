/** Where a subscription's next tickets are sold. */
import { type Kysely, sql } from 'kysely'
import type { Subscription } from '../../../src/core/subscriptions/subscription.ts'
import type { Database } from '../database/schema.ts'
import { drawsOf } from '../raffles/draws/detail.ts'

interface Target {
  raffleId: string
  raffleName: string
  packageId: string | null
}

/** The raffle of its series that is on sale, and the subscription's package in it. */
export async function findTarget(db: Kysely<Database>, id: string, now: Date) {
  const { rows } = await sql<Target>`
    select raffles.id as raffle_id, raffles.name as raffle_name, packages.id as package_id
    from subscriptions
    join raffles as own on own.id = subscriptions.raffle_id
    join raffles on raffles.organization_id = subscriptions.organization_id
      and coalesce(raffles.series_id, raffles.id) = coalesce(own.series_id, own.id)
    left join packages on packages.raffle_id = raffles.id
      and packages.ticket_count = subscriptions.ticket_count
      and packages.price_cents = subscriptions.price_cents
    where subscriptions.id = ${id} and raffles.status = 'active' and raffles.ended_at is null
      and coalesce((raffles.settings ->> 'subscriptionsEnabled')::boolean, false)
      and coalesce(raffles.start_at, '-infinity') <= ${now}
      and coalesce(raffles.end_at, 'infinity') > ${now}
    order by packages.id is null, raffles.id <> own.id, raffles.end_at, raffles.id limit 1
  `.execute(db)
  return rows[0]
}

/** The raffle that a charge would buy tickets of now, and when the first draw is that they take part in. */
export async function readTarget(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Subscription['target']> {
  const target = await findTarget(db, id, now)
  if (!target?.packageId) return null
  const draws = (await drawsOf(db, target.raffleId)).filter(
    ({ stage, cutoffAt }) =>
      stage === 'open' && (cutoffAt === null || cutoffAt > now.toISOString()),
  )
  const [drawAt = null] = draws.flatMap(draw => draw.drawAt ?? []).sort()
  return { eventId: target.raffleId, eventName: target.raffleName, drawAt }
}
