import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { noPreference, plainLayout, TablePreferenceSchema } from '../../src/core/table/layout.ts'
import {
  addView,
  currentView,
  removeView,
  renameView,
  startWith,
  updateView,
} from '../../src/core/table/saved-views.ts'

const now = { query: 'status=VOID', layout: plainLayout }
const two = addView(addView(noPreference, 'Void', now), 'All', { ...now, query: '' })

test('a view is saved under an id of its own', () => {
  assert.deepEqual(
    two.views.map(({ id, name }) => [id, name]),
    [
      ['1', 'Void'],
      ['2', 'All'],
    ],
  )
})

test('a view keeps filters, order, columns and density (Vendure: saved views without columns)', () => {
  const layout = {
    order: ['buyer', 'order', 'status'],
    shown: ['email'],
    hidden: ['source'],
    density: 'compact' as const,
  }
  const shown = { query: 'status=VOID&sort=-boughtAt', layout }
  const kept = addView(two, 'To call', shown)
  const stored = v.parse(TablePreferenceSchema, JSON.parse(JSON.stringify(kept)))
  assert.deepEqual(stored.views[2], { id: '3', name: 'To call', ...shown })
  assert.equal(currentView(stored, shown)?.name, 'To call')
  for (const change of [{ order: [] }, { shown: [] }, { hidden: [] }])
    assert.equal(currentView(stored, { ...shown, layout: { ...layout, ...change } }), null)
})

test('the current view is the one whose filters, order and columns are shown', () => {
  assert.equal(currentView(two, now)?.name, 'Void')
  assert.equal(currentView(two, { ...now, query: 'status=ACTIVE' }), null)
  const compact = { ...plainLayout, density: 'compact' as const }
  assert.equal(currentView(two, { ...now, layout: compact }), null)
})

test('a view is renamed, and takes over what is shown now', () => {
  assert.equal(renameView(two, '1', 'Voided').views[0]?.name, 'Voided')
  const query = 'status=VOID&sort=-createdAt'
  assert.equal(updateView(two, '1', { ...now, query }).views[0]?.query, query)
})

test('a deleted view is the start view no longer', () => {
  const started = startWith(two, '2')
  assert.equal(started.startView, '2')
  const left = removeView(started, '2')
  assert.deepEqual([left.startView, left.views.length], [null, 1])
  assert.equal(removeView(started, '1').startView, '2')
})

test('only a view that there is becomes the start view', () => {
  assert.equal(startWith(two, '9').startView, null)
  assert.equal(startWith(startWith(two, '1'), null).startView, null)
})
