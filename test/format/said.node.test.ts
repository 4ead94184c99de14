import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSaid } from '../../src/core/format/said.ts'

test('blanks of any kind, signs alone and signs that nobody sees say nothing', () => {
  for (const text of [
    '',
    '  ',
    '\u00a0',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\uffa0',
    '.',
    '—',
  ])
    assert.equal(isSaid(text), false, JSON.stringify(text))
})

test('one letter or digit of any script says something', () => {
  for (const text of ['a', 'É', '7', '李', 'ß', ' x '])
    assert.equal(isSaid(text), true, JSON.stringify(text))
})
