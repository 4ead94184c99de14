/** Tickets of an order that are void while the rest of it stands: read, voided, and taken back. */
import { type Kysely, sql, type Transaction } from 'kysely'
import {
  centsOfVoiding,
  type NumberRange,
  type PartVoid,
  sizeOf,
} from '../../../src/core/orders/part-void.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { isLockedFor } from '../raffles/draws/locked-orders.ts'
import { entryOf, type HeldOrder, renewOrders } from './held.ts'
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

/** Voids tickets that were found to be allowed; the ledger's trigger tells the order, and sales and pot follow. */
export async function writePartVoid(
  transaction: Transaction<Database>,
  { found, order, by }: HeldOrder,
  { part, comment }: { part: NumberRange; comment: string },
): Promise<void> {
  const { firstNumber, lastNumber } = part
  const cents = centsOfVoiding(order, sizeOf(part))
  const voidedBy = by.actor?.userId ?? null
  const row = { orderId: found.id, firstNumber, lastNumber, cents, comment, voidedBy }
  await transaction
    .insertInto('ticketVoids')
    .values({ ...row, recordedAt: by.at })
    .execute()
  await renewOrders(transaction, [found], by)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'tickets-voided',
    before: null,
    after: { firstNumber, lastNumber, amountCents: cents },
    comment,
  })
}

/** Takes a void of tickets back: they cost again what they make the order dearer by. */
export async function endPartVoid(
  transaction: Transaction<Database>,
  { found, order, by }: HeldOrder,
  { part, comment }: { part: ReadPartVoid; comment: string },
): Promise<void> {
  const { id: voidId, firstNumber, lastNumber } = part
  const cents = -centsOfVoiding(order, -sizeOf(part))
  const endedBy = by.actor?.userId ?? null
  await transaction
    .insertInto('ticketVoidEnds')
    .values({ voidId, cents, comment, endedBy, recordedAt: by.at })
    .execute()
  await renewOrders(transaction, [found], by)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'tickets-restored',
    before: null,
    after: { firstNumber, lastNumber, amountCents: cents },
    comment,
  })
}
