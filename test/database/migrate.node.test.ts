import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { listMigrations, migrate, schemaVersion } from '../../demo/api/database/migrate.ts'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { problemOf, temporaryFolder } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

let database: OpenDatabase

before(async () => {
  database = (await throwawayDatabase('nothing')).database
})
after(() => database.close())
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
})

/** Migrations after the real first one; each file's text is the body of `up`. */
function folderWith(...bodies: string[]): URL {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  const first = `
    await db.schema.createTable('schemaVersion')
      .addColumn('version', 'integer', column => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('appliedAt', 'timestamptz', column => column.defaultTo('now'))
      .execute()`
  for (const [index, body] of [first, ...bodies].entries()) {
    const name = `${String(index + 1).padStart(4, '0')}_step.ts`
    writeFileSync(join(folder, name), `export async function up(db) { ${body} }\n`)
  }
  return pathToFileURL(`${folder}/`)
}

const makeThings = `await db.schema.createTable('things').addColumn('id', 'integer').execute()`

test('applies every migration of the product once, with its time', async () => {
  const known = (await listMigrations()).length
  assert.equal(await migrate(database.db), known)
  assert.equal(await migrate(database.db), known)
  const rows = await database.db.selectFrom('schemaVersion').selectAll().execute()
  assert.equal(rows.length, known)
  assert.ok(rows.every(row => Math.abs(row.appliedAt.getTime() - Date.now()) < 60_000))
})

test('goes on from the version that the database has', async () => {
  assert.equal(await migrate(database.db, { upTo: 1 }), 1)
  assert.equal(await schemaVersion(database.db), 1)
  assert.equal(await migrate(database.db), (await listMigrations()).length)
})

test('makes instances that start together wait for one another', async () => {
  const folder = folderWith(`${makeThings}; await new Promise(done => setTimeout(done, 100))`)
  const versions = await Promise.all([1, 2, 3].map(() => migrate(database.db, { folder })))
  assert.deepEqual(versions, [2, 2, 2])
})

test('undoes a migration that fails, and only that one', async () => {
  const folder = folderWith(
    makeThings,
    `${makeThings.replace('things', 'more')}; throw new Error()`,
  )
  assert.equal(await problemOf(() => migrate(database.db, { folder })), 'migrationFailed')
  assert.equal(await schemaVersion(database.db), 2)
  const { rows } = await sql<{ more: string | null }>`select to_regclass('more') as more`.execute(
    database.db,
  )
  assert.equal(rows[0]?.more, null)
})

test('refuses a database with a newer schema, and changes nothing', async () => {
  await migrate(database.db, { upTo: 1 })
  const newer = { version: 9999, name: 'of_the_future' }
  await database.db.insertInto('schemaVersion').values(newer).execute()
  assert.equal(await problemOf(() => migrate(database.db)), 'newerSchema')
  assert.equal(await schemaVersion(database.db), 9999)
})

test("refuses a database with somebody else's tables", async () => {
  await sql`create table invoices (id integer)`.execute(database.db)
  assert.equal(await problemOf(() => migrate(database.db)), 'foreignDatabase')
})

test('refuses a gap between the numbers', async () => {
  const folder = folderWith(makeThings)
  writeFileSync(new URL('0004_step.ts', folder), 'export async function up() {}\n')
  await assert.rejects(listMigrations(folder), /Migration 4/)
})
