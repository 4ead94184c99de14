import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatMillions,
  formatMoney,
  formatShortMoney,
  isMillions,
} from '../../src/core/format/money.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('shows a million dollars or more with one decimal and M, and a cent less in full', () => {
  assert.equal(isMillions(99_999_999), false)
  assert.equal(isMillions(100_000_000), true)
  assert.equal(formatMillions(100_000_000, 'CAD', 'en'), '$1.0M')
  assert.equal(formatMillions(241_234_567, 'CAD', 'en'), '$2.4M')
  assert.equal(plain(formatMillions(241_234_567, 'CAD', 'fr')), '2,4 M$')
})

test('shows two decimals in both languages', () => {
  assert.equal(formatMoney(31_248_050, 'CAD', 'en'), '$312,480.50')
  assert.equal(plain(formatMoney(31_248_050, 'CAD', 'fr')), '312 480,50 $')
})

test('labels charts with K for thousands and M for millions', () => {
  assert.equal(formatShortMoney(99_900, 'CAD', 'en'), '$999')
  assert.equal(formatShortMoney(123_400, 'CAD', 'en'), '$1.2K')
  assert.equal(formatShortMoney(3_400_000, 'CAD', 'en'), '$34K')
  assert.equal(formatShortMoney(99_999_900, 'CAD', 'en'), '$1.0M')
  assert.equal(formatShortMoney(240_000_000, 'CAD', 'en'), '$2.4M')
  assert.equal(formatShortMoney(0, 'CAD', 'en'), '$0')
})
