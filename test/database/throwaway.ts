/**
 * Databases that a test may spoil. One PostgreSQL serves all files of a run (`throwawayVariable` tells them where), and
 * what several need is made once and copied; a file that runs alone starts its own.
 */
import pg from 'pg'
import type { LimitChanges, Purpose } from '../../demo/api/database/limits.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import { seed } from '../../demo/api/seed/seed.ts'
import { quickHash } from '../support/quick-password.ts'
import { temporaryFolder } from './support.ts'

/** The environment's variable with the address of the run's server. */
export const throwawayVariable = 'RAFFLE_DESK_THROWAWAY_SERVER'

/** What a database starts with: no table, the product's tables, or also the seed with so many orders. */
type Content = 'nothing' | 'tables' | { orders: number }

/** Starts the server of a run, on the data folder `on`. `close` ends it; its folder goes with this process. */
export async function startThrowawayServer(
  on = temporaryFolder(),
): Promise<{ url: string; close(): Promise<void> }> {
  const first = await openDatabase({ dataDir: on })
  // Nobody needs this data after a crash.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await first.pool.query(`alter system set ${setting} = off`)
  // Files that run side by side start processes of the product beside their own, each with all its connections.
  await first.pool.query('alter system set max_connections = 150')
  await first.close()
  const { url, close } = await openDatabase({ dataDir: on })
  return { url, close }
}

/** What a test tries is not how busy the machine is: no limit ends it, where it doesn't set one. */
const patient = { connect: 120_000, statement: 120_000, lock: 120_000, idle: 120_000 }
/** `jobs` has room for what a test does at once. */
const sizes = { reads: 6, writes: 4, health: 1, jobs: 6 }

function patientLimits(changes: LimitChanges): LimitChanges {
  const each = Object.entries(sizes) as [Purpose, number][]
  return Object.fromEntries(
    each.map(([purpose, size]) => [purpose, { ...patient, size, ...changes[purpose] }]),
  )
}

/**
 * A new database with that content, gone after `close`, and the moment that its seed takes for now.
 */
export async function throwawayDatabase(
  content: Content,
  limits: LimitChanges = {},
): Promise<{ database: OpenDatabase; now: Date }> {
  const given = process.env[throwawayVariable]
  const server = given ? { url: given, close: async () => {} } : await startThrowawayServer()
  const name = `throwaway_${process.pid}_${process.hrtime.bigint()}`
  const now = await asAdmin(server.url, async admin => {
    const template = await templateOf(admin, server.url, content)
    // In memory, files are copied in a third of the time that writing each page to the log as well takes.
    await admin.query(`create database ${name} template ${template.name} strategy file_copy`)
    return template.now
  })
  const url = addressOf(server.url, name)
  const database = await openDatabase({ dataDir: '', url, limits: patientLimits(limits) })
  const close = async () => {
    await database.close()
    await asAdmin(server.url, admin => admin.query(`drop database ${name} with (force)`))
    await server.close()
  }
  return { database: { ...database, close }, now }
}

/** Connected only while it works: a test file that fails before `close` must still end. */
async function asAdmin<Result>(
  connectionString: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** The database to copy, made by the first that asks. Its comment, written last, is the seed's now. */
async function templateOf(
  admin: pg.Client,
  url: string,
  content: Content,
): Promise<{ name: string; now: Date }> {
  if (content === 'nothing') return { name: 'template0', now: new Date() }
  const name = content === 'tables' ? 'with_tables' : `with_${content.orders}_orders`
  await admin.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const { rows } = await admin.query<{ now: string | null }>(
      `select shobj_description(oid, 'pg_database') as now from pg_database where datname = $1`,
      [name],
    )
    if (rows[0]?.now) return { name, now: new Date(rows[0].now) }
    await admin.query(`drop database if exists ${name}`)
    const below = content === 'tables' ? 'nothing' : 'tables'
    const from = await templateOf(admin, url, below)
    await admin.query(`create database ${name} template ${from.name}`)
    const now = new Date()
    await fill(addressOf(url, name), content, now)
    await admin.query(`comment on database ${name} is '${now.toISOString()}'`)
    return { name, now }
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

async function fill(url: string, content: Content, now: Date): Promise<void> {
  const { jobs, close } = await openDatabase({ dataDir: '', url })
  const { db } = jobs
  try {
    if (content === 'tables') await migrate(db)
    if (typeof content === 'object') {
      const { orders } = content
      await seed(db, { orders, onProgress: () => {}, now, hash: quickHash })
    }
  } finally {
    await close()
  }
}

function addressOf(url: string, database: string): string {
  return url.replace(/\/[^/]*$/, `/${database}`)
}
