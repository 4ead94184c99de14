import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import {
  SignedInSchema,
  SignInSchema,
  SwitchOrganizationSchema,
} from '../../../src/core/session/sign-in.ts'
import { hasRole, SessionUserSchema } from '../../../src/core/session/user.ts'
import { defineCall } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { beginAttempt, succeed } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { endFamily, endSoon } from './session.ts'
import { openSession, sessionUser } from './signed-in.ts'

/** How long other tabs may go on with the token of before a switch. */
const graceMilliseconds = 60_000

const signIn = defineCall(
  {
    method: 'post',
    path: paths.session,
    summary: 'Signs a person in.',
    chosenHere: true,
    access: 'public',
    body: SignInSchema,
    answer: v.object({ data: SignedInSchema }),
    maxBytes: 4096,
  },
  async ({ body, api, address }) => {
    const email = body.email.toLowerCase()
    const now = api.now()
    const attempt = await beginAttempt(api.db, { email, address, now })
    const found = await api.db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.organizationId')
      .select(['users.id', 'users.name', 'users.email', 'users.passwordHash'])
      .select(['organizations.id as organizationId', 'organizations.name as organizationName'])
      .where('users.email', '=', email)
      .where('users.suspendedAt', 'is', null)
      .executeTakeFirst()
    const matches = await verifyPassword(body.password, found?.passwordHash ?? null)
    if (!found || !matches) throw new Refusal(401, 'sign-in-failed')
    await succeed(api.db, attempt)
    const user = { id: found.id, name: found.name, email: found.email }
    const organization = { id: found.organizationId, name: found.organizationName }
    const signedIn = await openSession(api, { user, organization, now })
    return { status: 201, json: { data: signedIn } }
  },
)

const readSession = defineCall(
  {
    method: 'get',
    path: paths.session,
    summary: 'The signed-in person.',
    chosenHere: true,
    access: { action: 'signed-in', embed: 'any-scope' },
    answer: v.object({ data: SessionUserSchema }),
  },
  // A name and an email address don't belong in the cache of a shared computer.
  async ({ session, api }) => ({
    store: false,
    json: { data: await sessionUser(api, session) },
  }),
)

const signOut = defineCall(
  {
    method: 'delete',
    path: paths.session,
    summary: 'Signs out, in every tab at once.',
    chosenHere: true,
    access: { action: 'signed-in', embed: 'any-scope' },
    answer: null,
  },
  async ({ session, api }) => {
    await endFamily(api.db, session.familyId, api.now())
    return { json: null }
  },
)

const switchOrganization = defineCall(
  {
    method: 'post',
    path: paths.sessionOrganization,
    summary: 'Gives a token for another organisation; the former one ends within a minute.',
    chosenHere: true,
    access: { action: 'signed-in', embed: 'never' },
    body: SwitchOrganizationSchema,
    answer: v.object({ data: SignedInSchema }),
  },
  async ({ body, session, api }) => {
    const now = api.now()
    const choice = api.db
      .selectFrom('organizations')
      .select(['organizations.id', 'organizations.name'])
      .where('organizations.id', '=', body.organizationId)
    const organization = hasRole(session, 'RB admin')
      ? await choice.executeTakeFirst()
      : await choice
          .innerJoin('memberships', 'memberships.organizationId', 'organizations.id')
          .where('memberships.userId', '=', session.user.id)
          .executeTakeFirst()
    if (!organization) throw new Refusal(403, 'other-organization')
    const { user, familyId } = session
    const signedIn = await openSession(api, { user, organization, now, familyId })
    await endSoon(api.db, session.id, new Date(now.getTime() + graceMilliseconds))
    return { status: 201, json: { data: signedIn } }
  },
)

export const sessionCalls = [signIn, readSession, signOut, switchOrganization]
