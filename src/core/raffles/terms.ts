/**
 * What buyers bought on. From the first sale on, no edit makes less of it, or something else, unless somebody who answers
 * for the raffle says why: editor and API ask the same functions. What locks altogether stands in locked-fields.ts.
 */
import { isSaid } from '../format/said.ts'
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import { enteredCents, type Jackpot, jackpotOf } from './jackpot.ts'
import type { RaffleDetail } from './raffle-detail.ts'
import type { RaffleFields } from './raffle-fields.ts'
import type { RaffleSettings } from './settings.ts'

/** Changing one at all is weighty. */
const namedTerms = ['category', 'province', 'licenseNumber', 'drawType'] as const
/** Amounts that the pot grows with; none is zero. */
const growingTerms = ['startingPotCents', 'guaranteedPotCents'] as const

/** The fields that may need a reason, by the API's names, in the editor's order. */
export const termFields = [
  ...namedTerms,
  'settings.fractionalJackpotPercent',
  ...growingTerms,
  'maxJackpot',
  'settings.customJackpotEnabled',
  'actualJackpotCents',
] as const
export type TermField = (typeof termFields)[number]

/** As much as a reason may say. */
export const longestReason = 1000

/** Of a raffle as it is written: `actualJackpotCents` is what staff entered, null where it is computed. */
export type RaffleTerms = Pick<RaffleFields, (typeof namedTerms)[number]> & {
  /** Null, as a form's empty field, is none. */
  startingPotCents: number | null
  guaranteedPotCents: number | null
  /** Null is no limit. */
  maxJackpot: number | null
  actualJackpotCents: number | null
  settings: Pick<RaffleSettings, 'fractionalJackpotPercent' | 'customJackpotEnabled'>
}

export interface WeightyChange {
  field: TermField
  /** `lowered`: less can be won by it. `changed`: it is something else. */
  kind: 'lowered' | 'changed'
}

export type TermReason = 'lowered-after-sale' | 'changed-after-sale' | 'reason-needed'

/**
 * What an edit makes less, or other. An edit without one never lowers the pot, whatever is sold still. An empty maximum is
 * the highest one. An entered jackpot neither grows nor follows sales, so that switching between it and a computed one is
 * a change, higher or not.
 */
export function weightyChanges(before: RaffleTerms, after: RaffleTerms): readonly WeightyChange[] {
  const named = namedTerms.filter(field => before[field] !== after[field])
  return [
    ...named.map((field): WeightyChange => ({ field, kind: 'changed' })),
    ...(isOwnAmount(before) === isOwnAmount(after) ? [] : switched(before, after)),
    ...lowered(before, after).map((field): WeightyChange => ({ field, kind: 'lowered' })),
  ].filter(({ field }, at, all) => all.findIndex(other => other.field === field) === at)
}

/** Whether staff's own amount is the jackpot: a custom one only once it is there. */
function isOwnAmount({ settings, actualJackpotCents }: RaffleTerms): boolean {
  const { fractionalJackpotPercent, customJackpotEnabled } = settings
  return fractionalJackpotPercent === null || (customJackpotEnabled && actualJackpotCents !== null)
}

/** What switched between an entered jackpot and a computed one. */
function switched(before: RaffleTerms, after: RaffleTerms): WeightyChange[] {
  const [from, to] = [before.settings, after.settings]
  const fields: TermField[] = [
    ...differing(
      'settings.fractionalJackpotPercent',
      from.fractionalJackpotPercent,
      to.fractionalJackpotPercent,
    ),
    ...differing(
      'settings.customJackpotEnabled',
      from.customJackpotEnabled,
      to.customJackpotEnabled,
    ),
    ...differing('actualJackpotCents', before.actualJackpotCents, after.actualJackpotCents),
  ]
  return fields.map(field => ({ field, kind: 'changed' }))
}

function differing(field: TermField, from: unknown, to: unknown): TermField[] {
  return from === to ? [] : [field]
}

function lowered(before: RaffleTerms, after: RaffleTerms): TermField[] {
  const percent = (terms: RaffleTerms) => terms.settings.fractionalJackpotPercent ?? 0
  const most = (terms: RaffleTerms) => terms.maxJackpot ?? Number.POSITIVE_INFINITY
  const amount = (terms: RaffleTerms) => terms.actualJackpotCents ?? 0
  return [
    ...(percent(after) < percent(before) ? (['settings.fractionalJackpotPercent'] as const) : []),
    ...growingTerms.filter(field => (after[field] ?? 0) < (before[field] ?? 0)),
    ...(most(after) < most(before) ? (['maxJackpot'] as const) : []),
    ...(amount(after) < amount(before) ? (['actualJackpotCents'] as const) : []),
  ]
}

/** The terms of a raffle as it was read. */
export function termsOf(raffle: RaffleDetail): RaffleTerms {
  return { ...raffle, actualJackpotCents: enteredCents(raffle.jackpot) }
}

/** The jackpot that these terms give on so many sales. */
export function jackpotUnder(
  { settings, ...terms }: Omit<RaffleTerms, (typeof namedTerms)[number]>,
  salesCents: number,
): Pick<Jackpot, 'amountCents' | 'by'> {
  return jackpotOf({
    salesCents,
    percent: settings.fractionalJackpotPercent,
    startingPotCents: terms.startingPotCents ?? 0,
    guaranteedPotCents: terms.guaranteedPotCents ?? 0,
    maximumCents: terms.maxJackpot,
    customJackpotEnabled: settings.customJackpotEnabled,
    declaredCents: terms.actualJackpotCents,
  })
}

export interface TermCircumstances {
  roles: readonly Role[]
  /** An order counts, or is being paid for. */
  hasSales: boolean
  /** Why, in the person's own words. */
  reason: string | undefined
}

/** What stands against these changes, each at its field; the reason that is missing stands at `reason`. */
export function reasonsAgainst(
  changes: readonly WeightyChange[],
  { roles, hasSales, reason = '' }: TermCircumstances,
): readonly { code: TermReason; field: TermField | 'reason' }[] {
  if (!hasSales || changes.length === 0) return []
  if (may('raffles:terms', roles))
    return !isSaid(reason) ? [{ code: 'reason-needed', field: 'reason' }] : []
  return changes.map(({ field, kind }) => ({ field, code: `${kind}-after-sale` }))
}
