/** The PostgreSQL of a data folder. Its tests have one folder: each start and end takes time. */
import assert from 'node:assert/strict'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import { inFull } from '../support/full.ts'
import { dataFolder } from './data-folder.ts'
import { hasPidFile, problemOf, startScript, temporaryFolder } from './support.ts'

const folder = temporaryFolder()
let database: OpenDatabase

before(async () => {
  await dataFolder(folder)
  database = await openDatabase({ dataDir: folder })
})
after(() => database.close())

test('starts a PostgreSQL of its own: UTF-8, UTC, exact numbers, days as text', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select length('É') as letters, upper('é') as upper, current_setting('TimeZone') as zone,
      sum(amount) as total, count(*) as orders, date '2026-03-08' as day,
      array[9007199254740991]::bigint[] as many, current_setting('listen_addresses') as listens
    from (values (500::bigint), (1000), (2000)) as orders (amount)
  `.execute(database.db)
  assert.deepEqual(rows[0], {
    letters: 1,
    upper: 'É',
    zone: 'UTC',
    total: 3500,
    orders: 3,
    day: '2026-03-08',
    many: [9007199254740991],
    listens: '127.0.0.1',
  })
})

test('refuses a sum that a number cannot hold exactly', async () => {
  const tooLarge = () => sql`select 9007199254740993::bigint as total`.execute(database.db)
  assert.equal(await problemOf(tooLarge), 'numberTooLarge')
})

test('keeps the password for the user that runs it', async () => {
  assert.equal(statSync(join(folder, 'password')).mode & 0o777, 0o600)
  const guess = database.url.replace(/:[^:@]+@/, ':guess@')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder, url: guess })), 'refused')
})

test('refuses a folder that a living process holds', async () => {
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'folderInUse')
})

test('ends with the last of us, refuses the data of another version, and erases what is there only on reset', async () => {
  assert.equal(await migrate(database.db, { upTo: 1 }), 1)
  await database.close()
  assert.equal(hasPidFile(folder), false)
  const version = join(folder, 'postgres/PG_VERSION')
  writeFileSync(version, '16\n')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'otherPostgres')
  writeFileSync(version, '18\n')
  database = await openDatabase({ dataDir: folder })
  const hasTable = async () => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('meta') is not null as there
    `.execute(database.db)
    return rows[0]?.there
  }
  assert.equal(await hasTable(), true)
  await database.close()
  database = await openDatabase({ dataDir: folder, reset: true })
  assert.equal(await hasTable(), false)
})

inFull('keeps every confirmed write through kill -9, and starts again', async () => {
  const folder = await dataFolder()
  const writer = startScript(['test/database/writer.ts', folder, '100000'])
  await writer.until('confirmed 300')
  const lastSaid = new Promise<number>(resolve => {
    let words = ''
    writer.stdout?.on('data', chunk => {
      words += chunk
    })
    writer.once('close', () => resolve(Number(/(\d+)\s*$/.exec(words)?.[1] ?? 300)))
  })
  writer.kill('SIGKILL')
  const confirmed = await lastSaid
  assert.ok(hasPidFile(folder), 'PostgreSQL goes on without us')
  const database = await openDatabase({ dataDir: folder })
  const found = await database.db
    .selectFrom('meta')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  assert.ok(found.rows >= confirmed, `${found.rows} rows of ${confirmed} confirmed`)
  await database.close()
})

test('refuses a folder of files that are not its own, and a lost password', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'password'), 'secret\n')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'foreignFolder')
  rmSync(join(folder, 'password'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'passwordMissing')
})
