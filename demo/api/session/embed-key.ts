import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { hashSecret } from './token.ts'

export interface EmbedKey {
  id: string
  organizationId: string
  /** The origins of the pages that may hold its tokens. */
  origins: string[]
}

/** The living key of a hash, or null. */
export async function findEmbedKey(
  db: Kysely<Database>,
  keyHash: Buffer,
): Promise<EmbedKey | null> {
  const key = await db
    .selectFrom('embedKeys')
    .select(['id', 'organizationId'])
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (!key) return null
  const rows = await db
    .selectFrom('embedKeyOrigins')
    .select('origin')
    .where('embedKeyId', '=', key.id)
    .execute()
  return { ...key, origins: rows.map(row => row.origin) }
}

/** Lets a key's tokens be used on pages of one more origin. A key that doesn't exist is left so. */
export async function allowOrigin(
  db: Kysely<Database>,
  secret: string,
  origin: string,
): Promise<void> {
  const key = await findEmbedKey(db, hashSecret(secret))
  if (!key) return
  await db
    .insertInto('embedKeyOrigins')
    .values({ embedKeyId: key.id, origin: new URL(origin).origin })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
