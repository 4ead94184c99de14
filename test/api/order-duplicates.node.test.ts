/** Orders that were sent twice: found with what they are retries of, and reversed without a cent or a number lost. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../src/core/contract.ts'
import { shortId } from '../../src/core/format/short-id.ts'
import { BulkLookSchema } from '../../src/core/orders/bulk.ts'
import { bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { DuplicatesSchema, keptOf } from '../../src/core/orders/duplicates.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { inFull } from '../support/full.ts'
import { strayMarks } from './customers/support.ts'
import { addRaffle, dataOf, openApi, sell, type TestRaffle } from './draws/support.ts'

const api = await openApi()
after(() => api.close())

const buyer = (email: string, firstName = 'Eva') => ({
  customer: { firstName, lastName: 'Tremblay', email },
})

async function groupsOf(raffle: TestRaffle, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ eventId: raffle.raffleId, ...query })
  return dataOf(DuplicatesSchema, await raffle.get(`${orderCalls.duplicates.path}?${asked}`))
}

async function later(minutes: number): Promise<void> {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}

/** Gross, tickets in the draw, numbers ever given, and what is owed: by SQL of its own. */
async function sums({ raffleId }: TestRaffle) {
  const { rows } = await sql<Record<string, number>>`
    select coalesce(sum(amount_cents) filter (where status = 'ACTIVE'), 0) as standing_cents,
      coalesce(sum(amount_cents) filter (where status = 'VOID'), 0) as void_cents,
      count(distinct first_number) as numbers
    from orders join tickets on tickets.order_id = orders.id where orders.raffle_id = ${raffleId}
  `.execute(api.db)
  return rows[0]
}

test('it groups what was sent twice with its retries, and what is void or failed belongs to none', async () => {
  const raffle = await addRaffle(api)
  const one = await sell(raffle, 0, buyer('eva@dup.example'))
  await sell(raffle, 0, buyer('bo@dup.example'))
  await later(4)
  const two = await sell(raffle, 0, buyer('eva@dup.example', 'E.'))
  await later(8)
  const three = await sell(raffle, 0, buyer('eva@dup.example'))
  const { groups, more } = await groupsOf(raffle)
  assert.deepEqual(
    [groups.map(group => group.map(({ id }) => id)), more],
    [[[one.id, two.id, three.id]], false],
  )
  const { duplicates } = dataOf(
    OrderDetailSchema,
    await raffle.get(addressOf(orderCalls.get.path, { id: three.id })),
  )
  assert.deepEqual(
    duplicates.map(({ id }) => id),
    [one.id, two.id],
    'the whole chain, on the page of each',
  )
  const path = addressOf(orderCalls.void.path, { id: two.id })
  const asked = { token: raffle.token, body: { voidedComment: 'Sent twice' } }
  assert.equal((await api.ask('DELETE', path, asked)).status, 200)
  assert.deepEqual(
    (await groupsOf(raffle)).groups,
    [],
    'twelve minutes between those that are left',
  )
})

test('it brings what is older than the days that are looked at, where a retry of it is among them', async () => {
  const raffle = await addRaffle(api, { values: { startAt: new Date('2026-01-01T00:00:00Z') } })
  // Two minutes before and after midnight in Halifax.
  const [before, after] = ['2026-11-20T03:58:00Z', '2026-11-20T04:02:00Z']
  const first = await sell(raffle, 0, { ...buyer('night@dup.example'), boughtAt: before })
  const second = await sell(raffle, 0, { ...buyer('night@dup.example'), boughtAt: after })
  const { groups } = await groupsOf(raffle, { from: '2026-11-20', timeZone: 'America/Halifax' })
  assert.deepEqual(
    groups.map(group => group.map(({ id }) => id)),
    [[first.id, second.id]],
  )
})

test('reversed, each group keeps one order, and cents and numbers are conserved', async () => {
  const raffle = await addRaffle(api)
  for (let person = 0; person < 12; person += 1)
    for (let times = 0; times <= person % 3; times += 1)
      await sell(raffle, 0, buyer(`person-${person}@dup.example`))
  const before = await sums(raffle)
  const { groups } = await groupsOf(raffle)
  assert.equal(groups.length, 8)
  const ids = groups.flatMap(group =>
    group.filter(order => order !== keptOf(group)).map(({ id }) => id),
  )
  const look = dataOf(
    BulkLookSchema,
    await raffle.post(bulkCalls.look.path, { action: 'void', set: { of: 'ids', ids } }),
    201,
  )
  assert.equal(look.count, 12)
  await raffle.post(addressOf(bulkCalls.begin.path, { id: look.id }), {
    comment: 'Sent twice',
    timeZone: 'UTC',
  })
  const afterwards = await sums(raffle)
  assert.deepEqual(afterwards, {
    standingCents: (before?.standingCents ?? 0) - look.amountCents,
    voidCents: look.amountCents,
    numbers: before?.numbers,
  })
  assert.deepEqual((await groupsOf(raffle)).groups, [])
  assert.deepEqual(look.owed, [{ type: 'cash', amountCents: look.amountCents }])
})

inFull(
  'it no longer groups what somebody said isn’t one purchase, as long as they hold to it',
  async () => {
    const raffle = await addRaffle(api)
    const sold = []
    for (let times = 0; times < 3; times += 1) {
      sold.push(await sell(raffle, 0, buyer('twins@dup.example')))
      await later(1)
    }
    const [one, two, three] = sold.map(({ id }) => id) as [string, string, string]
    const say = async (apart: boolean, orderIds: string[], otherIds: string[] = []) => {
      const said = { eventId: raffle.raffleId, orderIds, otherIds, apart }
      const answer = await raffle.post(orderCalls.sayDuplicates.path, said)
      return dataOf(orderCalls.sayDuplicates.answer, answer).orders
    }
    const grouped = async () =>
      (await groupsOf(raffle)).groups.map(group => group.map(({ id }) => id))
    const read = async (id: string) =>
      dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))
    const others = (orders: { id: string }[]) => orders.map(({ id }) => id)

    assert.equal(await say(true, [three], [one, two]), 3)
    assert.deepEqual(await grouped(), [[one, two]], 'one order of a group')
    const told = await read(three)
    assert.deepEqual([others(told.duplicates), others(told.apartFrom)], [[], [one, two]])
    assert.deepEqual(told.marks, [])
    const [entry] = told.entries
    assert.deepEqual(
      [entry?.action, entry?.after],
      ['not-duplicate', { apartFrom: [shortId(one), shortId(two)] }],
    )

    assert.equal(await say(true, [one, two, three]), 2, 'what was said before isn’t said again')
    assert.deepEqual(await grouped(), [], 'a whole group')
    assert.deepEqual(await strayMarks(raffle), [])
    const late = await sell(raffle, 0, buyer('twins@dup.example'))
    assert.deepEqual(
      await grouped(),
      [[one, two, three, late.id]],
      'a newer one may be a retry of any',
    )

    await say(true, [late.id], [one, two, three])
    assert.equal(await say(false, [one, two]), 2)
    assert.deepEqual(await grouped(), [[one, two]], 'taken back')
    const again = await read(one)
    assert.deepEqual(
      [others(again.apartFrom), again.entries[0]?.action],
      [[three, late.id], 'maybe-duplicate'],
    )
    assert.deepEqual(await strayMarks(raffle), [])

    const foreign = await sell(await addRaffle(api), 0, buyer('twins@dup.example'))
    const body = { eventId: raffle.raffleId, orderIds: [one], otherIds: [foreign.id], apart: true }
    assert.equal((await raffle.post(orderCalls.sayDuplicates.path, body)).status, 404)
  },
)
