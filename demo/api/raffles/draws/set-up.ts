import { createHash, randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Actor, recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'

export interface DrawDates {
  raffleId: string
  /** UTC; null: the end of the raffle's sales. */
  cutoffAt: Date | null
  /** UTC; null: the raffle's draw date. */
  drawAt: Date | null
}

/**
 * Finds the raffle's draw of these dates, or makes it: a secret seed of 32 random bytes, once, committed to now.
 * A draw keeps its seed whatever becomes of the raffle; a copy gets its own by calling this for itself.
 */
export async function setUpDraw(
  transaction: Transaction<Database>,
  { raffleId, cutoffAt, drawAt }: DrawDates,
  by: { at: Date; actor: Actor | null },
): Promise<{ id: string; made: boolean }> {
  const seed = randomBytes(32)
  const made = await transaction
    .insertInto('draws')
    .values({
      raffleId,
      cutoffAt,
      drawAt,
      seed,
      committedAt: by.at,
      createdAt: by.at,
      ticketsSoldBefore: await ticketsSold(transaction, raffleId),
    })
    .onConflict(conflict => conflict.columns(['raffleId', 'cutoffAt', 'drawAt']).doNothing())
    .returning(['id', 'ticketsSoldBefore'])
    .executeTakeFirst()
  if (!made) return { id: await existing(transaction, { raffleId, cutoffAt, drawAt }), made: false }
  const { organizationId } = await transaction
    .selectFrom('raffles')
    .select('organizationId')
    .where('id', '=', raffleId)
    .executeTakeFirstOrThrow()
  await recordActivity(transaction, {
    organizationId,
    raffleId,
    subject: { type: 'draw', id: made.id },
    action: 'seed-committed',
    actor: by.actor,
    at: by.at,
    before: null,
    after: {
      commitment: createHash('sha256').update(seed).digest('hex'),
      cutoffAt,
      drawAt,
      ticketsSoldBefore: made.ticketsSoldBefore,
    },
  })
  return { id: made.id, made: true }
}

async function existing(
  transaction: Transaction<Database>,
  { raffleId, cutoffAt, drawAt }: DrawDates,
): Promise<string> {
  const { id } = await transaction
    .selectFrom('draws')
    .select('id')
    .where('raffleId', '=', raffleId)
    .where('cutoffAt', 'is not distinct from', cutoffAt)
    .where('drawAt', 'is not distinct from', drawAt)
    .executeTakeFirstOrThrow()
  return id
}

/** Tickets of every order that stands. */
async function ticketsSold(transaction: Transaction<Database>, raffleId: string): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`
    select coalesce(sum(sold * ticket_count - voided_tickets), 0) as tickets
    from package_sales join packages on packages.id = package_sales.package_id
    where package_sales.raffle_id = ${raffleId}
  `.execute(transaction)
  return rows[0]?.tickets ?? 0
}
