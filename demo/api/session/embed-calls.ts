import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Action, may } from '../../../src/core/permissions.ts'
import type { Scope } from '../../../src/core/screens.ts'
import { embedCalls } from '../../../src/core/session/embed-calls.ts'
import { recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import { ok } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { allowsOrigin, livingKeys } from './embed-key.ts'
import { memberRolesOf } from './session.ts'
import { hashSecret, newSecret } from './token.ts'

const lifetimeMilliseconds = 15 * 60 * 1000

/** What a role must be allowed before a token may carry a scope. */
const actionOfScope: Record<Scope, Action> = {
  'dashboard:read': 'dashboard:read',
  'account:read': 'account:read',
  'organization:switch': 'organization:read',
  'orders:read': 'orders:read',
  'orders:edit': 'orders:correct',
  'customers:read': 'customers:read',
  'donations:read': 'donations:read',
  'subscriptions:manage': 'subscriptions:manage',
  'raffles:read': 'raffles:read',
  'raffles:edit': 'raffles:edit',
  'raffles:draw': 'raffles:draw',
}

const openEmbedSession = answers(
  embedCalls.open,
  'Gives a charity’s server, by its key, a short-lived token for one person on one page.',
  async ({ body, api, key }) => {
    const { db, now, environment } = api
    const { person: named, role, origin } = body
    const organizationId = body.organizationId.toLowerCase()
    if (key.organizationId !== organizationId) throw new Refusal(403, 'other-organization')
    if (!allowsOrigin(key.origins, origin, environment))
      throw new Refusal(403, 'origin-not-allowed')
    if (!key.roles.some(each => each === role))
      throw new Refusal(403, [{ code: 'role-not-in-key', field: 'role' }])
    const person = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', named.email.toLowerCase())
      .where('suspendedAt', 'is', null)
      .executeTakeFirst()
    const held = person ? await memberRolesOf(db, person.id, organizationId) : []
    if (!person || !held.includes(role)) throw new Refusal(403, 'person-not-allowed')
    const allowed = body.scopes.every(scope => may(actionOfScope[scope], [role]))
    if (!allowed) throw new Refusal(403, [{ code: 'scope-not-allowed', field: 'scopes' }])

    const token = newSecret('rde')
    const at = now()
    const expiresAt = new Date(at.getTime() + lifetimeMilliseconds)
    const scopes = [...new Set(body.scopes)]
    await db.transaction().execute(async transaction => {
      // Whoever takes the origin or the key away meanwhile is waited for: its token would come back with them.
      await waitInQueue(transaction, 'embedKeys', key.id)
      const [living] = await livingKeys(transaction, [organizationId], key.id)
      if (!living) throw new Refusal(401, 'bad-key')
      if (!allowsOrigin(living.origins, origin, environment))
        throw new Refusal(403, 'origin-not-allowed')
      await transaction
        .insertInto('sessions')
        .values({
          tokenHash: hashSecret(token),
          familyId: randomUUID(),
          userId: person.id,
          organizationId,
          createdAt: at,
          expiresAt,
          embedKeyId: key.id,
          role,
          scopes,
          origin,
        })
        .execute()
      // To the minute: many pages that open at once don't wait for each other here.
      await sql`
        update embed_keys set last_used_at = ${at}
        where id = ${key.id} and coalesce(last_used_at, '-infinity') < ${at}::timestamptz - interval '1 minute'
      `.execute(transaction)
      await recordActivity(transaction, {
        organizationId,
        raffleId: null,
        subject: { type: 'user', id: person.id },
        action: 'token-minted',
        actor: { userId: person.id, embedKeyId: key.id },
        at,
        before: null,
        after: { role, origin, scopes },
      })
    })
    return ok({ token, expiresAt: expiresAt.toISOString() })
  },
)

export const embedRoutes = [openEmbedSession]
