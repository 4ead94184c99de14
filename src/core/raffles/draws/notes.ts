/** What is allowed and still worth knowing about a draw. */
import type { Certificate } from './certificate-format.ts'
import { drawnLock } from './check-list.ts'
import { isAmpleEntropy } from './entropy.ts'

export type Note =
  /** The commitment was made when tickets had been sold already. */
  | { code: 'committed-late'; tickets: number }
  | { code: 'reopened'; times: number }
  | { code: 'redrawn'; times: number }
  /** The list was locked before sales were due to end. */
  | { code: 'locked-early' }
  /** So few dice or words that the operator could have prepared for them. */
  | { code: 'short-entropy'; times: number }

export function notesOn(certificate: Certificate): Note[] {
  const { draw, locks, picks } = certificate
  const notes: Note[] = []
  if (certificate.drawType === 'rng' && certificate.commitment.ticketsSoldBefore > 0)
    notes.push({ code: 'committed-late', tickets: certificate.commitment.ticketsSoldBefore })
  const reopened = locks.filter(lock => lock.reopened !== null).length
  if (reopened > 0) notes.push({ code: 'reopened', times: reopened })
  const rejected = picks.filter(({ outcome }) => outcome === 'rejected').length
  if (rejected > 0) notes.push({ code: 'redrawn', times: rejected })
  const short = shortEntropy(certificate)
  if (short > 0) notes.push({ code: 'short-entropy', times: short })
  const lockedAt = drawnLock(certificate)?.lockedAt
  if (lockedAt !== undefined && draw.cutOffAt !== null && lockedAt < draw.cutOffAt)
    notes.push({ code: 'locked-early' })
  return notes
}

function shortEntropy(certificate: Certificate): number {
  if (certificate.drawType === 'barrel') return 0
  return certificate.entropy.filter(({ text }) => !isAmpleEntropy(text)).length
}
