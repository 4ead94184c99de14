/** The people of an organization: who they are, what roles they have in it, and whether they may sign in to it. */
import * as v from 'valibot'
import { GivenIdSchema, IdSchema, InstantSchema, RecordVersionSchema } from '../fields/values.ts'
import { RoleSchema, roles } from '../session/role.ts'
import { defineList } from '../table/list.ts'

/**
 * `needed`: off, and a role of theirs asks for one; `elsewhere`: on, and who takes it away is another organization's account
 * owner, or the product.
 */
export const secondFactorStates = ['off', 'needed', 'on', 'elsewhere'] as const

export const userStates = ['active', 'suspended'] as const
export type UserState = (typeof userStates)[number]

/** Somebody as a member of one organization: elsewhere they may have other roles, and another state. */
export const UserSchema = v.object({
  id: IdSchema,
  organizationId: IdSchema,
  name: v.string(),
  email: v.string(),
  roles: v.array(RoleSchema),
  state: v.picklist(userStates),
  /** When they last signed in to this organization, or switched to it; null: never. */
  lastSeenAt: v.nullable(InstantSchema),
  /** When they joined it. */
  joinedAt: InstantSchema,
  language: v.picklist(['en', 'fr']),
  /** Nobody else is an account owner of the organization who may sign in. */
  lastOwner: v.boolean(),
  /** Whether signing in asks them for a code beside the password. */
  secondFactor: v.picklist(secondFactorStates),
  version: RecordVersionSchema,
})
export type User = v.InferOutput<typeof UserSchema>

export const userList = defineList({
  name: 'users',
  row: UserSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    email: { kind: 'email' },
    roles: { kind: 'text', value: ({ roles: held }: User) => held.join(', ') },
    state: { kind: 'choice', card: 'status' },
    secondFactor: { kind: 'choice' },
    lastSeenAt: { kind: 'instant', sort: 'desc', word: 'lastSeen' },
    joinedAt: { kind: 'instant', sort: 'desc', word: 'joined', hidden: true },
  },
  filters: {
    /** In names and email addresses. */
    search: { kind: 'search' },
    role: { kind: 'choice', many: true, pinned: true, options: roles.map(id => ({ id })) },
    state: { kind: 'choice', pinned: true, options: userStates.map(id => ({ id })) },
    secondFactor: { kind: 'choice', options: [{ id: 'on' }, { id: 'off' }, { id: 'needed' }] },
  },
  order: { by: 'name', direction: 'asc' },
})

export const userOf = { organizationId: v.optional(GivenIdSchema) }

/** At least one: who has none can do nothing, and is suspended instead. */
export const RolesSchema = v.pipe(
  v.array(RoleSchema),
  v.minLength(1),
  v.maxLength(roles.length),
  // In one order, so that the same roles are the same.
  v.transform(given => roles.filter(role => given.includes(role))),
)

export const UserChangeSchema = v.strictObject({
  version: RecordVersionSchema,
  roles: v.optional(RolesSchema),
  state: v.optional(v.picklist(userStates)),
  /** Takes it away, for somebody whose phone and recovery codes are lost. */
  resetSecondFactor: v.optional(v.literal(true)),
})
