import { deviceOf } from '../../../src/core/profile/device.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import { hasRole } from '../../../src/core/session/user.ts'
import { recordActivities, recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { openChallenge } from '../second-factor/challenge.ts'
import { factorOf } from '../second-factor/factor.ts'
import { beginAttempt } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { enter, findPerson, findWaiting } from './person.ts'
import { endFamily, endSoon, holdSession } from './session.ts'
import { recordFailure, signedInEntry, signedOutEntry } from './session-log.ts'
import { openSession, sessionUser } from './signed-in.ts'

/** How long other tabs may go on with the token of before a switch. */
const graceMilliseconds = 60_000

const signIn = answers(
  sessionCalls.signIn,
  'Signs a person in; where they have a second factor, by a challenge that a code answers.',
  async ({ body, api, address, header }) => {
    const email = body.email.toLowerCase()
    const attempt = await beginAttempt(api, { email, address })
    let soFar: 'broken-off' | 'failed' = 'broken-off'
    try {
      // It takes as long where there is nobody. Whoever has no account yet may wait for one.
      const person = await findPerson(api.db, email)
      const waiting = await findWaiting(api.db, email)
      const isPasswordOf = (known: { passwordHash: string | null } | null) =>
        verifyPassword(body.password, known?.passwordHash ?? null, api.passwordCost)
      const matches = await isPasswordOf(person)
      if (matches && person?.keptOut) {
        await attempt.settle('succeeded')
        throw new Refusal(403, person.keptOut)
      }
      if (!person || !matches) {
        soFar = 'failed'
        // Beside an account, too: anybody may sign up with an address, and would learn by the answer whether it has one. It
        // neither counts nor forgives: the password is not the account's.
        if ((await isPasswordOf(waiting)) && waiting) {
          await attempt.settle('broken-off')
          throw new Refusal(403, waiting.keptOut)
        }
        const failures = await attempt.settle('failed')
        // Not before the answer, which would come later where there is an account.
        if (person) api.afterwards.begin(() => recordFailure(api, person, failures))
        throw new Refusal(401, 'sign-in-failed')
      }
      const { user, passwordHash } = person
      if ((await factorOf(api.db, user.id)) !== null) {
        const challenge = await openChallenge(api, { userId: user.id, passwordHash })
        await attempt.settle('succeeded')
        return { status: 200, json: { data: challenge } }
      }
      const signedIn = await api.db
        .transaction()
        .execute(transaction => enter(transaction, api, person, header('user-agent')))
      if (!signedIn) {
        await attempt.settle('failed')
        throw new Refusal(401, 'sign-in-failed')
      }
      await attempt.settle('succeeded')
      return { status: 201, json: { data: signedIn } }
    } catch (error) {
      // Of a password that nobody had time to look at, too.
      if (!(error instanceof Refusal) || error.status === 503) await attempt.settle(soFar)
      throw error
    } finally {
      attempt.leave()
    }
  },
)

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
