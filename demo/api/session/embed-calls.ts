import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import { type Action, may } from '../../../src/core/permissions.ts'
import type { Scope } from '../../../src/core/screens.ts'
import {
  EmbedSessionRequestSchema,
  EmbedTokenSchema,
} from '../../../src/core/session/embed-session.ts'
import { ok } from '../http/answers.ts'
import { defineCall } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { findEmbedKey } from './embed-key.ts'
import { rolesOf } from './session.ts'
import { bearerOf, hashSecret, newSecret } from './token.ts'

const lifetimeMilliseconds = 15 * 60 * 1000

/** What a role must be allowed before a token may carry a scope. */
const actionOfScope: Record<Scope, Action> = {
  'dashboard:read': 'dashboard:read',
  'account:read': 'account:read',
  'organization:switch': 'organization:read',
  'raffles:read': 'raffles:read',
  'raffles:edit': 'raffles:edit',
  'raffles:draw': 'raffles:draw',
}

const openEmbedSession = defineCall(
  {
    method: 'post',
    path: paths.embedSessions,
    summary:
      'Gives a charity’s server, by its key, a short-lived token for one person on one page.',
    chosenHere: true,
    access: 'public',
    body: EmbedSessionRequestSchema,
    answer: v.object({ data: EmbedTokenSchema }),
    maxBytes: 8192,
  },
  async ({ body, api, header }) => {
    const secret = bearerOf(header('authorization'))
    const key = secret && (await findEmbedKey(api.db, hashSecret(secret)))
    if (!key) throw new Refusal(401, 'bad-key')
    if (key.organizationId !== body.organizationId) throw new Refusal(403, 'other-organization')
    if (!key.origins.includes(body.origin)) throw new Refusal(403, 'origin-not-allowed')
    const person = await api.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', body.person.email.toLowerCase())
      .where('suspendedAt', 'is', null)
      .executeTakeFirst()
    const held = person ? await rolesOf(api.db, person.id, body.organizationId) : []
    if (!person || !held.includes(body.role)) throw new Refusal(403, 'person-not-allowed')
    const allowed = body.scopes.every(scope => may(actionOfScope[scope], [body.role]))
    if (!allowed) throw new Refusal(403, [{ code: 'scope-not-allowed', field: 'scopes' }])

    const token = newSecret('rde')
    const now = api.now()
    const expiresAt = new Date(now.getTime() + lifetimeMilliseconds)
    await api.db
      .insertInto('sessions')
      .values({
        tokenHash: hashSecret(token),
        familyId: randomUUID(),
        userId: person.id,
        organizationId: body.organizationId,
        createdAt: now,
        expiresAt,
        embedKeyId: key.id,
        role: body.role,
        scopes: [...new Set(body.scopes)],
        origin: body.origin,
      })
      .execute()
    return ok({ token, expiresAt: expiresAt.toISOString() })
  },
)

export const embedCalls = [openEmbedSession]
