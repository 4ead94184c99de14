import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  type BackupHeader,
  damaged,
  decode,
  type Frame,
  type TableEnd,
} from './database/archive.ts'
import { connect } from './database/connection.ts'
import { withoutConstraints } from './database/constraints.ts'
import { explain } from './database/explain.ts'
import { listMigrations, migrate, schemaVersion } from './database/migrate.ts'
import { Problem } from './database/problem.ts'
import { emptyTables, listTables, plainSession, quote } from './database/tables.ts'

/** What was restored. */
export interface RestoreSummary {
  schemaVersion: number
  tables: TableEnd[]
}

/**
 * Reads a backup through and checks every hash, without a database: a damaged file is refused before
 * anything is touched.
 *
 * @throws Problem `fileMissing`, `notABackup`, `damagedBackup`, `newerBackup`.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | null = null
  const frames = decode(file)
  for (;;) {
    const { value: frame, done } = await frames.next()
    if (done) break
    if (frame.kind === 'h') header = frame.content
    if (frame.kind === 't') {
      for await (const _piece of tablePieces(frames, file, () => {})) {
        // Read for its hash alone.
      }
    }
  }
  if (!header) throw damaged(file, 'header')
  const known = (await listMigrations()).length
  if (header.schemaVersion > known) {
    throw new Problem('newerBackup', { found: header.schemaVersion, known })
  }
  return header
}

/**
 * Restores a backup into an empty database, all of it or nothing, then brings it to the newest schema.
 *
 * @param where Names the database in a message.
 * @throws Problem `notEmpty`, and those of `checkBackup`.
 */
export async function restore(url: string, file: string, where: string): Promise<RestoreSummary> {
  const header = await checkBackup(file)
  const connection = connect(url, 'jobs')
  const client = new pg.Client({ connectionString: url, application_name: 'raffle-desk restore' })
  try {
    await client.connect()
    await refuseData(client, connection.db, header, where)
    await migrate(connection.db, { upTo: header.schemaVersion })
    const tables = await load(client, file)
    await migrate(connection.db)
    await client.query('analyze')
    return { schemaVersion: header.schemaVersion, tables }
  } catch (error) {
    throw explain(error, where)
  } finally {
    await client.end().catch(() => {})
    await connection.db.destroy()
  }
}

/** A restore that was cut off leaves empty tables, which are no data. */
async function refuseData(
  client: pg.Client,
  db: Parameters<typeof schemaVersion>[0],
  header: BackupHeader,
  where: string,
): Promise<void> {
  const version = await schemaVersion(db)
  if (version > header.schemaVersion) throw new Problem('notEmpty', { where })
  if (version === 0) return
  for (const { name } of await listTables(client)) {
    if (name === 'schema_version') continue
    const found = await client.query(`select from public.${quote(name)} limit 1`)
    if (found.rowCount) throw new Problem('notEmpty', { where })
  }
}

async function load(client: pg.Client, file: string): Promise<TableEnd[]> {
  await client.query(plainSession)
  await client.query('begin')
  await emptyTables(client)
  const ends = await withoutConstraints(client, () => copyTables(client, file))
  await client.query('commit')
  return ends
}

async function copyTables(client: pg.Client, file: string): Promise<TableEnd[]> {
  const known = new Map((await listTables(client)).map(table => [table.name, table]))
  const ends: TableEnd[] = []
  const frames = decode(file)
  for (;;) {
    const { value: frame, done } = await frames.next()
    if (done) return ends
    if (frame.kind === 't') {
      const table = known.get(frame.content.name)
      if (!table) throw damaged(file, frame.content.name)
      const list = frame.content.columns.map(quote).join(', ')
      const target = client.query(copyFrom(`copy public.${quote(table.name)} (${list}) from stdin`))
      await pipeline(Readable.from(tablePieces(frames, file, end => ends.push(end))), target)
    }
    if (frame.kind === 's') await setSequences(client, frame.content)
  }
}

/** The pieces of the table that has just begun. Ends only if its hash is right. */
async function* tablePieces(
  frames: AsyncGenerator<Frame>,
  file: string,
  onEnd: (end: TableEnd) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for (;;) {
    const { value: frame, done } = await frames.next()
    if (done || (frame.kind !== 'd' && frame.kind !== 'e')) throw damaged(file, 'order')
    if (frame.kind === 'e') {
      if (hash.digest('hex') !== frame.content.sha256) throw damaged(file, frame.content.name)
      return onEnd(frame.content)
    }
    hash.update(frame.content)
    yield frame.content
  }
}

async function setSequences(
  client: pg.Client,
  sequences: Extract<Frame, { kind: 's' }>['content'],
): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quote(name)}`,
      value,
      called,
    ])
  }
}
