/** The finder: an order by what its buyer can name, with why it was found. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { FoundOrdersSchema } from '../../src/core/orders/find.ts'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { addRaffle, dataOf, openApi, sell, type TestRaffle } from './draws/support.ts'

const api = await openApi()
after(() => api.close())

let raffle: TestRaffle
/** Orders by the first name of who bought them. */
const orders: Record<string, Awaited<ReturnType<typeof sell>>> = {}

before(async () => {
  raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 15_000 }] })
  const people = [
    { firstName: 'Héloïse', lastName: 'd’Entremont', email: 'heloise@finder.example' },
    { firstName: 'Keptin', lastName: 'Sylliboy', phone: '902 555 7301' },
    { firstName: 'Jean-Guy', lastName: 'Saint-Amand', email: 'jg.saint@finder.example' },
    { firstName: 'Jun', lastName: 'Li', email: 'jun@finder.example' },
  ]
  for (const customer of people)
    orders[customer.firstName] = await sell(raffle, 0, { customer, type: 'credit' })
  await api.db
    .updateTable('orders')
    .set({ cardBrand: 'VISA', cardEnding: '4107' })
    .where('raffleId', '=', raffle.raffleId)
    .execute()
  const path = addressOf(orderCalls.void.path, { id: orders.Jun?.id ?? '' })
  await api.ask('DELETE', path, { token: raffle.token, body: { voidedComment: 'Asked for it' } })
})

async function find(text: string, token = raffle.token) {
  const asked = new URLSearchParams({ text })
  return dataOf(
    FoundOrdersSchema,
    await api.ask('GET', `${findCalls.find.path}?${asked}`, { token }),
  )
}

/** The first answer to each, and why. */
async function firstOf(text: string) {
  const { found } = await find(text)
  const [first] = found
  const name = Object.keys(orders).find(each => orders[each]?.id === first?.order.id)
  return [name, ...(first?.why ?? []).map(({ reason }) => reason)].join(' ')
}

test('it finds a name without its accents, misspelt, and the other way round', async () => {
  assert.equal(await firstOf('heloise'), 'Héloïse name')
  assert.equal(await firstOf('Dentremont Héloïse'), 'Héloïse name name')
  assert.equal(await firstOf('dentermont'), 'Héloïse similar-name')
  assert.equal(await firstOf('slyliboy'), 'Keptin similar-name')
  assert.equal(await firstOf('jean-guy saint'), 'Jean-Guy name name name')
  assert.equal(await firstOf('silliboi keptn'), 'Keptin similar-name similar-name')
})

test('it finds who is called just so, and not those whose names differ by a slip, unless there is nobody', async () => {
  const sold = async (lastName: string) =>
    (await sell(raffle, 0, { customer: { firstName: 'Vesna', lastName } })).id
  const [just, other] = [await sold('Quillfeather'), await sold('Quillfaether')]
  const idsOf = async (text: string) => (await find(text)).found.map(({ order }) => order.id)
  assert.deepEqual(await idsOf('quillfeather'), [just])
  assert.deepEqual(new Set(await idsOf('quillfaethr')), new Set([just, other]))
})

test('it finds an address, a telephone and parts of them', async () => {
  assert.equal(await firstOf('heloise@finder.example'), 'Héloïse email')
  assert.equal(await firstOf('jg.saint@'), 'Jean-Guy email')
  assert.equal(await firstOf('heloise@fidner.example'), 'Héloïse similar-email')
  assert.equal(await firstOf('jg.saitn@finder.example'), 'Jean-Guy similar-email')
  assert.equal(await firstOf('heloise@other.example'), '')
  assert.equal(await firstOf('902 555'), 'Keptin phone')
  assert.equal(await firstOf('(902) 555-7301'), 'Keptin phone')
  assert.equal(await firstOf('5557301'), 'Keptin phone')
  assert.equal(await firstOf('7301'), 'Keptin phone')
})

test('it finds an order by its short id, a ticket’s number, and the end of a card with a name', async () => {
  const { id = '', firstTicketNumber = 0 } = orders.Keptin ?? {}
  assert.equal(await firstOf(id.slice(0, 6).toUpperCase()), 'Keptin order')
  assert.equal(await firstOf(id), 'Keptin order')
  const { found } = await find(`#${Number(firstTicketNumber) + 1}`)
  assert.ok(found.some(({ order, why }) => order.id === id && why[0]?.reason === 'ticket'))
  assert.equal(await firstOf('4107 sylliboy'), 'Keptin card name')
  assert.equal(await firstOf('Visa …4107 sylliboy'), 'Keptin card name')
  assert.equal((await find('Mastercard 4107')).total, 0)
})

test('it narrows by conditions, alone or with words, and names those it can’t read', async () => {
  assert.equal(await firstOf('status:void since:today jun'), 'Jun name')
  assert.deepEqual((await find('statut:annulée héloïse')).found, [])
  assert.equal((await find('>140 <160 type:credit @finder.example')).total, 3)
  assert.equal((await find('>150 @finder.example')).total, 0)
  assert.deepEqual((await find('status:lost heloise')).unread, ['status:lost'])
})

test('it finds nothing by what says nothing, and by other words what they find', async () => {
  for (const text of ['%', '🎟️', '::::', '>-5', 'raffle:%', 'status:blah', 'since:0000-01-01'])
    assert.deepEqual(await find(text), { found: [], total: 0, unread: [text] }, text)
  const { total, unread } = await find('before:0001-01-01 @finder.example % ')
  assert.deepEqual([total, unread], [3, ['before:0001-01-01', '%']])
})

test('pretix: search crashed on a number', async () => {
  for (const text of [
    '0',
    '4242',
    '99999999999999999999',
    '1e9',
    '#',
    '-1',
    '%',
    '_',
    '\\',
    '()',
    '::',
    'since:9999-12-31',
    'before:9999-12-31',
    '>99999999999999999999',
  ])
    assert.ok((await find(text)).total >= 0, text)
})

test('it shows nobody what they may not see: agents their own orders, nobody another organization’s', async () => {
  const agent = await api.signIn('In Person Sales')
  assert.deepEqual((await find('heloise', agent)).found, [])
  const stranger = await api.signIn('account owner', 'ingrid.solberg@kettlebrook.example')
  assert.deepEqual((await find('heloise@finder.example', stranger)).found, [])
})

test('it says of each in which draws its tickets are, as the order’s page does', async () => {
  for (const [name, standing] of [
    ['Keptin', 'in'],
    ['Jun', 'void'],
  ]) {
    const id = orders[name ?? '']?.id ?? ''
    const { found } = await find(id)
    assert.deepEqual(
      found[0]?.draws.map(draw => [draw.id, draw.standing]),
      [[raffle.drawId, standing]],
    )
    const detail = await api.ask('GET', addressOf(orderCalls.get.path, { id }), {
      token: raffle.token,
    })
    assert.deepEqual(found[0]?.draws, dataOf(OrderDetailSchema, detail).draws)
  }
})
