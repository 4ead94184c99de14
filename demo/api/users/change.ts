import { sql, type Transaction } from 'kysely'
import { type Decision, decisionOf } from '../../../src/core/decision.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import {
  decideFactorReset,
  decideRoles,
  decideState,
  type UserReasonCode,
} from '../../../src/core/users/rules.ts'
import type { UserState } from '../../../src/core/users/user.ts'
import { type ActivityEntry, recordActivities, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { dropFactor, holdFactor } from '../second-factor/factor.ts'
import { mailSecondFactor } from '../second-factor/letters.ts'
import { actorOf, endSessions, type Session } from '../session/session.ts'
import { isOfProduct, managedBy, readUser, readUsers, type StoredUser } from './read.ts'
import { standing } from './standing.ts'

interface Changing {
  api: ApiContext
  session: Session
  transaction: Transaction<Database>
}

export const changeUser = writes(
  userCalls.change,
  'Changes somebody’s roles in an organization, whether they may sign in to it, or takes their second factor away. Their sessions end with it.',
  () => null,
  async at => {
    const { transaction, params, query, body } = at
    const organizationId = query.organizationId ?? at.session.organization.id
    const by = await standing(at, userCalls.change.access, organizationId)
    const user = await readUser(transaction, { ...at.api, organizationId, id: params.id }, by)
    if (user.version !== body.version) throw await staleOf(transaction, user)
    const roles = body.roles ?? user.roles
    const state = body.state ?? user.state
    const isMoved = roles.join() !== user.roles.join()
    const decisions = [
      ...(isMoved ? [decideRoles(managerIn(by), user, roles)] : []),
      ...(state !== user.state ? [decideState(managerIn(by), user, state)] : []),
      ...(body.resetSecondFactor ? [decideFactorReset(managerIn(by), user)] : []),
    ]
    for (const decision of decisions) refuseAloud(at, user, decision, { roles, state })
    if (decisions.length === 0) return user
    const isEverywhere = body.resetSecondFactor === true || isOfProduct([...roles, ...user.roles])
    // Before their sessions: who signs in with it meanwhile is out with the others, and in the order in which they hold.
    if (body.resetSecondFactor) await holdFactor(transaction, user.id)
    await endTheirs(at, [user], isEverywhere)
    if (isMoved) await writeRoles(transaction, user, roles)
    await keepUsers(at, [user], { state })
    const entries: ActivityEntry[] = []
    if (isMoved)
      entries.push(
        entryOf(at, user, 'changed', { before: { roles: user.roles }, after: { roles } }),
      )
    if (state !== user.state) entries.push(stateEntry(at, user, state))
    if (body.resetSecondFactor) {
      await dropFactor(transaction, user.id)
      const sending = { at: at.api.now(), origin: at.origin }
      await mailSecondFactor(transaction, user.id, 'reset', sending)
      entries.push(entryOf(at, user, 'second-factor-reset', { before: null, after: null }))
    }
    await recordActivities(transaction, entries)
    return readUser(transaction, { ...at.api, organizationId, id: user.id }, by)
  },
)

export const setUserState = writes(
  userCalls.setState,
  'Suspends people, or lets them back in: all of them or nobody. Who is so already is left as they are.',
  () => null,
  async at => {
    const { transaction, body } = at
    const { organizationId, ids, state } = body
    const by = await standing(at, userCalls.change.access, organizationId)
    const where = sql<boolean>`users.id = any(${[...ids]}::uuid[]) and ${managedBy(by)}`
    const all = await readUsers(transaction, { ...at.api, organizationId }, where)
    if (all.length < new Set(ids).size) throw new Refusal(404, 'not-found')
    const others = all.filter(user => user.state !== state)
    for (const user of others)
      refuseAloud(at, user, decideState(managerIn(by), user, state), { roles: user.roles, state })
    const owner = others.find(({ roles }) => roles.includes('account owner'))
    if (owner && state === 'suspended' && !(await hasOwnerBeside(at, organizationId, ids)))
      refuseAloud(at, owner, decisionOf<UserReasonCode>([{ code: 'last-owner' }]), {
        roles: owner.roles,
        state,
      })
    await endTheirs(at, others, isOfProduct(others.flatMap(({ roles }) => roles)))
    await keepUsers(at, others, { state })
    await recordActivities(
      transaction,
      others.map(user => stateEntry(at, user, state)),
    )
    return { changed: others.length }
  },
)

const managerIn = ({ user, roles }: Session) => ({ id: user.id, roles })

async function staleOf(transaction: Transaction<Database>, user: StoredUser): Promise<StaleEdit> {
  const last = await transaction
    .selectFrom('memberships')
    .leftJoin('users', 'users.id', 'memberships.changedBy')
    .select(['users.name as changedBy', 'memberships.changedAt'])
    .where('memberships.userId', '=', user.id)
    .where('memberships.organizationId', '=', user.organizationId)
    .executeTakeFirstOrThrow()
  return new StaleEdit({ data: user, ...last })
}

/** Of owners who would go at once none may be the last, though each leaves another. */
async function hasOwnerBeside(
  { api, transaction }: Changing,
  organizationId: string,
  ids: readonly string[],
): Promise<boolean> {
  const others = sql<boolean>`not users.id = any(${[...ids]}::uuid[])`
  const all = await readUsers(transaction, { ...api, organizationId }, others)
  return all.some(({ roles, state }) => state === 'active' && roles.includes('account owner'))
}

/** Refuses, and has the log tell that it was tried. @throws Refusal 403, 409 */
function refuseAloud(
  { api, session }: Changing,
  user: StoredUser,
  decision: Decision<UserReasonCode>,
  tried: { roles: readonly Role[]; state: UserState },
): void {
  if (decision.allowed) return
  const at = api.now()
  api.afterwards.begin(() =>
    api.db.transaction().execute(transaction =>
      recordActivity(
        transaction,
        entryOf({ session, at }, user, 'refused', {
          before: null,
          after: { ...tried, reason: decision.reasons.map(({ code }) => code) },
        }),
      ),
    ),
  )
  requireAllowed(decision)
}

async function writeRoles(
  transaction: Transaction<Database>,
  { id: userId, organizationId }: StoredUser,
  roles: readonly Role[],
): Promise<void> {
  await transaction
    .deleteFrom('membershipRoles')
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .execute()
  await transaction
    .insertInto('membershipRoles')
    .values(roles.map(role => ({ userId, organizationId, role })))
    .execute()
}

/** Writes who changed them, and whether they may sign in. */
async function keepUsers(
  { api, session, transaction }: Changing,
  users: readonly StoredUser[],
  { state }: { state: UserState },
): Promise<void> {
  const at = api.now()
  for (const { id, organizationId } of users)
    await transaction
      .updateTable('memberships')
      .set(({ eb, fn }) => ({
        suspendedAt:
          state === 'suspended' ? fn.coalesce('suspendedAt', sql<Date>`${at}::timestamptz`) : null,
        version: eb('version', '+', 1),
        changedAt: at,
        changedBy: session.user.id,
      }))
      .where('userId', '=', id)
      .where('organizationId', '=', organizationId)
      .execute()
}

/**
 * Their sessions in the organization end; everywhere, where it is about a role that reaches everywhere. Before the rows of
 * their memberships are written: whoever switches meanwhile holds their session first, and then that row.
 */
async function endTheirs(
  { api, transaction }: Changing,
  users: readonly StoredUser[],
  everywhere: boolean,
): Promise<void> {
  for (const { id, organizationId } of users)
    await endSessions(
      transaction,
      eb =>
        everywhere
          ? eb('userId', '=', id)
          : eb.and([eb('userId', '=', id), eb('organizationId', '=', organizationId)]),
      api.now(),
    )
}

function stateEntry({ api, session }: Changing, user: StoredUser, state: UserState) {
  const action = state === 'suspended' ? 'suspended' : 'let-back-in'
  return entryOf({ session, at: api.now() }, user, action, { before: null, after: null })
}

function entryOf(
  { session, ...when }: { session: Session } & ({ at: Date } | { api: ApiContext }),
  { id, organizationId }: StoredUser,
  action: ActivityEntry['action'],
  content: Pick<ActivityEntry, 'before' | 'after'>,
): ActivityEntry {
  return {
    organizationId,
    raffleId: null,
    subject: { type: 'user', id },
    action,
    actor: actorOf(session),
    at: 'at' in when ? when.at : when.api.now(),
    ...content,
  }
}
