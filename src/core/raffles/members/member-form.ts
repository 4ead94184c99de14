/** The form of a member: an empty email is none. */
import * as v from 'valibot'
import { type MemberFields, MemberFieldsSchema } from './member.ts'

const { number, name, email, active } = MemberFieldsSchema.entries

export const MemberFormSchema = v.object({
  number,
  name,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(text => text === '' || v.is(email, text), 'email'),
    v.transform(text => text || null),
  ),
  active,
})
export type MemberFormValues = v.InferInput<typeof MemberFormSchema>

export const newMemberValues: MemberFormValues = { number: '', name: '', email: '', active: true }

export function memberValues(member: MemberFields): MemberFormValues {
  const { number: own, name: called, email: mail, active: isActive } = member
  return { number: own, name: called, email: mail ?? '', active: isActive }
}

/** The fields that differ. */
export function memberChanges(before: MemberFields, after: MemberFields): Partial<MemberFields> {
  const changed = (Object.keys(after) as (keyof MemberFields)[]).filter(
    key => before[key] !== after[key],
  )
  return Object.fromEntries(changed.map(key => [key, after[key]]))
}
