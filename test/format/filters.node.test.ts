import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays } from '../../src/core/format/calendar-day.ts'
import { dayPresets } from '../../src/core/format/day-range.ts'
import { conditionsOf } from '../../src/core/format/filter-conditions.ts'
import {
  type FilterShape,
  type FilterValue,
  formatFilter,
  parseFilter,
  withFilter,
} from '../../src/core/format/filters.ts'

const statuses = ['ACTIVE', 'PENDING', 'a,b', '100%', '%2C'].map(id => ({ id }))
const shapes: FilterShape[] = [
  { kind: 'search' },
  { kind: 'choice', many: true, options: statuses },
  { kind: 'lookup', many: true },
  { kind: 'yes-no' },
  { kind: 'days' },
  { kind: 'money' },
  { kind: 'number' },
]
const shapeOf = (kind: FilterShape['kind']) =>
  shapes.find(shape => shape.kind === kind) as FilterShape

const day = fc.integer({ min: 0, max: 36_500 }).map(days => addDays('1970-01-01', days))
const rangeOf = <T extends string | number>(end: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) =>
      from !== null && to !== null && from > to ? { from: to, to: from } : { from, to },
    )
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map(one => one + 0)

const value: fc.Arbitrary<FilterValue> = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: 100 })
    .map(text => text.trim())
    .filter(text => text !== '')
    .map(text => ({ kind: 'search' as const, text })),
  fc
    .uniqueArray(fc.constantFrom(...statuses.map(one => one.id)), { minLength: 1 })
    .map(chosen => ({ kind: 'choice' as const, chosen })),
  fc
    .uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1 })
    .map(chosen => ({ kind: 'lookup' as const, chosen })),
  fc.boolean().map(yes => ({ kind: 'yes-no' as const, yes })),
  fc.constantFrom(...dayPresets).map(days => ({ kind: 'days' as const, days })),
  rangeOf(day).map(days => ({ kind: 'days' as const, days })),
  rangeOf(fc.maxSafeInteger()).map(range => ({ kind: 'money' as const, range })),
  rangeOf(number).map(range => ({ kind: 'number' as const, range })),
)

test('finds every filter again in its string, through a URL too', () => {
  fc.assert(
    fc.property(value, held => {
      const wire = formatFilter(held)
      assert.deepEqual(parseFilter(shapeOf(held.kind), wire), held)
      const query = new URLSearchParams({ filter: wire.toWellFormed?.() ?? wire })
      const back = new URLSearchParams(query.toString()).get('filter') ?? undefined
      if (back === wire) assert.deepEqual(parseFilter(shapeOf(held.kind), back), held)
    }),
    { numRuns: 3000 },
  )
})

test('never throws on a string, and reads its own reading alike', () => {
  const near = fc.string({ unit: fc.constantFrom(...'0123456789-.,%2Cetru ACTIVE') })
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      fc.oneof(fc.string({ unit: 'binary' }), near),
      (shape, text) => {
        const read = parseFilter(shape, text)
        if (read) assert.deepEqual(parseFilter(shape, formatFilter(read)), read)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('ignores what a filter does not know', () => {
  const one: FilterShape = { kind: 'choice', options: statuses }
  const reads = (shape: FilterShape, wire: string) => parseFilter(shape, wire)
  assert.equal(reads(one, 'GONE'), null)
  assert.deepEqual(reads(one, 'GONE,PENDING,ACTIVE'), { kind: 'choice', chosen: ['PENDING'] })
  for (const wire of ['0x10..', '1..2..3', '5..1', '..', '1.5..2', '1e400..', ' 1..2']) {
    assert.equal(reads({ kind: 'money' }, wire), null, wire)
  }
  for (const wire of ['2026-02-29..', '2026-11-20..2026-11-01', 'last-decade', '2026-11-20']) {
    assert.equal(reads({ kind: 'days' }, wire), null, wire)
  }
  assert.equal(reads({ kind: 'yes-no' }, 'yes'), null)
  assert.equal(reads({ kind: 'search' }, '   '), null)
})

test('changes one of the values and leaves the others', () => {
  const values = { status: 'ACTIVE', q: 'eva' }
  assert.deepEqual(withFilter(values, 'q', null), { status: 'ACTIVE' })
  assert.deepEqual(withFilter(values, 'q', { kind: 'search', text: ' ' }), { status: 'ACTIVE' })
  assert.deepEqual(withFilter(values, 'paid', { kind: 'yes-no', yes: false }), {
    ...values,
    paid: 'false',
  })
})

test('asks a report for field, operator and value', () => {
  const zone = { timeZone: 'America/Halifax', now: new Date('2026-11-21T02:00:00Z') }
  const ask = (held: FilterValue) =>
    conditionsOf('x', held, zone).map(({ operator, value: asked }) => `${operator} ${asked}`)
  assert.deepEqual(ask({ kind: 'days', days: 'today' }), [
    'gte 2026-11-20T04:00:00.000Z',
    'lt 2026-11-21T04:00:00.000Z',
  ])
  assert.deepEqual(ask({ kind: 'days', days: { from: null, to: '2026-11-01' } }), [
    'lt 2026-11-02T04:00:00.000Z',
  ])
  assert.deepEqual(ask({ kind: 'money', range: { from: 1000, to: 5000 } }), [
    'gte 1000',
    'lte 5000',
  ])
  assert.deepEqual(ask({ kind: 'choice', chosen: ['ACTIVE', 'VOID'] }), ['in ACTIVE,VOID'])
  assert.deepEqual(ask({ kind: 'search', text: 'eva' }), ['contains eva'])
  assert.deepEqual(ask({ kind: 'yes-no', yes: true }), ['eq true'])
})
