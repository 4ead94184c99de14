import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actionQueue,
  isEmptyOrganization,
  nextDraw,
  rafflesOnSale,
  setUpChecklist,
} from '../../src/core/dashboard/queue.ts'
import type { OrdersWaiting } from '../../src/core/orders/waiting.ts'
import type { Raffle } from '../../src/core/raffles/raffle.ts'

const now = new Date('2026-11-20T18:00:00Z')
const owner = { id: 'olive', roles: ['account owner'] } as const
const administrator = { id: 'rosalind', roles: ['RB admin'] } as const
const finance = { id: 'imran', roles: ['RB finance'] } as const

function raffle(changes: Partial<Raffle> = {}): Raffle {
  return {
    id: '00000000-0000-4000-8000-000000000071',
    name: 'Harbour Lights 50/50',
    organizationId: '00000000-0000-4000-8000-000000000001',
    status: 'active',
    category: '50/50',
    licenseNumber: 'AGD-000142-25',
    startDate: '2026-11-01T12:00:00Z',
    endDate: '2026-11-25T12:00:00Z',
    drawDate: '2026-11-26T12:00:00Z',
    openDraws: drawsAt('2026-11-26T12:00:00Z'),
    timeZone: 'America/Halifax',
    version: 1,
    ...changes,
  }
}

function drawsAt(...dates: string[]): Raffle['openDraws'] {
  return dates.map((drawAt, index) => ({ id: `draw-${index}`, drawAt }))
}

type Reader = Parameters<typeof actionQueue>[1]

const queueFor = (reader: Reader, raffles: Raffle[], orders: OrdersWaiting | null = null) =>
  actionQueue({ raffles, orders }, reader, now)
const codesFor = (reader: Reader, ...raffles: Raffle[]) =>
  queueFor(reader, raffles).map(entry => entry.code)
const codes = (...raffles: Raffle[]) => codesFor(owner, ...raffles)

test('asks for nothing while everything is in order', () => {
  assert.deepEqual(codes(raffle()), [])
})

test('asks for each draw that is overdue, early ones too, then for the raffle to be closed', () => {
  const early = drawsAt('2026-11-20T17:59:59Z', '2026-11-26T12:00:00Z')
  assert.deepEqual(codes(raffle({ openDraws: early })), ['draw-overdue'])
  const both = drawsAt('2026-11-18T12:00:00Z', '2026-11-20T17:59:59Z')
  const entries = queueFor(owner, [raffle({ status: 'ended', openDraws: both })])
  assert.deepEqual(
    entries.map(entry => entry.code === 'draw-overdue' && entry.draw.id),
    ['draw-0', 'draw-1'],
  )
  for (const status of ['closed', 'draft', 'pending'] as const)
    assert.ok(!codes(raffle({ status, openDraws: both })).includes('draw-overdue'))
  assert.deepEqual(codes(raffle({ status: 'ended', openDraws: [] })), ['raffle-to-close'])
  assert.deepEqual(codes(raffle({ openDraws: [] })), [])
})

test('asks whoever may be the second person for a winner that another confirmed first', () => {
  const [draw] = drawsAt('2026-11-20T17:59:59Z')
  assert.ok(draw)
  const waiting = raffle({ openDraws: [{ ...draw, confirmedFirstBy: ['helen', 'marguerite'] }] })
  const asked = (reader: Reader) =>
    queueFor(reader, [waiting]).map(entry => [
      entry.code,
      entry.code === 'winner-to-confirm' ? entry.count : 0,
    ])
  assert.deepEqual(asked(finance), [['winner-to-confirm', 2]])
  assert.deepEqual(asked({ ...owner, id: 'helen' }), [['winner-to-confirm', 1]])
})

