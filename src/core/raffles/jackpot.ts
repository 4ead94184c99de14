/**
 * What the jackpot is and how it comes about (domain.md, section 1, "Money"): the percentage once on the
 * total, never on each order; donations and fees never enter it. Integer cents throughout.
 */
import * as v from 'valibot'
import { CentsSchema, CountSchema } from './money-and-time.ts'

export const JackpotSchema = v.object({
  /** What the winner gets now. */
  amountCents: CentsSchema,
  /** What decided it. */
  by: v.picklist(['sales', 'guarantee', 'maximum', 'custom', 'declared']),
  /** Ticket cents of orders that are ACTIVE. */
  salesCents: CentsSchema,
  percent: v.nullable(v.number()),
  startingPotCents: CentsSchema,
  guaranteedPotCents: CentsSchema,
  maximumCents: v.nullable(CentsSchema),
  /** Orders that were paid and then voided: why a pot can shrink. */
  voidCount: CountSchema,
  voidCents: CentsSchema,
})
export type Jackpot = v.InferOutput<typeof JackpotSchema>

export interface JackpotTerms {
  salesCents: number
  /** 1 to 100 with two decimals at most; null for a raffle without a pot. */
  percent: number | null
  startingPotCents: number
  guaranteedPotCents: number
  maximumCents: number | null
  customJackpotEnabled: boolean
  /** The custom jackpot, or the grand prize's declared value. */
  declaredCents: number | null
}

/** Whether staff enter the jackpot: a custom one, or a grand prize's declared value. Else it is computed from sales. */
export function isJackpotEntered({
  percent,
  customJackpotEnabled,
}: Pick<JackpotTerms, 'percent' | 'customJackpotEnabled'>): boolean {
  return customJackpotEnabled || percent === null
}

/** The jackpot and what decided it. */
export function jackpotOf(terms: JackpotTerms): Pick<Jackpot, 'amountCents' | 'by'> {
  const { percent, customJackpotEnabled, declaredCents } = terms
  if (customJackpotEnabled && declaredCents !== null)
    return { amountCents: declaredCents, by: 'custom' }
  if (percent === null) return { amountCents: declaredCents ?? 0, by: 'declared' }
  const bySales = terms.startingPotCents + shareOf(terms.salesCents, percent)
  const guaranteed = terms.guaranteedPotCents > bySales
  const grown = guaranteed ? terms.guaranteedPotCents : bySales
  if (terms.maximumCents !== null && grown > terms.maximumCents)
    return { amountCents: terms.maximumCents, by: 'maximum' }
  return { amountCents: grown, by: guaranteed ? 'guarantee' : 'sales' }
}

/** floor(cents × percent / 100), exact: the product may pass what a number holds. */
function shareOf(cents: number, percent: number): number {
  return Number((BigInt(cents) * BigInt(Math.round(percent * 100))) / 10_000n)
}
