/** Invitations to an organization, for those who send them (docs/domain.md, section 2, "Users"). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { type Decision, decisionOf } from '../decision.ts'
import { GivenIdSchema, IdSchema, InstantSchema, oneLineText } from '../fields/values.ts'
import { type Role, RoleSchema } from '../session/role.ts'
import { grantableRoles, type UserReasonCode } from './rules.ts'
import { RolesSchema, userOf } from './user.ts'

/** One that waits: accepted ones are users, revoked ones are gone. */
export const InvitationSchema = v.object({
  id: IdSchema,
  name: v.string(),
  email: v.string(),
  roles: v.array(RoleSchema),
  state: v.picklist(['invited', 'expired']),
  /** When its last link was mailed, and until when that is good. */
  sentAt: InstantSchema,
  expiresAt: InstantSchema,
  /** Null: by the product. */
  invitedBy: v.nullable(v.string()),
})
export type Invitation = v.InferOutput<typeof InvitationSchema>

const invited = {
  name: oneLineText(120),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  roles: RolesSchema,
  language: v.picklist(['en', 'fr']),
}
/** As somebody types it. */
export const InvitationFormSchema = v.object({
  ...invited,
  roles: v.pipe(v.array(RoleSchema), v.minLength(1, 'no-role')),
})

const path = '/organization-service/v2/invitations'
const access = { action: 'users:manage', embed: 'never' } as const
const chosenHere = true

export const invitationCalls = contracts({
  list: {
    method: 'GET',
    path,
    access,
    query: v.object(userOf),
    answer: v.array(InvitationSchema),
    unkept: true,
    chosenHere,
  },
  /** By a mail with a link that is good for seven days, once; whoever has an account joins with it. */
  invite: {
    method: 'POST',
    path,
    access,
    body: v.strictObject({ organizationId: GivenIdSchema, ...invited }),
    answer: InvitationSchema,
    makes: true,
    chosenHere,
  },
  /** Another link; the former one ends. */
  resend: {
    method: 'POST',
    path: `${path}/:id/resend`,
    access,
    answer: InvitationSchema,
    chosenHere,
  },
  revoke: { method: 'DELETE', path: `${path}/:id`, access, answer: null, chosenHere },
})

/** Whether somebody may be invited to these roles. */
export function decideInvitation(
  by: readonly Role[],
  roles: readonly Role[],
): Decision<UserReasonCode> {
  const grantable = grantableRoles(by)
  return decisionOf<UserReasonCode>(
    roles.every(role => grantable.includes(role)) ? [] : [{ code: 'role-not-yours' }],
  )
}
