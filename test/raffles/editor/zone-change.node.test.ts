import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherZone } from '../../../src/core/raffles/editor/zone-change.ts'

// The reader's own zone takes no part.
process.env.TZ = 'Asia/Kolkata'

const halifax = 'America/Halifax'
const phoenix = 'America/Phoenix'

test('the time on the wall stays, on both sides of both changes of the clocks', () => {
  for (const [inHalifax, inPhoenix] of [
    // 9 p.m. the evening before and after the clocks go forward, 8 March 2026.
    ['2026-03-08T01:00:00.000Z', '2026-03-08T04:00:00.000Z'],
    ['2026-03-09T00:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // 9 p.m. the evening before and after they go back, 1 November 2026.
    ['2026-11-01T00:00:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02T01:00:00.000Z', '2026-11-02T04:00:00.000Z'],
  ] as const) {
    assert.equal(inOtherZone(inHalifax, halifax, phoenix), inPhoenix)
    assert.equal(inOtherZone(inPhoenix, phoenix, halifax), inHalifax)
  }
})

test('a time that the new clocks skip goes on after the change', () => {
  // 2:30 a.m. on 8 March is none in Halifax: an hour after 1:30 a.m. is 3:30 a.m.
  assert.equal(
    inOtherZone('2026-03-08T09:30:00.000Z', phoenix, halifax),
    '2026-03-08T06:30:00.000Z',
  )
})

test('of a time that comes twice, the first is taken', () => {
  // 1:30 a.m. on 1 November.
  assert.equal(
    inOtherZone('2026-11-01T08:30:00.000Z', phoenix, halifax),
    '2026-11-01T04:30:00.000Z',
  )
})

test('an unknown zone changes nothing', () => {
  const instant = '2026-11-01T08:30:00.000Z'
  assert.equal(inOtherZone(instant, 'Nowhere/Land', halifax), instant)
})
