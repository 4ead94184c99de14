/** PostgreSQL dies under a running product: it comes back by itself, and calls are answered meanwhile. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrate } from '../../demo/api/database/migrate.ts'
import { runningServer } from '../../demo/api/database/pid-file.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import { type RunningServer, startServer } from '../../demo/api/server.ts'
import { paths } from '../support/paths.ts'
import { until } from '../support/until.ts'
import { dataFolder } from './data-folder.ts'

const dataDir = await dataFolder()
let restarts = 0
const database: OpenDatabase = await openDatabase({ dataDir, onRestart: () => (restarts += 1) })
await migrate(database.jobs.db)
const server: RunningServer = await startServer({ database, port: 0, dataDir })
after(async () => {
  await server.close()
  await database.close()
})

const url = `http://127.0.0.1:${server.port}`
const flags = () =>
  fetch(`${url}${paths.flags}flags`, { headers: { 'x-environment-key': 'local' } })
const health = () => fetch(url + paths.health)

function postmaster(): number {
  const running = runningServer(`${database.movedTo ?? dataDir}/postgres`)
  assert.ok(running)
  return running.pid
}

/** Asks again and again until all works; the statuses that it was given, each once. */
async function statusesUntilWell(): Promise<number[]> {
  const seen = new Set<number>()
  const patience = Date.now() + 60_000
  for (let well = 0; well < 3; ) {
    assert.ok(Date.now() < patience, `It never came back: ${[...seen].join(', ')}`)
    const answers = await Promise.all([flags(), health()])
    for (const { status } of answers) seen.add(status)
    well = answers.every(({ status }) => status === 200) ? well + 1 : 0
  }
  return [...seen].sort()
}

async function keep(key: string): Promise<void> {
  await database.db.insertInto('meta').values({ key, value: '1' }).execute()
}

async function kept(): Promise<string[]> {
  const rows = await database.db.selectFrom('meta').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

test('a postmaster that was killed is started again with all that was confirmed; meanwhile calls get 503', async () => {
  await keep('before')
  const former = postmaster()
  process.kill(former, 'SIGKILL')
  assert.deepEqual(await statusesUntilWell(), [200, 503])
  assert.notEqual(postmaster(), former)
  // It answers calls a moment before its start is known to have ended.
  await until(() => restarts > 0)
  assert.equal(restarts, 1)
  await keep('between')
  assert.deepEqual(await kept(), ['before', 'between'])
})

test('of a server process that was killed PostgreSQL recovers by itself; meanwhile calls get 503', async () => {
  const former = postmaster()
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  const statuses = await statusesUntilWell()
  // It may be quicker than the first question.
  assert.deepEqual(new Set([...statuses, 503]), new Set([200, 503]))
  assert.equal(postmaster(), former)
  assert.deepEqual(await kept(), ['before', 'between'])
})

test('a server that is closed is let stop, and stays so', async () => {
  await server.close()
  await database.close()
  assert.equal(runningServer(`${database.movedTo ?? dataDir}/postgres`), null)
  assert.equal(restarts, 1)
})
