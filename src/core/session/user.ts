import * as v from 'valibot'
import { type Role, RoleSchema } from './role.ts'

/** What somebody chose for all of their devices; `auto`: as the browser has it. */
export const languageChoices = ['auto', 'en', 'fr'] as const
export const themeChoices = ['auto', 'light', 'dark'] as const

/** An organisation the person may switch to. */
export const OrganizationChoiceSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.nonEmpty()),
})
export type OrganizationChoice = v.InferOutput<typeof OrganizationChoiceSchema>

/** The session user (section 3). `roles` keeps only roles this build knows. */
export const SessionUserSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  email: v.string(),
  organizationName: v.string(),
  organizationUuid: v.pipe(v.string(), v.uuid()),
  roles: v.pipe(
    v.array(v.string()),
    v.transform(names => names.filter((name): name is Role => v.is(RoleSchema, name))),
  ),
  /** Other organisations this person may switch to; RB admins may switch to any (section 2). */
  organizations: v.optional(v.array(OrganizationChoiceSchema), []),
  /** Null: they never chose, and each browser goes by its own. */
  language: v.optional(v.nullable(v.picklist(languageChoices))),
  theme: v.optional(v.nullable(v.picklist(themeChoices))),
  /** The organization asks for a second factor of a role of theirs, and they have none: nothing else opens to them. */
  secondFactorNeeded: v.optional(v.boolean()),
})
export type SessionUser = v.InferOutput<typeof SessionUserSchema>

/** The has-role check of section 3. */
export function hasRole(user: Pick<SessionUser, 'roles'>, ...anyOf: Role[]): boolean {
  return anyOf.some(role => user.roles.includes(role))
}
