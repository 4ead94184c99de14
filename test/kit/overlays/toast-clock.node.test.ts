import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createToastClock } from '../../../src/screens/kit/overlays/toasts/clock.ts'

describe('the clock of toasts', () => {
  test('lets good news go after a while, and keeps bad news', t => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const gone: number[] = []
    const clock = createToastClock(id => gone.push(id))
    clock.follow([
      { id: 1, shownMs: 7_000 },
      { id: 2, shownMs: null },
    ])
    t.mock.timers.tick(6_900)
    assert.deepEqual(gone, [])
    t.mock.timers.tick(200)
    assert.deepEqual(gone, [1])
    clock.follow([{ id: 2, shownMs: null }])
    t.mock.timers.tick(60_000)
    assert.deepEqual(gone, [1])
  })

  test('stands still while someone points at them', t => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const gone: number[] = []
    const clock = createToastClock(id => gone.push(id))
    clock.follow([{ id: 1, shownMs: 7_000 }])
    clock.pause()
    t.mock.timers.tick(60_000)
    assert.deepEqual(gone, [])
    clock.resume()
    t.mock.timers.tick(7_000)
    assert.deepEqual(gone, [1])
    clock.stop()
  })
})
