/**
 * What the jackpot is and how it comes about (docs/domain.md, section 1, "Money"): the percentage once on the
 * total, never on each order; donations and fees never enter it. Integer cents throughout.
 */
import * as v from 'valibot'
import { CentsSchema, CountSchema, InstantSchema } from '../fields/values.ts'

/** What was lowered or changed after the first sale, and why. */
export const TermChangeSchema = v.object({
  /** UTC. */
  at: InstantSchema,
  /** By today's name; null once they were erased. */
  by: v.nullable(v.string()),
  /** The API's names (`termFields`); a newer server may know more of them. */
  fields: v.array(v.string()),
  reason: v.string(),
  /** The jackpot on the sales of that moment. */
  fromCents: CentsSchema,
  toCents: CentsSchema,
})
export type TermChange = v.InferOutput<typeof TermChangeSchema>

export const JackpotSchema = v.object({
  /** What the winner gets now. */
  amountCents: CentsSchema,
  /** What decided it. */
  by: v.picklist(['sales', 'guarantee', 'maximum', 'custom', 'declared']),
  /** Ticket cents of orders that are ACTIVE; absent for those who don't see a raffle's money, as the voids are. */
  salesCents: v.optional(CentsSchema),
  percent: v.nullable(v.number()),
  startingPotCents: CentsSchema,
  guaranteedPotCents: CentsSchema,
  maximumCents: v.nullable(CentsSchema),
  /** Orders that were paid and then voided: why a pot can shrink. */
  voidCount: v.optional(CountSchema),
  voidCents: v.optional(CentsSchema),
  /** The newest first. */
  termChanges: v.optional(v.array(TermChangeSchema), []),
})
export type Jackpot = v.InferOutput<typeof JackpotSchema>

export const JackpotTermsSchema = v.object({
  salesCents: CentsSchema,
  /** 1 to 100 with two decimals at most; null for a raffle without a pot. */
  percent: v.nullable(v.number()),
  startingPotCents: CentsSchema,
  guaranteedPotCents: CentsSchema,
  maximumCents: v.nullable(CentsSchema),
  customJackpotEnabled: v.boolean(),
  /** The custom jackpot, or the grand prize's declared value. */
  declaredCents: v.nullable(CentsSchema),
})
export type JackpotTerms = v.InferOutput<typeof JackpotTermsSchema>

interface JackpotSettings {
  fractionalJackpotPercent: number | null
  customJackpotEnabled: boolean
}

/** Whether staff enter the jackpot: a custom one, or a grand prize's declared value. Else it is computed from sales. */
export function isJackpotEntered(settings: JackpotSettings): boolean {
  return settings.customJackpotEnabled || settings.fractionalJackpotPercent === null
}

/** Fields as they are written: an amount that was entered goes with the jackpot that it was entered for. */
export function withJackpotIfEntered<
  Fields extends { actualJackpotCents: number | null; settings: JackpotSettings },
>(fields: Fields): Fields {
  return isJackpotEntered(fields.settings) ? fields : { ...fields, actualJackpotCents: null }
}

/** What staff entered for it; null where it is computed, or nothing was declared yet. */
export function enteredCents({
  by,
  amountCents,
}: Pick<Jackpot, 'by' | 'amountCents'>): number | null {
  if (by === 'custom') return amountCents
  return by === 'declared' && amountCents > 0 ? amountCents : null
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
