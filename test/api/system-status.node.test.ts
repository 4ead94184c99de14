/** What anybody is told of the product's parts. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { statusCalls } from '../../src/core/system/status-calls.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())

async function states(): Promise<Record<string, string>> {
  const { status, json } = await api.ask('GET', statusCalls.read.path)
  assert.equal(status, 200)
  const { data } = json as { data: { at: string; parts: { part: string; state: string }[] } }
  // Whoever asks learns this and no more.
  assert.deepEqual(Object.keys(data).sort(), ['at', 'parts'])
  for (const each of data.parts) assert.deepEqual(Object.keys(each).sort(), ['part', 'state'])
  return Object.fromEntries(data.parts.map(({ part, state }) => [part, state]))
}

test('each part works, and mail fails once none of the last letters left within a quarter of an hour', async () => {
  api.now = new Date(api.now.getTime() + 3 * 86_400_000)
  const { api: application, database, mail, jobs } = await states()
  assert.deepEqual([application, database, mail, jobs], ['works', 'works', 'works', 'works'])
  const stage = (minutesAgo: number, state: 'waiting' | 'sent') =>
    api.db
      .insertInto('emails')
      .values({
        recipient: 'eva@example.org',
        subject: 'Tickets',
        textBody: '1',
        htmlBody: null,
        locale: 'en',
        sentAt: new Date(api.now.getTime() - minutesAgo * 60_000),
        state,
      })
      .execute()
  await stage(10, 'waiting')
  assert.equal((await states()).mail, 'works')
  await stage(20, 'waiting')
  assert.equal((await states()).mail, 'fails')
  await stage(25, 'sent')
  assert.equal((await states()).mail, 'works')
})
