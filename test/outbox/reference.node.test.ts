import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReference, referenceOf } from '../../src/core/outbox/reference.ts'

test('calls an order by six letters of its key, which are no number', () => {
  const names = Array.from({ length: 5000 }, (_, at) =>
    referenceOf(at.toString(16).padStart(32, '0')),
  )
  assert.ok(names.every(name => /^K-[A-HJKMNP-TV-Z]{6}$/.test(name)))
  assert.ok(new Set(names).size > 4990)
  assert.equal(names[7], referenceOf('7'.padStart(32, '0')))
})

test('reads a reference as people type it, and takes no name for one', () => {
  for (const typed of ['K-HTWQRB', 'k-htwqrb', ' #K-HTWQRB '])
    assert.equal(readReference(typed), 'K-HTWQRB')
  for (const typed of ['KHTWQRB', 'K-HTWQR', 'K-HTWQRBB', 'K-LIOUAB', 'K-123456', 'Kim-Htwqrb'])
    assert.equal(readReference(typed), null, typed)
})
