/** The error catalogue of the specification, section 8, "General parsing". */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOpenAttempts } from '../../src/core/attempt.ts'
import {
  DeskError,
  type FieldError,
  failureOfStatus,
  leavesOpen,
  messageOf,
  unexpectedError,
} from '../../src/core/errors.ts'
import { refusalWords, refusedFields } from '../../src/core/refusal-words.ts'

const words = { unexpected: 'unexpected', unsure: 'Who knows?' }
const refused = (status: number, errors: FieldError[]) =>
  new DeskError(failureOfStatus(status), 'its own message', { status, errors })

test('shows the first error of the list, with its code', () => {
  const error = refused(422, [
    { code: 'EVENT_REQUIRED', message: 'Event ID is required' },
    { code: 'OTHER', message: 'Second' },
  ])
  assert.equal(messageOf(error), 'Event ID is required (EVENT_REQUIRED)')
})

test('shows the first error alone when it has no code', () => {
  assert.equal(messageOf(refused(500, [{ message: 'Printer on fire' }])), 'Printer on fire')
})

test('shows the error’s own message on 404, whatever the list says', () => {
  assert.equal(
    messageOf(refused(404, [{ code: 'X', message: 'From the list' }])),
    'its own message',
  )
})

test('shows the error’s own message when the list is empty', () => {
  assert.equal(messageOf(refused(500, [])), 'its own message')
})

test('shows the error’s own message when there was no response', () => {
  assert.equal(messageOf(new DeskError('offline', 'No network')), 'No network')
  assert.equal(messageOf(new TypeError('Something odd')), 'Something odd')
})

test('shows the unexpected-error sentence for everything else, word for word', () => {
  assert.equal(unexpectedError, 'An unexpected error occurred, please try again later.')
  for (const nothing of [undefined, null, 'text', {}, new Error('')]) {
    assert.equal(messageOf(nothing), unexpectedError)
  }
  assert.equal(messageOf(null, 'Une erreur'), 'Une erreur')
})

for (const status of [409, 422, 429]) {
  test(`says the first reason of a ${status} with its code, and the others below it`, () => {
    const error = refused(status, [
      { code: 'not-ended', message: 'Sales have not ended.' },
      { code: 'unpaid', message: 'Two orders are unpaid.' },
      { code: 'unpaid', message: 'Two orders are unpaid.' },
      { message: 'Nobody witnessed it.' },
    ])
    assert.equal(
      refusalWords(error, words),
      'Sales have not ended. (not-ended)\nTwo orders are unpaid.\nNobody witnessed it.',
    )
  })
}

test('leaves to fields what was refused there, and says the first reason all the same', () => {
  const atName = { code: 'taken', message: 'It is taken.', field: 'name' }
  const atOther = { code: 'moved', message: 'It has moved.', field: 'prizeId' }
  const whole = { code: 'closed', message: 'The raffle is closed.' }
  const said = (...errors: FieldError[]) => refusalWords(refused(409, errors), words, ['name'])
  assert.equal(said(whole, atName), 'The raffle is closed. (closed)')
  assert.equal(said(atName, whole), 'It is taken. (taken)\nThe raffle is closed.')
  assert.equal(said(whole, atOther), 'The raffle is closed. (closed)\nIt has moved.')
  assert.equal(said(atName), null)
  const fieldsOf = (...errors: FieldError[]) => refusedFields(refused(409, errors), ['name'])
  assert.deepEqual(fieldsOf(atName, whole), { name: 'It is taken.' })
  assert.deepEqual(fieldsOf(atName, { ...atName, message: 'Later.' }), { name: 'It is taken.' })
  assert.deepEqual(fieldsOf(whole, atOther), {})
})

test('says no reason of a 404, and what failed without an answer', () => {
  const errors = [{ message: 'One' }, { message: 'Two' }]
  assert.equal(refusalWords(refused(404, errors), words), 'its own message')
  assert.equal(refusalWords(new DeskError('offline', 'No network'), words), 'No network')
  assert.equal(refusalWords(null, words), 'unexpected')
})

test('says of a write whose answer was lost that nobody knows, and of no other failure', () => {
  const error = new DeskError('offline', 'No.')
  assert.equal(refusalWords(error, words), 'No.')
  error.unsure = true
  assert.equal(refusalWords(error, words), 'No.\nWho knows?')
})

test('knows after which failures a server may have done what it was asked', () => {
  const failures = ['offline', 'timeout', 'server', 'bad-answer', 'conflict', 'aborted'] as const
  const open = failures.filter(failure => leavesOpen(new DeskError(failure, '')))
  assert.deepEqual(open, ['offline', 'timeout', 'server', 'bad-answer'])
  assert.equal(leavesOpen(refused(503, [{ code: 'busy', message: 'Nothing was changed.' }])), false)
})

test('asks for what nobody knows the end of by the same key, until an answer says what became of it', () => {
  const lost = () => Object.assign(new DeskError('offline', 'No.'), { unsure: true })
  const answers = { 401: true, 403: true, 404: false, 409: false, 422: false, 429: true } as const
  for (const [status, stays] of Object.entries(answers)) {
    const attempts = createOpenAttempts()
    const key = attempts.keyFor('a')
    // Nothing was lost: nothing of it was done.
    assert.equal(attempts.failed('a', refused(Number(status), [])), false)
    const other = attempts.keyFor('a')
    assert.notEqual(other, key)
    assert.equal(attempts.failed('a', lost()), true)
    assert.equal(attempts.keyFor('a'), other)
    const answer = refused(Number(status), [])
    assert.equal(attempts.failed('a', answer), stays, status)
    assert.equal(answer.unsure, stays, 'and says so')
    assert.equal(attempts.keyFor('a') === other, stays, status)
    assert.notEqual(attempts.keyFor('b'), attempts.keyFor('a'))
    attempts.done('a')
    assert.notEqual(attempts.keyFor('a'), other)
  }
})

test('knows what each status stands for', () => {
  const expected = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found', 409: 'conflict' }
  for (const [status, failure] of Object.entries(expected)) {
    assert.equal(failureOfStatus(Number(status)), failure)
  }
  assert.equal(failureOfStatus(429), 'too-many')
  for (const status of [400, 413, 415, 422]) assert.equal(failureOfStatus(status), 'invalid')
  for (const status of [500, 502, 503]) assert.equal(failureOfStatus(status), 'server')
})
