/** The client against a real local server. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { atom } from 'nanostores'
import { DeskError, messageOf } from '../../src/core/errors.ts'
import { createHttp, type Http } from '../../src/core/http.ts'
import { createTranslator } from '../../src/core/i18n/texts.ts'
import { errorTexts } from '../../src/core/system/texts.ts'
import {
  hangUp,
  json,
  type ScriptedServer,
  scriptedServer,
  silence,
} from '../support/scripted-server.ts'
import { thingCalls } from '../support/thing-calls.ts'

let server: ScriptedServer
let http: Http
let unauthorized = 0
let written = 0
const builds: string[] = []
const $words = createTranslator(atom('en' as const))(errorTexts)
const words = () => $words.get() as never

before(async () => {
  server = await scriptedServer()
  http = createHttp({
    apiUrl: server.url,
    client: 'dashboard/1.2.3',
    language: () => 'fr',
    words,
    token: async () => 'a-bearer-token',
    onUnauthorized: () => {
      unauthorized += 1
    },
    onWritten: () => {
      written += 1
    },
    onBuild: build => builds.push(build),
  })
})
after(() => server.close())
beforeEach(() => {
  server.received.length = 0
  unauthorized = 0
})

async function failureOf(call: Promise<unknown>): Promise<DeskError> {
  const error = await call.then(
    () => assert.fail('The call succeeded'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof DeskError)
  return error
}

test('sends token, client and language, and reads the data envelope', async () => {
  server.script(json(200, { data: { name: 'Eva', unknown: 1 } }, { 'x-raffle-desk-build': 'abc' }))
  assert.deepEqual(await http.ask(thingCalls.get, { query: { page: 2 } }), { name: 'Eva' })
  const [call] = server.received
  assert.equal(call?.url, '/thing?page=2')
  assert.equal(call?.headers.authorization, 'Bearer a-bearer-token')
  assert.equal(call?.headers['x-raffle-desk-client'], 'dashboard/1.2.3')
  assert.equal(call?.headers['accept-language'], 'fr')
  assert.deepEqual(builds, ['abc'])
})

test('names the call and the field of an answer that does not fit', async () => {
  server.script(json(200, { data: { name: 7 } }))
  const error = await failureOf(http.ask(thingCalls.get, { query: {} }))
  assert.equal(error.failure, 'bad-answer')
  assert.match(error.message, /GET \/thing/)
  assert.match(error.message, /data\.name/)
})

test('reads a list’s page with its paging, and names what does not fit', async () => {
  const paging = { nextCursor: 'n', previousCursor: null, total: 10_000, totalCapped: true }
  server.script(json(200, { data: [{ name: 'Eva' }], paging }))
  const page = await http.ask(thingCalls.list, { query: { cursor: 'c', pageSize: 25 } })
  assert.deepEqual(page, { data: [{ name: 'Eva' }], paging })
  assert.equal(server.received[0]?.url, '/things?cursor=c&pageSize=25')
  server.script(json(200, { data: [{ name: 'Eva' }, {}], paging }))
  const row = await failureOf(http.ask(thingCalls.list, { query: {} }))
  assert.equal(row.failure, 'bad-answer')
  assert.match(row.message, /GET \/things.*data\.1\.name/)
  server.script(json(200, { data: [] }))
  assert.match((await failureOf(http.ask(thingCalls.list, { query: {} }))).message, /paging/)
})

test('repeats a read that lost its connection, and a gateway’s 503', async () => {
  server.script(hangUp, json(503, {}), json(200, { data: { name: 'Eva' } }))
  assert.deepEqual(await http.ask(thingCalls.get, { query: {} }), { name: 'Eva' })
  assert.equal(server.received.length, 3)
})

test('a server that is busy is left alone for as long as it asks, and longer waits are left to the person', async () => {
  const busy = (seconds: string) =>
    json(503, { errors: [{ code: 'busy', message: 'Wait' }] }, { 'retry-after': seconds })
  server.script(busy('1'), json(200, { data: { name: 'Eva' } }))
  const started = performance.now()
  await http.ask(thingCalls.save, { body: {} })
  assert.ok(performance.now() - started >= 1000)
  assert.equal(server.received.length, 2)
  server.received.length = 0
  server.script(busy('30'))
  const error = await failureOf(http.ask(thingCalls.save, { body: {} }))
  assert.deepEqual([error.failure, error.status, error.retryAfter], ['server', 503, 30])
  assert.equal(messageOf(error), 'Wait (busy)')
  assert.equal(server.received.length, 1)
})

test('repeats a write under one and the same idempotency key', async () => {
  server.script(hangUp, json(200, { data: { name: 'Eva' } }))
  await http.ask(thingCalls.save, { body: { name: 'Eva' } })
  const keys = server.received.map(call => call.headers['idempotency-key'])
  assert.equal(keys.length, 2)
  assert.match(String(keys[0]), /^[0-9a-f]{32}$/)
  assert.equal(keys[0], keys[1])
})

test('a write whose first try was lost stays unsure until an answer says what became of it', async () => {
  const refused = (status: number, code: string) =>
    json(status, { errors: [{ code, message: '' }] })
  const busy = json(503, { errors: [{ code: 'busy', message: '' }] }, { 'retry-after': '0' })
  const gone = json(504, 'gateway')
  for (const [first, second, isUnsure] of [
    [hangUp, refused(429, 'too-many'), true],
    [hangUp, refused(401, 'session-ended'), true],
    [hangUp, refused(403, 'not-allowed'), true],
    [gone, refused(429, 'too-many'), true],
    [busy, refused(429, 'too-many'), false],
    [hangUp, refused(409, 'conflict'), false],
    [hangUp, refused(422, 'invalid'), false],
    [hangUp, refused(404, 'not-found'), false],
  ] as const) {
    server.received.length = 0
    server.script(first, second)
    const { unsure, status } = await failureOf(http.ask(thingCalls.remove, {}))
    assert.equal(server.received.length, 2)
    assert.equal(unsure, isUnsure, `${status}`)
  }
  server.script(hangUp, refused(429, 'too-many'))
  assert.equal((await failureOf(http.ask(thingCalls.get, { query: { page: 1 } }))).unsure, false)
})

test('a deletion carries a key as well: the same in a repeat, and the caller’s where it gives one', async () => {
  server.script(hangUp, json(200, {}))
  await http.ask(thingCalls.remove, {})
  server.script(hangUp, json(200, {}))
  await http.ask(thingCalls.remove, {}, { attempt: 'of-this-very-question' })
  const keys = server.received.map(call => String(call.headers['idempotency-key']))
  assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/)
  assert.deepEqual(keys, [keys[0], keys[0], 'of-this-very-question', 'of-this-very-question'])
})

test('does not repeat what the server refused or broke on', async () => {
  for (const status of [400, 403, 404, 409, 422, 429, 500]) {
    server.received.length = 0
    server.script(json(status, { errors: [{ code: 'NO', message: 'No' }] }))
    const error = await failureOf(http.ask(thingCalls.save, { body: {} }))
    assert.equal(error.status, status)
    assert.equal(server.received.length, 1, String(status))
    assert.deepEqual(error.errors, [{ code: 'NO', message: 'No' }])
  }
})

test('sends no idempotency key with a POST that reads, and answers all that stands in it', async () => {
  const answer = { data: { name: 'Eva' }, version: 'v7' }
  server.script(json(200, answer))
  assert.deepEqual(await http.ask(thingCalls.report, { body: { ifVersion: 'v6' } }), answer)
  assert.equal(server.received[0]?.headers['idempotency-key'], undefined)
  assert.deepEqual(JSON.parse(server.received[0]?.body ?? ''), { ifVersion: 'v6' })
})

test('answers a file as it stands, and says why there is none', async () => {
  server.script(json(200, { b: 1, a: 2 }))
  assert.equal(await http.ask(thingCalls.file, {}), '{"b":1,"a":2}')
  server.script(json(409, { errors: [{ code: 'draw-not-complete', message: 'Not yet' }] }))
  const { failure, errors } = await failureOf(http.ask(thingCalls.file, {}))
  assert.deepEqual([failure, errors[0]?.code], ['conflict', 'draw-not-complete'])
})

test('reports a 401 once a call, but not for signing in', async () => {
  server.script(json(401, { errors: [{ code: 'UNAUTHORIZED', message: 'Log in' }] }))
  assert.equal((await failureOf(http.ask(thingCalls.get, { query: {} }))).failure, 'unauthorized')
  assert.equal(unauthorized, 1)
  await failureOf(http.ask(thingCalls.signIn, {}))
  assert.equal(unauthorized, 1)
  assert.equal(server.received[1]?.headers.authorization, undefined)
})

test('tells a network that is down from a server that is slow, and says how long to wait', async () => {
  server.script(hangUp)
  const { failure, unsure } = await failureOf(http.ask(thingCalls.remove, {}))
  assert.deepEqual([failure, unsure], ['offline', true])
  server.script(silence)
  const slow = await failureOf(http.ask(thingCalls.hurried, {}))
  assert.deepEqual([slow.failure, slow.unsure], ['timeout', false])
  server.script(
    json(429, { errors: [{ code: 'SLOW_DOWN', message: 'Wait' }] }, { 'retry-after': '30' }),
  )
  assert.equal((await failureOf(http.ask(thingCalls.get, { query: {} }))).retryAfter, 30)
})

test('stops when nobody waits any more', async () => {
  server.script(silence)
  const controller = new AbortController()
  const call = failureOf(http.ask(thingCalls.get, { query: {} }, { signal: controller.signal }))
  setTimeout(() => controller.abort(), 50)
  assert.equal((await call).failure, 'aborted')
})

test('tells of each write that ended, lost answers too, and of no reading', async () => {
  const before = written
  server.script(hangUp)
  await failureOf(http.ask(thingCalls.report, { body: { ifVersion: 'v6' } }))
  server.script(hangUp)
  await failureOf(http.ask(thingCalls.get, { query: {} }))
  assert.equal(written, before)
  server.script(hangUp)
  await failureOf(http.ask(thingCalls.remove, {}))
  assert.equal(written, before + 1)
  server.script(hangUp)
  await failureOf(http.ask(thingCalls.remove, {}, { unseen: true }))
  assert.equal(written, before + 1)
})
