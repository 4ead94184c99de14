/**
 * A draw: one or more prizes with one cut-off and one draw date (docs/domain.md, section 1, "Draws"). It has its
 * own readiness, lock, entropy, picks and reveal.
 */
import * as v from 'valibot'
import { CountSchema, IdSchema, InstantSchema } from '../../fields/values.ts'
import { drawTypes } from '../raffle.ts'

/**
 * open → locked → receipt-taken (a witness holds root and count) → drawing (entropy was given) → complete (every
 * prize has its confirmed winners and the seed is out). A barrel draw has no receipt and no entropy.
 */
export const drawStages = ['open', 'locked', 'receipt-taken', 'drawing', 'complete'] as const
export type DrawStage = (typeof drawStages)[number]

export const DrawSchema = v.object({
  id: IdSchema,
  eventId: IdSchema,
  drawType: v.picklist(drawTypes),
  stage: v.picklist(drawStages),
  /** The last of the raffle: its cut-off is the end of sales, its date the raffle's. */
  final: v.boolean(),
  /** Whether the jackpot or grand prize is drawn in it. */
  holdsJackpot: v.boolean(),
  /** UTC; null while the raffle has no such date. */
  cutoffAt: v.nullable(InstantSchema),
  drawAt: v.nullable(InstantSchema),
  prizeCount: CountSchema,
  /** The name of its first prize: a draw goes by it. Empty where it has none. */
  firstPrize: v.string(),
  /** Quantities of all its prizes. */
  pickTotal: CountSchema,
  picksCompleted: CountSchema,
  picksPending: CountSchema,
  confirmedCount: CountSchema,
  /** SHA-256 of the secret seed, hex: published when the draw was set up. Null for a barrel. */
  commitment: v.nullable(v.string()),
  committedAt: v.nullable(InstantSchema),
  /** Tickets sold when it was committed: 0 unless a prize was moved later. */
  ticketsSoldBefore: CountSchema,
})
export type Draw = v.InferOutput<typeof DrawSchema>

/** What stands in the way of a lock. `count` says of how many. */
export const readinessCodes = [
  'sales-not-ended',
  'raffle-not-ended',
  'draw-date-not-reached',
  'no-tickets',
  'fewer-tickets-than-prizes',
  'no-prizes',
  'orders-pending',
  'cheques-uncleared',
  'batches-open',
  'cards-waiting',
  'late-arrivals',
  'outboxes-waiting',
  'draw-location-missing',
  'raffle-not-active',
  'earlier-draw-undecided',
] as const
export type ReadinessCode = (typeof readinessCodes)[number]

/** One line of the readiness list: what holds is shown too. */
export const ReadinessSchema = v.object({
  code: v.picklist(readinessCodes),
  ready: v.boolean(),
  count: CountSchema,
  /** The lock may leave these out, explicitly: unpaid orders and cheques, and what came late or is still to come. */
  leavable: v.boolean(),
})
export type Readiness = v.InferOutput<typeof ReadinessSchema>

/** Orders of somebody's that wait on a device, as it said last. */
const WaitingOutboxSchema = v.object({
  deviceId: IdSchema,
  seller: v.string(),
  waiting: CountSchema,
  reportedAt: InstantSchema,
})
export type WaitingOutbox = v.InferOutput<typeof WaitingOutboxSchema>

export const DrawLockSchema = v.object({
  version: CountSchema,
  lockedAt: InstantSchema,
  lockedBy: v.string(),
  ticketCount: CountSchema,
  firstTicketNumber: CountSchema,
  lastTicketNumber: CountSchema,
  /** Merkle root, hex. */
  root: v.string(),
  /** Digest of dates and prizes as they were locked, hex (`terms.ts`); it stands on the receipt. */
  terms: v.string(),
  /** Head of the activity chain at the lock, hex. */
  activityHead: v.string(),
  leftOut: v.object({
    pendingOrders: CountSchema,
    unclearedCheques: CountSchema,
    lateArrivals: CountSchema,
    /** Devices whose orders hadn't arrived. */
    waitingDevices: CountSchema,
  }),
  reopened: v.nullable(v.object({ at: InstantSchema, by: v.string(), reason: v.string() })),
})
export type DrawLock = v.InferOutput<typeof DrawLockSchema>

