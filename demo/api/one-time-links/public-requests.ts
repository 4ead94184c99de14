/** How much anybody may ask for without signing in. Whether there is somebody of that address changes nothing. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ApiContext } from '../context.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { networkDigest } from '../session/attempts.ts'
import type { RequestKind } from './tables.ts'

/** Within an hour: for one address or charity, and from one network. */
const limits = {
  'reset-password': { subject: 5, network: 40 },
  'verify-email': { subject: 5, network: 40 },
  'sign-up': { subject: 5, network: 20 },
} as const satisfies Record<RequestKind, { subject: number; network: number }>

const hourMs = 3_600_000

/** Counts a request, or refuses it. @param subject an email address @throws Refusal 429 with the seconds to wait */
export async function admitRequest(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { kind, subject, address }: { kind: RequestKind; subject: string; address: string },
): Promise<void> {
  const at = now()
  const subjectDigest = createHash('sha256').update(subject.trim().toLowerCase()).digest()
  const network = networkDigest(address)
  await db.transaction().execute(async transaction => {
    // One at a time decides, in whatever instance: the same order everywhere.
    await waitInQueue(transaction, 'publicNetworks', `${kind} ${network.toString('hex')}`)
    await waitInQueue(transaction, 'publicSubjects', `${kind} ${subjectDigest.toString('hex')}`)
    const asked = { transaction, kind, at }
    const waits = [
      await waitOf({
        ...asked,
        column: 'subjectDigest',
        digest: subjectDigest,
        most: limits[kind].subject,
      }),
      await waitOf({
        ...asked,
        column: 'networkDigest',
        digest: network,
        most: limits[kind].network,
      }),
    ]
    const wait = Math.max(...waits)
    if (wait > 0) throw new Refusal(429, 'too-many-attempts', Math.ceil(wait / 1000))
    await transaction
      .insertInto('publicRequests')
      .values({ kind, subjectDigest, networkDigest: network, requestedAt: at })
      .execute()
  })
}

/** Milliseconds until there is room for another one. */
async function waitOf({
  transaction,
  kind,
  at,
  column,
  digest,
  most,
}: {
  transaction: Kysely<Database>
  kind: RequestKind
  at: Date
  column: 'subjectDigest' | 'networkDigest'
  digest: Buffer
  most: number
}): Promise<number> {
  const last = await transaction
    .selectFrom('publicRequests')
    .select('requestedAt')
    .where('kind', '=', kind)
    .where(column, '=', digest)
    .where('requestedAt', '>', new Date(at.getTime() - hourMs))
    .orderBy('requestedAt', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return last ? last.requestedAt.getTime() + hourMs - at.getTime() : 0
}
