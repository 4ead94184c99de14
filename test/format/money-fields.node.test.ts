import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCents, parseCents } from '../../src/core/format/cents.ts'
import { formatDecimal, parseDecimal } from '../../src/core/format/decimal.ts'
import { hundredthsOf, parsePercentage } from '../../src/core/format/percentage.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

function cents(text: string, locale: 'en' | 'fr' = 'en') {
  const answer = parseCents(text, locale)
  return 'cents' in answer ? answer.cents : answer.reason.code
}

test('reads amounts as people write them, in both languages', () => {
  assert.equal(cents('1,234.5'), 123_450)
  assert.equal(cents('$12'), 1200)
  assert.equal(cents('1 234,50 $'), 123_450)
  assert.equal(cents('1\u00a0234,50\u00a0$', 'fr'), 123_450)
  assert.equal(cents('1\u202f234\u202f567,89', 'fr'), 123_456_789)
  assert.equal(cents('12,5'), 1250)
  assert.equal(cents('1.234,50'), 123_450)
  assert.equal(cents('.5'), 50)
  assert.equal(cents('5.'), 500)
  assert.equal(cents('CA$20'), 2000)
  assert.equal(cents('20 $ US'), 2000)
  assert.equal(cents('CAD 20.10'), 2010)
  assert.equal(cents('-$5'), -500)
  assert.equal(cents('$-5'), -500)
  assert.equal(cents('−0.01'), -1)
  assert.equal(cents('-0'), 0)
  assert.equal(cents('  '), null)
})

test('takes a comma before three digits for a group in English, for decimals in French', () => {
  assert.equal(cents('1,234'), 123_400)
  assert.equal(cents('1,234', 'fr'), 'too-many-decimals')
  assert.equal(cents('0,123'), 'too-many-decimals')
})

test('refuses what it would have to guess or to round', () => {
  for (const odd of [
    'abc',
    '$',
    '-',
    '12 34',
    '1,23,456.00',
    '1.2.3',
    '$1$',
    '--5',
    '-$-5',
    '1e3',
    '٣',
    '0x1',
    '12a',
    '1 234 56',
  ])
    assert.equal(cents(odd), 'not-a-number', odd)
  assert.equal(cents('1.005'), 'too-many-decimals')
  assert.equal(cents('1.000'), 'too-many-decimals')
  assert.equal(cents('90071992547409.92'), 'too-large')
  assert.equal(cents('90071992547409.91'), 9_007_199_254_740_991)
})

test('shows two decimals, exact at any size', () => {
  assert.equal(formatCents(123_450, 'en'), '1,234.50')
  assert.equal(plain(formatCents(123_450, 'fr')), '1 234,50')
  assert.equal(formatCents(-5, 'en'), '-0.05')
  assert.equal(formatCents(9_007_199_254_740_991, 'en'), '90,071,992,547,409.91')
})

test('reads percentages and keeps hundredths exact', () => {
  assert.deepEqual(parsePercentage('2,5 %', 'fr'), { units: 250 })
  assert.deepEqual(parsePercentage('50', 'en'), { units: 5000 })
  assert.deepEqual(parsePercentage('7.355', 'en'), {
    reason: { code: 'too-many-decimals', decimals: 2 },
  })
  assert.equal(hundredthsOf(7.35), 735)
  assert.equal(hundredthsOf(0.07), 7)
  for (let units = 0; units <= 10_000; units++) assert.equal(hundredthsOf(units / 100), units)
})

test('reads whole numbers without decimals', () => {
  assert.deepEqual(parseDecimal('1,000', 0, 'en'), { units: 1000 })
  assert.deepEqual(parseDecimal('1.5', 0, 'en'), {
    reason: { code: 'too-many-decimals', decimals: 0 },
  })
  assert.equal(formatDecimal(1000, 0, 'en', 'needed'), '1,000')
  assert.equal(formatDecimal(250, 2, 'fr', 'needed'), '2,5')
})
