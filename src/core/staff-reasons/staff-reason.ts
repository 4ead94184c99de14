/** Why an RB admin changes the data of an organization that they don't belong to. */
import * as v from 'valibot'
import { IdSchema, InstantSchema } from '../fields/values.ts'

export const StaffReasonSchema = v.object({
  id: IdSchema,
  organizationId: IdSchema,
  organizationName: v.string(),
  /** Null once it told of somebody who was erased. */
  reason: v.nullable(v.string()),
  endsAt: InstantSchema,
})
export type StaffReason = v.InferOutput<typeof StaffReasonSchema>
