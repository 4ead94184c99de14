import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { listMigrations, migrate, schemaVersion } from '../../demo/api/database/migrate.ts'
import { isAgreedZone } from '../../demo/api/database/zones.ts'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { organizationRoles } from '../../src/core/session/role.ts'
import { inFull } from '../support/full.ts'
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

test('keys, tokens and attempts of before go on, but for the roles of the product', async () => {
  const { db, pool } = database
  const known = await listMigrations()
  const upTo = known.findIndex(({ name }) => name === 'embed_key_roles')
  assert.equal(await migrate(db, { upTo }), upTo)
  const [organization, person, key] = [1, 2, 3].map(
    n => `'00000000-0000-4000-8000-00000000000${n}'`,
  )
  const token = (n: number, role: string) => `
    insert into sessions (token_hash, family_id, user_id, organization_id, created_at, expires_at,
      embed_key_id, role, scopes, origin)
    values ('${n}', gen_random_uuid(), ${person}, ${organization}, now(), now() + interval '9 minutes',
      ${key}, '${role}', '{raffles:read}', 'https://intranet.example');`
  await pool.query(`
    insert into organizations (id, name, search_name, country, province, locale, time_zone)
      values (${organization}, 'Tern Cove', 'tern cove', 'CA', 'NS', 'en', 'America/Halifax');
    insert into users (id, name, email, password_hash, locale, organization_id)
      values (${person}, 'Eva', 'eva@example.org', '', 'en', ${organization});
    insert into embed_keys (id, key_hash, organization_id, name) values (${key}, '', ${organization}, 'Old');
    insert into sign_in_attempts (email_digest, address_digest, attempted_at, succeeded)
      values ('', '', now(), true), ('', '', now(), false);
    ${token(1, 'RB admin')} ${token(2, 'account owner')}`)
  await migrate(db)
  const { roles } = await db.selectFrom('embedKeys').select('roles').executeTakeFirstOrThrow()
  assert.deepEqual(roles, [...organizationRoles])
  const sessions = await db
    .selectFrom('sessions')
    .select(['role', 'endedAt'])
    .orderBy('role')
    .execute()
  assert.deepEqual(
    sessions.map(({ role, endedAt }) => [role, endedAt === null]),
    [
      ['RB admin', false],
      ['account owner', true],
    ],
  )
  const attempts = await db.selectFrom('signInAttempts').select('outcome').orderBy('id').execute()
  assert.deepEqual(attempts, [{ outcome: 'succeeded' }, { outcome: 'failed' }])
})

inFull(
  'gives raffles of zones that PostgreSQL doesn’t read as JavaScript does the name of the same place',
  async () => {
    const { db } = database
    const renaming = (await listMigrations()).find(({ name }) => name === 'health_and_zones')
    await migrate(db, { upTo: (renaming?.version ?? 0) - 1 })
    await sql`
    insert into organizations
      (id, name, search_name, country, province, locale, time_zone, created_at)
    values (gen_random_uuid(), 'Tern Cove', 'tern cove', 'CA', 'NS', 'en', 'UTC', now())
  `.execute(db)
    const was = ['US/Pacific-New', 'AST', 'CET', 'america/halifax', 'America/Halifax', 'EST5EDT']
    for (const zone of was)
      await sql`
      insert into raffles (organization_id, name, search_name, status, category, province,
        frequency, draw_type, next_ticket_number, time_zone)
      select id, ${zone}, '', 'draft', '50/50', 'NS', 'one-off', 'rng', 1, ${zone} from organizations
    `.execute(db)
    await migrate(db)
    const rows = await db.selectFrom('raffles').select(['name', 'timeZone']).execute()
    assert.deepEqual(Object.fromEntries(rows.map(({ name, timeZone }) => [name, timeZone])), {
      'US/Pacific-New': 'America/Los_Angeles',
      AST: 'America/Anchorage',
      CET: 'Europe/Brussels',
      'america/halifax': 'America/Halifax',
      'America/Halifax': 'America/Halifax',
      EST5EDT: 'EST5EDT',
    })
    for (const { timeZone } of rows) assert.ok(await isAgreedZone(db, timeZone), timeZone)
  },
)

test('makes instances that start together wait for one another', async () => {
  const folder = folderWith(
    `${makeThings}; await db.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(0.1)]).as('slept')).execute()`,
  )
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
