import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { setUpDraw } from '../raffles/draws/set-up.ts'
import { setUpJackpot } from '../raffles/prizes/jackpot-prize.ts'
import type { InsertedRaffle } from './insert-raffles.ts'
import { seedOrganizations } from './organizations.ts'
import { type SeedPrizes, seedPrizes } from './raffle-prizes.ts'

const day = 86_400_000

/** What staff wrote of each raffle, its draws with their seeds, committed to before the first sale, and its prizes. */
export async function insertPrizes(
  db: Transaction<Database>,
  raffles: readonly InsertedRaffle[],
  now: Date,
): Promise<void> {
  const plans = seedPrizes(now)
  for (const { raffle, id } of raffles) {
    const plan = plans[raffle.name.replace(/ – (game )?\d+$/, '')] ?? {}
    const { locale, timeZone } = seedOrganizations[raffle.organization]
    const { startAt } = await fillIn(db, id, plan, now)
    const by = { at: new Date((startAt ?? now).getTime() - 21 * day), actor: null }
    const jackpot = await setUpJackpot(db, { id, category: raffle.category, locale }, by)
    if (plan.grand)
      await db
        .updateTable('prizes')
        .set({ name: plan.grand.name, sponsor: plan.grand.sponsor ?? '' })
        .where('id', '=', jackpot.prizeId)
        .execute()
    const at = async (local: string) => {
      const { rows } = await sql<{ at: Date }>`
        select ${local}::timestamp at time zone ${timeZone} as at
      `.execute(db)
      return rows[0]?.at ?? now
    }
    for (const [index, prize] of (plan.others ?? []).entries()) {
      const { dates } = prize
      const drawId = dates
        ? await setUpDraw(
            db,
            { raffleId: id, cutoffAt: await at(dates.cutoff), drawAt: await at(dates.draw) },
            by,
          )
        : { id: jackpot.drawId }
      await db
        .insertInto('prizes')
        .values({
          raffleId: id,
          drawId: drawId.id,
          category: 'prize',
          name: prize.name,
          sponsor: prize.sponsor ?? '',
          valueCents: prize.cents,
          quantity: prize.quantity ?? 1,
          position: index + 2,
          createdAt: by.at,
          changedAt: by.at,
        })
        .execute()
    }
  }
}

/** The value of a grand prize, and when the raffle came to its status. */
async function fillIn(
  db: Transaction<Database>,
  id: string,
  { grand }: SeedPrizes,
  now: Date,
): Promise<{ startAt: Date | null }> {
  return db
    .updateTable('raffles')
    .set({
      declaredJackpotCents: grand?.cents ?? null,
      activatedAt: sql<Date>`case when status not in ('draft', 'pending')
        then start_at - interval '15 days' end`,
      activationRequestedAt: sql<Date>`case when status <> 'draft'
        then least(start_at, ${now}::timestamptz) - interval '16 days' end`,
      endedAt: sql<Date>`case when status in ('ended', 'closed') then end_at end`,
      closedAt: sql<Date>`case when status = 'closed' then draw_at + interval '8 hours' end`,
    })
    .where('id', '=', id)
    .returning('startAt')
    .executeTakeFirstOrThrow()
}
