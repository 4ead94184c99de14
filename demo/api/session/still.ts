/** A write is let in when it is asked for. Here is whether it still would be, once it was its turn. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { reasonNeeded, writableBy, writableWithout } from '../staff-reasons/held.ts'
import { livingSessions, type Session } from './session.ts'

/**
 * Whether a write's session is good still, and the reasons of staff that it counts on. One that the write itself ended
 * (signing out everywhere) is.
 */
export function stillStands(
  transaction: Transaction<Database>,
  session: Session,
  now: Date,
): RawBuilder<boolean> {
  const { id, reasonsFor } = session
  const living = livingSessions(transaction, now)
    .select('sessions.id')
    .where('sessions.id', '=', id)
  const own = sql`exists ${living} or exists (
    select from sessions where id = ${id} and xmin = pg_current_xact_id_if_assigned()::xid
  )`
  if (!reasonsFor?.size) return sql<boolean>`(${own})`
  const reached = sql`${[...reasonsFor]}::uuid[]`
  return sql<boolean>`(${own}) and ${reached} <@ array(${writableBy(session, now)})`
}

/** Why it stands no more. */
export async function endedSince(
  transaction: Transaction<Database>,
  session: Session,
  now: Date,
): Promise<Refusal> {
  const living = await livingSessions(transaction, now)
    .select('sessions.id')
    .where('sessions.id', '=', session.id)
    .executeTakeFirst()
  const writable = await writableWithout({ db: transaction, now: () => now }, session)
  const ended = [...(session.reasonsFor ?? [])].find(id => !writable.has(id))
  return living && ended !== undefined ? reasonNeeded(ended) : new Refusal(401, 'session-ended')
}
