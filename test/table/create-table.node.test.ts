import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { atom } from 'nanostores'
import { DeskError } from '../../src/core/errors.ts'
import { createMemoryLocation, type Parameters } from '../../src/core/location.ts'
import type { Session, SessionStore } from '../../src/core/session/session.ts'
import { createTable, type TableOptions } from '../../src/core/table/create-table.ts'
import { plainLayout } from '../../src/core/table/layout.ts'
import { addView, startWith } from '../../src/core/table/saved-views.ts'
import type { TableView } from '../../src/core/table/view.ts'

interface Row {
  id: string
}

const status = { id: 'status', kind: 'choice', options: [{ id: 'VOID' }] } as const
const total = 45

/** A list of 45 rows: what a server would answer for a view. */
function answer({ page, pageSize }: TableView) {
  const from = (page - 1) * pageSize
  const data = Array.from({ length: Math.min(pageSize, total - from) }, (_, place) => ({
    id: String(from + place + 1),
  }))
  const paging = {
    nextCursor: from + pageSize < total ? `after ${from + pageSize}` : null,
    previousCursor: page > 1 ? `before ${from + 1}` : null,
    total,
    totalCapped: false,
  }
  return { data, paging }
}

function listOf(options: Partial<TableOptions<Row>> = {}, parameters: Parameters = {}) {
  const $subject = atom<string | null>('eva:1')
  const $session = atom<Session>({
    state: 'signed-in',
    user: {
      id: 'eva',
      name: 'Eva',
      email: 'eva@example.org',
      organizationName: 'Tern Cove',
      organizationUuid: '1',
      roles: [],
      organizations: [],
    },
  })
  const location = createMemoryLocation(parameters)
  const asked: TableView[] = []
  const $written = atom(0)
  const desk = {
    $subject,
    $written,
    location,
    session: { kind: 'host', $session } as unknown as SessionStore,
  }
  const table = createTable<Row>(desk, {
    name: 'orders',
    sortable: ['createdAt'],
    filters: [status],
    ...options,
    load(view, signal) {
      asked.push(view)
      return options.load ? options.load(view, signal) : Promise.resolve(answer(view))
    },
  })
  const stop = table.$state.listen(() => undefined)
  return { table, desk, asked, location, $subject, $written, stop }
}

