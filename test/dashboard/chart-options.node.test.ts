import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seriesOf } from '../../src/core/dashboard/charts.ts'
import {
  axisMaximum,
  barOptions,
  labelledBars,
  valuedBars,
} from '../../src/screens/kit/chart-options.ts'

const bars = (...cents: number[]) => cents.map(amount => ({ label: '', name: '', cents: amount }))

test('ends the axis at 110 percent of the highest value', () => {
  assert.equal(axisMaximum(bars(100_00, 2_000_00)), 2_200)
})

test('has an axis even where every value is zero', () => {
  assert.equal(axisMaximum(bars(0, 0)), 1)
  assert.equal(axisMaximum([]), 1)
})

test('tells a bar’s amount in full, a million or more with one decimal and M', () => {
  const chart = { bars: bars(2_345_678_90), currency: 'CAD', nonce: undefined, width: 600 }
  const { tooltip } = barOptions({ ...chart, locale: 'en' })
  const y = tooltip?.y
  const told = Array.isArray(y) ? undefined : y?.formatter
  assert.equal(told?.(2_345_678.9), '$2.3M')
  assert.equal(told?.(999_999.99), '$999,999.99')
})

test('labels every bar where there is room, and the last one always', () => {
  const days = Array.from({ length: 30 }, () => 'Nov 20')
  assert.equal(labelledBars(days, 2400).size, 30)
  assert.deepEqual([...labelledBars(days, 450)], [1, 8, 15, 22, 29])
  assert.ok(labelledBars(days, 100).has(29))
})

test('writes all amounts where there is room, else the highest and the last', () => {
  const cents = [100, 900, 200, 300, 400, 500, 0, 600]
  const values = cents.map(() => '$900')
  assert.deepEqual([...valuedBars(cents, values, 800)], [0, 1, 2, 3, 4, 5, 7])
  assert.deepEqual([...valuedBars(cents, values, 100)], [1, 7])
})

test('writes one amount where the highest and the last would touch', () => {
  assert.deepEqual([...valuedBars([1, 2, 9, 8], ['$1', '$2', '$900', '$800'], 60)], [2])
})

test('leaves the last amount out where a taller bar would stand in it', () => {
  const values = ['$900', '$100', '$300', '$145']
  assert.deepEqual([...valuedBars([900, 100, 300, 145], values, 64)], [0])
  assert.deepEqual([...valuedBars([900, 100, 145, 145], values, 64)], [0, 3])
})

test('says an amount in the tooltip, and a dash for zero', () => {
  const chart = { bars: bars(0, 123_450), currency: 'CAD', nonce: undefined, width: 800 }
  for (const [locale, amount] of [
    ['en', '$1,234.50'],
    ['fr', '1 234,50 $'],
  ] as const) {
    const y = barOptions({ ...chart, locale }).tooltip?.y
    const say = y && !Array.isArray(y) ? y.formatter : undefined
    assert.deepEqual([say?.(0), say?.(1234.5).replaceAll(/\s/g, ' ')], ['–', amount])
  }
})

test('takes daily for no series, and none for one it doesn’t know', () => {
  assert.equal(seriesOf(undefined), 'daily')
  assert.equal(seriesOf('monthly'), 'monthly')
  assert.equal(seriesOf('yearly'), null)
  assert.equal(seriesOf('__proto__'), null)
})
