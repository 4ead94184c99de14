import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Binaries, program } from './binaries.ts'
import { type DataFolder, makeOwned, readPassword } from './folder.ts'
import { freePort } from './free-port.ts'
import { clientLiveness } from './limits.ts'
import type { Owner } from './owner.ts'
import { runningServer } from './pid-file.ts'
import { Problem } from './problem.ts'

/** What it takes to run the database of one data folder. */
export interface Cluster {
  binaries: Binaries
  folder: DataFolder
  owner: Owner
}

export const superuser = 'raffle_desk'
export const databaseName = 'raffle_desk'
const settingsFile = 'raffle-desk.conf'

/**
 * Makes the cluster if there is none. It's made beside its place and moved there whole, so that a
 * process killed on the way leaves nothing half made.
 *
 * @throws Problem `otherPostgres` when another major version made it, `clusterFailed`, `diskFull`.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { folder, binaries } = cluster
  const versionFile = join(folder.cluster, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim()
    if (found === binaries.major) return
    throw new Problem('otherPostgres', { folder: folder.root, found, ours: binaries.major })
  }
  if (existsSync(folder.cluster)) throw new Problem('foreignFolder', { folder: folder.cluster })
  await initialise(cluster)
}

async function initialise(cluster: Cluster): Promise<void> {
  const draft = `${cluster.folder.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  makeOwned(draft, cluster.owner)
  // Read by initdb as its own user and gone with the draft or right after.
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, `${readPassword(cluster.folder)}\n`, { mode: 0o600 })
  if (cluster.owner) chownSync(passwordFile, cluster.owner.uid, cluster.owner.gid)
  try {
    await run(cluster, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // Without a LANG the encoding would be SQL_ASCII for ever: length('É') = 2.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
  appendFileSync(join(draft, 'postgresql.conf'), `\ninclude '${settingsFile}'\n`)
  renameSync(draft, cluster.folder.cluster)
}

/**
 * Starts the cluster on a free loopback port and returns the port. A server left by a killed process is
 * stopped first: its settings and its program may be older than ours.
 *
 * @param known the port that it had, where it has to be the same; what its log says of its end stays then
 */
export async function startCluster(cluster: Cluster, known?: number): Promise<number> {
  if (runningServer(cluster.folder.cluster)) await stopCluster(cluster)
  for (let attempt = 1; ; attempt += 1) {
    const port = known ?? (await freePort())
    writeSettings(cluster, port)
    if (known === undefined) rmSync(cluster.folder.log, { force: true })
    try {
      await run(cluster, 'pg_ctl', [
        'start',
        '--silent',
        `--pgdata=${cluster.folder.cluster}`,
        `--log=${cluster.folder.log}`,
        '--timeout=120',
      ])
      return port
    } catch (error) {
      const lostPort = readLog(cluster).includes('could not bind')
      if (!lostPort || known !== undefined || attempt === 3) throw error
    }
  }
}

/** Stops the cluster's server, if one runs, and waits until it has written everything. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  if (!runningServer(cluster.folder.cluster)) return
  const stop = ['stop', '--silent', `--pgdata=${cluster.folder.cluster}`]
  await run(cluster, 'pg_ctl', [...stop, '--mode=fast', '--timeout=30']).catch(() =>
    run(cluster, 'pg_ctl', [...stop, '--mode=immediate', '--timeout=30']),
  )
}

/** The server's own words, for the message when it fails. */
export function readLog(cluster: Cluster): string {
  try {
    return readFileSync(cluster.folder.log, 'utf8')
  } catch {
    return ''
  }
}

function writeSettings(cluster: Cluster, port: number): void {
  const settings = {
    port,
    listen_addresses: `'127.0.0.1'`,
    unix_socket_directories: `''`,
    max_connections: 40,
    timezone: `'UTC'`,
    log_timezone: `'UTC'`,
    shared_buffers: `'256MB'`,
    work_mem: `'16MB'`,
    maintenance_work_mem: `'128MB'`,
    max_wal_size: `'2GB'`,
    random_page_cost: 1.1,
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // A container's /dev/shm is often 64 MB, too little for a parallel join.
    max_parallel_workers_per_gather: 1,
    // The statement and the detail of an error hold people's data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...clientLiveness,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  const file = join(cluster.folder.cluster, settingsFile)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  if (cluster.owner) chownSync(file, cluster.owner.uid, cluster.owner.gid)
}

/**
 * Runs one of PostgreSQL's programs. In a session of its own, so that a Ctrl-C at the terminal reaches us
 * and not the database while requests are still being finished.
 */
function run(cluster: Cluster, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(cluster.binaries, name), args, {
      ...cluster.owner,
      cwd: '/',
      detached: true,
      // The server keeps what it inherits: a pipe here would never close.
      stdio: ['ignore', name === 'initdb' ? 'pipe' : 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    })
    let words = ''
    child.stdout?.on('data', chunk => {
      words += chunk
    })
    child.stderr?.on('data', chunk => {
      words += chunk
    })
    child.once('error', reject)
    child.once('exit', code => {
      child.stderr?.destroy()
      if (code === 0) resolve()
      else reject(failure(cluster, `${words}\n${readLog(cluster)}`))
    })
  })
}

function failure(cluster: Cluster, words: string): Problem {
  if (/No space left on device|Disk quota exceeded|Check free disk space/i.test(words)) {
    return new Problem('diskFull', { where: cluster.folder.home })
  }
  if (/Permission denied/i.test(words)) {
    return new Problem('folderUnusable', { folder: cluster.folder.home, detail: 'EACCES' })
  }
  const telling = words.split('\n').filter(line => /(FATAL|PANIC|error|could not)/i.test(line))
  const detail = (telling.at(-1) ?? words.trim().split('\n').at(-1) ?? '').trim()
  return new Problem('clusterFailed', { detail, log: cluster.folder.log })
}
