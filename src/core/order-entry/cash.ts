/** Cash over the counter, in integer cents: what goes back, and the amounts that people hand over. */

import type { TenderType } from './purchase.ts'
import { changeCentsOf } from './rules.ts'

/** Notes of Canada and the United States alike. */
const notes = [500, 1000, 2000, 5000, 10_000] as const

/** How many amounts are offered beside the exact one. */
const mostOffered = 3

export type Change =
  | { state: 'exact' }
  /** Goes back to the buyer. */
  | { state: 'due'; cents: number }
  /** Isn't given yet. */
  | { state: 'missing'; cents: number }

/** What was taken for an order that stands in the form again, and how it was paid. */
export interface PaidBefore {
  cents: number
  tender: { type: TenderType; givenCents: number | null }
}

/**
 * What is left to settle with a buyer who paid already, whose change went back to them: to collect where `cents` is above 0, to
 * give back where it is below. Null: how it is paid was typed anew, and counts from nothing.
 */
export function leftToSettle(
  totalCents: number,
  tender: PaidBefore['tender'],
  paid: PaidBefore,
): number | null {
  const isSame = tender.type === paid.tender.type && tender.givenCents === paid.tender.givenCents
  return isSame ? totalCents - paid.cents : null
}

/** What goes back. @param givenCents null: nothing was typed, and the exact amount is meant */
export function changeOf(totalCents: number, givenCents: number | null): Change {
  const given = givenCents ?? totalCents
  const due = changeCentsOf(totalCents, given)
  if (due === null) return { state: 'missing', cents: totalCents - given }
  return due > 0 ? { state: 'due', cents: due } : { state: 'exact' }
}

/**
 * What buyers are likely to hand over for this: the next amount that is made of one kind of note, for each kind, the
 * smallest first. $37 is paid by $40, $50 or $100.
 */
export function likelyAmounts(totalCents: number): readonly number[] {
  if (totalCents <= 0) return []
  const amounts = notes.map(note => Math.ceil(totalCents / note) * note)
  const more = new Set(amounts.filter(amount => amount > totalCents))
  return [...more].sort((one, other) => one - other).slice(0, mostOffered)
}
