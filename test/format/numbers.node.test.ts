import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadingNumber } from '../../src/core/format/numbers.ts'

test('begins a sentence with a word below ten and with digits from there on', () => {
  assert.equal(leadingNumber(1, 'en'), 'One')
  assert.equal(leadingNumber(3, 'en'), 'Three')
  assert.equal(leadingNumber(12, 'en'), '12')
})

test('counts feminine nouns in French', () => {
  assert.equal(leadingNumber(1, 'fr'), 'Une')
  assert.equal(leadingNumber(9, 'fr'), 'Neuf')
})
