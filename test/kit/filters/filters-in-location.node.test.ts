import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays } from '../../../src/core/format/calendar-day.ts'
import { dayPresets } from '../../../src/core/format/day-range.ts'
import {
  type FilterShape,
  type FilterValue,
  parseFilter,
  withFilter,
} from '../../../src/core/format/filters.ts'
import { filterChanges, parseView, type ViewDefinition } from '../../../src/core/table/view.ts'

const shapes: Record<string, FilterShape> = {
  q: { kind: 'search' },
  status: { kind: 'choice', many: true, options: ['ACTIVE', 'A,B'].map(id => ({ id })) },
  raffle: { kind: 'lookup' },
  mailed: { kind: 'yes-no' },
  created: { kind: 'days' },
  amount: { kind: 'money' },
  tickets: { kind: 'number' },
}
const view: ViewDefinition = {
  filters: Object.entries(shapes).map(([id, shape]) => ({ ...shape, id })),
  defaults: { filters: { created: 'last-30-days' } },
}

const text = fc
  .string({ minLength: 1, maxLength: 40 })
  .map(one => one.trim())
  .filter(one => one !== '')
const day = fc.integer({ min: 0, max: 36_500 }).map(days => addDays('1970-01-01', days))
const values: fc.Arbitrary<[string, FilterValue]> = fc.oneof(
  text.map((one): [string, FilterValue] => ['q', { kind: 'search', text: one }]),
  fc
    .subarray(['ACTIVE', 'A,B'], { minLength: 1 })
    .map((chosen): [string, FilterValue] => ['status', { kind: 'choice', chosen }]),
  text.map((one): [string, FilterValue] => ['raffle', { kind: 'lookup', chosen: [one] }]),
  fc.boolean().map((yes): [string, FilterValue] => ['mailed', { kind: 'yes-no', yes }]),
  fc
    .constantFrom(...dayPresets)
    .map((days): [string, FilterValue] => ['created', { kind: 'days', days }]),
  day.map((from): [string, FilterValue] => ['created', { kind: 'days', days: { from, to: null } }]),
  fc
    .maxSafeInteger()
    .map((from): [string, FilterValue] => ['amount', { kind: 'money', range: { from, to: null } }]),
  fc
    .integer()
    .map((to): [string, FilterValue] => ['tickets', { kind: 'number', range: { from: null, to } }]),
)

/** As the shell writes a location into the URL and reads it back. */
function throughUrl(changes: Record<string, string | null>): Record<string, string> {
  const set = Object.entries(changes).flatMap(([key, one]) => (one === null ? [] : [[key, one]]))
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(set).toString()))
}

test('brings every filter back through a table’s location', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 5 }), chosen => {
      const held = new Map(chosen)
      let filters = {}
      for (const [id, value] of held) filters = withFilter(filters, id, value)
      const read = parseView(throughUrl(filterChanges(filters, view)), view).filters
      for (const [id, value] of held) {
        assert.deepEqual(parseFilter(shapes[id] as FilterShape, read[id]), value)
      }
      if (!held.has('created')) assert.equal(read.created, '')
    }),
    { numRuns: 2000 },
  )
})

test('falls back where a link says nothing, and tells a cleared filter from its default', () => {
  assert.deepEqual(parseView({ created: 'nonsense', status: 'GONE' }, view).filters, {
    created: 'last-30-days',
  })
  const cleared = throughUrl(filterChanges(withFilter({ created: 'today' }, 'created', null), view))
  assert.equal(parseView(cleared, view).filters.created, '')
})
