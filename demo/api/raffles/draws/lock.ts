import { randomBytes, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { chunkSize, rootOfChunks } from '../../../../src/core/raffles/draws/chunked-tree.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import type { Leavable } from '../../../../src/core/raffles/draws/rules.ts'
import { digestTerms } from '../../../../src/core/raffles/draws/terms.ts'
import { type Actor, activityHead } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { jsonbText } from '../../http/json-text.ts'
import type { DrawContext } from './context.ts'
import { countUnpaid, readEligible, type TicketRange } from './eligible.ts'
import { hashLeaves, rootOfLeaves } from './fast-hashes.ts'
import { countLate, readOutboxes } from './late-arrivals.ts'
import { mailLock } from './lock-email.ts'
import { recordInDraw } from './record.ts'
import { termsOf } from './terms-of.ts'

interface Chunk {
  numbers: number[]
  orderIds: string[]
  salts: Buffer
  root: Buffer
}

/** Rows of chunks in one statement: some 80 KB each. */
const chunksAtOnce = 20

export interface Locking {
  at: Date
  actor: Actor | null
  leaveOut: readonly Leavable[]
  comment?: string | undefined
}

/**
 * Fixes who takes part and what is drawn. The draw and the raffle's sales are held by the caller's transaction, and
 * its rule has allowed it: what is left out now is left out because staff said so.
 */
export async function lockDraw(
  transaction: Transaction<Database>,
  draw: DrawContext,
  locking: Locking,
): Promise<void> {
  const { ranges, out } = await readEligible(transaction, draw)
  const unpaid = await countUnpaid(transaction, draw)
  const outboxes = await readOutboxes(transaction, draw.raffleId)
  const chunks = await chunksOf(ranges, out)
  const root = Buffer.from(rootOfChunks(chunks.map(chunk => chunk.root)))
  const terms = await termsOf(transaction, draw)
  const head = await activityHead(transaction, draw.organizationId)
  const lock = {
    id: randomUUID(),
    version: (await versionsOf(transaction, draw.id)) + 1,
    root,
    ticketCount: chunks.reduce((sum, { numbers }) => sum + numbers.length, 0),
    firstTicketNumber: chunks[0]?.numbers[0] ?? 0,
    lastTicketNumber: chunks.at(-1)?.numbers.at(-1) ?? 0,
    pendingLeftOut: unpaid.pending,
    chequesLeftOut: unpaid.cheques,
    lateLeftOut: await countLate(transaction, draw),
    outboxesLeftOut: new Set(outboxes.map(({ deviceId }) => deviceId)).size,
    activityHead: head,
    termsDigest: digestTerms({
      drawType: draw.drawType,
      organizationId: draw.organizationId,
      raffleId: draw.raffleId,
      draw: terms,
      seedDigest: draw.drawType === 'rng' ? commitTo(draw.seed) : null,
    }),
  }
  await transaction
    .insertInto('drawLocks')
    .values({
      ...lock,
      drawId: draw.id,
      terms: jsonbText(terms),
      lockedAt: locking.at,
      lockedBy: locking.actor?.userId ?? null,
    })
    .execute()
  await insertChunks(transaction, lock.id, chunks)
  await mailLock(transaction, draw, { ...lock, root: root.toString('hex'), at: locking.at })
  const { id: _, root: __, ...shown } = lock
  await recordInDraw(transaction, draw, {
    action: 'locked',
    actor: locking.actor,
    at: locking.at,
    after: { ...shown, root: root.toString('hex') },
    comment: locking.comment ?? null,
  })
}

/** Chunks of 1,024 tickets in the order of their numbers; the server answers others between them. */
async function chunksOf(ranges: readonly TicketRange[], out: Set<number>): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  let numbers: number[] = []
  let orderIds: string[] = []
  const close = async () => {
    const salts = randomBytes(32 * numbers.length)
    const root = rootOfLeaves(hashLeaves(numbers, salts))
    chunks.push({ numbers, orderIds, salts, root })
    numbers = []
    orderIds = []
    await setImmediate()
  }
  for (const { orderId, firstNumber, lastNumber } of ranges) {
    for (let number = firstNumber; number <= lastNumber; number += 1) {
      if (out.has(number)) continue
      numbers.push(number)
      orderIds.push(orderId)
      if (numbers.length === chunkSize) await close()
    }
  }
  if (numbers.length > 0) await close()
  return chunks
}

async function insertChunks(
  transaction: Transaction<Database>,
  lockId: string,
  chunks: readonly Chunk[],
): Promise<void> {
  for (let from = 0; from < chunks.length; from += chunksAtOnce) {
    const rows = chunks
      .slice(from, from + chunksAtOnce)
      .map((chunk, at) => ({ lockId, chunk: from + at, ...chunk }))
    await transaction.insertInto('drawLockChunks').values(rows).execute()
  }
}

async function versionsOf(transaction: Transaction<Database>, drawId: string): Promise<number> {
  const { version } = await transaction
    .selectFrom('drawLocks')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('drawId', '=', drawId)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

/** Opens a locked list again; it stays in the certificate with the reason. The caller's rule has allowed it. */
export async function reopenDraw(
  transaction: Transaction<Database>,
  draw: DrawContext,
  reopening: { at: Date; actor: Actor; reason: string },
): Promise<void> {
  const { at, actor, reason } = reopening
  const { version } = await transaction
    .updateTable('drawLocks')
    .set({ reopenedAt: at, reopenedBy: actor.userId, reopenReason: reason })
    .where('drawId', '=', draw.id)
    .where('reopenedAt', 'is', null)
    .returning('version')
    .executeTakeFirstOrThrow()
  await recordInDraw(transaction, draw, {
    action: 'reopened',
    actor,
    at,
    after: { version },
    comment: reason,
  })
}
