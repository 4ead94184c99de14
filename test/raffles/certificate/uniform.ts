/** Whether picks favour a ticket: many picks over a list, and the chi-square test on their counts. */
import { pickPlace } from '../../../src/core/raffles/draws/pick.ts'
import { randomBytesFrom } from './random-bytes.ts'

const noneTaken: ReadonlySet<number> = new Set()

/** How often each of `tickets` places was picked; a new draw, seed and all, for each thousand. */
export function picksOver(tickets: number, picks: number, name: string): Uint32Array {
  const hits = new Uint32Array(tickets)
  const random = randomBytesFrom(name)
  let [seed, root] = [random(32), random(32)]
  for (let made = 0; made < picks; made += 1) {
    const counter = made % 1000
    if (counter === 0) [seed, root] = [random(32), random(32)]
    const question = { seed, root, count: tickets, entropy: '4 6 1 2', prizeId: 'prize-1' }
    const { index } = pickPlace({ ...question, counter, taken: noneTaken })
    hits[index]! += 1
  }
  return hits
}

export function chiSquare(hits: Uint32Array): number {
  const expected = hits.reduce((sum, hit) => sum + hit, 0) / hits.length
  return hits.reduce((sum, hit) => sum + (hit - expected) ** 2 / expected, 0)
}

/** A chi-square value as a score of the normal distribution (Wilson and Hilferty): exact enough from 30 degrees up. */
export function normalScore(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees)
  return (Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread)
}

/** The probability of a score as high or higher: one side of the normal distribution (Abramowitz and Stegun, 7.1.26). */
export function probabilityAbove(score: number): number {
  const x = Math.abs(score) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  const tail = terms.reduce((sum, term, power) => sum + term * t ** (power + 1), 0)
  const half = (tail * Math.exp(-x * x)) / 2
  return score >= 0 ? half : 1 - half
}
