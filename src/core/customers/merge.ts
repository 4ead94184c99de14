/** Two customers who are one person: what a merge would do, and which values are kept. */
import * as v from 'valibot'
import { CountSchema, GivenIdSchema, RecordVersionSchema } from '../fields/values.ts'
import { customerEntries } from './customer.ts'

/** What is chosen between the two. An address is one thing, with its city, province and postal code. */
export const mergeParts = ['name', 'email', 'phone', 'address', 'language', 'consent'] as const
export type MergePart = (typeof mergeParts)[number]

const MergeSideSchema = v.object(customerEntries)
export type MergeSide = v.InferOutput<typeof MergeSideSchema>

export const MergeLookSchema = v.object({
  /** Stays. */
  kept: MergeSideSchema,
  /** Goes, and from then on leads to the one that stays. */
  merged: MergeSideSchema,
  /** What goes over from the one to the other. */
  moves: v.object({
    /** Those that stand, as in `orderCount`. */
    orders: CountSchema,
    /** Void, failed and unpaid ones. */
    otherOrders: CountSchema,
    /** Of orders that stand. */
    tickets: CountSchema,
    donations: CountSchema,
    subscriptions: CountSchema,
    messages: CountSchema,
    notes: CountSchema,
  }),
})
export type MergeLook = v.InferOutput<typeof MergeLookSchema>

export const NewMergeSchema = v.strictObject({
  version: RecordVersionSchema,
  /** The one that goes, as it was looked at. */
  mergedId: GivenIdSchema,
  mergedVersion: RecordVersionSchema,
  /** What is taken over from the one that goes; all else stays as it is. */
  takes: v.optional(v.pipe(v.array(v.picklist(mergeParts)), v.maxLength(mergeParts.length)), []),
})
export type NewMerge = v.InferOutput<typeof NewMergeSchema>

const fieldsOf = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  phone: ['phone'],
  address: ['address', 'city', 'province', 'postalCode'],
  language: ['language'],
  consent: ['consent'],
} as const satisfies Record<MergePart, readonly (keyof MergeSide)[]>

/** The fields that a part is of. */
export function fieldsOfPart(part: MergePart): readonly (keyof MergeSide)[] {
  return fieldsOf[part]
}

/** Whether the two differ in it. */
export function differs({ kept, merged }: Pick<MergeLook, 'kept' | 'merged'>, part: MergePart) {
  return fieldsOf[part].some(field => kept[field] !== merged[field])
}

const isEmpty = (side: MergeSide, part: MergePart) =>
  fieldsOf[part].every(field => side[field] === null)

/**
 * What is best taken over unless somebody chooses otherwise: what the one that stays doesn't have. Where one of them said no
 * to being contacted, that is kept, whichever it is: the anti-spam law asks for a consent of their own.
 */
export function usualTakes(look: Pick<MergeLook, 'kept' | 'merged'>): MergePart[] {
  const { kept, merged } = look
  return mergeParts.filter(part => {
    if (part === 'consent') return kept.consent && !merged.consent
    return isEmpty(kept, part) && !isEmpty(merged, part) && differs(look, part)
  })
}
