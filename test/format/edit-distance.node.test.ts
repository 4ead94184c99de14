import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, isSlipOf } from '../../src/core/format/edit-distance.ts'

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

test('it takes two slips of long words and one of short ones, with the first letter right', () => {
  const pairs = (text: string) => text.split(', ').map(pair => pair.split(' ') as [string, string])
  for (const [typed, word] of pairs(
    'gil gill, jeo joe, landyr landry, ladnyr landry, oirier poirier',
  ))
    assert.ok(isSlipOf(typed, word), `${typed} ${word}`)
  for (const [typed, word] of pairs('jo joe, fill gill, oe joe, poriier cormier, lnadyr landri'))
    assert.ok(!isSlipOf(typed, word), `${typed} ${word}`)
})
