/** What a raffle's pot is made of, in a query over raffles: the sums of sales are kept, never added up here. */
import { type RawBuilder, sql } from 'kysely'
import type { JackpotTerms } from '../../../src/core/raffles/jackpot.ts'

export const keptSales: RawBuilder<number> = sql`(
  select coalesce(sum(sold_cents), 0) from package_sales
  where package_sales.raffle_id = raffles.id
)`

/** @param salesCents ticket cents of orders that are ACTIVE */
export function potTerms(salesCents: RawBuilder<number>): RawBuilder<JackpotTerms> {
  return sql`jsonb_build_object(
    'salesCents', ${salesCents},
    'percent', raffles.jackpot_percent,
    'startingPotCents', raffles.starting_pot_cents,
    'guaranteedPotCents', raffles.guaranteed_pot_cents,
    'maximumCents', raffles.max_jackpot_cents,
    'declaredCents', raffles.declared_jackpot_cents,
    'customJackpotEnabled', raffles.custom_jackpot
  )`
}
