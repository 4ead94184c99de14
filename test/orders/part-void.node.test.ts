import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  centsOfVoiding,
  rangesText,
  standingNumbers,
  voidedCentsOf,
} from '../../src/core/orders/part-void.ts'

const priced = fc.record({
  ticketsCents: fc.nat({ max: 100_000_000_000 }),
  ticketCount: fc.integer({ min: 1, max: 1_000_000 }),
})

test('whatever is void and taken back in whatever steps, the cents are those of how many are void', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat({ max: 1_000_000 })), (order, targets) => {
      let voidedTickets = 0
      let voidedCents = 0
      for (const target of [
        ...targets.map(each => each % (order.ticketCount + 1)),
        order.ticketCount,
      ]) {
        const state = { ...order, voidedTickets, voidedCents }
        voidedCents += centsOfVoiding(state, target - voidedTickets)
        voidedTickets = target
        assert.equal(voidedCents, voidedCentsOf({ ...order, voidedTickets }))
      }
      assert.equal(voidedCents, order.ticketsCents, 'all of them are the whole price')
    }),
  )
})

test('what stands of an order are its numbers without the void ones', () => {
  const order = { firstTicketNumber: 4, lastTicketNumber: 12 }
  const of = (...voidNumbers: [number, number][]) =>
    rangesText(
      standingNumbers({
        ...order,
        voidNumbers: voidNumbers.map(([firstNumber, lastNumber]) => ({ firstNumber, lastNumber })),
      }),
    )
  assert.equal(of(), '4–12')
  assert.equal(of([4, 5], [12, 12]), '6–11')
  assert.equal(of([9, 9], [6, 7]), '4–5, 8, 10–12')
  const none = { firstTicketNumber: null, lastTicketNumber: null, voidNumbers: [] }
  assert.deepEqual(standingNumbers(none), [])
})
