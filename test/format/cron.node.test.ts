import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isCron, nextRuns } from '../../src/core/format/cron.ts'
import { type CronPlan, cronOf, planOf } from '../../src/core/format/cron-plan.ts'
import { wallTimeOf } from '../../src/core/format/zoned.ts'

const halifax = 'America/Halifax'
const runs = (expression: string, after: string, zone = halifax) =>
  nextRuns(expression, zone, new Date(after))

test('takes five fields with lists, ranges, steps and names, six with the second first, and nicknames', () => {
  for (const expression of [
    '0 20 * * 5',
    '*/15 9-17 * * MON-FRI',
    '0 12 1,15 * *',
    '0 0 1 JAN *',
    '30 8 * * 7',
    '0 20 * * 5#1',
    '0 20 L * *',
    '  0   20 * *  5 ',
    '0 9 * * wed',
    '0 0 20 * * 5',
    '*/30 0 20 * * wed',
    '@daily',
    ' @Midnight ',
    '@hourly',
  ]) {
    assert.ok(isCron(expression), expression)
  }
})

test('refuses what is not a standard expression', () => {
  for (const expression of [
    '',
    '0 20 * *',
    '0 0 20 * * 5 2026',
    '60 0 20 * * 5',
    '0 0 20 15W * *',
    '@',
    '@reboot',
    '@daily @daily',
    '@daily 0 20 * *',
    '0 20 ? * *',
    '0 20 15W * *',
    '0 20 * * +5',
    '60 20 * * *',
    '0 24 * * *',
    '0 20 0 * *',
    '0 20 32 * *',
    '0 20 * 13 *',
    '0 20 * * 8',
    '0 20 * * 5-1',
    '2026-11-20T20:00:00',
    'every Friday at eight',
    '0 0 30 2 *',
    `0 20 * * ${'5,'.repeat(200)}5`,
  ]) {
    assert.ok(!isCron(expression), expression)
  }
})

test('tells the next five runs in the zone', () => {
  assert.deepEqual(runs('0 20 * * 5', '2026-11-20T12:00:00Z'), [
    '2026-11-21T00:00:00.000Z',
    '2026-11-28T00:00:00.000Z',
    '2026-12-05T00:00:00.000Z',
    '2026-12-12T00:00:00.000Z',
    '2026-12-19T00:00:00.000Z',
  ])
  assert.equal(runs('0 20 * * 5', '2026-11-21T00:00:00Z')[0], '2026-11-28T00:00:00.000Z')
  assert.equal(
    runs('0 12 * * *', '2026-12-31T23:00:00Z', 'Asia/Kolkata')[0],
    '2027-01-01T06:30:00.000Z',
  )
  assert.deepEqual(runs('0 0 20 * * 5', '2026-11-20T12:00:00Z').slice(0, 2), [
    '2026-11-21T00:00:00.000Z',
    '2026-11-28T00:00:00.000Z',
  ])
  assert.equal(runs('@daily', '2026-11-20T12:00:00Z')[0], '2026-11-21T04:00:00.000Z')
  assert.deepEqual(runs('nonsense', '2026-11-20T12:00:00Z'), [])
})

test('keeps the wall time over both clock changes', () => {
  const times = (after: string, zone?: string) =>
    runs('0 20 * * *', after, zone).map(run => wallTimeOf(run, zone ?? halifax).time)
  assert.deepEqual(new Set(times('2026-03-06T12:00:00Z')), new Set(['20:00']))
  assert.deepEqual(new Set(times('2026-10-30T12:00:00Z')), new Set(['20:00']))
  assert.deepEqual(new Set(times('2026-03-06T12:00:00Z', 'America/Phoenix')), new Set(['20:00']))
  assert.deepEqual(new Set(times('2026-10-30T12:00:00Z', 'America/St_Johns')), new Set(['20:00']))
})

test('runs a time that spring leaves out when the clock has gone forward', () => {
  const [, gap, next] = runs('30 2 * * *', '2026-03-06T12:00:00Z')
  assert.equal(gap, '2026-03-08T06:00:00.000Z')
  assert.equal(next, '2026-03-09T05:30:00.000Z')
})

test('runs a time that autumn shows twice only once', () => {
  const [, twice, next] = runs('30 1 * * *', '2026-10-30T12:00:00Z')
  assert.equal(twice, '2026-11-01T04:30:00.000Z')
  assert.equal(next, '2026-11-02T05:30:00.000Z')
})

const plain = { noNullPrototype: true }

test('reads the repeats that people choose back from their expression', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'))
  const weekday = fc.integer({ min: 0, max: 6 })
  const plan: fc.Arbitrary<CronPlan> = fc.oneof(
    fc.record({ repeats: fc.constant('daily' as const), time }, plain),
    fc.record({ repeats: fc.constant('weekly' as const), weekday, time }, plain),
    fc.record({ repeats: fc.constant('monthly-first-day' as const), time }, plain),
    fc.record({ repeats: fc.constant('monthly-first-weekday' as const), weekday, time }, plain),
  )
  fc.assert(
    fc.property(plan, chosen => {
      assert.ok(isCron(cronOf(chosen)))
      assert.deepEqual(planOf(cronOf(chosen)), chosen)
    }),
  )
  assert.equal(planOf('*/15 * * * *'), null)
  assert.equal(planOf('0 20 1 * 5'), null)
  assert.equal(planOf('99 20 * * *'), null)
})
