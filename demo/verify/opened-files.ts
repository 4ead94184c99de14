/** What somebody chose or dropped: a certificate, a ticket proof, in any order. */
import {
  type CertificateReport,
  checkCertificate,
  checkTicketProof,
  type ProofReport,
} from '../../src/core/raffles/certificate.ts'
import type { TextKey } from './texts.ts'

const largest = 50_000_000

export interface Opened {
  certificate: { report: CertificateReport; fileName: string } | null
  proof: Uint8Array | null
  /** What couldn't be opened at all. */
  failure: { text: TextKey; name: string } | null
}

/** A proof is one by its own word; anything else is looked at as a certificate. */
function isProof(file: Uint8Array): boolean {
  return checkTicketProof(file, null).proof !== null
}

/** Adds files to what is open: each kind replaces the one before. */
export async function openFiles(opened: Opened, files: readonly File[]): Promise<Opened> {
  const next: Opened = { ...opened, failure: null }
  for (const file of files) {
    if (file.size > largest) {
      next.failure = { text: 'tooLarge', name: file.name }
      continue
    }
    const content = await file.arrayBuffer().catch(() => null)
    if (!content) {
      next.failure = { text: 'unreadable', name: file.name }
      continue
    }
    const bytes = new Uint8Array(content)
    if (isProof(bytes)) next.proof = bytes
    else next.certificate = { report: checkCertificate(bytes), fileName: file.name }
  }
  return next
}

/** The proof beside the certificate that is open; alone where there is none to compare with. */
export function proofReport({ certificate, proof }: Opened): ProofReport | null {
  return proof && checkTicketProof(proof, certificate?.report.certificate ?? null)
}
