import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { CustomerChangeSchema } from '../../src/core/customers/customer.ts'
import { NewOrderSchema } from '../../src/core/orders/order.ts'

const id = '00000000-0000-4000-8000-000000000001'
const buyer = { firstName: 'Eva', lastName: 'Tremblay', city: 'Halifax' }
const takesOrder = (customer: object) =>
  v.is(NewOrderSchema, { eventId: id, packageId: id, type: 'cash', source: 'mail', customer })
const takesChange = (change: object) => v.is(CustomerChangeSchema, { version: 1, ...change })

test('who buys has a name and a place on one line, by an order and on their page', () => {
  assert.equal(takesOrder(buyer) && takesChange(buyer), true)
  for (const field of ['firstName', 'lastName', 'city'] as const)
    for (const sign of ['\n', '\r', '\u2028', '\t', '\0']) {
      const wrong = { ...buyer, [field]: `Eva${sign}Bcc: all@example.org` }
      assert.deepEqual([takesOrder(wrong), takesChange(wrong)], [false, false], field)
    }
})

test('a name that nobody can see is none', () => {
  for (const name of ['\u200b', '\u3164', '. .'])
    assert.equal(takesOrder({ ...buyer, lastName: name }), false)
})
