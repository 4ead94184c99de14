import assert from 'node:assert/strict'
import { test } from 'node:test'
import { againstMore, loadOf } from '../../src/core/outbox/caps.ts'
import { isDue, nextToSend, nextTurnAt, pauseMs, usualPaces } from '../../src/core/outbox/pace.ts'
import type { OrderState } from '../../src/core/outbox/waiting-order.ts'

const hour = 3_600_000
const day = 24 * hour

test('pauses at random up to 1, 2, 4 … 60 seconds', () => {
  const most = (tries: number) => pauseMs(tries, usualPaces, 0, () => 1)
  assert.deepEqual(
    [1, 2, 3, 4, 6, 7, 50, 5000].map(most),
    [1000, 2000, 4000, 8000, 32_000, 60_000, 60_000, 60_000],
  )
  assert.equal(
    pauseMs(9, usualPaces, 0, () => 0),
    0,
  )
})

test('pauses for as long as the server asks, and for a quarter of an hour at most', () => {
  assert.equal(
    pauseMs(1, usualPaces, 30_000, () => 0.5),
    30_500,
  )
  assert.equal(
    pauseMs(1, usualPaces, 5 * day, () => 0),
    15 * 60_000,
  )
})

test('doesn’t wait for a time that a moved clock has set', () => {
  assert.equal(isDue(1000, 999), false)
  assert.equal(isDue(1000, 1000), true)
  assert.equal(isDue(day, 0), true)
})

const order = (key: string, takenAt: number, state: Partial<OrderState> = {}) => ({
  key,
  takenAt,
  totalCents: 500,
  state: { kind: 'queued', attempts: 0, notBefore: 0, ...state } as OrderState,
})

test('sends the oldest first; what is to blame for a silence last, and nobody known to be, what was tried least', () => {
  const poison = order('poison', 1, { attempts: 40 })
  const orders = [
    poison,
    order('late', 3),
    order('early', 2, { attempts: 1 }),
    order('resting', 0, { attempts: 1, notBefore: 5000 }),
    order('parked', 0, { kind: 'parked' } as never),
  ]
  const nobody = new Set<string>()
  assert.equal(nextToSend(orders, 1000, nobody)?.key, 'poison')
  assert.equal(nextToSend(orders, 1000, new Set(['poison']))?.key, 'early')
  assert.equal(nextToSend(orders, 1000, null)?.key, 'late')
  assert.equal(nextToSend([poison], 1000, new Set(['poison']))?.key, 'poison')
  assert.equal(nextToSend(orders.slice(3), 1000, nobody), undefined)
  assert.equal(nextTurnAt(orders.slice(3), 1000), 5000)
  assert.equal(nextTurnAt(orders, 1000), 1000)
  assert.equal(nextTurnAt([], 1000), null)
})

test('takes on 300 orders, 20,000 dollars and 24 hours, and says which of them is full', () => {
  const many = (count: number, cents: number) =>
    loadOf(Array.from({ length: count }, (_, at) => ({ ...order('', at), totalCents: cents })))
  const rows: [number, number, number, number, string | null][] = [
    [299, 100, 0, 100, null],
    [300, 100, 0, 100, 'orders'],
    [2, 999_999, 0, 2, null],
    [2, 999_999, 0, 3, 'cents'],
    [2, 1_000_000, 0, 0, 'cents'],
    [1, 100, day - 1, 100, null],
    [1, 100, day, 100, 'deadline'],
    [0, 0, 100 * day, 100, null],
  ]
  for (const [count, cents, now, more, why] of rows)
    assert.equal(againstMore(many(count, cents), now, more), why, `${count} × ${cents} at ${now}`)
})

test('counts what the server doesn’t have; of a parked one no clock runs', () => {
  const parked = order('', 0, { kind: 'parked', why: 'asked', attempts: 1, at: 0 } as never)
  const accepted = order('', 0, { kind: 'accepted', at: 0 } as never)
  assert.deepEqual(loadOf([parked, accepted]), { waiting: 1, waitingCents: 500, deadline: null })
  assert.deepEqual(loadOf([parked, order('', 7)]), {
    waiting: 2,
    waitingCents: 1000,
    deadline: 7 + day,
  })
})
