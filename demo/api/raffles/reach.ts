import { type Kysely, sql } from 'kysely'
import type { Action } from '../../../src/core/permissions.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import type { StoredRaffle } from './find.ts'

/**
 * The raffle of a record, whose writes are queued together. Null where there is none that the session reaches: others'
 * queues are not for strangers to fill.
 */
export async function raffleOf(
  { api, session }: { api: Pick<ApiContext, 'db'>; session: Caller },
  table: 'raffles' | 'draws' | 'members' | 'orders' | 'prizes' | 'winners',
  recordId: string,
  action: Action = 'raffles:read',
): Promise<string | null> {
  const id = recordId.toLowerCase()
  if (!isUuid(id)) return null
  const column = sql.ref(table === 'raffles' ? 'record.id' : 'record.raffle_id')
  const { rows } = await sql<{ id: string; organizationId: string }>`
    select raffles.id, raffles.organization_id
    from ${sql.table(table)} as record join raffles on raffles.id = ${column}
    where record.id = ${id}
  `.execute(api.db)
  const [raffle] = rows
  return raffle && reaches(session, action, raffle.organizationId) ? raffle.id : null
}

type Reached = Pick<StoredRaffle, 'id' | 'organizationId' | 'name' | 'status' | 'timeZone'>

/** A raffle that somebody may see or do `action` with; and the latter. @throws Refusal 404, 403 */
export async function requireRaffle(
  db: Kysely<Database>,
  session: Caller,
  id: string,
  action: Action,
): Promise<Reached> {
  const raffle = isUuid(id)
    ? await db
        .selectFrom('raffles')
        .select(['id', 'organizationId', 'name', 'status', 'timeZone'])
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
