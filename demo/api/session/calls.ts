import { type Kysely, sql, type Transaction } from 'kysely'
import { deviceOf } from '../../../src/core/profile/device.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import { hasRole } from '../../../src/core/session/user.ts'
import { recordActivities, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { beginAttempt } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { endFamily, endSoon, holdSession, isProductPerson, type Session } from './session.ts'
import { recordFailure, signedInEntry, signedOutEntry } from './session-log.ts'
import { openSession, sessionUser } from './signed-in.ts'

/** How long other tabs may go on with the token of before a switch. */
const graceMilliseconds = 60_000

const isKeptOutIn = sql<boolean>`(
  users.suspended_at is not null or memberships.suspended_at is not null
)`

/** Their organization is suspended; those who run the product get in all the same. */
const isShutIn = sql<boolean>`(
  organizations.suspended_at is not null and not ${isProductPerson(sql`users.id`)}
)`

const signIn = answers(
  sessionCalls.signIn,
  'Signs a person in.',
  async ({ body, api, address, header }) => {
    const email = body.email.toLowerCase()
    const attempt = await beginAttempt(api, { email, address })
    try {
      const { person, keptOut, matches } = await checkPassword(api.db, email, body.password)
      if (matches && keptOut) {
        await attempt.settle('succeeded')
        throw new Refusal(403, keptOut)
      }
      if (!person || !matches) {
        const failures = await attempt.settle('failed')
        // Not before the answer, which would come later where there is an account.
        if (person) api.afterwards.begin(() => recordFailure(api, person, failures))
        throw new Refusal(401, 'sign-in-failed')
      }
      const { user, organization } = person
      const device = deviceOf(header('user-agent'))
      const opening = { user, organization, device, now: api.now() }
      const signedIn = await api.db.transaction().execute(async db => {
        if (!(await holdsPassword(db, person))) return null
        const opened = await openSession({ ...api, db }, opening)
        await recordActivity(db, signedInEntry(opening))
        return opened
      })
      if (!signedIn) {
        await attempt.settle('failed')
        throw new Refusal(401, 'sign-in-failed')
      }
      await attempt.settle('succeeded')
      return { status: 201, json: { data: signedIn } }
    } catch (error) {
      if (!(error instanceof Refusal)) await attempt.settle('broken-off')
      throw error
    } finally {
      attempt.leave()
    }
  },
)

type SignedPerson = Pick<Session, 'user' | 'organization'> & {
  passwordHash: string
}

interface Checked {
  person: SignedPerson | null
  /** Why whoever has the right password gets in nowhere; null: they do. */
  keptOut:
    | 'access-suspended'
    | 'organization-suspended'
    | 'sign-up-waiting'
    | 'sign-up-returned'
    | null
  matches: boolean
}

/**
 * The person of an email address, and whether the password is theirs: at home, or where they are suspended there, in another
 * organisation that lets them in. Whoever has no account yet may wait for one. It takes as long where there is nobody.
 */
async function checkPassword(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<Checked> {
  const found = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
    .select(['users.id', 'users.name', 'users.email', 'users.passwordHash'])
    .select(['organizations.id as organizationId', 'organizations.name as organizationName'])
    .select([isKeptOutIn.as('isKeptOut'), isShutIn.as('isShut')])
    .where('users.email', '=', email)
    .where('organizations.removedAt', 'is', null)
    .orderBy(isKeptOutIn)
    .orderBy(isShutIn)
    .orderBy(sql`organizations.id = users.organization_id`, 'desc')
    .orderBy('organizations.searchName')
    .limit(1)
    .executeTakeFirst()
  const waiting = await db
    .selectFrom('signUps')
    .select(['state', 'passwordHash'])
    .where('email', '=', email)
    .where('state', '<>', 'approved')
    .where('verifiedAt', 'is not', null)
    .orderBy('verifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const matches = await verifyPassword(password, (found ?? waiting)?.passwordHash ?? null)
  if (!found) {
    const isReturned = waiting?.state === 'returned'
    const keptOut = waiting ? (isReturned ? 'sign-up-returned' : 'sign-up-waiting') : null
    return { person: null, keptOut, matches }
  }
  const { id, name, organizationId, organizationName, passwordHash, isKeptOut, isShut } = found
  const user = { id, name, email: found.email }
  const organization = { id: organizationId, name: organizationName }
  const keptOut = isKeptOut ? 'access-suspended' : isShut ? 'organization-suspended' : null
  return { person: { user, organization, passwordHash }, keptOut, matches }
}

/** Whether it is still the password that was looked at: one that is changed meanwhile lets nobody in. */
async function holdsPassword(
  transaction: Transaction<Database>,
  { user, passwordHash }: SignedPerson,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

const readSession = answers(
  sessionCalls.get,
  'The signed-in person.',
  // A name and an email address don't belong in the cache of a shared computer.
  async ({ session, api }) => ({
    store: false,
    json: { data: await sessionUser(api, session) },
  }),
)

const signOut = answers(
  sessionCalls.signOut,
  'Signs out, in every tab at once.',
  async ({ session, api }) => {
    const at = api.now()
    await api.db.transaction().execute(async transaction => {
      const ended = await endFamily(transaction, session.familyId, at)
      if (ended > 0) await recordActivity(transaction, signedOutEntry(session, at))
    })
    return { json: null }
  },
)

const switchOrganization = answers(
  sessionCalls.switchOrganization,
  'Gives a token for another organisation; the former one ends within a minute.',
  async ({ body, session, api, header }) => {
    const now = api.now()
    const choice = api.db
      .selectFrom('organizations')
      .select(['organizations.id', 'organizations.name'])
      .where('organizations.id', '=', body.organizationId)
      .where('organizations.removedAt', 'is', null)
      .where('organizations.waiting', '=', false)
    const organization = hasRole(session, 'RB admin')
      ? await choice.executeTakeFirst()
      : await choice
          .innerJoin('memberships', 'memberships.organizationId', 'organizations.id')
          .where('memberships.userId', '=', session.user.id)
          .where('memberships.suspendedAt', 'is', null)
          .where('organizations.suspendedAt', 'is', null)
          .executeTakeFirst()
    if (!organization) throw new Refusal(403, 'other-organization')
    const { user, familyId } = session
    const device = deviceOf(header('user-agent'))
    const opening = { user, organization, device, now, familyId }
    const signedIn = await api.db.transaction().execute(async db => {
      await holdSession(db, session.id, now)
      const opened = await openSession({ ...api, db }, opening)
      await endSoon(db, session.id, new Date(now.getTime() + graceMilliseconds))
      await recordActivities(db, [signedOutEntry(session, now), signedInEntry(opening)])
      return opened
    })
    return { status: 201, json: { data: signedIn } }
  },
)

export const sessionRoutes = [signIn, readSession, signOut, switchOrganization]
