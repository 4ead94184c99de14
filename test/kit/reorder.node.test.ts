import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  moved,
  positionAt,
  reconciled,
  shiftOf,
  visualPosition,
} from '../../src/screens/kit/reorder/order.ts'

const rows = [0, 1, 2, 3].map(index => ({ top: index * 50, height: 50 }))

test('moves one and leaves the order of the others', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 'a', 2), ['b', 'c', 'a'])
  assert.deepEqual(moved(['a', 'b', 'c'], 'c', 0), ['c', 'a', 'b'])
  assert.deepEqual(moved(['a', 'b', 'c'], 'b', 1), ['a', 'b', 'c'])
})

test('keeps a wished order over rows that came and went', () => {
  assert.deepEqual(reconciled(['c', 'a', 'b'], ['a', 'b', 'd']), ['a', 'b', 'd'])
  assert.deepEqual(reconciled(['b', 'a'], ['a', 'b', 'c']), ['b', 'a', 'c'])
})

test('changes places where the dragged row comes over the middle of its neighbour', () => {
  assert.equal(positionAt(rows, 0, 0), 0)
  assert.equal(positionAt(rows, 0, 20), 0)
  assert.equal(positionAt(rows, 0, 26), 1)
  assert.equal(positionAt(rows, 0, 1000), 3)
  assert.equal(positionAt(rows, 3, -20), 3)
  assert.equal(positionAt(rows, 3, -26), 2)
  assert.equal(positionAt(rows, 3, -1000), 0)
  assert.equal(positionAt(rows, 9, 5), 9)
})

test('the others make room for a held row', () => {
  const shifts = (from: number, to: number) =>
    rows.map((_, index) => shiftOf(rows, index, from, to))
  assert.deepEqual(shifts(0, 2), [100, -50, -50, 0])
  assert.deepEqual(shifts(3, 1), [0, 50, 50, -100])
  assert.deepEqual(shifts(1, 1), [0, 0, 0, 0])
  const numbers = rows.map((_, index) => visualPosition(index, { from: 0, to: 2 }))
  assert.deepEqual(numbers, [2, 0, 1, 3])
})
