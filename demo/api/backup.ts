import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { encode, type Frame, type TableEnd } from './database/archive.ts'
import { explain } from './database/explain.ts'
import { Problem } from './database/problem.ts'
import { listTables, plainSession, quote, type TableShape } from './database/tables.ts'

/** What a backup holds. */
export interface BackupSummary {
  file: string
  bytes: number
  schemaVersion: number
  tables: TableEnd[]
}

/**
 * Copies every table, as it is in one moment, into one new file. The database goes on serving meanwhile;
 * memory stays flat whatever the size. The file gets its name only when it's whole and on the disk.
 *
 * @throws Problem `fileExists`, `nothingToBackUp`, `diskFull`, `unreachable` …
 */
export async function backup(url: string, file: string): Promise<BackupSummary> {
  if (existsSync(file)) throw new Problem('fileExists', { file })
  const client = new pg.Client({ connectionString: url, application_name: 'raffle-desk backup' })
  const partial = `${file}.partial`
  try {
    await client.connect()
    const { schemaVersion, tables } = await writeSnapshot(client, partial)
    await rename(partial, file)
    const { size } = await stat(file)
    return { file, bytes: size, schemaVersion, tables }
  } catch (error) {
    await rm(partial, { force: true })
    throw explain(error, dirname(file))
  } finally {
    await client.end().catch(() => {})
  }
}

async function writeSnapshot(
  client: pg.Client,
  file: string,
): Promise<Pick<BackupSummary, 'schemaVersion' | 'tables'>> {
  await client.query(plainSession)
  await client.query('begin isolation level repeatable read read only')
  const schemaVersion = await readVersion(client)
  const ends: TableEnd[] = []
  const frames = snapshotFrames(client, schemaVersion, ends)
  await pipeline(
    Readable.from(encode(frames), { objectMode: false }),
    createGzip({ level: 3 }),
    createWriteStream(file, { mode: 0o600 }),
  )
  await syncToDisk(file)
  await client.query('commit')
  return { schemaVersion, tables: ends }
}

async function readVersion(client: pg.Client): Promise<number> {
  const found = await client.query(
    `select to_regclass('public.schema_version') is not null as found`,
  )
  if (!found.rows[0]?.found) throw new Problem('nothingToBackUp', { where: client.host })
  const { rows } = await client.query('select max(version) as version from public.schema_version')
  return rows[0].version
}

async function* snapshotFrames(
  client: pg.Client,
  schemaVersion: number,
  ends: TableEnd[],
): AsyncGenerator<Frame> {
  const tables = await listTables(client)
  yield { kind: 'h', content: { schemaVersion, createdAt: new Date().toISOString(), tables } }
  for (const table of tables) {
    yield { kind: 't', content: table }
    const end = yield* tableFrames(client, table)
    ends.push(end)
    yield { kind: 'e', content: end }
  }
  yield { kind: 's', content: await readSequences(client) }
}

async function* tableFrames(
  client: pg.Client,
  { name, columns }: TableShape,
): AsyncGenerator<Frame, TableEnd> {
  const hash = createHash('sha256')
  let bytes = 0
  const list = columns.map(quote).join(', ')
  const stream = client.query(copyTo(`copy public.${quote(name)} (${list}) to stdout`))
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
    yield { kind: 'd', content: piece }
  }
  return { name, rows: stream.rowCount, bytes, sha256: hash.digest('hex') }
}

/** Sequences stand outside transactions: read after the tables, they are never behind them. */
async function readSequences(
  client: pg.Client,
): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query(
      `select last_value::text as value, is_called as called from public.${quote(name)}`,
    )
    sequences.push({ name, value: state.rows[0].value, called: state.rows[0].called })
  }
  return sequences
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
