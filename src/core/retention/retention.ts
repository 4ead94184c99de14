/** How long an organization keeps what tells of people; a job removes each night what is kept no longer. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { formOf } from '../fields/field.ts'
import { countOrNull } from '../fields/kinds.ts'
import { CountSchema, InstantSchema } from '../fields/values.ts'
import { organizationPath } from '../organizations/calls.ts'

/**
 * Months that each is kept at least. CONTRIBUTING.md says why.
 * - `keepsBuyers`: who buyers are, from the close of the last raffle they bought in
 * - `keepsEmails`: to whom emails went and what they said; that they were sent, and when, stays
 * - `keepsRecordings`: recordings of what staff did on their screens
 */
export const leastMonths = { keepsBuyers: 36, keepsEmails: 6, keepsRecordings: 1 } as const
const mostMonths = 240

/** In months; null: for ever. */
export const retentionFields = {
  keepsBuyers: countOrNull({ least: leastMonths.keepsBuyers, most: mostMonths }),
  keepsEmails: countOrNull({ least: leastMonths.keepsEmails, most: mostMonths }),
  keepsRecordings: countOrNull({ least: leastMonths.keepsRecordings, most: mostMonths }),
}
export type RetentionField = keyof typeof retentionFields
export type Retention = Record<RetentionField, number | null>
export const retentionForm = formOf(retentionFields)
export const retentionNames = Object.keys(retentionFields) as readonly RetentionField[]

/** What a run removed of each. */
export const RemovedSchema = v.object({
  buyers: CountSchema,
  emails: CountSchema,
  recordings: CountSchema,
})
export type Removed = v.InferOutput<typeof RemovedSchema>
/** So many failures one after the other are told to people: fewer may be a moment without a database. */
export const failuresTold = 3

/** The newest run of an organization. */
export const RetentionRunSchema = v.object({
  ...RemovedSchema.entries,
  beganAt: InstantSchema,
  /** Null: it is under way. */
  endedAt: v.nullable(InstantSchema),
  /** It stands still: what it removes next can't be removed. */
  failing: v.boolean(),
})
export type RetentionRun = v.InferOutput<typeof RetentionRunSchema>

function isAllowed(name: RetentionField, months: number | null): months is number {
  return months !== null && v.is(retentionFields[name].schema, months)
}

/** Which of these are kept for less than before: of them something may go the next night. What isn't allowed is none. */
export function shortened(before: Retention, after: Retention): readonly RetentionField[] {
  return retentionNames.filter(name => {
    const months = after[name]
    return isAllowed(name, months) && months < (before[name] ?? Number.POSITIVE_INFINITY)
  })
}

/**
 * What a run goes by whose organization has set other periods since it began: the longer one, so that whoever keeps more
 * is heard at once, and less from the next night on. Null: for ever.
 */
export function longerOf(begun: number | null, now: number | null): number | null {
  return begun === null || now === null ? null : Math.max(begun, now)
}

/** Counted up to so many of each. */
export const mostCounted = 100_000

const months = (field: RetentionField) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.transform(Number),
      v.minValue(leastMonths[field]),
      v.maxValue(mostMonths),
    ),
  )

export const retentionCalls = contracts({
  /** What would go the next night if these were the periods; without one, nothing of it. */
  look: {
    method: 'GET',
    path: `${organizationPath}/:id/retention`,
    access: { action: 'organization:edit', embed: 'never' },
    query: v.object({
      keepsBuyers: months('keepsBuyers'),
      keepsEmails: months('keepsEmails'),
      keepsRecordings: months('keepsRecordings'),
    }),
    answer: RemovedSchema,
    chosenHere: true,
  },
})
