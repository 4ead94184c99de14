import type { Generated } from 'kysely'

/** The answer to a writing POST, given again when the same call is repeated. */
export interface IdempotencyKeyTable {
  userId: string
  key: string
  requestDigest: Buffer
  status: number
  /** JSON text going in, the parsed value coming out. */
  answer: unknown
  createdAt: Generated<Date>
}

export interface HttpTables {
  idempotencyKeys: IdempotencyKeyTable
}
