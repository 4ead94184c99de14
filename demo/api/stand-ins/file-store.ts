import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Where the bytes of files are. What a file is called and whose it is stands in `files`, whatever the store. */
export interface FileStore {
  /** Keeps a file once. @returns false where one is kept already */
  save(id: string, bytes: Uint8Array, at: Date): Promise<boolean>
  read(id: string): Promise<Uint8Array | null>
}

/** The stand-in for a charity's own file store: a column of the database, the same for every instance. */
export function databaseFiles(db: Kysely<Database>): FileStore {
  return {
    async save(id, bytes, at) {
      const { numUpdatedRows } = await db
        .updateTable('files')
        .set({ content: Buffer.from(bytes), storedAt: at, uploadHash: null, uploadUntil: null })
        .where('id', '=', id)
        .where('storedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async read(id) {
      const row = await db
        .selectFrom('files')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.content ?? null
    },
  }
}
