import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays } from '../../src/core/format/calendar-day.ts'
import { isoDay } from '../../src/core/format/iso-day.ts'
import { endOfDay, resolveWallTime, startOfDay, wallTimeOf } from '../../src/core/format/zoned.ts'

const halifax = 'America/Halifax'
const zones = [
  halifax,
  'America/Phoenix',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Pacific/Apia',
]
const hours = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 3_600_000
const resolved = (day: string, time: string, zone: string) => resolveWallTime({ day, time }, zone)

test('reads a wall time as the instant it is in each zone', () => {
  const at = (zone: string) => resolved('2026-11-20', '20:00', zone)
  assert.deepEqual(at(halifax), { kind: 'once', instant: '2026-11-21T00:00:00.000Z' })
  assert.deepEqual(at('America/Phoenix'), { kind: 'once', instant: '2026-11-21T03:00:00.000Z' })
  assert.deepEqual(at('America/St_Johns'), { kind: 'once', instant: '2026-11-20T23:30:00.000Z' })
  assert.deepEqual(at('Asia/Kolkata'), { kind: 'once', instant: '2026-11-20T14:30:00.000Z' })
})

test('says that a time the clocks leave out in spring does not exist', () => {
  assert.deepEqual(resolved('2026-03-08', '02:30', halifax), { kind: 'never' })
  assert.deepEqual(resolved('2026-03-08', '02:00', halifax), { kind: 'never' })
  assert.equal(resolved('2026-03-08', '01:59', halifax).kind, 'once')
  assert.deepEqual(resolved('2026-03-08', '03:00', halifax), {
    kind: 'once',
    instant: '2026-03-08T06:00:00.000Z',
  })
  assert.deepEqual(resolved('2026-03-08', '02:30', 'America/St_Johns'), { kind: 'never' })
  assert.equal(resolved('2026-03-08', '02:30', 'America/Phoenix').kind, 'once')
})

test('tells both instants of a time that autumn shows twice', () => {
  assert.deepEqual(resolved('2026-11-01', '01:30', halifax), {
    kind: 'twice',
    earlier: '2026-11-01T04:30:00.000Z',
    later: '2026-11-01T05:30:00.000Z',
  })
  assert.equal(resolved('2026-11-01', '02:00', halifax).kind, 'once')
  assert.equal(resolved('2026-11-01', '01:30', 'Asia/Kolkata').kind, 'once')
})

test('cuts days of 23 and 25 hours where the clocks change', () => {
  const length = (day: string, zone = halifax) => hours(startOfDay(day, zone), endOfDay(day, zone))
  assert.equal(length('2026-03-08'), 23)
  assert.equal(length('2026-11-01'), 25)
  assert.equal(length('2026-11-20'), 24)
  assert.equal(length('2026-03-08', 'America/Phoenix'), 24)
  assert.equal(startOfDay('2026-03-08', halifax), '2026-03-08T04:00:00.000Z')
  assert.equal(endOfDay('2026-03-08', halifax), '2026-03-09T03:00:00.000Z')
})

test('starts a day whose midnight is left out when the clock goes forward', () => {
  assert.equal(startOfDay('2026-03-29', 'Asia/Beirut'), '2026-03-28T22:00:00.000Z')
  assert.equal(wallTimeOf('2026-03-28T22:00:00.000Z', 'Asia/Beirut').time, '01:00')
})

test('crosses the end of a year', () => {
  assert.equal(endOfDay('2026-12-31', halifax), '2027-01-01T04:00:00.000Z')
  assert.deepEqual(wallTimeOf('2027-01-01T03:59:59Z', halifax), {
    day: '2026-12-31',
    time: '23:59:59',
  })
  assert.equal(isoDay(new Date('2026-12-31T18:30:00Z'), 'Asia/Kolkata'), '2027-01-01')
})

test('finds every instant again from its wall time', () => {
  const minute = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
      const instant = new Date(minutes * 60_000).toISOString()
      const found = resolveWallTime(wallTimeOf(instant, zone), zone)
      if (found.kind === 'once') assert.equal(found.instant, instant)
      else if (found.kind === 'twice') assert.ok([found.earlier, found.later].includes(instant))
      else assert.fail(`${instant} in ${zone}`)
    }),
    { numRuns: 2000 },
  )
})

test('gives every instant of a day to that day, and the next one to the next', () => {
  const number = fc.integer({ min: 0, max: 18_000 })
  fc.assert(
    fc.property(number, fc.constantFrom(...zones), (days, zone) => {
      const day = addDays('1991-01-01', days)
      const start = Date.parse(startOfDay(day, zone))
      const end = Date.parse(endOfDay(day, zone))
      if (start === end) return
      assert.equal(isoDay(new Date(start), zone), day)
      assert.ok(isoDay(new Date(start - 1000), zone) < day)
      assert.equal(isoDay(new Date(end - 1000), zone), day)
    }),
    { numRuns: 2000 },
  )
})

test('throws on a zone that nobody knows', () => {
  assert.throws(() => startOfDay('2026-11-20', 'America/Atlantis'), RangeError)
})
