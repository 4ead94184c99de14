import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { ActivityAction, ActivitySubject } from '../../../src/core/activity/activity.ts'
import { canonicalJson, type Json } from '../../../src/core/format/canonical-json.ts'
import type { Database } from '../database/schema.ts'
import { jsonbText } from '../http/json-text.ts'
import { digestOf, firstHash, hashOf } from './chain.ts'
import type { ActivityHeadTable, ActivityTable } from './tables.ts'

/** Somebody whose data may stand in a row. */
export interface Person {
  type: 'customer' | 'user' | 'member'
  id: string
}

/** Who did it. */
export interface Actor {
  userId: string
  /** The key of the embedded page whose token it was done by; null for somebody who signed in. */
  embedKeyId: string | null
}

/** What happened, as the one who made it happen tells it. */
export interface ActivityEntry {
  organizationId: string
  /** The raffle whose timeline shows it; null for what belongs to none. */
  raffleId: string | null
  subject: { type: ActivitySubject; id: string }
  action: ActivityAction
  /** Null: the system. */
  actor: Actor | null
  at: Date
  /** What changed only (`changesOf`); null where there is nothing to compare. */
  before: object | null
  after: object | null
  comment?: string | null
  /** Whose data stands in it, so that erasing that person drops it. The subject itself is included. */
  about?: readonly Person[]
}

const chunkSize = 500

/**
 * Adds one row to an organisation's chain, inside the caller's transaction. The chain is locked until
 * that ends, so call it last, after what locks the raffle.
 */
export function recordActivity(
  transaction: Transaction<Database>,
  entry: ActivityEntry,
): Promise<void> {
  return recordActivities(transaction, [entry])
}

/** Adds rows in the order given; those of one organisation under one lock. */
export async function recordActivities(
  transaction: Transaction<Database>,
  entries: readonly ActivityEntry[],
): Promise<void> {
  // Chains are locked in one order everywhere, so that two transactions can't wait for each other.
  for (const organizationId of [...new Set(entries.map(each => each.organizationId))].sort()) {
    const own = entries.filter(each => each.organizationId === organizationId)
    await extendChain(transaction, organizationId, own)
  }
}

/** The hash of a chain's newest row, in hex; 64 zeros before the first. */
export async function activityHead(db: Kysely<Database>, organizationId: string): Promise<string> {
  const head = await db
    .selectFrom('activityHeads')
    .select('hash')
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
  return (head?.hash ?? firstHash).toString('hex')
}

/** Both sides of the fields that differ; null on both where none does. */
export function changesOf(
  before: object,
  after: object,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  const from = plain(before)
  const to = plain(after)
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    key => canonicalJson(from[key] ?? null) !== canonicalJson(to[key] ?? null),
  )
  if (keys.length === 0) return { before: null, after: null }
  const pick = (side: Record<string, unknown>) =>
    Object.fromEntries(keys.map(key => [key, side[key] ?? null]))
  return { before: pick(from), after: pick(to) }
}

/** Locks a chain until the transaction ends, and says how far it is. */
export async function lockChain(
  transaction: Transaction<Database>,
  organizationId: string,
): Promise<ActivityHeadTable> {
  const locked = () =>
    transaction
      .selectFrom('activityHeads')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .forUpdate()
      .executeTakeFirst()
  const head = await locked()
  if (head) return head
  await transaction
    .insertInto('activityHeads')
    .values({ organizationId, sequence: 0, hash: firstHash })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await locked()) ?? { organizationId, sequence: 0, hash: firstHash }
}

async function extendChain(
  transaction: Transaction<Database>,
  organizationId: string,
  entries: readonly ActivityEntry[],
): Promise<void> {
  let { sequence, hash } = await lockChain(transaction, organizationId)
  for (let from = 0; from < entries.length; from += chunkSize) {
    const rows = entries.slice(from, from + chunkSize).map(entry => {
      const row = rowOf(entry, sequence + 1, hash)
      sequence = row.sequence
      hash = row.hash
      return row
    })
    await transaction
      .with('added', db => db.insertInto('activity').values(rows))
      .updateTable('activityHeads')
      .set({ sequence, hash })
      .where('organizationId', '=', organizationId)
      .execute()
  }
}

function rowOf(
  entry: ActivityEntry,
  sequence: number,
  previous: Buffer,
): Insertable<ActivityTable> & { sequence: number; hash: Buffer } {
  const before = entry.before && canonicalJson(plain(entry.before))
  const after = entry.after && canonicalJson(plain(entry.after))
  const comment = entry.comment ? plain<string>(entry.comment) : null
  const salt = randomBytes(32)
  const link = {
    id: rowId(sequence),
    // As PostgreSQL gives a uuid back.
    organizationId: entry.organizationId.toLowerCase(),
    sequence,
    raffleId: entry.raffleId?.toLowerCase() ?? null,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    action: entry.action,
    actorId: entry.actor?.userId.toLowerCase() ?? null,
    embedKeyId: entry.actor?.embedKeyId?.toLowerCase() ?? null,
    happenedAt: entry.at,
    about: aboutOf(entry),
    digest: digestOf({ before, after, comment }, salt),
  }
  return {
    ...link,
    before,
    after,
    comment,
    salt,
    hash: hashOf(previous, link),
    erasedAt: null,
    erasedBy: null,
  }
}

/** Begins with the sequence, so that rows of one instant are listed as they were recorded (UUID version 8). */
function rowId(sequence: number): string {
  const digits = sequence.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-8${randomUUID().slice(15)}`
}

/** "type:id", as it is kept and searched. */
export function personKey({ type, id }: Person): string {
  return `${type}:${id}`
}

function aboutOf({ action, subject, about = [] }: ActivityEntry): string[] {
  // The row of an erasure holds nothing of the person, and must outlive a second one.
  if (action === 'erased') return []
  const { type, id } = subject
  const own = type === 'customer' || type === 'user' || type === 'member' ? [{ type, id }] : []
  return [...new Set([...own, ...about].map(personKey))].sort()
}

/** A value as jsonb gives it back: instants are texts, what is undefined is gone. */
function plain<Value = Record<string, Json>>(value: unknown): Value {
  return JSON.parse(jsonbText(value))
}
