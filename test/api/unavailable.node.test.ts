/** Which failures of the database are 503 to whoever calls, and which stay faults. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { Refusal } from '../../demo/api/http/refusal.ts'
import { unavailable } from '../../demo/api/http/unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('From the server'), { code })

const undone = ['40001', '40P01', '55P03', '57014', '25P03']
const outOfReach = [
  ...['08006', '08P01', '25006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'],
]
/** As pg and its pool word them, without a code. */
const worded = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
]

test('what was undone, or can’t be reached, is 503 with the seconds to wait', () => {
  const expected: [Error, string][] = [
    ...undone.map((code): [Error, string] => [withCode(code), 'busy']),
    ...outOfReach.map((code): [Error, string] => [withCode(code), 'unavailable']),
    ...worded.map((words): [Error, string] => [new Error(words), 'unavailable']),
    [new AggregateError([withCode('ECONNREFUSED')]), 'unavailable'],
  ]
  for (const [error, code] of expected) {
    const refusal = unavailable(error)
    assert.equal(refusal?.status, 503, `${error}`)
    assert.equal(refusal?.reasons[0]?.code, code, `${error}`)
    assert.ok(Number(refusal?.retryAfter) >= 1)
  }
})

test('pg still words them so', () => {
  const { resolve } = createRequire(import.meta.url)
  const sources = [resolve('pg-pool'), `${dirname(resolve('pg'))}/client.js`]
  const text = sources.map(file => readFileSync(file, 'utf8')).join()
  for (const words of worded) assert.ok(text.includes(`'${words}'`), words)
})

test('a fault of ours stays one', () => {
  for (const error of [
    ...['23505', '22007', '22021', '42601', '42P01', 'ENOENT'].map(withCode),
    new TypeError('x is not a function'),
    new Error('A title that times out'),
    new Refusal(409, 'sales-ended'),
    'text',
    null,
  ])
    assert.equal(unavailable(error), null)
})
