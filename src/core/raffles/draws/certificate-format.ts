/**
 * The draw certificate's format: one JSON file from which anyone can check, without trusting the charity, that
 * list, entropy and picks were not altered. `docs/draw-certificate.md` says it for other servers.
 */
import * as v from 'valibot'

/** Well-formed, so that UTF-8 says it as it is. */
const isSound = (value: string) =>
  value.isWellFormed() && value.trim() !== '' && value.length <= 10_000

/** One way to write an instant: UTC to the millisecond; then earlier is less, as text too. */
const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value

const text = v.pipe(v.string(), v.check(isSound))
const instant = v.pipe(v.string(), v.check(isInstant))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const DrawTermsSchema = v.object({
  id: text,
  drawAt: v.nullable(instant),
  /** When sales for this draw ended; null where the raffle has no end of sales. */
  cutOffAt: v.nullable(instant),
  /** In the order in which they are picked. */
  prizes: v.array(v.object({ id: text, name: text, quantity: whole })),
})
export type DrawTerms = v.InferOutput<typeof DrawTermsSchema>

/** A locked list; every version stands in the certificate, those reopened before any entropy too. */
const LockSchema = v.object({
  /** From 1. */
  version: whole,
  lockedAt: instant,
  ticketCount: whole,
  firstTicketNumber: whole,
  lastTicketNumber: whole,
  root: hash,
  /** `digestTerms` of the draw as it was locked. */
  terms: hash,
  /** What staff left out of the list: it wasn't paid, came late, or hadn't arrived. */
  leftOut: v.object({
    pendingOrders: whole,
    unclearedCheques: whole,
    /** These two stand there only where there are any. */
    lateArrivals: v.exactOptional(whole),
    waitingDevices: v.exactOptional(whole),
  }),
  reopened: v.nullable(v.object({ at: instant, reason: text })),
})
export type Lock = v.InferOutput<typeof LockSchema>

/** What a witness took away, on paper or by QR, before the field for entropy opened. */
const ReceiptSchema = v.object({
  lockVersion: whole,
  at: instant,
  witness: text,
  root: hash,
  ticketCount: whole,
  terms: hash,
})

const EntropySchema = v.object({
  at: instant,
  witness: text,
  /** Normalised: `normalizeEntropy`. */
  text,
  digest: hash,
  /** The rejected pick, by its place in `picks`, that this one was given for; null for the first. */
  rejectedPick: v.nullable(whole),
})

/** A ticket of the list, opened: with it, anyone gets from the number to the root. */
const OpeningSchema = v.object({
  ticketNumber: whole,
  salt: hash,
  index: whole,
  path: v.array(hash),
})
export type Opening = v.InferOutput<typeof OpeningSchema>

/** What became of a pick. */
const DecisionEntries = {
  outcome: v.picklist(['confirmed', 'rejected']),
  decidedAt: instant,
  /** Why it was rejected; null when confirmed. */
  reason: v.nullable(text),
}

const HeadEntries = {
  format: v.literal('rd-certificate/1'),
  organization: v.object({ id: text, name: text }),
  raffle: v.object({
    id: text,
    name: text,
    licenseNumber: v.nullable(text),
    /** IANA zone. */
    timeZone: text,
  }),
  draw: DrawTermsSchema,
  locks: v.array(LockSchema),
  receipts: v.array(ReceiptSchema),
  issuedAt: instant,
  /** The head of the organisation's activity chain when this was issued. */
  activityHead: hash,
  /** SHA-256 of all the rest. */
  digest: hash,
}

const RandomCertificateSchema = v.object({
  ...HeadEntries,
  drawType: v.literal('rng'),
  commitment: v.object({ seedDigest: hash, at: instant, ticketsSoldBefore: whole }),
  entropy: v.array(EntropySchema),
  /** In the plan's order (`planPicks`). */
  picks: v.array(
    v.object({
      at: instant,
      prizeId: text,
      counter: whole,
      /** Which of the entropies, from 0. */
      entropy: whole,
      attempt: whole,
      ticket: OpeningSchema,
      ...DecisionEntries,
    }),
  ),
  /** 32 bytes, secret until the last pick was confirmed. */
  seed: hash,
})

const BarrelCertificateSchema = v.object({
  ...HeadEntries,
  drawType: v.literal('barrel'),
  /** In the order drawn. */
  picks: v.array(
    v.object({
      at: instant,
      prizeId: text,
      witnesses: v.array(text),
      ticket: OpeningSchema,
      ...DecisionEntries,
    }),
  ),
})

export const CertificateSchema = v.union([RandomCertificateSchema, BarrelCertificateSchema])
export type RandomCertificate = v.InferOutput<typeof RandomCertificateSchema>
export type BarrelCertificate = v.InferOutput<typeof BarrelCertificateSchema>
export type Certificate = RandomCertificate | BarrelCertificate

/** A buyer's own proof that a ticket stands in a locked list; it names nobody. */
export const TicketProofSchema = v.object({
  format: v.literal('rd-ticket-proof/1'),
  drawId: text,
  lockVersion: whole,
  root: hash,
  ticketCount: whole,
  /** As on the ticket; null for a barrel. */
  commitment: v.nullable(hash),
  ...OpeningSchema.entries,
})
export type TicketProof = v.InferOutput<typeof TicketProofSchema>
