import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** How far back attempts count. */
const windowMilliseconds = 15 * 60 * 1000
/** Failed attempts on one email address from one network address. */
const perPerson = 10
/** Failed attempts from one network address on any email: a whole office signs in behind one. */
const perAddress = 200

/**
 * Counts an attempt before its password is looked at, as failed until `succeed` says otherwise: attempts
 * made at once can't slip past the limit together.
 *
 * @returns the attempt's number, for `succeed`
 * @throws Refusal 429 with the seconds to wait
 */
export async function beginAttempt(
  db: Kysely<Database>,
  attempt: { email: string; address: string; now: Date },
): Promise<number> {
  const emailDigest = digest(attempt.email)
  const addressDigest = digest(attempt.address)
  return db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${addressDigest.readInt32BE(0)}, 1)`.execute(transaction)
    const since = new Date(attempt.now.getTime() - windowMilliseconds)
    const failures = transaction
      .selectFrom('signInAttempts')
      .select('attemptedAt')
      .where('addressDigest', '=', addressDigest)
      .where('attemptedAt', '>', since)
      .where('succeeded', '=', false)
      .orderBy('attemptedAt', 'desc')
    const mine = await failures.where('emailDigest', '=', emailDigest).limit(perPerson).execute()
    const all = await failures.limit(perAddress).execute()
    const oldest = mine[perPerson - 1] ?? all[perAddress - 1]
    if (oldest) {
      const waited = attempt.now.getTime() - oldest.attemptedAt.getTime()
      const seconds = Math.max(1, Math.ceil((windowMilliseconds - waited) / 1000))
      throw new Refusal(429, 'too-many-attempts', seconds)
    }
    const row = await transaction
      .insertInto('signInAttempts')
      .values({ emailDigest, addressDigest, attemptedAt: attempt.now, succeeded: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}

/** Marks the attempt as successful; earlier failures of that person from that address no longer count. */
export async function succeed(db: Kysely<Database>, attemptId: number): Promise<void> {
  await sql`
    update sign_in_attempts set succeeded = true
    from sign_in_attempts as mine
    where mine.id = ${attemptId}
      and sign_in_attempts.email_digest = mine.email_digest
      and sign_in_attempts.address_digest = mine.address_digest
      and not sign_in_attempts.succeeded
  `.execute(db)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
