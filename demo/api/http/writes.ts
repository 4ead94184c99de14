import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { createLanes, type LaneOptions } from './lanes.ts'

/**
 * Writes in a transaction, queued with the other writes of the same lane: a raffle's id, or an organisation's for what
 * belongs to no raffle.
 *
 * @throws Refusal 503 `busy` when the queue is full, or doesn't move
 */
export type Write = <Result>(
  lane: string,
  work: (transaction: Transaction<Database>) => Promise<Result>,
) => Promise<Result>

/**
 * In front of the writes of one raffle stands a queue of its own, so that those who wait for its row hold no connection
 * that others need. It only admits, in this process's memory: what is right, the database's locks decide.
 */
export function createWrites(db: Kysely<Database>, options: LaneOptions = {}): Write {
  const inTurn = createLanes(options)
  return (name, work) => inTurn(name, () => db.transaction().execute(work))
}
