/** GET /edit-views/{country}: what the editor offers for a country (docs/specification.md, section 3). */
import * as v from 'valibot'
import { answeredOf } from '../../fields/field.ts'
import { fees } from '../fees.ts'

export const EditViewSchema = v.object({
  country: v.picklist(['CA', 'US']),
  /** "The label is Province for Canada, otherwise State." */
  regionLabel: v.picklist(['Province', 'State']),
  /** In the reader's language; `code` is the two letters of the post. */
  regions: v.array(v.object({ name: v.string(), code: v.string() })),
  /** Where the session's organisation is, of this country: what most of its raffles are sold in. */
  province: v.optional(v.nullable(v.string()), null),
  /** What its new raffles begin with; left out where it is of another country, or they may not be read. */
  fees: v.optional(v.object(answeredOf(fees))),
  /** IANA zones, those of the country. */
  timeZones: v.array(v.string()),
})
export type EditView = v.InferOutput<typeof EditViewSchema>
