/** Somebody who may not win in an organisation's draws: on its board or staff, of their household … */
import * as v from 'valibot'
import { IdSchema, InstantSchema } from '../../fields/values.ts'
import { parsePhone } from '../../format/phone.ts'
import { isSaid } from '../../format/said.ts'

/** Reasons for a rejection that are about the person: they hold for each of their tickets. */
export const exclusionReasons = [
  'board-or-staff',
  'household',
  'underage',
  'out-of-province',
  'other',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

export const ExcludedPersonFieldsSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.check(isSaid)),
  email: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.email(),
      v.maxLength(200),
      v.transform(text => text.toLowerCase()),
    ),
  ),
  /** Ten digits. */
  phone: v.nullable(
    v.pipe(
      v.string(),
      v.transform(text => parsePhone(text) ?? ''),
      v.nonEmpty(),
    ),
  ),
  reason: v.picklist(exclusionReasons),
  note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
})
export type ExcludedPersonFields = v.InferOutput<typeof ExcludedPersonFieldsSchema>

export const ExcludedPersonSchema = v.object({
  id: IdSchema,
  organizationId: IdSchema,
  ...ExcludedPersonFieldsSchema.entries,
  addedAt: InstantSchema,
  addedBy: v.nullable(v.string()),
})
export type ExcludedPerson = v.InferOutput<typeof ExcludedPersonSchema>
