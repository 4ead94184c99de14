import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../../src/core/format/calendar-day.ts'
import {
  afterCharge,
  type Charging,
  cadences,
  chargeDayOf,
  chargePolicy,
  nextChargeDay,
} from '../../src/core/subscriptions/schedule.ts'

const monthly: Charging = {
  status: 'active',
  startedOn: '2026-01-31',
  cadence: 'monthly',
  nextChargeOn: '2026-03-31',
  tryOn: '2026-03-31',
  failures: 0,
  skippedOn: null,
  lastResult: 'charged',
}

test('a rhythm that began on the 31st falls on the last day of shorter months, and goes back to the 31st', () => {
  const days = ['2026-01-31']
  for (let at = 0; at < 4; at += 1)
    days.push(nextChargeDay('2026-01-31', 'monthly', days.at(-1) ?? ''))
  assert.deepEqual(days.slice(1), ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  assert.equal(nextChargeDay('2024-02-29', 'quarterly', '2026-11-30'), '2027-02-28')
})

test('whatever the day, the next of its rhythm is the first one after it', () => {
  for (const cadence of cadences) {
    const start = '2025-10-31'
    const rhythm = [start]
    while ((rhythm.at(-1) ?? '') < '2028-01-01')
      rhythm.push(nextChargeDay(start, cadence, rhythm.at(-1) ?? ''))
    for (let day = start; day < '2027-12-31'; day = addDays(day, 1))
      assert.equal(
        nextChargeDay(start, cadence, day),
        rhythm.find(each => each > day),
        `${cadence} after ${day}`,
      )
  }
})

test('after a charge the next one lies ahead, however late it was looked at: a month that was missed is charged once', () => {
  assert.equal(afterCharge(monthly, 'charged', '2026-03-31').nextChargeOn, '2026-04-30')
  const late = afterCharge({ ...monthly, cadence: 'weekly' }, 'charged', '2026-05-04')
  assert.equal(late.nextChargeOn, '2026-05-09')
  assert.equal(late.tryOn, '2026-05-09')
})

test('a declined card is tried again by the policy, then it fails; a charge that works ends that', () => {
  let now = monthly
  const tried: (string | null)[] = []
  for (let time = 0; time <= chargePolicy.retryAfterDays.length; time += 1) {
    now = afterCharge(now, 'declined', now.tryOn ?? '')
    tried.push(now.tryOn)
  }
  assert.deepEqual(tried, ['2026-04-01', '2026-04-04', '2026-04-11', null])
  assert.equal(now.status, 'failing')
  assert.equal(now.nextChargeOn, '2026-03-31')
  const mended = afterCharge(now, 'charged', '2026-04-20')
  assert.deepEqual(
    [mended.status, mended.failures, mended.nextChargeOn],
    ['active', 0, '2026-04-30'],
  )
})

test('without a raffle it looks again the next day, and counts as no failure; without a pack its day passes', () => {
  const waiting = afterCharge(monthly, 'no-raffle', '2026-03-31')
  assert.deepEqual([waiting.tryOn, waiting.failures], ['2026-04-01', 0])
  assert.equal(waiting.nextChargeOn, '2026-03-31')
  assert.equal(afterCharge(monthly, 'sold-out', '2026-03-31').nextChargeOn, '2026-04-30')
})

test('what a bank says of a cancelled one brings it back to nothing', () => {
  const cancelled = { ...monthly, status: 'cancelled', nextChargeOn: null, tryOn: null } as const
  for (const result of ['charged', 'declined', 'no-raffle'] as const)
    assert.deepEqual(afterCharge(cancelled, result, '2026-03-31'), {
      ...cancelled,
      lastResult: result,
    })
})

test('a charge that failed is due and not to come, and what is paused has none', () => {
  const today = '2026-11-24'
  const of = (status: Charging['status'], nextChargeOn: string | null) =>
    chargeDayOf({ status, nextChargeOn }, today)
  assert.deepEqual(
    [of('active', today), of('active', '2026-11-23'), of('active', null)],
    ['to-come', 'due', 'none'],
  )
  assert.deepEqual(
    [of('failing', '2026-11-23'), of('paused', '2026-12-24'), of('cancelled', null)],
    ['due', 'none', 'none'],
  )
})
