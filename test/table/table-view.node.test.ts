import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyChanges, createMemoryLocation, type Parameters } from '../../src/core/location.ts'
import { prefixedLocation } from '../../src/core/table/prefixed-location.ts'
import {
  checkDeclared,
  checkDefinition,
  filterChanges,
  isFiltered,
  openedChanges,
  pageChanges,
  pageSizeChanges,
  parseView,
  queryChanges,
  queryOf,
  sortChanges,
  type ViewDefinition,
} from '../../src/core/table/view.ts'

const orders: ViewDefinition = {
  sortable: ['createdAt', 'amountPaidCents'],
  filters: [
    { id: 'status', kind: 'choice', options: [{ id: 'ACTIVE' }, { id: 'VOID' }] },
    { id: 'search', kind: 'search' },
    { id: 'from', kind: 'days' },
  ],
  pageSizes: [20, 50],
  defaults: { sort: { by: 'createdAt', direction: 'desc' }, filters: { from: '2026-10-21..' } },
}

const standard = parseView({}, orders)

function after(parameters: Parameters, changes: Record<string, string | null>) {
  return applyChanges(parameters, changes)
}

test('a location without parameters is the list’s own view', () => {
  assert.deepEqual(standard, {
    filters: { from: '2026-10-21..' },
    sort: { by: 'createdAt', direction: 'desc' },
    page: 1,
    cursor: null,
    pageSize: 20,
    opened: null,
  })
})

test('every part of a view goes into the location and comes back', () => {
  let parameters: Parameters = {}
  parameters = after(parameters, filterChanges({ status: 'VOID', search: 'Gill' }, orders))
  parameters = after(parameters, sortChanges({ by: 'amountPaidCents', direction: 'asc' }, orders))
  parameters = after(parameters, pageSizeChanges(50, orders))
  parameters = after(parameters, pageChanges(3, 'abc'))
  parameters = after(parameters, openedChanges('4F09C2'))
  assert.deepEqual(parseView(parameters, orders), {
    filters: { status: 'VOID', search: 'Gill', from: '' },
    sort: { by: 'amountPaidCents', direction: 'asc' },
    page: 3,
    cursor: 'abc',
    pageSize: 50,
    opened: '4F09C2',
  })
})

test('defaults are left out of the location', () => {
  const changes = {
    ...filterChanges({ from: '2026-10-21..' }, orders),
    ...sortChanges({ by: 'createdAt', direction: 'desc' }, orders),
    ...pageSizeChanges(20, orders),
    ...pageChanges(1, null),
  }
  assert.deepEqual(after({ other: '1' }, changes), { other: '1' })
})

test('a default that was cleared stays cleared', () => {
  const cleared = after({}, filterChanges({}, orders))
  assert.deepEqual(cleared, { from: '' })
  assert.equal(isFiltered(parseView(cleared, orders), orders), false)
})

test('a default narrows nothing down for a reader who chose nothing; what they chose does', () => {
  assert.equal(isFiltered(standard, orders), false)
  assert.equal(isFiltered(parseView({ from: '2026-01-01..' }, orders), orders), true)
})

test('another filter, order or page size returns to the first page', () => {
  const deep = { page: '4', cursor: 'abc' }
  const each = [
    filterChanges({ status: 'VOID' }, orders),
    sortChanges({ by: 'amountPaidCents', direction: 'desc' }, orders),
    pageSizeChanges(50, orders),
  ]
  for (const changes of each) {
    const { page, cursor } = parseView(after(deep, changes), orders)
    assert.deepEqual([page, cursor], [1, null])
  }
})

test('what can’t be read falls back', () => {
  const odd = {
    sort: '-password',
    page: '-3',
    cursor: 'abc',
    size: '7000',
    status: 'stolen',
    unknown: 'x',
    open: '',
  }
  assert.deepEqual(parseView(odd, orders), standard)
  assert.equal(parseView({ page: '1e9' }, orders).page, 1)
  assert.equal(parseView({ page: '9999999999' }, orders).page, 1)
})

test('a cursor without a page is the first page', () => {
  assert.equal(parseView({ cursor: 'abc' }, orders).cursor, null)
})

test('a saved query brings filters, order and page size back, whatever stands there', () => {
  const view = parseView({ status: 'VOID', sort: 'amountPaidCents', size: '50', page: '3' }, orders)
  const query = queryOf(view, orders)
  assert.equal(query, 'status=VOID&sort=amountPaidCents&size=50')
  const restored = parseView(
    after({ search: 'Gill', page: '2', sort: 'createdAt' }, queryChanges(query, orders)),
    orders,
  )
  assert.deepEqual(restored, { ...view, page: 1, cursor: null })
})

test('a filter can’t take the name of one of the table’s own keys', () => {
  assert.throws(() => checkDefinition({ filters: [{ id: 'page', kind: 'number' }] }), /page/)
})

test('a table sees its own keys, and leaves the others alone', () => {
  const shell = createMemoryLocation({ 'orders.page': '2', 'raffles.page': '5', tab: 'all' })
  const own = prefixedLocation(shell, 'orders')
  assert.deepEqual(own.$parameters.get(), { page: '2' })
  own.update({ page: null, status: 'VOID' })
  assert.deepEqual(shell.$parameters.get(), {
    'raffles.page': '5',
    tab: 'all',
    'orders.status': 'VOID',
  })
})

test('a push or a replacement goes on as it was asked for', () => {
  const modes: (string | undefined)[] = []
  const shell = {
    ...createMemoryLocation(),
    update: (_: object, mode?: string) => modes.push(mode),
  }
  prefixedLocation(shell, 'orders').update({ page: '2' }, 'replace')
  prefixedLocation(shell, 'orders').update({ page: '3' })
  assert.deepEqual(modes, ['replace', undefined])
})

test('refuses what a screen shows and its store does not know', () => {
  const store = { sortable: ['name'], filters: [{ id: 'status', kind: 'yes-no' }] } as const
  const name = { id: 'name', sortable: true }
  const status = { id: 'status', kind: 'yes-no' } as const
  checkDeclared(store, { columns: [name, { id: 'pot' }], filters: [status] })
  assert.throws(() => checkDeclared(store, { columns: [{ id: 'pot', sortable: 'desc' }] }), /pot/)
  const unknown = [{ id: 'paid', kind: 'yes-no' } as const]
  assert.throws(() => checkDeclared(store, { columns: [name], filters: unknown }), /paid/)
  const other = [{ id: 'status', kind: 'search' } as const]
  assert.throws(() => checkDeclared(store, { columns: [name], filters: other }), /status/)
})
