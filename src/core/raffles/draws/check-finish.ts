/** Checks of a draw's end: every prize has its winners, and things happened in their order. */
import type { Certificate } from './certificate-format.ts'
import { drawnLock } from './check-list.ts'

/** Every prize has as many confirmed winners as its quantity; every rejection has its reason. */
export function isFinished({ draw, picks }: Certificate): boolean {
  const confirmed = new Map<string, number>()
  for (const { prizeId, outcome } of picks)
    if (outcome === 'confirmed') confirmed.set(prizeId, (confirmed.get(prizeId) ?? 0) + 1)
  return (
    draw.prizes.every(({ id, quantity }) => (confirmed.get(id) ?? 0) === quantity) &&
    picks.every(({ prizeId }) => draw.prizes.some(({ id }) => id === prizeId)) &&
    picks.every(({ outcome, reason }) => (outcome === 'rejected') === (reason !== null))
  )
}

/** Picked on the draw's date or later, from a locked list, after the entropy; decided after; issued last. */
export function timesFollow(certificate: Certificate): boolean {
  const { draw, issuedAt } = certificate
  const lockedAt = drawnLock(certificate)?.lockedAt
  if (lockedAt === undefined) return false
  return pickTimes(certificate).every(
    ({ at, decidedAt, entropyAt }) =>
      (draw.drawAt === null || draw.drawAt <= at) &&
      lockedAt <= at &&
      (entropyAt === null || entropyAt <= at) &&
      at <= decidedAt &&
      decidedAt <= issuedAt,
  )
}

function pickTimes(certificate: Certificate) {
  if (certificate.drawType === 'barrel')
    return certificate.picks.map(({ at, decidedAt }) => ({ at, decidedAt, entropyAt: null }))
  return certificate.picks.map(({ at, decidedAt, entropy }) => ({
    at,
    decidedAt,
    // An entropy that isn't there is later than everything.
    entropyAt: certificate.entropy[entropy]?.at ?? '9999',
  }))
}
