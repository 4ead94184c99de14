/** What was void of the demonstration's orders, whole or in part. */
import { type Kysely, sql } from 'kysely'
import type { ActivityEntry } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { entryOf } from '../orders/held.ts'
import type { SeedOrganization } from './organizations.ts'
import { staffOf } from './people.ts'
import { insertRefunds } from './refunds.ts'

const comments = {
  en: { order: 'The buyer asked for it.', tickets: 'One ticket more than was asked for.' },
  fr: {
    order: 'À la demande de l’acheteur.',
    tickets: 'Un billet de plus que ce qui était demandé.',
  },
} as const

interface Sold {
  raffleId: string
  organization: SeedOrganization
  now: Date
}

/** One in a hundred is voided within three days, and of a few others the last ticket. */
export async function seedVoids(db: Kysely<Database>, sales: Sold): Promise<void> {
  const { raffleId, organization, now } = sales
  const words = comments[organization.locale]
  const by = staffOf(organization.id)
  const voidedAt = sql`least(
    orders.created_at + interval '3 days' * pg_temp.chance(hashtextextended(orders.id::text, 1), 24),
    ${now}::timestamptz)`
  await sql`
    insert into order_changes (order_id, status, comment, changed_by, recorded_at)
    select id, 'VOID', ${words.order}, ${by}::uuid, ${voidedAt} from orders
    where raffle_id = ${raffleId} and status = 'ACTIVE'
      and pg_temp.chance(hashtextextended(id::text, 1), 25) < 0.01
  `.execute(db)
  await sql`
    insert into ticket_voids
      (id, order_id, first_number, last_number, cents, comment, voided_by, recorded_at)
    select md5('part ' || orders.id)::uuid, orders.id, last_number, last_number,
      amount_cents / (last_number - first_number + 1), ${words.tickets}, ${by}::uuid,
      ${voidedAt}
    from orders join tickets on tickets.order_id = orders.id
    where orders.raffle_id = ${raffleId} and status = 'ACTIVE' and last_number > first_number
      and pg_temp.chance(hashtextextended(orders.id::text, 1), 27) < 0.004
  `.execute(db)
  await insertRefunds(db, { raffleId, by, now })
}

/**
 * What the log says of them: who did it, and why.
 * @param most of the newest
 */
export async function voidEntries(
  db: Kysely<Database>,
  actorIn: (organizationId: string) => ActivityEntry['actor'],
  most: number,
): Promise<ActivityEntry[]> {
  const { rows } = await sql<Told>`
    select orders.id, organization_id, raffle_id, customer_id, comment, voids.recorded_at,
      null::bigint as first_number, null::bigint as last_number, null::bigint as cents
    from order_changes as voids join orders on orders.id = order_id where voids.status = 'VOID'
    union all
    select orders.id, organization_id, raffle_id, customer_id, comment, voids.recorded_at,
      first_number, last_number, cents
    from ticket_voids as voids join orders on orders.id = order_id
    order by recorded_at desc, id limit ${most}
  `.execute(db)
  return rows.map(({ firstNumber, lastNumber, cents, comment, recordedAt, ...order }) => ({
    ...entryOf(order, { actor: actorIn(order.organizationId), at: recordedAt }),
    action: firstNumber === null ? 'voided' : 'tickets-voided',
    before: firstNumber === null ? { status: 'ACTIVE' } : null,
    after:
      firstNumber === null ? { status: 'VOID' } : { firstNumber, lastNumber, amountCents: cents },
    comment,
  }))
}

interface Told {
  id: string
  organizationId: string
  raffleId: string
  customerId: string
  comment: string
  recordedAt: Date
  firstNumber: number | null
  lastNumber: number | null
  cents: number | null
}
