/** Every list: its orders up and down, its pages there and back, and each of its filters. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type List, sortKeys } from '../../../src/core/table/list.ts'
import { asked, type ListName, listOf } from './contracts.ts'
import { openGround } from './ground.ts'
import { type ListWorld, listWorlds } from './list-worlds.ts'
import type { Narrowing } from './narrowings.ts'
import { leavesNoGap, tableOf } from './table.ts'

const ground = await openGround()
const lists = asked.filter(asking => listOf(asking))
const table = tableOf(
  lists.map(({ name }) => name),
  [
    'rows',
    'orders up and down',
    'pages there and back',
    'filters',
    'what it is of',
    'no such page',
  ],
)

interface Row {
  id: string
}
type Value = string | number | boolean
type Query = readonly (readonly [name: string, value: string])[]
/** A list's world without its types: rows are those of its own. */
interface Loose
  extends Omit<ListWorld<List, Record<string, never>>, 'orders' | 'filters' | 'scope'> {
  orders: Record<string, (row: Row) => Value>
  filters: Record<string, (rows: readonly Row[]) => Narrowing<Row>[]>
  scope: Record<string, (rows: readonly Row[]) => Narrowing<Row>[]>
}

const PageSchema = v.object({
  data: v.array(v.looseObject({ id: v.string() })),
  paging: v.object({
    nextCursor: v.nullable(v.string()),
    previousCursor: v.nullable(v.string()),
    total: v.number(),
  }),
})

for (const asking of lists) {
  const { name } = asking
  const contract = listOf(asking) ?? assert.fail()
  const { list } = contract

  test(`${name} sorts, pages and narrows as its declaration says`, async () => {
    const world = listWorlds[name as ListName] as unknown as Loose | undefined
    assert.ok(world, `${name} has no world: add one to test/api/every-call/list-worlds.ts`)
    const scope = Object.entries(await world.make(ground.ours))
    const ask = (query: Query) => ground.ask(asking, {}, { query: [...scope, ...query] })
    const read = async (query: Query) => {
      const answer = await ask(query)
      assert.equal(answer.status, 200, answer.text)
      return v.parse(PageSchema, answer.json)
    }
    const all = (await read([['pageSize', '1000']])).data
    const size = Math.ceil(all.length / 3)
    assert.ok(all.length >= 2, `only ${all.length} rows`)
    table.tell(name, 'rows', all.length)

    for (const sortBy of sortKeys(list)) {
      const compared: ((row: Row) => Value) | undefined = world.orders[sortBy]
      assert.ok(compared, `test/api/every-call/list-worlds.ts doesn't say what ${sortBy} compares`)
      assert.ok(new Set(all.map(compared)).size > 1, `all rows have the same ${sortBy}`)
      const order: Query = [['sortBy', sortBy]]
      const up = (await read([...order, ['sortDir', 'asc'], ['pageSize', '1000']])).data
      const values: Value[] = up.map(compared)
      assert.deepEqual(values, values.toSorted(compare), `${sortBy}, upwards`)
      const down = (await read([...order, ['sortDir', 'desc'], ['pageSize', '1000']])).data
      assert.deepEqual(idsOf(down), idsOf(up).reverse(), `${sortBy}, downwards`)
      for (const [sortDir, whole] of [
        ['asc', up],
        ['desc', down],
      ] as const)
        await walk(read, [...order, ['sortDir', sortDir], ['pageSize', String(size)]], whole)
    }
    const first = (
      await read([
        ['pageSize', '1000'],
        ['sortBy', list.order.by],
        ['sortDir', list.order.direction],
      ])
    ).data
    assert.deepEqual(idsOf(all), idsOf(first), 'its own order')
    table.tell(name, 'orders up and down', sortKeys(list).join(', '))
    const numbered: Row[] = []
    // One that is full, and beyond them one that isn't there.
    for (let page = 1; page <= Math.ceil(all.length / size) + 1; page += 1) {
      const { data, paging } = await read([
        ['pageSize', String(size)],
        ['page', String(page)],
      ])
      numbered.push(...data)
      assert.equal(paging.total, all.length, `page ${page}`)
    }
    assert.deepEqual(idsOf(numbered), idsOf(all), 'by number')
    const exact = await read([['pageSize', String(all.length)]])
    assert.deepEqual([exact.paging.total, exact.paging.nextCursor], [all.length, null])
    table.tell(name, 'pages there and back', `${Math.ceil(all.length / size)} pages`)

    const narrow = async (uses: Loose['filters'], keys: readonly string[]) => {
      for (const key of keys) {
        const narrowings = uses[key]?.(all)
        assert.ok(narrowings, `test/api/every-call/list-worlds.ts says nothing of ${key}`)
        const kept = await Promise.all(
          narrowings.map(async ({ query, keeps }) => {
            const expected = all.filter(row => keeps(row, ground.api.now))
            const { data, paging } = await read([...query, ['pageSize', '1000']])
            assert.deepEqual(idsOf(data), idsOf(expected), JSON.stringify(query))
            assert.equal(paging.total, expected.length, JSON.stringify(query))
            return expected.length
          }),
        )
        const tells = kept.length === 0 || kept.some(count => count > 0 && count < all.length)
        assert.ok(tells, `no use of ${key} keeps some rows and drops others`)
      }
      return keys.join(', ') || 'has none'
    }
    table.tell(name, 'filters', await narrow(world.filters, Object.keys(list.filters)))
    const given = ['eventId', 'organizationId', 'customerId']
    const own = Object.keys(contract.of).filter(key => !given.includes(key))
    table.tell(name, 'what it is of', await narrow(world.scope, own))

    const tooDeep = await ask([
      ['page', '10001'],
      ['pageSize', '1'],
    ])
    assert.deepEqual([tooDeep.status, tooDeep.errors[0]?.code], [422, 'page-too-deep'])
    const { nextCursor } = (await read([['pageSize', '1']])).paging
    const other = list.order.direction === 'asc' ? 'desc' : 'asc'
    for (const query of [
      [['cursor', 'no-cursor']],
      [
        ['cursor', nextCursor ?? ''],
        ['sortBy', list.order.by],
        ['sortDir', other],
      ],
    ] as const) {
      const refused = await ask(query)
      assert.deepEqual([refused.status, refused.errors[0]?.field], [422, 'cursor'], refused.text)
    }
    table.tell(name, 'no such page', '422: too deep, no cursor, another order’s')
  })
}

leavesNoGap(table)

/** From the first page to the last by cursor, and back: each row once, whichever way. */
async function walk(
  read: (query: Query) => Promise<v.InferOutput<typeof PageSchema>>,
  query: Query,
  whole: readonly Row[],
): Promise<void> {
  const there = [await read(query)]
  for (let next = there[0]?.paging.nextCursor; next; next = there.at(-1)?.paging.nextCursor)
    there.push(await read([...query, ['cursor', next]]))
  assert.deepEqual(
    there.flatMap(({ data }) => idsOf(data)),
    idsOf(whole),
    `${query.join(' ')}: there`,
  )
  const back = [there.at(-1)]
  for (let cursor = back[0]?.paging.previousCursor; cursor; cursor = back[0]?.paging.previousCursor)
    back.unshift(await read([...query, ['cursor', cursor]]))
  assert.deepEqual(
    back.flatMap(page => idsOf(page?.data ?? [])),
    idsOf(whole),
    `${query.join(' ')}: back`,
  )
  for (const page of [...there, ...back]) assert.equal(page?.paging.total, whole.length)
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

function compare(one: Value, other: Value): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
