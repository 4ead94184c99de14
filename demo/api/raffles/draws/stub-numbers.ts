/** Ticket numbers as sets, counted and compared by the database: what a barrel holds, and what it should hold. */
import { type RawBuilder, sql } from 'kysely'
import type { DrawContext } from './context.ts'
import { ticketsTakingPart, wonElsewhere } from './eligible.ts'

/** An `int8multirange` as SQL. */
export type NumberSet = RawBuilder<string>

const none = sql`'{}'::int8multirange`

/** The numbers of the locked list; while it is open, those that would be locked now. */
export function numbersInDraw(draw: DrawContext, lockId: string | undefined): NumberSet {
  if (lockId !== undefined)
    return sql`(
      select coalesce(range_agg(int8range(number, number, '[]')), ${none})
      from draw_lock_chunks, unnest(numbers) as number where lock_id = ${lockId}
    )`
  return sql`(
    (
      select coalesce(range_agg(int8range(first_number, last_number, '[]')), ${none})
      from ${ticketsTakingPart(draw)} as listed
    ) - (
      select coalesce(range_agg(int8range(ticket_number, ticket_number, '[]')), ${none})
      from ${wonElsewhere(draw)} as won
    )
  )`
}

/** The numbers that are on paper. */
export function numbersOnPaper(drawId: string): NumberSet {
  return sql`(
    select coalesce(range_agg(run), ${none})
    from stub_prints, unnest(numbers) as run where draw_id = ${drawId}
  )`
}

/** How many numbers a set has. */
export function sizeOf(numbers: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select coalesce(sum(upper(run) - lower(run)), 0)::bigint from unnest(${numbers}) as run
  )`
}
