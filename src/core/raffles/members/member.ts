/** Event member: somebody of a club whose sales count for them (reports: "member name, number and email"). */
import type * as v from 'valibot'
import { formOf, recordOf, type Values } from '../../fields/field.ts'
import { email, text, yesNo } from '../../fields/kinds.ts'
import { CountSchema, IdSchema, RecordVersionSchema } from '../../fields/values.ts'
import { defineList } from '../../table/list.ts'

export const memberFields = {
  number: text(40, { required: true }),
  name: text(120, { required: true }),
  email: email(),
  active: yesNo(true),
}
export type MemberFields = Values<typeof memberFields>

export const MemberSchema = recordOf(memberFields, {
  id: IdSchema,
  eventId: IdSchema,
  /** Tickets sold in the member's name. */
  ticketsSold: CountSchema,
  version: RecordVersionSchema,
})
export type Member = v.InferOutput<typeof MemberSchema>

export const memberForm = formOf(memberFields)

export const memberList = defineList({
  name: 'members',
  row: MemberSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    number: { kind: 'text', sort: 'asc' },
    email: { kind: 'email', sort: 'asc' },
    ticketsSold: { kind: 'count', sort: 'desc' },
    active: { kind: 'yes-no', sort: 'asc', card: 'status', word: 'status' },
  },
  filters: { search: { kind: 'search' }, active: { kind: 'yes-no', pinned: true } },
  order: { by: 'number', direction: 'asc' },
})
