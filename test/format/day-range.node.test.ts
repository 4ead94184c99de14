import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOfPreset, instantsOf, isDayRange } from '../../src/core/format/day-range.ts'

test('counts weeks from Sunday and includes today', () => {
  const friday = '2026-11-20'
  const range = (preset: Parameters<typeof daysOfPreset>[0], today = friday) =>
    Object.values(daysOfPreset(preset, today)).join(' ')
  assert.equal(range('today'), '2026-11-20 2026-11-20')
  assert.equal(range('yesterday'), '2026-11-19 2026-11-19')
  assert.equal(range('this-week'), '2026-11-15 2026-11-20')
  assert.equal(range('this-week', '2026-11-22'), '2026-11-22 2026-11-22')
  assert.equal(range('last-7-days'), '2026-11-14 2026-11-20')
  assert.equal(range('last-30-days'), '2026-10-22 2026-11-20')
  assert.equal(range('this-month'), '2026-11-01 2026-11-20')
  assert.equal(range('last-month'), '2026-10-01 2026-10-31')
  assert.equal(range('last-month', '2027-01-31'), '2026-12-01 2026-12-31')
  assert.equal(range('last-month', '2028-03-31'), '2028-02-01 2028-02-29')
  assert.equal(range('yesterday', '2027-01-01'), '2026-12-31 2026-12-31')
  assert.equal(range('this-year'), '2026-01-01 2026-11-20')
})

test('takes whole days of the zone, over both clock changes', () => {
  const year = { from: '2026-03-08', to: '2026-11-01' }
  assert.deepEqual(instantsOf(year, 'America/Halifax'), {
    from: '2026-03-08T04:00:00.000Z',
    until: '2026-11-02T04:00:00.000Z',
  })
  assert.deepEqual(instantsOf({ from: null, to: '2026-12-31' }, 'America/St_Johns'), {
    from: null,
    until: '2027-01-01T03:30:00.000Z',
  })
})

test('knows ranges that are none', () => {
  assert.ok(isDayRange({ from: '2026-11-01', to: null }))
  assert.ok(!isDayRange({ from: null, to: null }))
  assert.ok(!isDayRange({ from: '2026-11-02', to: '2026-11-01' }))
  assert.ok(!isDayRange({ from: '2026-02-29', to: null }))
  assert.ok(!isDayRange({ from: '0000-01-01', to: null }), 'a year that nobody means')
  assert.ok(!isDayRange({ from: '1900-01-01', to: '99999-01-01' }))
})
