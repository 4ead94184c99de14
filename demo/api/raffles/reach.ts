import type { Kysely } from 'kysely'
import type { Action } from '../../../src/core/permissions.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Session } from '../session/session.ts'

/** A raffle that somebody may see, and do `action` with. @throws Refusal 404, 403 */
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
  if (!raffle || !reaches(session, 'raffles:read', raffle.organizationId))
    throw new Refusal(404, 'not-found')
  requireReach(session, action, raffle.organizationId)
  return raffle
}
