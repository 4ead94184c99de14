import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Access } from '../../../src/core/contract.ts'
import { type Action, isOfProduct, may, reachOf } from '../../../src/core/permissions.ts'
import type { Scope } from '../../../src/core/screens.ts'
import { needsReason } from '../../../src/core/staff-reasons/rules.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { noteForLog } from '../http/log.ts'
import { Refusal } from '../http/refusal.ts'
import { reasonNeeded, writableWithout } from '../staff-reasons/held.ts'
import { type EmbedKey, findEmbedKey } from './embed-key.ts'
import { type Caller, findSession, keepUsed, type Session } from './session.ts'
import { bearerOf, hashSecret } from './token.ts'

/**
 * The session behind a call, if its access allows it.
 *
 * @throws Refusal 401 (no live token), 403 (wrong origin, scope or role; a second factor is to be set up first, or a reason
 *   given before a write)
 */
export async function authenticate(
  c: Context,
  api: ApiContext,
  access: Exclude<Access, string>,
  writes = false,
): Promise<Session> {
  const token = bearerOf(c.req.header('authorization'))
  if (!token) throw new Refusal(401, 'not-signed-in')
  const session = await findSession(api, hashSecret(token))
  if (!session) throw new Refusal(401, 'session-ended')
  noteForLog(c, { session: session.id })
  const origin = c.req.header('origin')
  if (session.embed && origin !== undefined && origin !== session.embed.origin)
    throw new Refusal(403, 'wrong-origin')
  if (session.needsFactor && !access.beforeFactor) throw new Refusal(403, 'second-factor-needed')
  requireAccess(session, access)
  keepUsed(api, session)
  if (!writes || !needsReason(session, access.action)) return session
  const reasonsFor = new Set<string>()
  const writing = { ...session, writable: await writableWithout(api, session), reasonsFor }
  requireReason(writing, session.organization.id)
  // From home, the Admin section's work is what the product owes an organization: its log tells of it by itself.
  return isOfProduct(access.action) ? { ...session, reasonsFor } : writing
}

/** @throws Refusal 403: it needs a reason first, which `params` says for which organization */
function requireReason({ writable, reasonsFor }: Caller, organizationId: string): void {
  // What the product owes an organization, done from home, counts on no reason.
  if (!writable) return
  if (!writable.has(organizationId)) throw reasonNeeded(organizationId)
  reasonsFor?.add(organizationId)
}

/** Whether somebody may make a call. @throws Refusal 403 (scope or role) */
export function requireAccess({ embed, roles }: Caller, access: Exclude<Access, string>): void {
  if (embed && !covers(embed.scopes, access.embed)) throw new Refusal(403, 'scope-not-allowed')
  if (access.action !== 'signed-in' && !may(access.action, roles))
    throw new Refusal(403, 'not-allowed')
}

/** The key of a charity's server. @throws Refusal 401 */
export async function authenticateKey(c: Context, api: ApiContext): Promise<EmbedKey> {
  const secret = bearerOf(c.req.header('authorization'))
  const key = secret === null ? null : await findEmbedKey(api.db, hashSecret(secret))
  if (!key) throw new Refusal(401, 'bad-key')
  return key
}

function covers(scopes: readonly Scope[], needed: Scope | 'any-scope' | 'never'): boolean {
  return needed === 'any-scope' || (needed !== 'never' && scopes.includes(needed))
}

/**
 * Whether the session reaches into an organisation for an action: its own, or any where the role says `all`.
 *
 * @throws Refusal 403: it does, and the call is a write that needs a reason there first
 */
export function reaches(session: Caller, action: Action, organizationId: string): boolean {
  if (organizationId === session.organization.id) return may(action, session.roles)
  // A token on a foreign page never leaves the organisation it was asked for.
  const isReached = session.embed === null && reachOf(action, session.roles) === 'all'
  if (isReached) requireReason(session, organizationId)
  return isReached
}

/**
 * Refuses an organisation named in a query or body that the session doesn't reach. The answer is the same
 * whether it exists or not.
 *
 * @throws Refusal 403
 */
export function requireReach(session: Caller, action: Action, organizationId: string): void {
  if (!reaches(session, action, organizationId)) throw new Refusal(403, 'other-organization')
}

/** The same of an organization that something is written to, which has to be there. @throws Refusal 403 */
export async function reachedOrganization(
  db: Kysely<Database>,
  session: Caller,
  action: Action,
  organizationId: string,
) {
  requireReach(session, action, organizationId)
  const organization = await db
    .selectFrom('organizations')
    .select(['id', 'country', 'locale'])
    .where('id', '=', organizationId)
    .where('removedAt', 'is', null)
    .where('waiting', '=', false)
    .executeTakeFirst()
  if (!organization) throw new Refusal(403, 'other-organization')
  return organization
}
