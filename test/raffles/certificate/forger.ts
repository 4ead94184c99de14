/** What forgers work with: an honest draw, and how they make the rest fit what they changed. */

import type { CertificateCheck } from '../../../src/core/raffles/certificate.ts'
import { toHex } from '../../../src/core/raffles/draws/bytes.ts'
import { digestEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import { planPicks } from '../../../src/core/raffles/draws/pick-plan.ts'
import { digestTerms } from '../../../src/core/raffles/draws/terms.ts'
import { type MadeDraw, makeRandomDraw, type RandomContent } from './make-draw.ts'

/** Two prizes, the first of two; pick 1 rejected, its redraw (pick 3) rejected too; the list once reopened. */
export const honest = (): MadeDraw<RandomContent> =>
  makeRandomDraw({
    name: 'honest',
    tickets: 41,
    quantities: [2, 1],
    rejections: [1, 3],
    reopened: true,
  })

export type Forgery = [name: string, refusedBy: CertificateCheck, forge: Forge]

type Forge = (draw: RandomContent, made: MadeDraw<RandomContent>) => void
export const hashOf = (text: string) => toHex(digestEntropy(text))

/** What was fixed with the list, fixed again by who forges all of it but what others hold. */
export function fixTerms(draw: RandomContent): void {
  const terms = digestTerms({
    drawType: 'rng',
    organizationId: draw.organization.id,
    raffleId: draw.raffle.id,
    draw: draw.draw,
    seedDigest: draw.commitment.seedDigest,
  })
  for (const fixed of [...draw.locks, ...draw.receipts]) fixed.terms = terms
}

/** Picks as the plan has them for what the forger made of the rest. */
export function pickAgain(draw: RandomContent, { open }: MadeDraw<RandomContent>): void {
  const lock = draw.locks.at(-1)!
  const plan = planPicks({
    seed: Buffer.from(draw.seed, 'hex'),
    root: Buffer.from(lock.root, 'hex'),
    count: lock.ticketCount,
    prizes: draw.draw.prizes,
    entropy: draw.entropy,
  })
  plan.forEach(({ index, ...planned }, at) => {
    draw.picks[at] = { ...draw.picks[at]!, ...planned, ticket: open(index) }
  })
}
