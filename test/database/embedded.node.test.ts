import assert from 'node:assert/strict'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '../../demo/api/database/migrate.ts'
import { openDatabase } from '../../demo/api/database.ts'
import { eventually, hasPidFile, problemOf, startScript, temporaryFolder } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

test('starts a PostgreSQL of its own: UTF-8, UTC, exact numbers, days as text', async () => {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder })
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
  await database.close()
  assert.equal(hasPidFile(folder), false)
})

test('refuses a sum that a number cannot hold exactly', async () => {
  const { database } = await throwawayDatabase('nothing')
  const tooLarge = () => sql`select 9007199254740993::bigint as total`.execute(database.db)
  assert.equal(await problemOf(tooLarge), 'numberTooLarge')
  await database.close()
})

test('keeps the password for the user that runs it', async () => {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder })
  assert.equal(statSync(join(folder, 'password')).mode & 0o777, 0o600)
  const guess = database.url.replace(/:[^:@]+@/, ':guess@')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder, url: guess })), 'refused')
  await database.close()
})

test('keeps every confirmed write through kill -9, and starts again', async () => {
  const folder = temporaryFolder()
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

test('starts over the pid file of a server that is gone, even if its number lives again', async () => {
  const folder = temporaryFolder()
  await (await openDatabase({ dataDir: folder })).close()
  for (const pid of [4_194_300, process.pid]) {
    const lines = [pid, join(folder, 'postgres'), 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready']
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${lines.join('\n')}\n`)
    await (await openDatabase({ dataDir: folder })).close()
  }
})

test('stops PostgreSQL when the process ends without closing it', async () => {
  const folder = temporaryFolder()
  const code = `
    const { openDatabase } = await import('./demo/api/database.ts')
    await openDatabase({ dataDir: ${JSON.stringify(folder)} })
    process.stdout.write('ready\\n')
    process.exit(3)
  `
  const child = startScript(['--input-type=module', '--eval', code])
  await child.until('ready')
  await eventually(() => !hasPidFile(folder))
})

test('refuses a folder that a living process holds', async () => {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder })
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'folderInUse')
  await database.close()
})

test('refuses the data of another PostgreSQL version, and leaves it as it is', async () => {
  const folder = temporaryFolder()
  await (await openDatabase({ dataDir: folder })).close()
  const version = join(folder, 'postgres/PG_VERSION')
  writeFileSync(version, '16\n')
  assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'otherPostgres')
  writeFileSync(version, '18\n')
  await (await openDatabase({ dataDir: folder })).close()
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

test('erases the data on reset, and only then', async () => {
  const folder = temporaryFolder()
  const first = await openDatabase({ dataDir: folder })
  await migrate(first.db, { upTo: 1 })
  await first.close()
  const again = await openDatabase({ dataDir: folder })
  assert.equal(await migrate(again.db, { upTo: 1 }), 1)
  await again.close()
  const fresh = await openDatabase({ dataDir: folder, reset: true })
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('meta') is not null as there
  `.execute(fresh.db)
  assert.equal(rows[0]?.there, false)
  await fresh.close()
})
