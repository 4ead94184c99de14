import { createHash } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import type { Session } from '../session/session.ts'
import { endedSince, stillStands } from '../session/still.ts'
import type { JsonReply } from './answers.ts'
import type { Incoming } from './call.ts'
import { jsonbText } from './json-text.ts'
import { Refusal } from './refusal.ts'
import type { IdempotencyKeyTable } from './tables.ts'

/** What the key of a call is looked up with, and what it was used for. */
export type Keyed = Pick<
  Incoming<unknown, unknown, Session>,
  'api' | 'session' | 'header' | 'digest'
>

/** The status that stands with an answer that was erased: no call that was done has it. */
const erased = 409

/**
 * Erases the kept answers in which one of these ids or texts stands: an id within whatever text, a text as a whole one. Their
 * keys stay, so that no repeat is done once more. Each answer is taken apart once, and its texts are looked up among all of
 * these: in a night's batch they are hundreds.
 */
export async function eraseAnswers(
  transaction: Transaction<Database>,
  { ids, texts }: { ids: readonly string[]; texts: readonly string[] },
): Promise<void> {
  // Given to the next statement as values, by which they are hashed.
  const { rows } = await sql<{ text: string }>`
    select lower(text) as text from unnest(${[...texts]}::text[]) as text
  `.execute(transaction)
  const sought = [...ids, ...rows.map(({ text }) => text)]
  await sql`
    update idempotency_keys set status = ${erased}, answer = 'null' where exists (
      select from (
        select found #>> '{}' as said
        from jsonb_path_query(answer, 'strict $.** ? (@.type() == "string")') as found offset 0
      ) as each
      where lower(said) = any(${sought}::text[]) or length(said) > 36 and exists (
        select from regexp_matches(said, '[0-9a-f]{8}-[0-9a-f-]{27}', 'g') as id
        where id[1] = any(${[...ids]}::text[])
      )
    )
  `.execute(transaction)
}

/** Until the transaction ends nothing else is done under somebody's key. */
export async function lockKey(
  transaction: Transaction<Database>,
  userId: string,
  key: string,
): Promise<void> {
  await waitInQueue(transaction, 'idempotencyKeys', `${userId} ${key}`)
}

/** The key of a call that has one. @throws Refusal 422 */
export function keyOf(header: Keyed['header']): string {
  const key = header('idempotency-key')
  if (!key || !/^[\w-]{16,128}$/.test(key)) throw new Refusal(422, 'idempotency-key-missing')
  return key
}

/**
 * Does a writing call once for its Idempotency-Key, and gives a repeat the same answer. Of calls made at
 * once with one key, the later ones wait for the first. What the call is about is looked up in `write`: by the time
 * of a repeat it may be gone.
 *
 * Its session was looked at when it came in, and may have ended while it waited, for its turn or for a lock: the
 * statements that look the key up and keep the answer look again. They don't hold the session, since whoever ends it goes
 * on to the log, whose lock a write has by then: a session that ends after the last look ended after the write.
 *
 * @param raffleId whose writes it is queued with (`raffleOf`); null where it is about no raffle, or one that is gone
 * @param space of keys of its own: the same key in another one stands for another request
 * @throws Refusal 422: no key, or one that was used for another request; 409: what it answered was of somebody who was
 *   erased since; 401, 403: the session ended meanwhile, or a reason of staff
 */
export async function once(
  { api, session, header, digest }: Keyed,
  raffleId: string | null,
  write: (transaction: Transaction<Database>) => Promise<JsonReply>,
  space = '',
): Promise<JsonReply> {
  const userId = session.user.id
  const key = `${space}${keyOf(header)}`
  // What stands in a request is read in the organisation that somebody has switched to.
  const requestDigest = createHash('sha256')
    .update(digest())
    .update(session.organization.id)
    .digest()
  return api.write(raffleId ?? session.organization.id, async transaction => {
    await lockKey(transaction, userId, key)
    const { stands, earlier } = await lookUp(transaction, session, { key, now: api.now() })
    if (!stands) throw await endedSince(transaction, session, api.now())
    if (earlier) {
      if (!earlier.requestDigest.equals(requestDigest)) {
        throw new Refusal(422, 'idempotency-key-reused')
      }
      if (earlier.status === erased) throw new Refusal(erased, 'answer-erased')
      return { status: earlier.status as 200 | 201, json: earlier.answer as object | null }
    }
    const reply = await write(transaction)
    const { status = 200, json } = reply
    const { numAffectedRows: kept } = await sql`
      ${keptPlan} insert into idempotency_keys (user_id, key, request_digest, status, answer)
      select ${userId}::uuid, ${key}::text, ${requestDigest}::bytea, ${status}::integer, ${jsonbText(json)}::jsonb
      where ${stillStands(transaction, session, api.now())}
    `.execute(transaction)
    if (kept === 0n) throw await endedSince(transaction, session, api.now())
    return reply
  })
}

type Kept = Pick<Selectable<IdempotencyKeyTable>, 'requestDigest' | 'status' | 'answer'>

/** What is kept under a key, and whether whoever asks may write still. */
async function lookUp(
  transaction: Transaction<Database>,
  session: Session,
  { key, now }: { key: string; now: Date },
): Promise<{ stands: boolean; earlier: Kept | null }> {
  const { rows } = await sql<{ stands: boolean } & (Kept | { requestDigest: null })>`
    ${keptPlan} select ${stillStands(transaction, session, now)} as stands,
      request_digest, status, answer
    from (select) as one
    left join idempotency_keys on user_id = ${session.user.id} and key = ${key}
  `.execute(transaction)
  const [found] = rows
  if (!found) throw new Error('One row is always answered.')
  return { stands: found.stands, earlier: found.requestDigest === null ? null : found }
}
