/** Lists that take long hold up who asks for them, and nobody else. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { paths } from '../support/paths.ts'
import { openApi } from './draws/support.ts'

const api = await openApi()
after(() => api.close())

test("it answers others while one person's lists wait", async () => {
  const [token, other] = [
    await api.signIn('account owner'),
    await api.signIn('account owner', 'ingrid.solberg@kettlebrook.example'),
  ]
  const client = await api.pool.connect()
  await client.query('begin; lock table donations in access exclusive mode')
  const lists = Array.from({ length: 12 }, () => api.ask('GET', donationCalls.list.path, { token }))
  try {
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await api.ask('GET', `${paths.events}?pageSize=20`, { token: other })
      assert.equal(answer.status, 200, answer.text)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  for (const { status, text } of await Promise.all(lists)) assert.equal(status, 200, text)
})
