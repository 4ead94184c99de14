/** Event member: somebody of a club whose sales count for them (reports: "member name, number and email"). */
import * as v from 'valibot'
import { CountSchema, IdSchema, RecordVersionSchema } from '../money-and-time.ts'

export const MemberFieldsSchema = v.object({
  number: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(200))),
  active: v.boolean(),
})
export type MemberFields = v.InferOutput<typeof MemberFieldsSchema>

export const MemberSchema = v.object({
  ...MemberFieldsSchema.entries,
  id: IdSchema,
  eventId: IdSchema,
  /** Tickets sold in the member's name. */
  ticketsSold: CountSchema,
  version: RecordVersionSchema,
})
export type Member = v.InferOutput<typeof MemberSchema>
