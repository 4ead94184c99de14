import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { Problem } from './problem.ts'
import type { Database } from './schema.ts'

interface Migration {
  version: number
  name: string
  load: () => Promise<{ up: (db: Kysely<unknown>) => Promise<void> }>
}

const migrationsFolder = new URL('../migrations/', import.meta.url)
const fileName = /^(\d{4})_([a-z0-9_]+)\.ts$/

/** Any number will do, as long as every instance takes the same one. */
const advisoryLock = 7_233_401

/** The migrations of a folder in order. The numbers must run 1, 2, 3 … */
export async function listMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const migrations = (await readdir(folder))
    .map(file => fileName.exec(file))
    .filter(match => match !== null)
    .map(([file, digits = '', name = '']) => ({
      version: Number(digits),
      name,
      load: () => import(new URL(file, folder).href),
    }))
    .sort((one, other) => one.version - other.version)
  const gap = migrations.find((migration, index) => migration.version !== index + 1)
  if (gap) throw new Error(`Migration ${gap.version} (${gap.name}) is out of sequence`)
  return migrations
}

/** The number of the last migration that this database has had; 0 before the first. */
export async function schemaVersion(db: Kysely<Database>): Promise<number> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('public.schema_version') is not null as found
  `.execute(db)
  if (!tables[0]?.found) return 0
  const row = await db
    .selectFrom('schemaVersion')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}

/**
 * Brings the database to the newest schema, or to the version `upTo`. Instances that start together wait
 * for one another.
 *
 * @returns The version that the database has now.
 * @throws Problem `newerSchema`, `foreignDatabase`, `migrationFailed` (that one migration is undone).
 */
export async function migrate(
  db: Kysely<Database>,
  options: { upTo?: number; folder?: URL } = {},
): Promise<number> {
  const migrations = await listMigrations(options.folder)
  return db.connection().execute(async session => {
    await sql`select pg_advisory_lock(${advisoryLock})`.execute(session)
    try {
      const found = await schemaVersion(session)
      if (found > migrations.length) {
        throw new Problem('newerSchema', { found, known: migrations.length })
      }
      if (found === 0) await refuseForeignTables(session)
      const last = options.upTo ?? migrations.length
      for (const migration of migrations.slice(found, last)) await apply(session, migration)
      return Math.max(found, last)
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(session).catch(() => {})
    }
  })
}

async function apply(session: Kysely<Database>, migration: Migration): Promise<void> {
  const { up } = await migration.load()
  try {
    await session.transaction().execute(async transaction => {
      // Whoever comes after it waits as long for the table as it does: longer than any request, then it is undone.
      await sql`set local lock_timeout = '30s'`.execute(transaction)
      await up(transaction as unknown as Kysely<unknown>)
      await transaction
        .insertInto('schemaVersion')
        .values({ version: migration.version, name: migration.name })
        .execute()
    })
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new Problem('migrationFailed', { name: migration.name, detail }, { cause })
  }
}

/** A mistyped DATABASE_URL must not fill somebody else's database with our tables. */
async function refuseForeignTables(session: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    limit 1
  `.execute(session)
  const table = rows[0]?.name
  if (table) throw new Problem('foreignDatabase', { table })
}
