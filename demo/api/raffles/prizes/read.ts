import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type JackpotTerms, jackpotOf } from '../../../../src/core/raffles/jackpot.ts'
import type { prizeCalls } from '../../../../src/core/raffles/prizes/calls.ts'
import { type Prize, prizeFields } from '../../../../src/core/raffles/prizes/prize.ts'
import type { Database } from '../../database/schema.ts'
import type { Source } from '../../http/read-list.ts'
import { records } from '../../http/records.ts'
import { keptSales, potTerms } from '../pot.ts'

export interface PrizeRow extends Omit<Prize, 'cutoffAt' | 'drawDate'> {
  cutoffAt: Date | null
  drawDate: Date | null
  /** Of the raffle, what its jackpot comes from. */
  pot: JackpotTerms
}

/** The prizes of a raffle in their order. */
export function prizesOf(db: Kysely<Database>, raffleId: string): Promise<Prize[]> {
  return read(db, sql`prizes.raffle_id = ${raffleId}`)
}

export const prizes = records({
  table: 'prizes',
  of: 'raffle',
  subject: 'prize',
  fields: prizeFields,
  // Dates are the draw's that it belongs to.
  columnsOf: ({ cutoffAt, drawDate, ...columns }) => columns,
  read,
})

/** The same, page by page. */
export const prizeSource: Source<(typeof prizeCalls)['list']['list']> = {
  from: sql`
    from prizes
    join draws on draws.id = prizes.draw_id
    join raffles on raffles.id = prizes.raffle_id
  `,
  columns: sql`
      prizes.id, prizes.raffle_id as event_id, prizes.draw_id, prizes.category, prizes.name,
      prizes.description, prizes.sponsor, prizes.value_cents, prizes.quantity, draws.cutoff_at,
      draws.draw_at as draw_date, prizes.winners_stay_in, prizes.position as "order",
      (select count(*) from winners where prize_id = prizes.id and status <> 'rejected')
        as picks_completed,
      (select coalesce(sum(wanted - done), 0) from pick_batches
        where prize_id = prizes.id and finished_at is null) as picks_pending,
      (select count(*) from winners where prize_id = prizes.id and status = 'confirmed')
        as confirmed_count,
      exists (select from draw_locks where draw_id = draws.id and reopened_at is null) as locked,
      prizes.version,
      ${potTerms(sql`case when prizes.category = 'jackpot' then ${keptSales} else 0 end`)} as pot
  `,
  id: sql`prizes.id`,
  sort: { order: { by: sql`lpad(prizes.position::text, 20, '0')`, type: 'text' } },
  filters: {},
}

async function read(db: Kysely<Database>, where: RawBuilder<boolean>): Promise<Prize[]> {
  const { from, columns } = prizeSource
  const { rows } = await sql<PrizeRow>`
    select ${columns} ${from} where ${where} order by prizes.position
  `.execute(db)
  return rows.map(viewPrize)
}

/** A jackpot's value is what the pot stands at, or what was declared for the grand prize. */
export function viewPrize({ pot, cutoffAt, drawDate, ...prize }: PrizeRow): Prize {
  return {
    ...prize,
    valueCents: prize.category === 'jackpot' ? jackpotOf(pot).amountCents : prize.valueCents,
    cutoffAt: cutoffAt?.toISOString() ?? null,
    drawDate: drawDate?.toISOString() ?? null,
  }
}
