import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { setUpDraw } from '../draws/set-up.ts'
import type { PickBy } from '../winners/pick.ts'

export interface PrizeDates {
  cutoffAt: Date | null
  drawAt: Date | null
}

/**
 * The draw that a prize of these dates belongs to, made if there is none. Dates that are the raffle's own are none.
 *
 * @throws Refusal 422 `cutoff-after-draw`, 409 `draw-locked`
 */
export async function joinDraw(
  transaction: Transaction<Database>,
  raffleId: string,
  dates: PrizeDates,
  by: PickBy,
): Promise<string> {
  const { endAt, drawAt } = await transaction
    .selectFrom('raffles')
    .select(['endAt', 'drawAt'])
    .where('id', '=', raffleId)
    .executeTakeFirstOrThrow()
  const own = {
    cutoffAt: sameInstant(dates.cutoffAt, endAt) ? null : dates.cutoffAt,
    drawAt: sameInstant(dates.drawAt, drawAt) ? null : dates.drawAt,
  }
  const cutoff = own.cutoffAt ?? endAt
  const drawn = own.drawAt ?? drawAt
  if (cutoff && drawn && drawn < cutoff)
    throw new Refusal(422, [{ code: 'cutoff-after-draw', field: 'drawDate' }])
  const { id } = await setUpDraw(transaction, { raffleId, ...own }, by)
  if (await isLocked(transaction, id)) throw new Refusal(409, 'draw-locked')
  return id
}

function sameInstant(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}

export async function isLocked(db: Kysely<Database>, drawId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select exists (
      select from draw_locks where draw_id = ${drawId} and reopened_at is null) as locked
  `.execute(db)
  return rows[0]?.locked ?? false
}
