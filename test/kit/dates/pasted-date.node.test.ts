import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isDay } from '../../../src/core/format/calendar-day.ts'
import { pastedDate, pastedTime } from '../../../src/screens/kit/dates/pasted-date.ts'

const read = (text: string) => {
  const found = pastedDate(text, 'America/Halifax')
  return found && `${found.day} ${found.time}`
}

test('reads the ways that people write a date', () => {
  assert.equal(read('2026-11-20'), '2026-11-20 null')
  assert.equal(read(' 2026/1/5 '), '2026-01-05 null')
  assert.equal(read('2026-11-20 20:00'), '2026-11-20 20:00')
  assert.equal(read('2026-11-20T20:00:00'), '2026-11-20 20:00')
  assert.equal(read('2026-11-20, 8:05\u00a0p.m.'), '2026-11-20 20:05')
  assert.equal(read('2026-11-20 12 am'), '2026-11-20 00:00')
  assert.equal(read('2026-11-20 20 h 05'), '2026-11-20 20:05')
  assert.equal(read('2026-11-20 23:59:59'), '2026-11-20 23:59:59')
  assert.equal(read('2026-11-21T00:00:00.000Z'), '2026-11-20 20:00')
  assert.equal(read('2026-11-20T23:00:00-05:00'), '2026-11-21 00:00')
  assert.equal(pastedTime('8 pm'), '20:00')
  assert.equal(pastedTime('20h'), '20:00')
})

test('refuses what is none', () => {
  for (const text of [
    '',
    '20/11/2026',
    '2026-02-29',
    '2026-11-20 25:00',
    '2026-11-20 13:00 pm',
    '2026-11-20 20:60',
    '2026-11-2020:00',
    'next Friday',
  ]) {
    assert.equal(read(text), null, text)
  }
})

test('never throws, and finds no day that there isn’t', () => {
  const near = fc.string({ unit: fc.constantFrom(...'0123456789-/:T ,hapm.Z+') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near), text => {
      const found = pastedDate(text, 'America/St_Johns')
      if (found) assert.ok(isDay(found.day))
    }),
    { numRuns: 5000 },
  )
})
