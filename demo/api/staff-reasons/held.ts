import { sql } from 'kysely'
import type { ApiContext } from '../context.ts'
import type { Session } from '../session/session.ts'

/** The organizations that an RB admin writes to without being asked: their own, and those whose reason still holds. */
export async function writableWithout(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { id, user }: Pick<Session, 'id' | 'user'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ organizationId: string }>`
    select organization_id from memberships where user_id = ${user.id} and suspended_at is null
    union all select organization_id from staff_reasons
    where session_id = ${id} and ended_at is null and ends_at > ${now()}
  `.execute(db)
  return new Set(rows.map(({ organizationId }) => organizationId))
}
