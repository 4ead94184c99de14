/** Checks of a buyer's own ticket proof: alone, and beside the certificate of its draw. */
import { type Certificate, type TicketProof, TicketProofSchema } from './certificate-format.ts'
import { drawnLock, stands } from './check-list.ts'
import { readJson } from './read-file.ts'

/** In the order in which they are shown; those after `in-list` need a certificate. */
export const proofChecks = ['readable', 'in-list', 'same-draw', 'same-list', 'same-place'] as const
export type ProofCheck = (typeof proofChecks)[number]

export interface ProofReport {
  proof: TicketProof | null
  /** What couldn't be looked at, because the file isn't readable or no certificate was given, is left out. */
  checks: { check: ProofCheck; passed: boolean }[]
  valid: boolean
  /** The ticket's pick, by its place in the certificate's picks; null where it wasn't picked. */
  pick: number | null
}

/** @param certificate only one whose own checks passed */
export function checkTicketProof(file: Uint8Array, certificate: Certificate | null): ProofReport {
  const proof = readJson(file, TicketProofSchema)?.content ?? null
  if (!proof)
    return { proof, checks: [{ check: 'readable', passed: false }], valid: false, pick: null }
  const checks: ProofReport['checks'] = [
    { check: 'readable', passed: true },
    { check: 'in-list', passed: stands(proof, proof) },
  ]
  if (certificate)
    checks.push(
      { check: 'same-draw', passed: isOfDraw(proof, certificate) },
      { check: 'same-list', passed: isOfDrawnList(proof, certificate) },
      { check: 'same-place', passed: agreesWithPicks(proof, certificate) },
    )
  const valid = checks.every(({ passed }) => passed)
  const pick = certificate && valid ? pickOf(proof, certificate) : -1
  return { proof, checks, valid, pick: pick === -1 ? null : pick }
}

function isOfDraw(proof: TicketProof, certificate: Certificate): boolean {
  const commitment = certificate.drawType === 'rng' ? certificate.commitment.seedDigest : null
  return proof.drawId === certificate.draw.id && proof.commitment === commitment
}

function isOfDrawnList(proof: TicketProof, certificate: Certificate): boolean {
  const lock = drawnLock(certificate)
  return (
    lock !== undefined &&
    proof.lockVersion === lock.version &&
    proof.root === lock.root &&
    proof.ticketCount === lock.ticketCount
  )
}

/** One number, one place: a picked ticket's number stands nowhere else in the list. */
function agreesWithPicks(proof: TicketProof, { picks }: Certificate): boolean {
  return picks.every(
    ({ ticket }) => (ticket.index === proof.index) === (ticket.ticketNumber === proof.ticketNumber),
  )
}

function pickOf(proof: TicketProof, { picks }: Certificate): number {
  return picks.findIndex(({ ticket }) => ticket.index === proof.index)
}
