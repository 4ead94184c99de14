import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import * as v from 'valibot'
import type { Scope } from '../../../src/core/screens.ts'
import { isFactorNeeded } from '../../../src/core/second-factor/requirement.ts'
import { productRoles, type Role, RoleSchema } from '../../../src/core/session/role.ts'
import type { Actor } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { compiledOnce, keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { hasFactor, requiredIn, withStaffRoles } from '../second-factor/asked.ts'
import { allowsOrigin, originsOf, ownRoles } from './embed-key.ts'

/** A live token's person, in one organisation. */
export interface Session {
  id: string
  familyId: string
  expiresAt: Date
  /** To a few minutes. */
  lastUsedAt: Date
  user: { id: string; name: string; email: string }
  organization: { id: string; name: string }
  /** Of an embedded page's token: the one role it was asked for, while the person still has it. */
  roles: Role[]
  /** Nothing but their profile answers them: their organization asks for a second factor, and they have none. */
  needsFactor: boolean
  /** Null for a person who signed in. */
  embed: { keyId: string; scopes: Scope[]; origin: string } | null
  /** Of a write that asks for a reason: the organizations where it needs none (any more). */
  writable?: ReadonlySet<string>
  /** Those of them that the write counts on, so far. */
  reasonsFor?: Set<string>
}

/** Who asks, or had asked: what a session says of its person. */
export type Caller = Pick<
  Session,
  'user' | 'organization' | 'roles' | 'embed' | 'writable' | 'reasonsFor'
>

/** Whom the log names for what a session does: the person, and the key if it was by an embedded page's token. */
export function actorOf({ user, embed }: Caller): Actor {
  return { userId: user.id, embedKeyId: embed?.keyId ?? null }
}

/** A person's roles in one organisation; the product's own hold in each. Where they are suspended they have none. */
export function rolesOf(
  db: Kysely<Database>,
  userId: string,
  organizationId: string,
): Promise<Role[]> {
  return rolesWhere(db, userId, eb =>
    eb.and([heldIn(eb, organizationId), eb(isSuspendedMember('membershipRoles'), '=', false)]),
  )
}

/** The same with what they would have, were they not suspended: for what they did before. */
export function rolesBesideSuspension(
  db: Kysely<Database>,
  userId: string,
  organizationId: string,
): Promise<Role[]> {
  return rolesWhere(db, userId, eb => heldIn(eb, organizationId))
}

function heldIn(eb: ExpressionBuilder<Database, 'membershipRoles'>, organizationId: string) {
  return eb.or([eb('organizationId', '=', organizationId), eb('role', 'in', productRoles)])
}

/** A person's roles as a member of that very organisation: what they reach from another one doesn't count. */
export function memberRolesOf(
  db: Kysely<Database>,
  userId: string,
  organizationId: string,
): Promise<Role[]> {
  return rolesWhere(db, userId, eb =>
    eb.and([
      eb('organizationId', '=', organizationId),
      eb(isSuspendedMember('membershipRoles'), '=', false),
    ]),
  )
}

/** Whether the person of a row may not sign in to its organisation. Nobody is a member of what they only administer. */
export function isSuspendedMember(table: 'membershipRoles' | 'sessions') {
  const [userId, organizationId] = [sql.ref(`${table}.userId`), sql.ref(`${table}.organizationId`)]
  return sql<boolean>`exists (
    select from memberships where memberships.user_id = ${userId}
      and memberships.organization_id = ${organizationId} and memberships.suspended_at is not null
  )`
}

async function rolesWhere(
  db: Kysely<Database>,
  userId: string,
  held: (eb: ExpressionBuilder<Database, 'membershipRoles'>) => Expression<SqlBool>,
): Promise<Role[]> {
  const rows = await db
    .selectFrom('membershipRoles')
    .modifyFront(keptPlan)
    .select('role')
    .distinct()
    .where('userId', '=', userId)
    .where(held)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role).filter(role => v.is(RoleSchema, role))
}