test('asks nothing of whoever confirmed all that is left first: somebody else has to go on', () => {
  const [draw] = drawsAt('2026-11-20T17:59:59Z')
  assert.ok(draw)
  const helen = { ...owner, id: 'helen' }
  const asked = (more: Partial<Raffle['openDraws'][number]>, reader: typeof owner | typeof helen) =>
    codesFor(reader, raffle({ openDraws: [{ ...draw, ...more }] }))
  assert.deepEqual(asked({ confirmedFirstBy: ['helen', 'helen'], winnersLeft: 0 }, helen), [])
  assert.deepEqual(asked({ confirmedFirstBy: ['helen'] }, helen), [])
  const left = { confirmedFirstBy: ['helen'], winnersLeft: 1 }
  assert.deepEqual(asked(left, helen), ['draw-overdue'])
  assert.deepEqual(asked(left, owner), ['winner-to-confirm'])
  assert.deepEqual(asked({ winnersLeft: 0 }, helen), ['draw-overdue'])
})

test('lists for each role what it can act on, and nothing else', () => {
  const due = drawsAt('2026-11-19T00:00:00Z')
  const everything = [
    raffle({ openDraws: due.map(draw => ({ ...draw, confirmedFirstBy: ['helen'] })) }),
    raffle({ status: 'ended', openDraws: due }),
    raffle({ status: 'ended', openDraws: [] }),
    raffle({ endDate: '2026-11-21T00:00:00Z' }),
    raffle({ status: 'pending' }),
    raffle({ licenseNumber: null }),
  ]
  const ofStaff = [
    'winner-to-confirm',
    'draw-overdue',
    'raffle-to-close',
    'raffle-ending',
    'licence-missing',
  ]
  assert.deepEqual(codesFor(owner, ...everything), ofStaff)
  assert.deepEqual(codesFor({ id: 'a', roles: ['raffle admin'] }, ...everything), ofStaff)
  assert.deepEqual(codesFor(finance, ...everything), ['winner-to-confirm'])
  assert.deepEqual(
    codesFor(administrator, ...everything),
    ofStaff.toSpliced(4, 0, 'activation-requested'),
  )
  for (const role of ['Contact Center Agent', 'Data Processing'] as const)
    assert.deepEqual(codesFor({ id: 'a', roles: [role] }, ...everything), [])
})

const orders = (changes: Partial<OrdersWaiting> = {}): OrdersWaiting => ({
  today: '2026-11-20',
  tried: 40,
  failed: 2,
  duplicates: 0,
  followUps: 0,
  ...changes,
})
const codesOf = (reader: Reader, waiting: OrdersWaiting) =>
  queueFor(reader, [], waiting).map(({ code }) => code)

test('tells of failing orders where ten and a fifth of all that were tried failed, not of single cards', () => {
  const told = (failed: number, tried: number) =>
    codesOf(owner, orders({ failed, tried })).includes('orders-failing')
  assert.deepEqual(
    [told(10, 50), told(9, 9), told(10, 51), told(400, 2_000), told(100, 2_000), told(0, 0)],
    [true, false, false, true, false, false],
  )
})

test('asks whoever may act on them for orders to follow up and for suspected duplicates', () => {
  assert.deepEqual(codesOf(owner, orders()), [])
  const all = orders({ failed: 20, duplicates: 7, followUps: 1 })
  assert.deepEqual(codesOf(owner, all), [
    'orders-failing',
    'follow-ups-due',
    'duplicates-suspected',
  ])
  assert.deepEqual(codesOf(finance, all), ['orders-failing'])
  assert.deepEqual(codesOf({ id: 'a', roles: ['Contact Center Agent'] }, all), [
    'orders-failing',
    'follow-ups-due',
  ])
})

test('announces a raffle that ends within 24 hours, and no other', () => {
  const ending = (endDate: string) => codes(raffle({ endDate }))
  assert.deepEqual(ending('2026-11-21T17:59:59Z'), ['raffle-ending'])
  assert.deepEqual(ending('2026-11-21T18:00:00Z'), [])
  assert.deepEqual(ending('2026-11-20T18:00:00Z'), [])
  assert.deepEqual(codes(raffle({ status: 'inactive', endDate: '2026-11-21T00:00:00Z' })), [])
})