export const ReceiptSchema = v.object({
  at: InstantSchema,
  witness: v.string(),
  lockVersion: CountSchema,
  root: v.string(),
  ticketCount: CountSchema,
})

export const entropyKinds = ['dice', 'words'] as const
export type EntropyKind = (typeof entropyKinds)[number]

export const EntropySchema = v.object({
  at: InstantSchema,
  witness: v.string(),
  kind: v.picklist(entropyKinds),
  text: v.string(),
  /** Hex of its SHA-256. */
  digest: v.string(),
  /** The rejected winner that made a redraw necessary; null for the first. */
  redrawOf: v.nullable(IdSchema),
  redrawReason: v.nullable(v.string()),
})

/** Consecutive ticket numbers, both ends included. */
const StubRunSchema = v.object({ first: CountSchema, last: CountSchema })
export type StubRun = v.InferOutput<typeof StubRunSchema>

/** Numbers come in runs, and of these an answer names so many at most. */
export const mostStubRuns = 20

const StubsApartSchema = v.object({
  count: CountSchema,
  /** In order; the first `mostStubRuns` of them. */
  runs: v.array(StubRunSchema),
})
export type StubsApart = v.InferOutput<typeof StubsApartSchema>

/** What is on paper of a barrel draw, beside what is in the draw. */
const StubFiguresSchema = v.object({
  /** Different tickets on paper. */
  printed: CountSchema,
  /** Tickets that were printed again, each time counted. */
  reprinted: CountSchema,
  eligible: CountSchema,
  /** In the draw, and not on paper. */
  missing: StubsApartSchema,
  /** On paper, and no longer in the draw: the barrel must not hold them. */
  surplus: StubsApartSchema,
})
export type StubFigures = v.InferOutput<typeof StubFiguresSchema>

/** Of confirmed winners, an answer names so many at most. */
export const mostUnreached = 20

/** Confirmed winners whom nobody has reached, nor marked as out of reach. */
const UnreachedSchema = v.object({
  count: CountSchema,
  /** In the order drawn; the first `mostUnreached` of them. */
  tickets: v.array(
    v.object({ winnerId: IdSchema, ticketNumber: CountSchema, prizeName: v.string() }),
  ),
  /** In other draws of the raffle. */
  elsewhere: CountSchema,
})
export type Unreached = v.InferOutput<typeof UnreachedSchema>

/** GET /draws/{id}: everything that the procedure shows. */
export const DrawDetailSchema = v.object({
  ...DrawSchema.entries,
  raffleName: v.string(),
  timeZone: v.string(),
  /** UTC: the server's clock, so that no step depends on the browser's. */
  now: InstantSchema,
  readiness: v.array(ReadinessSchema),
  /** Whose orders of the raffle haven't arrived; none once the list is locked. */
  outboxes: v.array(WaitingOutboxSchema),
  locks: v.array(DrawLockSchema),
  receipts: v.array(ReceiptSchema),
  entropy: v.array(EntropySchema),
  /** A rejection that waits for fresh entropy: no pick before it. */
  awaitsEntropyFor: v.nullable(IdSchema),
  secondPersonConfirms: v.boolean(),
  unreached: UnreachedSchema,
  /** Batches under way, or stopped by a failure: `resume` goes on with those. */
  batches: v.array(
    v.object({
      prizeId: IdSchema,
      wanted: CountSchema,
      done: CountSchema,
      failed: v.boolean(),
    }),
  ),
  /** Hex; null until the draw is complete. */
  seed: v.nullable(v.string()),
  /** Of a barrel. */
  stubs: v.nullable(StubFiguresSchema),
})
export type DrawDetail = v.InferOutput<typeof DrawDetailSchema>
