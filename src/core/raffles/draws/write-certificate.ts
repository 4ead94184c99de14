/** Certificates and ticket proofs as files. */
import * as v from 'valibot'
import { canonicalJson } from '../../format/canonical-json.ts'
import { digestJson } from './bytes.ts'
import {
  type BarrelCertificate,
  CertificateSchema,
  type RandomCertificate,
  type TicketProof,
  TicketProofSchema,
} from './certificate-format.ts'

/** A certificate before its digest is taken. */
export type CertificateContent =
  | Omit<RandomCertificate, 'digest'>
  | Omit<BarrelCertificate, 'digest'>

/** What a certificate is known by: SHA-256 of its canonical JSON with null for the digest, in hex. */
export function digestOf(certificate: CertificateContent): string {
  return digestJson({ ...certificate, digest: null })
}

/**
 * The certificate's file: canonical JSON with its digest, in UTF-8 without a byte order mark.
 * @throws ValiError where the content doesn't fit the format
 */
export function writeCertificate(content: CertificateContent): string {
  const blank = v.parse(CertificateSchema, { ...content, digest: '0'.repeat(64) })
  return canonicalJson({ ...blank, digest: digestOf(blank) })
}

/** A buyer's proof as a file. @throws ValiError where it doesn't fit the format */
export function writeTicketProof(proof: Omit<TicketProof, 'format'>): string {
  return canonicalJson(v.parse(TicketProofSchema, { ...proof, format: 'rd-ticket-proof/1' }))
}
