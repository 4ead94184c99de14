/**
 * What a draw is about, fixed with its list: prizes, their order and quantities, dates, commitment. The witness's
 * receipt carries their digest, since prize ids go into every pick: chosen after the entropy, they could steer it.
 */
import { digestJson } from './bytes.ts'
import type { DrawTerms } from './certificate-format.ts'

export interface LockedTerms {
  drawType: 'rng' | 'barrel'
  organizationId: string
  raffleId: string
  draw: DrawTerms
  /** SHA-256 of the seed, in hex; null for a barrel. */
  seedDigest: string | null
}

/** In hex. Kept with the lock, printed on the receipt; nothing in it may change after. */
export function digestTerms({ draw, ...terms }: LockedTerms): string {
  const { id, drawAt, cutOffAt } = draw
  const prizes = draw.prizes.map(prize => ({
    id: prize.id,
    name: prize.name,
    quantity: prize.quantity,
  }))
  return digestJson({ format: 'rd-terms/1', ...terms, draw: { id, drawAt, cutOffAt, prizes } })
}