/** Whether somebody runs the product: they get in where an organization is suspended. */
export function isProductPerson(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from membership_roles
    where user_id = ${userId} and role = any(${[...productRoles]}::text[])
  )`
}

/** The same in the session's own query: roles as a member, and the product's own unless a key brought the session. */
const heldRoles = sql<Role[]>`array(
  select distinct role from membership_roles where user_id = sessions.user_id and (
    organization_id = sessions.organization_id
    or sessions.embed_key_id is null and role = any(${[...productRoles]}::text[])
  ) and not ${isSuspendedMember('membershipRoles')} order by role
)`

/** The sessions that are good at a moment. */
export function livingSessions(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('organizations', 'organizations.id', 'sessions.organizationId')
    .leftJoin('embedKeys', 'embedKeys.id', 'sessions.embedKeyId')
    .where('sessions.expiresAt', '>', now)
    .where('sessions.endedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where(isSuspendedMember('sessions'), '=', false)
    .where('embedKeys.revokedAt', 'is', null)
    .where('organizations.removedAt', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('organizations.suspendedAt', 'is', null),
        and([eb('sessions.embedKeyId', 'is', null), isProductPerson(sql.ref('sessions.user_id'))]),
      ]),
    )
}

/** A living session with all that is asked about it, by the hash of its token. */
const readSession = compiledOnce((db, now: Date, tokenHash: Buffer) =>
  livingSessions(db, now)
    .modifyFront(keptPlan)
    .select(['sessions.id', 'sessions.familyId', 'sessions.expiresAt', 'sessions.userId'])
    .select('sessions.lastUsedAt')
    .select(['sessions.organizationId', 'sessions.role', 'sessions.scopes', 'sessions.origin'])
    .select(['sessions.embedKeyId', 'embedKeys.roles as keyRoles'])
    .select(originsOf('sessions.embedKeyId').as('keyOrigins'))
    .select(['users.name', 'users.email', 'organizations.name as organizationName'])
    .select(heldRoles.as('held'))
    .select(requiredIn(sql.ref('sessions.organization_id')).as('required'))
    .select(hasFactor(sql.ref('sessions.user_id')).as('hasFactor'))
    .where('sessions.tokenHash', '=', tokenHash),
)

/**
 * The session of a token's hash, or null when there is none, it has ended, or the person is suspended. An embedded
 * page's token is good only while its key lives, allows the page's origin and names the role, and the person has it.
 */
export async function findSession(
  api: Pick<ApiContext, 'db' | 'now' | 'environment' | 'staffNeedsFactor'>,
  tokenHash: Buffer,
): Promise<Session | null> {
  const { db, now, environment } = api
  const [row] = await readSession(db, now(), tokenHash)
  if (!row) return null
  const { embedKeyId: keyId, keyRoles, keyOrigins, origin, scopes } = row
  const embed = keyId && scopes && origin ? { keyId, scopes: scopes as Scope[], origin } : null
  if (embed && !allowsOrigin(keyOrigins, embed.origin, environment)) return null
  const held = row.held.filter(role => v.is(RoleSchema, role))
  const named: readonly string[] = ownRoles(keyRoles ?? [])
  const roles = embed ? held.filter(role => role === row.role && named.includes(role)) : held
  if (embed && roles.length === 0) return null
  return {
    id: row.id,
    familyId: row.familyId,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastUsedAt,
    user: { id: row.userId, name: row.name, email: row.email },
    organization: { id: row.organizationId, name: row.organizationName },
    roles,
    needsFactor:
      embed === null &&
      isFactorNeeded({ ...row, required: withStaffRoles(row.required, api), roles }),
    embed,
  }
}

/** So seldom is it written that a session is used. */
const usedEveryMs = 5 * 60_000

/** Keeps that a session is used, once in a few minutes: its person reads it among their own. */
export function keepUsed(
  { db, now, afterwards }: Pick<ApiContext, 'db' | 'now' | 'afterwards'>,
  { id, lastUsedAt, embed }: Pick<Session, 'id' | 'lastUsedAt' | 'embed'>,
): void {
  const at = now()
  if (embed !== null || at.getTime() - lastUsedAt.getTime() < usedEveryMs) return
  afterwards.begin(() =>
    db
      .updateTable('sessions')
      .set({ lastUsedAt: at })
      .where('id', '=', id)
      .where('lastUsedAt', '=', lastUsedAt)
      .execute(),
  )
}

/**
 * Ends every token of a session's family, at once for all tabs. A switch under way holds the session that it starts
 * from: its new token is seen only once that is given up, so it is looked for until there is none.
 *
 * @returns how many were ended
 */
export function endFamily(db: Kysely<Database>, familyId: string, now: Date): Promise<number> {
  return endSessions(db, eb => eb('familyId', '=', familyId), now)
}

/** The same of all that these are: tokens of embedded pages too. @returns how many were ended */
export async function endSessions(
  db: Kysely<Database>,
  which: (eb: ExpressionBuilder<Database, 'sessions'>) => Expression<SqlBool>,
  now: Date,
): Promise<number> {
  let ended = 0
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ endedAt: now })
      .where(which)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return ended
    ended += Number(numUpdatedRows)
  }
}

/** Holds a session until the transaction ends, so that no sign-out passes by. @throws Refusal 401: it has ended */
export async function holdSession(
  transaction: Transaction<Database>,
  sessionId: string,
  now: Date,
): Promise<void> {
  const living = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!living) throw new Refusal(401, 'session-ended')
}

/** Lets a token run for a few seconds more: for calls under way, and for other tabs to hear of the next. */
export async function endSoon(db: Kysely<Database>, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expiresAt: sql`least(expires_at, ${at})` })
    .where('id', '=', sessionId)
    .execute()
}
