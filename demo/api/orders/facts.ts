import { type Kysely, sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import type { OrderFacts } from '../../../src/core/orders/rules.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isInLockedList } from '../raffles/draws/locked-orders.ts'
import type { Caller } from '../session/session.ts'

/** Who reads an order, and when. */
export interface OrderReader {
  session: Caller
  now: Date
}

interface Stored extends Omit<OrderFacts, 'inLockedList' | 'ownToday'> {
  createdBy: string | null
  recordedAt: Date
  timeZone: string
}

/** What decides on an order's actions. @throws Refusal 404 where it is gone */
export async function readFacts(
  db: Kysely<Database>,
  id: string,
  { session, now }: OrderReader,
): Promise<OrderFacts> {
  const { rows } = await sql<Stored>`
    select orders.status, raffles.status as raffle_status, orders.created_by, orders.recorded_at,
      organizations.time_zone, tickets.first_number as first_ticket_number,
      exists (select from winners where order_id = orders.id and status <> 'rejected') as has_winner
    from orders join raffles on raffles.id = orders.raffle_id
    join organizations on organizations.id = orders.organization_id
    left join tickets on tickets.order_id = orders.id
    where orders.id = ${id}
  `.execute(db)
  const [stored] = rows
  if (!stored) throw new Refusal(404, 'not-found')
  const { createdBy, recordedAt, timeZone, ...facts } = stored
  const day = (moment: Date) => isoDay(moment, timeZone)
  return {
    ...facts,
    inLockedList: await isInLockedList(db, id),
    ownToday: createdBy === session.user.id && day(recordedAt) === day(now),
  }
}
