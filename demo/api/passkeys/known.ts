import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What browsers know somebody's passkeys by. */
export async function knownOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const all = db.selectFrom('passkeys').select('credentialId').where('userId', '=', userId)
  const rows = await all.orderBy('createdAt').execute()
  return rows.map(({ credentialId }) => credentialId.toString('base64url'))
}
