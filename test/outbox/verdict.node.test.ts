import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DeskError, type Failure, failureOfStatus } from '../../src/core/errors.ts'
import { isAnswer, verdictOf } from '../../src/core/outbox/verdict.ts'

/** As `http.ask` throws it. */
function answered(status: number, code?: string, retryAfter?: number) {
  const errors = code === undefined ? [] : [{ code, message: 'So says the server.' }]
  return new DeskError(failureOfStatus(status), 'Words', {
    status,
    errors,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

const saidBy = (error: unknown) => {
  const verdict = verdictOf(error)
  if (verdict.kind === 'again') return `again ${verdict.of}`
  return verdict.kind === 'parked' ? `parked ${verdict.why}` : verdict.kind
}

/** Every status from 400 on that a server or what stands before it may answer, without a code of ours. */
const byStatus: Record<number, string> = {
  400: 'parked unexpected',
  401: 'again session',
  402: 'parked unexpected',
  403: 'parked forbidden',
  404: 'parked forbidden',
  405: 'parked unexpected',
  408: 'again away',
  409: 'refused',
  410: 'parked unexpected',
  413: 'parked unexpected',
  415: 'parked unexpected',
  422: 'refused',
  425: 'again away',
  429: 'again busy',
  500: 'again fault',
  501: 'again away',
  502: 'again away',
  503: 'again away',
  504: 'again away',
  511: 'again away',
}

const byCode: [number, string, string][] = [
  [409, 'likely-duplicate', 'parked asked'],
  [409, 'withdrawn', 'cancelled'],
  [409, 'package-sold-out', 'refused'],
  [409, 'total-changed', 'refused'],
  [422, 'postal-code-outside', 'refused'],
  [422, 'idempotency-key-reused', 'parked unexpected'],
  [409, 'answer-erased', 'parked unexpected'],
  [403, 'role-source', 'parked forbidden'],
  [403, 'second-factor-needed', 'again session'],
  [503, 'busy', 'again busy'],
  [503, 'unavailable', 'again away'],
]

/** Failures that come with no status at all. */
const byFailure: Partial<Record<Failure, string>> = {
  offline: 'again away',
  timeout: 'again away',
  aborted: 'again away',
  'bad-answer': 'parked unexpected',
}

test('says of every status what becomes of the order', () => {
  for (const [status, said] of Object.entries(byStatus))
    assert.equal(saidBy(answered(Number(status))), said, status)
})

test('says of every code that changes it what becomes of the order', () => {
  for (const [status, code, said] of byCode)
    assert.equal(saidBy(answered(status, code)), said, code)
})

test('asks again after every failure that is no answer, and after what no call throws', () => {
  for (const [failure, said] of Object.entries(byFailure))
    assert.equal(saidBy(new DeskError(failure as Failure, 'Words')), said, failure)
  assert.equal(saidBy(new TypeError('A fault of ours')), 'again away')
})

test('counts as online what the server itself said, and nothing else', () => {
  const online = (error: unknown) => isAnswer(verdictOf(error))
  assert.deepEqual(
    [400, 401, 403, 404, 409, 422, 429, 500].filter(status => !online(answered(status))),
    [],
  )
  assert.deepEqual(
    [408, 502, 503, 504].filter(status => online(answered(status))),
    [],
  )
  assert.equal(online(answered(503, 'busy')), true)
  assert.equal(online(new DeskError('offline', 'Words')), false)
})

test('hands on how long the server asks to wait, and in its own words why it refuses', () => {
  assert.deepEqual(verdictOf(answered(429, 'too-many', 30)), {
    kind: 'again',
    of: 'busy',
    retryAfterMs: 30_000,
  })
  const error = new DeskError('conflict', 'Words', {
    status: 409,
    errors: [{ code: 'at-limit', message: 'Three at most.', field: 'lines.0' }],
  })
  assert.deepEqual(verdictOf(error), {
    kind: 'refused',
    reasons: [{ code: 'at-limit', message: 'Three at most.', field: 'lines.0' }],
  })
})
