import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

const name = 'file-key'

/** The secret that licences' addresses are signed with: made once, the same for every instance. */
export async function fileKey(db: Kysely<Database>): Promise<Buffer> {
  const key = await readKey(db)
  if (key) return key
  await db
    .insertInto('meta')
    .values({ key: name, value: JSON.stringify(randomBytes(32).toString('hex')) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await readKey(db)
  if (!made) throw new Error('The key of file addresses could not be kept')
  return made
}

async function readKey(db: Kysely<Database>): Promise<Buffer | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', name).executeTakeFirst()
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : null
}
