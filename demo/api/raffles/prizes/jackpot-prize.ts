import type { Transaction } from 'kysely'
import type { raffleCategories } from '../../../../src/core/raffles/raffle.ts'
import type { Actor } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { setUpDraw } from '../draws/set-up.ts'

/** The jackpot's name until staff write another, in the organisation's language. */
const names = {
  en: { pot: 'Jackpot', prize: 'Grand prize' },
  fr: { pot: 'Cagnotte', prize: 'Grand prix' },
} as const

/**
 * A new raffle's jackpot or grand prize and its final draw, which has the raffle's own dates. Called once, when
 * the raffle is created or copied; the prize is never deleted.
 */
export async function setUpJackpot(
  transaction: Transaction<Database>,
  raffle: { id: string; category: (typeof raffleCategories)[number]; locale: 'en' | 'fr' },
  by: { at: Date; actor: Actor | null },
): Promise<{ prizeId: string; drawId: string }> {
  const dates = { raffleId: raffle.id, cutoffAt: null, drawAt: null }
  const { id: drawId } = await setUpDraw(transaction, dates, by)
  const { id: prizeId } = await transaction
    .insertInto('prizes')
    .values({
      raffleId: raffle.id,
      drawId,
      category: 'jackpot',
      name: names[raffle.locale][raffle.category === '50/50' ? 'pot' : 'prize'],
      position: 1,
      createdAt: by.at,
      changedAt: by.at,
      changedBy: by.actor?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { prizeId, drawId }
}
