import type { Kysely } from 'kysely'
import type { Action } from '../../../src/core/permissions.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Session } from '../session/session.ts'

/** A raffle that somebody may see or do `action` with; and the latter. @throws Refusal 404, 403 */
export async function requireRaffle(
  db: Kysely<Database>,
  session: Session,
  id: string,
  action: Action,
): Promise<{ id: string; organizationId: string; name: string; status: RaffleStatus }> {
  const raffle = isUuid(id)
    ? await db
        .selectFrom('raffles')
        .select(['id', 'organizationId', 'name', 'status'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  const isTheirs =
    raffle &&
    (['raffles:read', action] as const).some(each => reaches(session, each, raffle.organizationId))
  if (!isTheirs) throw new Refusal(404, 'not-found')
  requireReach(session, action, raffle.organizationId)
  return raffle
}
