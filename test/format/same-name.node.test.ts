import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameName } from '../../src/core/format/same-name.ts'

test('takes names for one person’s whatever their capitals, accents, blanks, signs, order, initials and titles', () => {
  for (const [one, other] of [
    ['Marguerite Doucette', 'MARGUERITE  doucette '],
    ['Marguerite Doucette', 'Doucette, Marguerite'],
    ['Marguerite Doucette', 'Marguerite A. Doucette'],
    ['Marguerite Doucette', 'Mme Marguerite Doucette'],
    ['Marguerite Doucette', 'Marguerite\u00a0Dou\u200bcette.'],
    ['Marguerite Doucette', 'MargueriteDoucette'],
    ['Zoé Bérubé-Lemieux', 'zoe berube lemieux'],
    ['Zoé Bérubé-Lemieux', 'Zoe\u0301 Be\u0301rube\u0301\u2011Lemieux'],
    ['Anne O’Brien', 'Anne Obrien'],
    ['Søren Łukasz', 'Soren Lukasz'],
    ['J. P.', 'j p'],
    ['Ніна Ткач', 'НІНА ткач'],
  ] as const)
    assert.ok(isSameName(one, other), `${one} / ${other}`)
})

test('tells other people apart, and takes nothing for a name', () => {
  for (const [one, other] of [
    ['Marguerite Doucette', 'Margaret Doucette'],
    ['Marguerite Doucette', 'Marguerite Doucet'],
    ['Marguerite Doucette', 'Doucette'],
    ['Marguerite Doucette', 'Marguerite Doucette Roy'],
    ['Joel Paul', 'Joel Pauline'],
    ['', ''],
    ['.', '-'],
  ] as const)
    assert.equal(isSameName(one, other), false, `${one} / ${other}`)
})

test('signs that nobody sees make no other name', () => {
  for (const hidden of [
    'Marguerite Doucett\u0001e',
    'Marguerite Doucett\u007fe',
    'Margu\u3164erite Doucette',
  ])
    assert.ok(isSameName('Marguerite Doucette', hidden), JSON.stringify(hidden))
})
