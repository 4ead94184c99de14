/** What is done one after the other, in whatever instance of the product. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Each has a number of its own: who waits in one is never held up by another. */
const queues = {
  signInAttempts: 1,
  idempotencyKeys: 2,
  uploads: 3,
  buyersByName: 4,
  buyersHeld: 5,
  people: 6,
  jobs: 7,
  signUps: 8,
  invitations: 9,
  addresses: 10,
  publicNetworks: 11,
  publicSubjects: 12,
  outboxes: 13,
  testEmails: 14,
  excludedPeople: 15,
  members: 16,
  tags: 17,
  embedKeys: 18,
  openJobs: 19,
  receiptNumbers: 20,
} as const
export type Queue = keyof typeof queues

/** A queue as statements that lock have it, which take several places in it at once. */
export function numberOf(queue: Queue): RawBuilder<number> {
  return sql.lit(queues[queue])
}

/**
 * Until whoever came before, for the same `key`, has ended their transaction. Whoever came first is next, which a row's
 * lock doesn't promise.
 */
export async function waitInQueue(
  transaction: Transaction<Database>,
  queue: Queue,
  key: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${key}), ${numberOf(queue)})`.execute(transaction)
}