test('asks for a licence where one is needed', () => {
  assert.deepEqual(codes(raffle({ licenseNumber: null })), ['licence-missing'])
  assert.deepEqual(codes(raffle({ licenseNumber: '' })), ['licence-missing'])
  assert.deepEqual(codes(raffle({ licenseNumber: null, category: 'Promo Raffle' })), [])
  assert.deepEqual(codes(raffle({ licenseNumber: null, status: 'ended' })), [])
})

test('puts the most urgent first', () => {
  const raffles = [
    raffle({ licenseNumber: null }),
    raffle({ endDate: '2026-11-21T00:00:00Z' }),
    raffle({ status: 'ended', openDraws: drawsAt('2026-11-19T00:00:00Z') }),
  ]
  assert.deepEqual(codes(...raffles), ['draw-overdue', 'raffle-ending', 'licence-missing'])
})

test('leads from payments to licence, raffle and request', () => {
  const states = (setUp: Parameters<typeof setUpChecklist>[0]) =>
    setUpChecklist(setUp).map(({ code, state }) => `${code} ${state}`)
  assert.deepEqual(states({ stripeConnectedAccountId: null, seesAccount: true, raffles: [] }), [
    'payments next',
    'licence later',
    'raffle later',
    'request-activation later',
  ])
  const draft = raffle({ status: 'draft', licenseNumber: null })
  const connected = { stripeConnectedAccountId: 'acct_1', seesAccount: true }
  assert.deepEqual(states({ ...connected, raffles: [draft] }), [
    'payments done',
    'licence next',
    'raffle done',
    'request-activation later',
  ])
})

test('leaves payments to those who are told of the account', () => {
  const setUp = { stripeConnectedAccountId: null, seesAccount: false, raffles: [] }
  const states = setUpChecklist(setUp).map(({ code, state }) => `${code} ${state}`)
  assert.deepEqual(states, ['licence next', 'raffle later', 'request-activation later'])
})

test('calls an organization empty only while it is known to have sold nothing', () => {
  assert.equal(isEmptyOrganization([], 0), true)
  assert.equal(isEmptyOrganization([raffle({ status: 'draft' })], 0), true)
  assert.equal(isEmptyOrganization([], null), false)
  assert.equal(isEmptyOrganization([], 5), false)
  assert.equal(isEmptyOrganization([raffle()], 0), false)
})

test('counts as on sale what people can buy now', () => {
  const names = (...raffles: Raffle[]) => rafflesOnSale(raffles, now).length
  assert.equal(names(raffle()), 1)
  assert.equal(names(raffle({ startDate: '2026-11-21T00:00:00Z' })), 0)
  assert.equal(names(raffle({ endDate: '2026-11-20T18:00:00Z' })), 0)
  assert.equal(names(raffle({ status: 'inactive' })), 0)
})

test('finds the draw that comes next, early birds too, of raffles that were activated', () => {
  const at = (name: string, ...dates: string[]) => raffle({ name, openDraws: drawsAt(...dates) })
  const later = at('Later', '2026-12-01T00:00:00Z')
  const sooner = at('Sooner', '2026-11-21T00:00:00Z', '2026-12-05T00:00:00Z')
  const past = at('Past', '2026-11-19T00:00:00Z')
  const openDraws = drawsAt('2026-11-20T20:00:00Z')
  const draft = raffle({ name: 'Draft', status: 'draft', openDraws })
  const pending = raffle({ name: 'Pending', status: 'pending', openDraws })
  assert.equal(nextDraw([later, sooner, past, draft, pending], now)?.raffle.name, 'Sooner')
  assert.equal(nextDraw([past, draft, pending], now), null)
})
