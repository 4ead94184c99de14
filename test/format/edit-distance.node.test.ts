import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, slipsIn } from '../../src/core/format/edit-distance.ts'

test('it counts letters more, less, changed and swapped', () => {
  const cases = [
    ['tremblay', 'tremblay', 0],
    ['trembly', 'tremblay', 1],
    ['tremblayy', 'tremblay', 1],
    ['trembley', 'tremblay', 1],
    ['trembaly', 'tremblay', 1],
    ['rtemblya', 'tremblay', 2],
    ['joe', 'jeo', 1],
    ['', 'ab', 2],
    ['ab', '', 2],
  ] as const
  for (const [one, other, slips] of cases) {
    assert.equal(editDistance(one, other, 3), slips, `${one} ${other}`)
    assert.equal(editDistance(other, one, 3), slips, `${other} ${one}`)
  }
})

test('it stops where there are too many', () => {
  assert.equal(editDistance('boudreau', 'tremblay', 2), 3)
  assert.equal(editDistance('a', 'abcdef', 2), 3)
})

test('it lets long words have more slips than short ones', () => {
  assert.deepEqual(['jo', 'gill', 'landry'].map(slipsIn), [0, 1, 2])
})
