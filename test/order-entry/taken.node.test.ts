import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLateFor, takenOf } from '../../src/core/order-entry/taken.ts'
import { raffleStatuses } from '../../src/core/raffles/raffle.ts'

const now = new Date('2026-11-20T21:00:00.000Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const [second, minute, day] = [1000, 60_000, 86_400_000]
const id = '00000000-0000-4000-8000-0000000000aa'
const taken = (ms: number, clockOffsetMs: number | null = 0) =>
  takenOf({ takenAt: ago(ms).toISOString(), device: { id, clockOffsetMs } }, now)

test('a device’s clock is put right by what it was off by, and believed for a week back and ten minutes ahead', () => {
  assert.deepEqual(taken(minute).at, ago(minute))
  assert.deepEqual(taken(minute, null).at, ago(minute), 'nobody knows what it was off by')
  assert.deepEqual(taken(-day, -day - minute).at, ago(minute), 'a clock a day ahead')
  assert.deepEqual(taken(day, day - minute).at, ago(minute), 'a clock a day behind')
  assert.deepEqual(taken(7 * day).at, ago(7 * day))
  assert.deepEqual(taken(7 * day + 1), { correctedAt: ago(7 * day + 1), at: null })
  assert.deepEqual(taken(-10 * minute), { correctedAt: ago(-10 * minute), at: now })
  assert.deepEqual(taken(-10 * minute - 1).at, null)
  const nothing = { correctedAt: null, at: null }
  assert.deepEqual(taken(minute, Number.MAX_SAFE_INTEGER), nothing, 'no moment at all')
  assert.deepEqual(taken(minute, 1e15), nothing, 'in the year 33715')
  assert.deepEqual(taken(365 * day).correctedAt, ago(365 * day))
  assert.deepEqual(taken(365 * day + 1), nothing, 'a clock that is a year off')
  assert.deepEqual(takenOf({ takenAt: ago(minute).toISOString(), device: undefined }, now), nothing)
  assert.deepEqual(takenOf({ takenAt: undefined, device: { id, clockOffsetMs: 0 } }, now), nothing)
})

test('it is late where sales went on when it was taken and had ended when it came, by themselves or by somebody', () => {
  const sales = { status: 'active', startAt: ago(day), endAt: ago(second), endedAt: null } as const
  assert.ok(isLateFor(sales, ago(2 * second), now))
  assert.ok(!isLateFor(sales, ago(second), now), 'taken as sales ended')
  assert.ok(isLateFor({ ...sales, endAt: now }, ago(second), now), 'it came as sales ended')
  assert.ok(!isLateFor({ ...sales, endAt: ago(-1) }, ago(second), now), 'they go on')
  assert.ok(!isLateFor({ ...sales, endAt: null }, ago(second), now), 'they never end')
  assert.ok(isLateFor({ ...sales, endAt: null, endedAt: ago(second) }, ago(2 * second), now))
  assert.ok(
    !isLateFor({ ...sales, endedAt: ago(minute) }, ago(2 * second), now),
    'somebody ended them',
  )
  assert.ok(!isLateFor(sales, ago(day + 1), now), 'before they began')
  assert.deepEqual(
    raffleStatuses.filter(status => isLateFor({ ...sales, status }, ago(2 * second), now)),
    ['active', 'inactive', 'ended'],
  )
})
