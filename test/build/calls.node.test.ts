import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOfClient } from '../../vite.calls.ts'

const declared = `
const shared = { method: 'POST', access: { action: 'signed-in' }, body: Body }
export const thingCalls = contracts({
  list: { ...shared, path: '/things', list: thingList, of: { eventId: Id } },
  get: { method: 'GET', path: '/things/:id', access: 'public', query: v.object({ body: v.string() }),
    answer: v.object({ body: v.string(), query: v.string() }), timeoutMs: 50 },
})`

test('pages get of a call what they read: where it goes, what it answers, whether anybody may make it', () => {
  const code = callsOfClient(declared)
  assert.doesNotMatch(code, /Body|eventId|signed-in/)
  assert.match(code, /access: 'public'/)
  assert.match(
    code,
    /answer: v\.object\(\{ body: v\.string\(\), query: v\.string\(\) \}\), timeoutMs: 50/,
  )
  assert.match(code, /path: '\/things', list: thingList/)
  assert.equal(code.match(/v\.string\(\)/g)?.length, 2)
})
