/**
 * What a verifier of draws needs, and all that `demo/verify` knows. A certificate is checked from its bytes, each
 * check by its name, so that a reader sees what was checked.
 */
import {
  type BarrelCertificate,
  type Certificate,
  CertificateSchema,
  type RandomCertificate,
} from './draws/certificate-format.ts'
import { drawingsFollow, isWitnessed } from './draws/check-barrel.ts'
import { isFinished, timesFollow } from './draws/check-finish.ts'
import { keepsTerms, locksFollow, receiptsHold, ticketsStand } from './draws/check-list.ts'
import { entropyFollows, picksFollowPlan, seedIsCommitted } from './draws/check-random.ts'
import { type Note, notesOn } from './draws/notes.ts'
import { readJson } from './draws/read-file.ts'
import { writeCertificate } from './draws/write-certificate.ts'

export { checkTicketProof, type ProofCheck, type ProofReport } from './draws/check-proof.ts'
export { type Recognized, recognizeCode } from './draws/recognize.ts'
export type { BarrelCertificate, Certificate, Note, RandomCertificate }

/** In the order in which they are shown. `commitment` and `entropy` are a random draw's, `witnesses` a barrel's. */
export type CertificateCheck =
  | 'readable'
  | 'unaltered'
  | 'commitment'
  | 'terms'
  | 'locks'
  | 'receipts'
  | 'entropy'
  | 'witnesses'
  | 'tickets'
  | 'picks'
  | 'times'
  | 'finished'

export interface CertificateReport {
  /** Null where the file is no certificate. */
  certificate: Certificate | null
  checks: { check: CertificateCheck; passed: boolean }[]
  valid: boolean
  notes: Note[]
}

type Checks<Kind> = [CertificateCheck, (certificate: Kind) => boolean][]

const randomChecks: Checks<RandomCertificate> = [
  ['commitment', seedIsCommitted],
  ['terms', keepsTerms],
  ['locks', locksFollow],
  ['receipts', receiptsHold],
  ['entropy', entropyFollows],
  ['tickets', ticketsStand],
  ['picks', picksFollowPlan],
  ['times', timesFollow],
  ['finished', isFinished],
]

const barrelChecks: Checks<BarrelCertificate> = [
  ['terms', keepsTerms],
  ['locks', locksFollow],
  ['receipts', receiptsHold],
  ['witnesses', isWitnessed],
  ['tickets', ticketsStand],
  ['picks', drawingsFollow],
  ['times', timesFollow],
  ['finished', isFinished],
]

/** Checks a certificate's file, byte for byte. Never throws: what can't be computed has failed. */
export function checkCertificate(file: Uint8Array): CertificateReport {
  const read = readJson(file, CertificateSchema)
  if (!read)
    return {
      certificate: null,
      checks: [{ check: 'readable', passed: false }],
      valid: false,
      notes: [],
    }
  const certificate = read.content
  const checks: CertificateReport['checks'] = [
    { check: 'readable', passed: true },
    { check: 'unaltered', passed: writeCertificate(certificate) === read.text },
    ...(certificate.drawType === 'rng'
      ? outcomes(randomChecks, certificate)
      : outcomes(barrelChecks, certificate)),
  ]
  const valid = checks.every(({ passed }) => passed)
  return { certificate, checks, valid, notes: notesOn(certificate) }
}

function outcomes<Kind>(checks: Checks<Kind>, certificate: Kind): CertificateReport['checks'] {
  return checks.map(([check, holds]) => ({ check, passed: withoutThrowing(holds, certificate) }))
}

function withoutThrowing<Kind>(holds: (certificate: Kind) => boolean, certificate: Kind): boolean {
  try {
    return holds(certificate)
  } catch {
    return false
  }
}
