/** Lists that take long hold up who asks for them, and nobody else. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { paths } from '../support/paths.ts'
import { until } from '../support/until.ts'
import { openApi } from './draws/support.ts'

const api = await openApi()
after(() => api.close())

async function locksAwaited(): Promise<number | undefined> {
  const { rows } = await sql<{ awaited: number }>`
    select count(*) as awaited from pg_locks where not granted and relation = 'donations'::regclass
      and database = (select oid from pg_database where datname = current_database())
  `.execute(api.db)
  return rows[0]?.awaited
}

/** Asks for lists of donations while nobody can read those, and does something until they are let go. */
async function whileListsWait(token: string, work: () => Promise<void>) {
  const client = await api.pool.connect()
  await client.query('begin; lock table donations in access exclusive mode')
  const lists = Array.from({ length: 12 }, () => api.ask('GET', donationCalls.list.path, { token }))
  try {
    // A page and its count, of two.
    await until(async () => (await locksAwaited()) === 4, 'two lists that wait')
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
  return Promise.all(lists)
}

test("it answers others while one person's lists wait", async () => {
  const token = await api.signIn('account owner')
  const other = await api.signIn('account owner', 'ingrid.solberg@kettlebrook.example')
  const answers = await whileListsWait(token, async () => {
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await api.ask('GET', `${paths.events}?pageSize=20`, { token: other })
      assert.equal(answer.status, 200, answer.text)
    }
  })
  for (const { status, text } of answers) assert.equal(status, 200, text)
})

test('it looks at who asks when their turn comes, signed out by then', async () => {
  const token = await api.signIn('account owner')
  const answers = await whileListsWait(token, async () => {
    const ended = await api.ask('DELETE', sessionCalls.signOut.path, { token })
    assert.equal(ended.status, 204, ended.text)
  })
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter(status => status === 200).length, 2, `${statuses}`)
  assert.equal(statuses.filter(status => status === 401).length, 10, `${statuses}`)
})