async function settled() {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

function ids(table: ReturnType<typeof listOf>['table']): string[] {
  const state = table.$state.get()
  return state.state === 'ready' ? state.rows.map(({ id }) => id) : []
}

test('a list loads the first page when it is first watched', async () => {
  const { table, stop } = listOf()
  assert.equal(table.$state.get().state, 'loading')
  await settled()
  assert.deepEqual([ids(table).length, ids(table)[0]], [20, '1'])
  stop()
})

test('Next and Previous go by the answer’s cursors, and number the pages', async () => {
  const { table, asked, location, stop } = listOf()
  await settled()
  table.nextPage()
  await settled()
  table.nextPage()
  await settled()
  assert.deepEqual(location.$parameters.get(), {
    'orders.page': '3',
    'orders.cursor': 'after 40',
  })
  assert.deepEqual(ids(table), ['41', '42', '43', '44', '45'])
  table.previousPage()
  await settled()
  assert.deepEqual([asked.at(-1)?.page, asked.at(-1)?.cursor], [2, 'before 41'])
  table.previousPage()
  await settled()
  assert.deepEqual(location.$parameters.get(), {})
  stop()
})

test('rows stay while another page is on its way, and say which page they are', async () => {
  const { table, stop } = listOf()
  await settled()
  table.nextPage()
  const state = table.$state.get()
  assert.ok(state.state === 'ready' && state.refreshing)
  assert.equal(state.view.page, 1)
  await settled()
  const next = table.$state.get()
  assert.ok(next.state === 'ready' && !next.refreshing)
  assert.equal(next.view.page, 2)
  stop()
})

test('opening a row asks for nothing', async () => {
  const { table, asked, stop } = listOf()
  await settled()
  table.open('7')
  await settled()
  assert.equal(table.$view.get().opened, '7')
  assert.equal(asked.length, 1)
  stop()
})

test('rows of another organisation are never shown while new ones come', async () => {
  const { table, $subject, stop } = listOf()
  await settled()
  $subject.set('eva:2')
  assert.equal(table.$state.get().state, 'loading')
  await settled()
  assert.equal(table.$state.get().state, 'ready')
  stop()
})

test('an empty answer is “nothing yet” without filters and “no match” with them', async () => {
  const none = () =>
    Promise.resolve({
      data: [],
      paging: { nextCursor: null, previousCursor: null, total: 0, totalCapped: false },
    })
  const { table, stop } = listOf({ load: none })
  await settled()
  assert.equal(table.$state.get().state, 'empty')
  table.setFilters({ status: 'VOID' })
  await settled()
  assert.equal(table.$state.get().state, 'no-match')
  stop()
})

test('a page whose rows are gone leads to the first one', async () => {
  const { table, location, stop } = listOf({}, { 'orders.page': '9' })
  await settled()
  assert.deepEqual(location.$parameters.get(), {})
  assert.equal(ids(table)[0], '1')
  stop()
})

test('a cursor that the server refuses leads to the first page', async () => {
  const load = async (view: TableView) => {
    if (view.cursor) throw new DeskError('invalid', 'Not a cursor', { status: 422 })
    return answer(view)
  }
  const { table, location, stop } = listOf({ load }, { 'orders.page': '2', 'orders.cursor': 'x' })
  await settled()
  assert.deepEqual(location.$parameters.get(), {})
  assert.equal(ids(table)[0], '1')
  stop()
})

test('a failure is told, and Retry reads again', async () => {
  let fails = true
  const load = async (view: TableView) => {
    if (fails) throw new DeskError('server', 'Down', { status: 503 })
    return answer(view)
  }
  const { table, stop } = listOf({ load })
  await settled()
  assert.equal(table.$state.get().state, 'failed')
  fails = false
  table.reload()
  await settled()
  assert.equal(table.$state.get().state, 'ready')
  stop()
})

test('a refusal is “forbidden”', async () => {
  const load = async () => {
    throw new DeskError('forbidden', 'No', { status: 403 })
  }
  const { table, stop } = listOf({ load })
  await settled()
  assert.equal(table.$state.get().state, 'forbidden')
  stop()
})

test('a view is the same object until something in it changes', async () => {
  const { table, location, stop } = listOf()
  const view = table.$view.get()
  location.update({ 'raffles.page': '2' })
  assert.equal(table.$view.get(), view)
  table.sort({ by: 'createdAt', direction: 'asc' })
  assert.notEqual(table.$view.get(), view)
  stop()
})

test('the start view stands where a link says nothing, and is asked for once', async () => {
  const { table, desk, location, stop } = listOf()
  await settled()
  const query = 'status=VOID'
  const saved = addView(table.preference.$value.get(), 'Void', { query, layout: plainLayout })
  table.preference.set(startWith(saved, '1'))
  const asked: TableView[] = []
  const load = async (view: TableView) => {
    asked.push(view)
    return answer(view)
  }
  const again = createTable<Row>(desk, { name: 'orders', filters: [status], load })
  const stopAgain = again.$state.listen(() => undefined)
  await settled()
  assert.deepEqual(location.$parameters.get(), { 'orders.status': 'VOID' })
  assert.deepEqual(
    asked.map(({ filters }) => filters),
    [{ status: 'VOID' }],
  )
  stop()
  stopAgain()
})

/** A list that was left, and whose network is gone by the time that somebody comes back. */
async function leftAndCutOff(failure: 'offline' | 'server' = 'offline') {
  mock.timers.enable({ apis: ['setTimeout'] })
  let isOnline = true
  const list = listOf({
    load: async view => {
      if (!isOnline)
        throw new DeskError(failure, 'No.', failure === 'server' ? { status: 500 } : {})
      return answer(view)
    },
  })
  await settled()
  list.stop()
  // A store that nobody watches ends a second later, and what it stands on a second after that.
  mock.timers.tick(1000)
  mock.timers.tick(1000)
  mock.timers.reset()
  isOnline = false
  return list
}

async function backIn({ table }: Pick<ReturnType<typeof listOf>, 'table'>) {
  const stop = table.$state.listen(() => undefined)
  await settled()
  stop()
  return table.$state.get().state
}

test('a list that was there stays where no network refreshes it', async () => {
  const list = await leftAndCutOff()
  assert.equal(await backIn(list), 'ready')
  const state = list.table.$state.get()
  assert.deepEqual(
    [ids(list.table).length, state.state === 'ready' && state.refreshing],
    [20, false],
  )
})

test('rows of another page, or another person’s, don’t stand in for those that can’t be had', async () => {
  const [other, person] = [await leftAndCutOff(), await leftAndCutOff()]
  other.location.update({ 'orders.page': '2' })
  assert.equal(await backIn(other), 'failed')
  person.$subject.set('odile:1')
  assert.equal(await backIn(person), 'failed')
})

test('a list that the server can’t give says so', async () => {
  assert.equal(await backIn(await leftAndCutOff('server')), 'failed')
})

test('a list that is kept or watched reads what its desk wrote, once, and shows its rows until then', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const { table, asked, $written, stop } = listOf()
  await settled()
  stop()
  $written.set(1)
  const states: string[] = []
  const stopAgain = table.$state.subscribe(({ state }) => states.push(state))
  await settled()
  assert.equal(asked.length, 2, 'whoever comes back')
  $written.set(2)
  mock.timers.tick(1)
  await settled()
  assert.equal(asked.length, 3, 'whoever watches')
  $written.set(3)
  table.reload()
  mock.timers.tick(1)
  await settled()
  assert.equal(asked.length, 4, 'whoever wrote has it read themselves')
  assert.deepEqual(new Set(states), new Set(['ready']))
  stopAgain()
  mock.timers.reset()
})
