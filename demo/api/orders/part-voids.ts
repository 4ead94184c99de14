/** Tickets of an order that are void while the rest of it stands, and those that nobody may void. */
import { type Kysely, sql } from 'kysely'
import { type PartVoid, sizeOf } from '../../../src/core/orders/part-void.ts'
import type { Database } from '../database/schema.ts'
import { isLockedFor } from '../raffles/draws/locked-orders.ts'
import { hasRoom, readSale } from './sale.ts'

/** Its moment as it is read. */
export type ReadPartVoid = Omit<PartVoid, 'voidedAt'> & { voidedAt: Date }

interface PartlyVoid {
  id: string
  eventId: string
  packageId: string
  boughtAt: Date
  voidedTickets: number
}

/** By their numbers, each with what stands against taking it back. */
export async function readPartVoids(
  db: Kysely<Database>,
  { id, eventId, packageId, boughtAt, voidedTickets }: PartlyVoid,
): Promise<ReadPartVoid[]> {
  if (voidedTickets === 0) return []
  const { rows } = await sql<Omit<ReadPartVoid, 'hindrance'>>`
    select voids.id, first_number, last_number, cents, comment, users.name as voided_by,
      recorded_at as voided_at
    from standing_ticket_voids as voids left join users on users.id = voided_by
    where order_id = ${id} order by first_number
  `.execute(db)
  const isLocked = await isLockedFor(db, eventId, boughtAt)
  const sale = await readSale(db, eventId, packageId)
  return rows.map(part => {
    const full = hasRoom(sale, sizeOf(part)) ? null : ('no-tickets-left' as const)
    return { ...part, hindrance: isLocked ? ('list-locked' as const) : full }
  })
}

/** Of an order's tickets, those that were picked, and not rejected. */
export async function readPicked(db: Kysely<Database>, orderId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('winners')
    .select('ticketNumber')
    .where('orderId', '=', orderId)
    .where('status', '!=', 'rejected')
    .orderBy('ticketNumber')
    .execute()
  return rows.map(({ ticketNumber }) => ticketNumber)
}
