import type { Kysely } from 'kysely'
import type { DrawTerms } from '../../../../src/core/raffles/draws/certificate-format.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'

/** Dates and prizes as they stand now, prizes in the order in which they are drawn. @throws without a draw date */
export async function termsOf(db: Kysely<Database>, draw: DrawContext): Promise<DrawTerms> {
  const { id, drawAt, cutoffAt } = draw
  if (drawAt === null) throw new Error('A draw without a date is never locked')
  const prizes = await db
    .selectFrom('prizes')
    .select(['id', 'name', 'quantity'])
    .where('drawId', '=', id)
    .orderBy('position')
    .execute()
  return {
    id,
    drawAt: drawAt.toISOString(),
    cutOffAt: cutoffAt?.toISOString() ?? null,
    prizes,
  }
}
