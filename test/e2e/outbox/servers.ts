/** PostgreSQL and the API in processes of their own, which may be killed. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { openDatabase } from '../../../demo/api/database.ts'
import { seed } from '../../../demo/api/seed/seed.ts'
import { dataFolder } from '../../database/data-folder.ts'
import { quickHash } from '../../support/quick-password.ts'
import { until } from '../../support/until.ts'

export interface Servers {
  db: Awaited<ReturnType<typeof openDatabase>>['jobs']['db']
  /** Where the API is just now. */
  port(): number
  /** kill -9; another process takes its place. */
  killServer(): Promise<void>
  /** kill -9 of all of it; it comes up again by itself. */
  killDatabase(): Promise<void>
  /** From here on the API's clock is so far ahead of ours. */
  setAhead(aheadMs: number): Promise<void>
  close(): Promise<void>
}

const script = fileURLToPath(new URL('./api-process.ts', import.meta.url))
const clock = import.meta.resolve('../../support/settable-clock.mjs')

export async function startServers(): Promise<Servers> {
  const database = await openDatabase({ dataDir: await dataFolder() })
  // A killed process leaves to the system what it has written; only the machine's end would lose it.
  await database.pool.query('alter system set fsync = off')
  await database.pool.query('select pg_reload_conf()')
  const { db } = database.jobs
  await migrate(db)
  await seed(db, { orders: 0, onProgress: () => {}, hash: quickHash })
  let ahead = 0
  const children = new Set<ChildProcess>()

  function start(): Promise<{ child: ChildProcess; port: number }> {
    const child = fork(script, [database.url], {
      execArgv: ['--import', 'tsx', '--import', clock],
      // Its log is long.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    children.add(child)
    return new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`The API ended with ${code}`)))
      child.on('message', ({ port }: { port?: number }) => {
        if (port) resolve({ child, port })
      })
    })
  }

  let serving = await start()
  let spare = start()
  spare.catch(() => undefined)

  const tell = ({ child }: { child: ChildProcess }) =>
    new Promise<void>(resolve => {
      child.once('message', () => resolve())
      child.send({ aheadMs: ahead })
    })

  return {
    db,
    port: () => serving.port,
    async killServer() {
      const { child } = serving
      child.kill('SIGKILL')
      children.delete(child)
      serving = await spare
      await tell(serving)
      spare = start()
      spare.catch(() => undefined)
    },
    async killDatabase() {
      const witness = new pg.Client({ connectionString: database.url })
      const fallen = new Promise<void>(resolve => witness.once('end', resolve))
      witness.on('error', () => undefined)
      await witness.connect()
      // One that is killed takes all others with it, and what they had not yet written.
      const { rows } = await witness.query<{ pid: number }>(`
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() limit 1
      `)
      const [victim] = rows
      if (!victim) throw new Error('Nobody is connected')
      process.kill(victim.pid, 'SIGKILL')
      await fallen
      const answers = () => sql`select 1`.execute(db).then(Boolean, () => false)
      await until(answers, 'PostgreSQL, after its fall')
    },
    setAhead(aheadMs) {
      ahead = aheadMs
      return tell(serving)
    },
    async close() {
      await spare.catch(() => undefined)
      for (const child of children) child.kill('SIGKILL')
      await database.close()
    },
  }
}
