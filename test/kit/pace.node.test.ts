import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paceOf, type Sample, withSample } from '../../src/screens/kit/pace.ts'

function after(...samples: Sample[]) {
  return samples.reduce<Sample[]>((kept, sample) => withSample(kept, sample), [])
}

test('tells no pace before there is one to tell', () => {
  assert.equal(paceOf([]), null)
  assert.equal(paceOf(after({ at: 0, done: 0 })), null)
  assert.equal(paceOf(after({ at: 0, done: 0 }, { at: 100, done: 50 })), null)
  assert.equal(paceOf(after({ at: 0, done: 5 }, { at: 5_000, done: 5 })), null)
})

test('counts what was done lately, a second', () => {
  assert.equal(paceOf(after({ at: 0, done: 0 }, { at: 2_000, done: 10 })), 5)
  const slowed = after(
    { at: 0, done: 0 },
    { at: 10_000, done: 1_000 },
    { at: 50_000, done: 1_010 },
    { at: 60_000, done: 1_020 },
  )
  assert.equal(paceOf(slowed), 1)
})

test('starts anew when the count goes backwards: it is another run', () => {
  const again = after({ at: 0, done: 900 }, { at: 1_000, done: 0 }, { at: 3_000, done: 4 })
  assert.equal(paceOf(again), 2)
})
