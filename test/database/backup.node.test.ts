import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { backup } from '../../demo/api/backup.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { checkBackup, restore } from '../../demo/api/restore.ts'
import { inFull } from '../support/full.ts'
import { problemOf, temporaryFolder } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

const folder = temporaryFolder()
const file = join(folder, 'whole.backup')
let source: OpenDatabase
let target: OpenDatabase

before(async () => {
  source = (await throwawayDatabase('tables')).database
  target = (await throwawayDatabase('nothing')).database
  // What COPY has to escape, and more than one piece of it.
  await sql`
    insert into meta select 'key ' || n, to_jsonb(repeat(${'tab\t line\n "É" \\N \\. 🎟 '}, 1 + n % 20))
    from generate_series(1, 4000) as n
  `.execute(source.db)
  await sql`delete from meta where key like '%7'`.execute(source.db)
  await backup(source.url, file)
})
after(async () => {
  await source.close()
  await target.close()
})

async function emptyTarget(): Promise<void> {
  await sql`drop schema public cascade`.execute(target.db)
  await sql`create schema public`.execute(target.db)
}

/** A copy of the backup with its content changed. */
function changed(name: string, change: (content: Buffer) => Buffer): string {
  const copy = join(folder, name)
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(file)))))
  return copy
}

test('restores what it backed up, with equal hashes, and nothing onto it', async () => {
  await emptyTarget()
  const restored = await restore(target.url, file, 'target')
  const second = await backup(target.url, join(folder, 'second.backup'))
  assert.deepEqual(second.tables, restored.tables)
  const meta = second.tables.find(({ name }) => name === 'meta')
  assert.equal(meta?.rows, 3_600)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pg_constraint where contype = 'f' and convalidated
  `.execute(target.db)
  const before = await sql<{ total: number }>`
    select count(*) as total from pg_constraint where contype = 'f'
  `.execute(source.db)
  assert.deepEqual(rows, before.rows, 'every foreign key is back, and checked')
  assert.equal(await problemOf(() => restore(target.url, file, 'target')), 'notEmpty')
})

inFull('goes on counting where it was', async () => {
  await emptyTarget()
  await sql`create sequence tickets_sold`.execute(source.db)
  await sql`select nextval('tickets_sold') from generate_series(1, 41)`.execute(source.db)
  const counted = join(folder, 'counted.backup')
  await backup(source.url, counted)
  await sql`drop sequence tickets_sold`.execute(source.db)
  await migrate(target.db)
  await sql`create sequence tickets_sold`.execute(target.db)
  await restore(target.url, counted, 'target')
  const { rows } = await sql`select nextval('tickets_sold') as next`.execute(target.db)
  assert.deepEqual(rows, [{ next: 42 }])
})

test('refuses a database of somebody else', async () => {
  await emptyTarget()
  await sql`create table invoices (id integer)`.execute(target.db)
  assert.equal(await problemOf(() => restore(target.url, file, 'target')), 'foreignDatabase')
})

test('refuses a damaged file before it touches the database', async () => {
  await emptyTarget()
  const content = gunzipSync(readFileSync(file))
  const raw = readFileSync(file)
  const places = [30, 400, content.length >> 1, content.length - 200, content.length - 30]
  const damagedFiles = places.map((place, index) =>
    changed(`flipped-${index}.backup`, bytes => {
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return bytes
    }),
  )
  damagedFiles.push(changed('cut.backup', bytes => bytes.subarray(0, bytes.length - 100)))
  const cutFile = join(folder, 'cut-file.backup')
  writeFileSync(cutFile, raw.subarray(0, raw.length >> 1))
  damagedFiles.push(cutFile)
  for (const damaged of damagedFiles) {
    assert.equal(await problemOf(() => restore(target.url, damaged, 'target')), 'damagedBackup')
  }
  const { rows } = await sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace
  `.execute(target.db)
  assert.deepEqual(rows, [])
})

test('refuses what is no backup, is not there, or is newer', async () => {
  const other = join(folder, 'password')
  writeFileSync(other, 'secret\n')
  assert.equal(await problemOf(() => checkBackup(other)), 'notABackup')
  assert.equal(await problemOf(() => checkBackup(join(folder, 'nothing'))), 'fileMissing')
  assert.equal(await problemOf(() => checkBackup(folder)), 'fileMissing')
  await sql`insert into schema_version (version, name) values (9999, 'future')`.execute(source.db)
  const newer = join(folder, 'newer.backup')
  await backup(source.url, newer)
  await sql`delete from schema_version where version = 9999`.execute(source.db)
  assert.equal(await problemOf(() => checkBackup(newer)), 'newerBackup')
})

test('never writes over a file, and leaves no half of one', async () => {
  assert.equal(await problemOf(() => backup(source.url, file)), 'fileExists')
  await emptyTarget()
  const missing = join(folder, 'missing.backup')
  assert.equal(await problemOf(() => backup(target.url, missing)), 'nothingToBackUp')
  assert.equal(existsSync(missing), false)
  assert.deepEqual(
    readdirSync(folder).filter(name => name.endsWith('.partial')),
    [],
  )
})
