import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkImportRows } from '../../demo/api/orders/import-rows.ts'

const eventId = randomUUID()
const packageId = randomUUID()
const row = (more: object = {}) => ({
  key: 'A-1',
  packageId,
  type: 'cash',
  source: 'mail',
  customer: { firstName: 'Ada', lastName: 'Muise' },
  ...more,
})
const check = (...rows: unknown[]) => checkImportRows(eventId, rows)
const digestOf = (...rows: object[]) => check(...rows).valid[0]?.requestDigest.toString('hex')

test('each row says once for each of its fields what is wrong with it', () => {
  const customer = { firstName: '', lastName: 'Muise', email: 'nobody' }
  const { valid, refused } = check(
    row({ key: undefined }),
    row({ eventId }),
    row({ key: 'A\nB', customer, amountCents: 1 }),
    row({ donationCents: 0.5 }),
    row(),
    row({ key: 'A-2', customer: { firstName: 'Ada', lastName: 'Mu\0ise' } }),
    'Ada Muise',
    null,
  )
  assert.deepEqual(
    valid.map(each => each.row),
    [5],
  )
  assert.deepEqual(
    refused.flatMap(each => each.reasons.map(({ code, field }) => [each.row, field, code])),
    [
      [1, 'key', 'required'],
      [2, 'eventId', 'not-writable'],
      [3, 'key', 'invalid'],
      [3, 'customer.firstName', 'invalid'],
      [3, 'customer.email', 'invalid'],
      [3, 'amountCents', 'not-writable'],
      [4, 'donationCents', 'invalid'],
      [6, 'customer.lastName', 'invalid'],
      [7, undefined, 'invalid-body'],
      [8, undefined, 'invalid-body'],
    ],
  )
})

test('a key is one row’s, without the blanks around it', () => {
  const { valid, refused } = check(row(), row({ key: ' A-1 ' }), row({ key: 'a-1' }))
  assert.deepEqual(
    valid.map(each => each.row),
    [1, 3],
  )
  const [one = '', other = ''] = valid.map(each => each.idempotencyKey)
  assert.notEqual(one, other)
  assert.doesNotMatch(one, /A-1/, 'a file knows people by their addresses')
  assert.deepEqual(refused, [{ row: 2, reasons: [{ code: 'row-key-taken', field: 'key' }] }])
})

test('the same order has the same digest, in whatever order its fields stand; another has another', () => {
  const turned = Object.fromEntries(Object.entries(row()).toReversed())
  assert.equal(digestOf(turned), digestOf(row()))
  assert.notEqual(digestOf(row({ donationCents: 5 })), digestOf(row()))
})
