/** How long a connection may keep others waiting. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../demo/api/database/connection.ts'
import { clientLiveness, limitsOf, type Purpose } from '../../demo/api/database/limits.ts'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { inFull } from '../support/full.ts'
import { startScript } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

let database: OpenDatabase

before(async () => {
  database = (await throwawayDatabase('tables')).database
})
after(() => database.close())

const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

for (const purpose of ['reads', 'writes', 'health', 'jobs'] satisfies Purpose[]) {
  test(`a connection for ${purpose} has its limits, and is given up when its client is gone`, async () => {
    const { db, pool } = connect(database.url, purpose)
    const names = [...settings, ...Object.keys(clientLiveness)]
    const { rows } = await sql<{ name: string; setting: string; source: string }>`
      select name, setting, source from pg_settings where name = any(${names}::text[])
    `.execute(db)
    const found = Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
    const { statement, lock, idle } = limitsOf(purpose)
    assert.deepEqual(
      settings.map(name => found[name]),
      [statement, lock, idle],
    )
    for (const [name, value] of Object.entries(clientLiveness)) assert.equal(found[name], value)
    // Of the connection itself, whichever server it is.
    assert.deepEqual([...new Set(rows.map(({ source }) => source))], ['session'])
    await pool.end()
  })
}

test('the pools of two processes fit into the cluster’s connections, with a backup and a check beside them', async () => {
  const { rows } = await sql<{ most: number }>`
    select current_setting('max_connections')::integer as most
  `.execute(database.db)
  const each = (['reads', 'writes', 'health', 'jobs'] as const).map(name => limitsOf(name).size)
  const sum = each.reduce((total, size) => total + size, 0)
  assert.ok(2 * sum + 2 <= (rows[0]?.most ?? 0), `${sum} for each`)
})

inFull(
  'a process that is stopped inside of a transaction loses what it holds, and goes on afterwards',
  async () => {
    const { db } = database.jobs
    await sql`insert into meta values ('held', '0')`.execute(db)
    const other = startScript(['test/database/holder.ts', database.url, '1000'])
    await other.until('holds')
    other.kill('SIGSTOP')
    try {
      // Without a limit this waits for as long as the other one sleeps.
      await sql`set lock_timeout = '15s'; update meta set value = '1' where key = 'held'`.execute(
        db,
      )
      other.kill('SIGCONT')
      // As the server said it, or as the end of the connection did, whichever was read first.
      const told =
        /^lost: (25P03|ECONNRESET|EPIPE|Connection terminated.*|Client has .*); read then: 1$/
      assert.match(await other.until('lost'), told)
    } finally {
      other.kill('SIGKILL')
    }
  },
)
