/** A printed ticket of a barrel draw. */
import * as v from 'valibot'
import { CountSchema, IdSchema } from '../../fields/values.ts'

export const StubSchema = v.object({
  ticketNumber: CountSchema,
  /** What proves that a drawn stub is ours: it is printed on it and can't be computed from the number. */
  validationCode: v.string(),
  orderId: IdSchema,
  buyerName: v.string(),
  /** On paper already: another print of it is a reprint. */
  printed: v.boolean(),
})
export type Stub = v.InferOutput<typeof StubSchema>
