/**
 * The activity log: who did what, when, and what it changed (docs/architecture.md, "The ledger"). A new kind
 * of action is a word here and a sentence in `action-texts.ts` and `action-texts.fr.ts`.
 */
import * as v from 'valibot'
import { CountSchema, InstantSchema } from '../fields/values.ts'

export const activitySubjects = [
  'raffle',
  'package',
  'prize',
  'member',
  'draw',
  'winner',
  'message',
  'excluded-person',
  'order',
  'donation',
  'subscription',
  'mail-batch',
  'cash-drop',
  'customer',
  'user',
  'invitation',
  'embed-key',
  'organization',
  'tag',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

export const activityActions = [
  'created',
  'order-imported',
  'changed',
  'deleted',
  'copied',
  'reordered',
  'imported',
  'exported',
  'activation-requested',
  'activated',
  'deactivated',
  'ended',
  'closed',
  'seed-committed',
  'locked',
  'reopened',
  'stubs-printed',
  'receipt-taken',
  'entropy-given',
  'entropy-refused',
  'picked',
  'verified',
  'confirmation-requested',
  'confirmed',
  'rejected',
  'seed-revealed',
  'message-prepared',
  'message-sent',
  'message-discarded',
  'cheque-cleared',
  'not-duplicate',
  'maybe-duplicate',
  'card-charged',
  'card-released',
  'emailed',
  'printed',
  'reprinted',
  'print-failed',
  'voided',
  'restored',
  'late-admitted',
  'order-withdrawn',
  'buyers-taken-along',
  'tickets-voided',
  'tickets-restored',
  'group-deactivated',
  'group-activated',
  'refund-requested',
  'refunded',
  'refund-refused',
  'noted',
  'merged',
  'tag-merged',
  'data-exported',
  'erased',
  'retention-carried-out',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'token-minted',
  'reset-requested',
  'password-reset',
  'password-changed',
  'session-ended',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'signed-out-everywhere',
  'link-refused',
  'signed-up',
  'sign-up-returned',
  'sign-up-mended',
  'sign-up-approved',
  'invited',
  'invitation-resent',
  'invitation-accepted',
  'revoked',
  'suspended',
  'let-back-in',
  'staff-reason-given',
  'staff-reason-ended',
  'refused',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** Any JSON object. */
export type ActivityFields = Readonly<Record<string, unknown>>

const FieldsSchema = v.nullable(
  v.custom<ActivityFields>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
)

/** An entry of the log, as the API gives it. Kinds are texts: a newer server may know more of them. */
export const ActivitySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Its place in the organisation's log, from 1. */
  sequence: v.number(),
  eventId: v.nullable(v.pipe(v.string(), v.uuid())),
  /** What that raffle is called today; null once it is gone. */
  eventName: v.optional(v.nullable(v.string())),
  subject: v.object({
    type: v.string(),
    id: v.string(),
    /**
     * What it is called today: a name, a winner's or message's ticket number, a draw's date (UTC), the
     * number of a package's tickets. Null once it is gone.
     */
    name: v.nullable(v.string()),
    /** The prize of a winner or a message. */
    prize: v.nullable(v.string()),
  }),
  action: v.string(),
  /** Null: the system. Their name is today's; null once they were erased. */
  actor: v.nullable(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      name: v.nullable(v.string()),
      /** The embedding key by whose token it was done in their name, as the key is called today. */
      key: v.optional(
        v.nullable(v.object({ id: v.pipe(v.string(), v.uuid()), name: v.nullable(v.string()) })),
        null,
      ),
    }),
  ),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What changed, before and after, by the API's names of the fields. */
  before: FieldsSchema,
  after: FieldsSchema,
  comment: v.nullable(v.string()),
  /** Somebody it told of was erased, and what it said of them with it. */
  erased: v.boolean(),
})
export type Activity = v.InferOutput<typeof ActivitySchema>

/** What doesn't fit; `demo/api/activity/chain-check.ts` says what each of them is. */
export const chainFaults = ['content', 'link', 'missing', 'inserted', 'emptied', 'head'] as const

export const ChainStateSchema = v.object({
  /** Entries that were read. */
  rows: CountSchema,
  checkedAt: InstantSchema,
  /** SHA-256 of the newest entry in hex, which certificates and mails name; null in an empty log. */
  head: v.nullable(v.string()),
  /** The first that doesn't fit; null: it stands. */
  fault: v.nullable(
    v.object({
      code: v.picklist(chainFaults),
      /** Of the entry, from 1. */
      sequence: CountSchema,
      /** When that was done, where there is such an entry. */
      at: v.nullable(InstantSchema),
    }),
  ),
})
export type ChainState = v.InferOutput<typeof ChainStateSchema>
