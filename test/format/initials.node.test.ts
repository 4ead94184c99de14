import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initials } from '../../src/core/format/initials.ts'

test('initials are of the first and the last word', () => {
  assert.equal(initials('Eva Muise'), 'EM')
  assert.equal(initials(' eva  de la Tour '), 'ET')
  assert.equal(initials('Élodie'), 'É')
  assert.equal(initials(''), '')
})

test('initials pass over numbers and signs while there are letters', () => {
  assert.equal(initials('Harbour Lights 50/50 – 1'), 'HL')
  assert.equal(initials('Harbour Lights 50/50 – 14'), 'HL')
  assert.equal(initials('50/50 Lottery'), 'L')
  assert.equal(initials('50/50'), '5')
})
