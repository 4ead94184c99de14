import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import type { RaffleTable } from './tables.ts'

export type StoredRaffle = Selectable<RaffleTable>

/** A raffle that the session may see. @throws Refusal 404 */
export async function findRaffle(
  db: Kysely<Database>,
  session: Session,
  id: string,
): Promise<StoredRaffle> {
  return visible(session, await selected(db, id)?.executeTakeFirst())
}

/**
 * The same, locked until the transaction ends: whoever changes a raffle, or sells for it, comes one after the
 * other. The activity chain is locked after it, never before.
 *
 * @throws Refusal 404
 */
export async function lockRaffle(
  transaction: Transaction<Database>,
  session: Session,
  id: string,
): Promise<StoredRaffle> {
  return visible(session, await selected(transaction, id)?.forUpdate().executeTakeFirst())
}

function selected(db: Kysely<Database>, given: string) {
  const id = given.toLowerCase()
  return isUuid(id) ? db.selectFrom('raffles').selectAll().where('id', '=', id) : null
}

function visible(session: Session, raffle: StoredRaffle | undefined): StoredRaffle {
  if (!raffle || !reaches(session, 'raffles:read', raffle.organizationId)) {
    throw new Refusal(404, 'not-found')
  }
  return raffle
}
