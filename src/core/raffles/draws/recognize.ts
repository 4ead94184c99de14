/** What somebody holds on paper, compared with a certificate: their own copy is what nobody can alter later. */
import type { Certificate } from './certificate-format.ts'
import { writeReceipt } from './receipt.ts'

export type Recognized =
  | { code: 'commitment' | 'root' | 'terms' | 'digest' | 'seed' | 'activity-head' | 'receipt' }
  /** A receipt or root of a list that was reopened later. */
  | { code: 'earlier-list'; version: number }

/**
 * Which of a certificate's codes a text is, however it was broken into groups or lines; null for none. Codes are
 * 64 characters, a receipt is a line of its own form.
 */
export function recognizeCode(certificate: Certificate, typed: string): Recognized | null {
  const text = bare(typed)
  if (text === '') return null
  const drawn = certificate.locks.at(-1)
  for (const lock of certificate.locks) {
    const receipt = writeReceipt({
      ...lock,
      drawId: certificate.draw.id,
      lockVersion: lock.version,
    })
    const isReceipt = text === bare(receipt)
    if (!isReceipt && text !== lock.root) continue
    if (lock !== drawn) return { code: 'earlier-list', version: lock.version }
    return { code: isReceipt ? 'receipt' : 'root' }
  }
  if (text === drawn?.terms) return { code: 'terms' }
  if (text === certificate.digest) return { code: 'digest' }
  if (text === certificate.activityHead) return { code: 'activity-head' }
  if (certificate.drawType === 'barrel') return null
  if (text === certificate.commitment.seedDigest) return { code: 'commitment' }
  return text === certificate.seed ? { code: 'seed' } : null
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}
