import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, GivenIdSchema } from '../fields/values.ts'
import { UserChangeSchema, UserSchema, userList, userOf } from './user.ts'

const path = '/organization-service/v2/users'
const access = { action: 'users:manage', embed: 'never' } as const
const chosenHere = true

/** The people of an organization, for those who manage them. */
export const userCalls = contracts({
  list: { method: 'GET', path, access, list: userList, of: userOf, unkept: true, chosenHere },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access,
    query: v.object(userOf),
    answer: UserSchema,
    unkept: true,
    chosenHere,
  },
  /** Roles, or whether they may sign in: their sessions in the organization end with it. */
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access,
    query: v.object(userOf),
    body: UserChangeSchema,
    answer: UserSchema,
    chosenHere,
  },
  /** Everybody who only sells, at once: after an event. */
  suspendSellers: {
    method: 'POST',
    path: `${path}/suspend-sellers`,
    access,
    body: v.strictObject({ organizationId: GivenIdSchema }),
    answer: v.object({ suspended: CountSchema }),
    chosenHere,
  },
})
