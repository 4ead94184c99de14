/** A customer as a seller finds one by phone: what the form is filled with, and what "Repeat" repeats. */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'

/** Digits from the end of a number that are enough to look. */
export const fewestDigits = 4
/** Answers of one look-up. */
export const mostFound = 5

export const FoundBuyerSchema = v.object({
  id: IdSchema,
  firstName: v.string(),
  lastName: v.string(),
  email: v.nullable(v.string()),
  /** Ten digits. */
  phone: v.nullable(v.string()),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  locale: v.picklist(['en', 'fr']),
  consent: v.boolean(),
  /** Their last purchase that stands; null: none. Packages that aren't on sale any more are among them. */
  last: v.nullable(
    v.object({
      boughtAt: InstantSchema,
      secondName: v.nullable(v.string()),
      /** Given with it; a repeat leaves it out, for it is asked anew. */
      donationCents: CentsSchema,
      lines: v.array(v.object({ eventId: IdSchema, packageId: IdSchema, quantity: CountSchema })),
    }),
  ),
})
export type FoundBuyer = v.InferOutput<typeof FoundBuyerSchema>

/** What is looked for in what somebody typed: the last digits, ten at most; null while that is too few. */
export function digitsToFind(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  return digits.length < fewestDigits ? null : digits.slice(-10)
}
