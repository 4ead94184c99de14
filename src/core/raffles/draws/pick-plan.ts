/**
 * Every pick of a draw, in the draw's own order, which nobody chooses: with the first entropy, each prize in the
 * order it was locked in, as often as its quantity; then, for each rejection, one pick with the entropy that was
 * given for it. Whoever makes picks one by one, in whatever order, reads them from this plan; else the order in
 * which prizes are drawn, or the moment of a rejection, would steer who is skipped.
 */
import { pickPlace } from './pick.ts'

export interface PlannedDraw {
  /** 32 bytes. */
  seed: Uint8Array
  root: Uint8Array
  /** Tickets in the locked list. */
  count: number
  /** As locked, in their order. */
  prizes: readonly { id: string; quantity: number }[]
  /** In the order given: the first for all prizes, each further one for the rejection it names. */
  entropy: readonly GivenEntropy[]
}

export interface GivenEntropy {
  text: string
  /** The place in the plan of the rejected pick that it replaces; null for the first entropy. */
  rejectedPick: number | null
}

export interface PlannedPick {
  prizeId: string
  /** From 0 for each prize; redraws count on. */
  counter: number
  /** Which entropy, from 0. */
  entropy: number
  /** The place in the locked list, from 0. */
  index: number
  attempt: number
}

/**
 * The whole plan as far as entropy has been given: empty without any.
 * @throws RangeError when there are fewer tickets than picks, or an entropy names a pick that isn't before it
 */
export function planPicks(draw: PlannedDraw): PlannedPick[] {
  const taken = new Set<number>()
  const made = new Map<string, number>()
  const picks: PlannedPick[] = []
  const pick = (prizeId: string, entropy: number, text: string): void => {
    const counter = made.get(prizeId) ?? 0
    const place = pickPlace({ ...draw, entropy: text, prizeId, counter, taken })
    taken.add(place.index)
    made.set(prizeId, counter + 1)
    picks.push({ prizeId, counter, entropy, ...place })
  }
  draw.entropy.forEach(({ text, rejectedPick }, entropy) => {
    if (entropy === 0) {
      for (const { id, quantity } of draw.prizes)
        for (let time = 0; time < quantity; time += 1) pick(id, entropy, text)
      return
    }
    const rejected = rejectedPick === null ? undefined : picks[rejectedPick]
    if (!rejected) throw new RangeError(`Entropy ${entropy} names no earlier pick.`)
    pick(rejected.prizeId, entropy, text)
  })
  return picks
}
