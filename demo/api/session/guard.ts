import type { Context } from 'hono'
import type { Access } from '../../../src/core/contract.ts'
import { type Action, may, reachOf } from '../../../src/core/permissions.ts'
import type { Scope } from '../../../src/core/screens.ts'
import type { ApiContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { type EmbedKey, findEmbedKey } from './embed-key.ts'
import { findSession, type Session } from './session.ts'
import { bearerOf, hashSecret } from './token.ts'

/**
 * The session behind a call, if its access allows it.
 *
 * @throws Refusal 401 (no live token), 403 (wrong origin, scope or role)
 */
export async function authenticate(
  c: Context,
  api: ApiContext,
  access: Exclude<Access, string>,
): Promise<Session> {
  const token = bearerOf(c.req.header('authorization'))
  if (!token) throw new Refusal(401, 'not-signed-in')
  const session = await findSession(api, hashSecret(token))
  if (!session) throw new Refusal(401, 'session-ended')
  if (session.embed) checkEmbed(session.embed, access.embed, c.req.header('origin'))
  if (access.action !== 'signed-in' && !may(access.action, session.roles)) {
    throw new Refusal(403, 'not-allowed')
  }
  return session
}

/** The key of a charity's server. @throws Refusal 401 */
export async function authenticateKey(c: Context, api: ApiContext): Promise<EmbedKey> {
  const secret = bearerOf(c.req.header('authorization'))
  const key = secret === null ? null : await findEmbedKey(api.db, hashSecret(secret))
  if (!key) throw new Refusal(401, 'bad-key')
  return key
}

function checkEmbed(
  embed: NonNullable<Session['embed']>,
  needed: Scope | 'any-scope' | 'never',
  origin: string | undefined,
): void {
  if (origin !== undefined && origin !== embed.origin) throw new Refusal(403, 'wrong-origin')
  const covered = needed === 'any-scope' || (needed !== 'never' && embed.scopes.includes(needed))
  if (!covered) throw new Refusal(403, 'scope-not-allowed')
}

/** Whether the session reaches into an organisation for an action: its own, or any where the role says `all`. */
export function reaches(session: Session, action: Action, organizationId: string): boolean {
  if (organizationId === session.organization.id) return may(action, session.roles)
  // A token on a foreign page never leaves the organisation it was asked for.
  return session.embed === null && reachOf(action, session.roles) === 'all'
}

/**
 * Refuses an organisation named in a query or body that the session doesn't reach. The answer is the same
 * whether it exists or not.
 *
 * @throws Refusal 403
 */
export function requireReach(session: Session, action: Action, organizationId: string): void {
  if (!reaches(session, action, organizationId)) throw new Refusal(403, 'other-organization')
}
