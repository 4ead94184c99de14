/** What the calls on members take. */
import * as v from 'valibot'
import { MemberFieldsSchema } from '../../../../src/core/raffles/members/member.ts'
import { mostMemberRows, uploadModes } from '../../../../src/core/raffles/members/member-rows.ts'

export const idSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** Text that PostgreSQL can hold. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const { number, name, email, active } = MemberFieldsSchema.entries
const fields = {
  number: v.pipe(number, v.check(isStorable)),
  name: v.pipe(name, v.check(isStorable)),
  email,
  active,
}

export const NewMemberSchema = v.strictObject({
  eventId: idSchema,
  ...fields,
  email: v.optional(email, null),
  active: v.optional(active, true),
})

export const MemberChangeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer()),
  ...v.partial(v.object(fields)).entries,
})

export const BulkSchema = v.strictObject({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(1000)),
  active,
})

/** Rows may be wrong in every way that people make them; what is wrong is said of each. */
const cell = v.pipe(v.string(), v.maxLength(2000), v.check(isStorable))

export const UploadSchema = v.strictObject({
  eventId: idSchema,
  rows: v.pipe(
    v.array(
      v.strictObject({
        number: cell,
        name: cell,
        email: v.optional(cell, ''),
        active: v.optional(active),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostMemberRows),
  ),
  mode: v.picklist(uploadModes),
})

/** Enough for every row at a length that people mean. */
export const maxUploadBytes = 4 * 1024 * 1024
