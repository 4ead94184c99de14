import { type Kysely, sql } from 'kysely'
import type { DrawDetail } from '../../../../src/core/raffles/draws/draw.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'
import { countEligible } from './eligible.ts'

/** Printed beside eligible: a barrel that lacks a stub, or holds one too many, isn't ready. */
export async function stubFigures(
  db: Kysely<Database>,
  draw: DrawContext,
): Promise<NonNullable<DrawDetail['stubs']>> {
  const { rows } = await sql<{ printed: number; reprinted: number }>`
    select coalesce(sum(stub_count) filter (where not reprint), 0) as printed,
      coalesce(sum(stub_count) filter (where reprint), 0) as reprinted
    from stub_prints where draw_id = ${draw.id}
  `.execute(db)
  const { printed = 0, reprinted = 0 } = rows[0] ?? {}
  return { printed, reprinted, eligible: await ticketsOf(db, draw) }
}

/** Tickets of the locked list, or those that would be locked now. */
export async function ticketsOf(db: Kysely<Database>, draw: DrawContext): Promise<number> {
  const lock = await db
    .selectFrom('drawLocks')
    .select('ticketCount')
    .where('drawId', '=', draw.id)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
  return lock?.ticketCount ?? countEligible(db, draw)
}
