import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countdownPhase,
  formatLeft,
  milestoneOf,
  untilLeftChanges,
} from '../../../src/core/raffles/countdown.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-11-20T12:00:00Z')
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
const drawDate = at(3 * day)
const openDraws = [{ id: 'final', drawAt: drawDate }]
const dates = { startDate: at(day), endDate: at(2 * day), drawDate, openDraws }

test('counts down to the start of sales, to their end, then to the draw', () => {
  const phaseAt = (ms: number, status: 'active' | 'ended' = 'active') =>
    countdownPhase({ status, ...dates }, new Date(now.getTime() + ms))
  assert.deepEqual(phaseAt(0), { phase: 'sales-start', at: dates.startDate })
  assert.deepEqual(phaseAt(day), { phase: 'sales-end', at: dates.endDate })
  assert.deepEqual(phaseAt(2 * day), { phase: 'draw', at: dates.drawDate })
  assert.deepEqual(phaseAt(3 * day), { phase: 'draw-due' })
  const drawn = { ...dates, openDraws: [] }
  assert.deepEqual(
    countdownPhase({ status: 'ended', ...drawn }, new Date(now.getTime() + 3 * day)),
    { phase: 'drawn' },
  )
  assert.deepEqual(phaseAt(0, 'ended'), { phase: 'draw', at: dates.drawDate })
})

test('counts nothing where sales rest, nothing is planned, or all is over', () => {
  const none = { startDate: null, endDate: null, drawDate: null, openDraws: [] }
  const started = { ...dates, startDate: at(-day) }
  assert.deepEqual(countdownPhase({ status: 'inactive', ...started }, now), { phase: 'paused' })
  assert.deepEqual(countdownPhase({ status: 'draft', ...none }, now), { phase: 'not-planned' })
  assert.deepEqual(countdownPhase({ status: 'closed', ...dates }, now), { phase: 'closed' })
  // Nobody can buy a ticket of a raffle that is not activated, whatever its dates.
  for (const status of ['draft', 'pending'] as const)
    assert.deepEqual(countdownPhase({ status, ...started }, now), { phase: 'not-on-sale' })
})

test('says two units, and seconds in the last hour only', () => {
  assert.equal(formatLeft(2 * day + 4 * hour + 59 * minute, 'en'), '2 days 4 hrs')
  assert.equal(formatLeft(hour + 5 * minute + 40_000, 'en'), '1 hr 5 mins')
  assert.equal(formatLeft(4 * minute + 9_500, 'en'), '4 mins 09 secs')
  assert.equal(formatLeft(-1, 'en'), '0 mins 00 secs')
  assert.equal(formatLeft(hour, 'en', 'long'), '1 hour')
  assert.equal(formatLeft(10 * minute, 'fr', 'long'), '10\u00a0minutes')
})

test('moves on exactly when the text does', () => {
  for (const left of [3 * day + 1, 2 * hour + 30 * minute, 59_999, 1_000]) {
    const change = untilLeftChanges(left)
    assert.notEqual(formatLeft(left - change, 'en'), formatLeft(left, 'en'))
    assert.equal(formatLeft(left - change + 1, 'en'), formatLeft(left, 'en'))
  }
})

test('reads out a day, an hour, ten minutes and one minute', () => {
  assert.equal(milestoneOf(2 * day), null)
  assert.equal(milestoneOf(day), day)
  assert.equal(milestoneOf(hour + 1), day)
  assert.equal(milestoneOf(10 * minute), 10 * minute)
  assert.equal(milestoneOf(1), minute)
})
