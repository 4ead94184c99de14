import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, GivenIdSchema } from '../fields/values.ts'
import { UserChangeSchema, UserSchema, userList, userOf, userStates } from './user.ts'

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
  /** Several at once, all of them or none: those who sell, after an event and before the next. */
  setState: {
    method: 'PATCH',
    path,
    access,
    body: v.strictObject({
      organizationId: GivenIdSchema,
      ids: v.pipe(v.array(GivenIdSchema), v.minLength(1), v.maxLength(1000)),
      state: v.picklist(userStates),
    }),
    answer: v.object({ changed: CountSchema }),
    chosenHere,
  },
})
