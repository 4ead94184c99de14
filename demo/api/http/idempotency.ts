import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { JsonReply } from './answers.ts'
import { jsonbText } from './json-text.ts'
import { Refusal } from './refusal.ts'

/**
 * Does a writing call once for its Idempotency-Key, and gives a repeat the same answer. Of calls made at
 * once with one key, the later ones wait for the first.
 *
 * @throws Refusal 422: no key, or one that was used for another request
 */
export async function once(
  db: Kysely<Database>,
  request: { userId: string; key: string | undefined; call: string; body: unknown },
  write: (transaction: Transaction<Database>) => Promise<JsonReply>,
): Promise<JsonReply> {
  const { userId, key } = request
  if (!key || !/^[\w-]{16,128}$/.test(key)) throw new Refusal(422, 'idempotency-key-missing')
  const requestDigest = createHash('sha256')
    .update(`${request.call}\n${JSON.stringify(request.body)}`)
    .digest()
  return db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtext(${`${userId} ${key}`}), 2)`.execute(transaction)
    const earlier = await transaction
      .selectFrom('idempotencyKeys')
      .select(['requestDigest', 'status', 'answer'])
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (earlier) {
      if (!earlier.requestDigest.equals(requestDigest)) {
        throw new Refusal(422, 'idempotency-key-reused')
      }
      return { status: earlier.status as 200 | 201, json: earlier.answer as object | null }
    }
    const reply = await write(transaction)
    const { status = 200, json } = reply
    await transaction
      .insertInto('idempotencyKeys')
      .values({ userId, key, requestDigest, status, answer: jsonbText(json) })
      .execute()
    return reply
  })
}
