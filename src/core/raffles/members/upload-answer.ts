import * as v from 'valibot'
import { CountSchema } from '../../fields/values.ts'
import { rowFaultCodes } from './member-rows.ts'

/** What PATCH /event-members/upload answers. */
export const MemberUploadSchema = v.object({
  created: CountSchema,
  changed: CountSchema,
  /** They were there with the same name and email. */
  unchanged: CountSchema,
  failures: v.array(
    v.object({
      /** From 1, in the order sent. */
      row: CountSchema,
      field: v.picklist(['number', 'name', 'email']),
      code: v.picklist(rowFaultCodes),
      /** In the reader's language. */
      message: v.string(),
    }),
  ),
})
export type MemberUpload = v.InferOutput<typeof MemberUploadSchema>
