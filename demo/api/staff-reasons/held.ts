import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../session/session.ts'

/** The organizations that an RB admin writes to without being asked: their own, and those whose reason still holds. */
export async function writableWithout(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  session: Pick<Session, 'id' | 'user'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ organizationId: string }>`${writableBy(session, now())}`.execute(db)
  return new Set(rows.map(({ organizationId }) => organizationId))
}

/** The same as a query within another one. */
export function writableBy(
  { id, user }: Pick<Session, 'id' | 'user'>,
  now: Date,
): RawBuilder<unknown> {
  return sql`
    select organization_id from memberships where user_id = ${user.id} and suspended_at is null
    union all select organization_id from staff_reasons
    where session_id = ${id} and ended_at is null and ends_at > ${now}
  `
}

/** What whoever writes without a reason is told. */
export function reasonNeeded(organizationId: string): Refusal {
  return new Refusal(403, [{ code: 'staff-reason-needed', params: { organizationId } }])
}
