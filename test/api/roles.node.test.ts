/** What stands in an answer for some roles alone; which calls a role may make, every-call/access tries. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { orderList } from '../../src/core/orders/order-list.ts'
import { type OrdersWaiting, waitingFilters, waitingKinds } from '../../src/core/orders/waiting.ts'
import { roles } from '../../src/core/session/role.ts'
import { filterQuery } from '../../src/core/table/list-query.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { embedToken } from './draws/support.ts'
import { create, detailOf, rowsOf } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi()
after(() => api.close())
const { ternCove } = seedOrganizations
const tokens = Object.fromEntries(
  await Promise.all(roles.map(async role => [role, await api.signIn(role)] as const)),
)
const raffle = await create(api, tokens['raffle admin'] ?? '')
const _account = paths.account('acct_TernCoveDemo01')
const statusesOf = async (path: string, method = 'GET', body?: unknown) =>
  Object.fromEntries(
    await Promise.all(
      roles.map(async role => {
        const headers = { 'idempotency-key': randomUUID() }
        const asked = {
          token: tokens[role] ?? '',
          headers,
          ...(body === undefined ? {} : { body }),
        }
        return [role, (await api.ask(method, path, asked)).status] as const
      }),
    ),
  )
/** In the order of the roles. */
const inOrder = (...statuses: number[]) =>
  Object.fromEntries(roles.map((role, index) => [role, statuses[index]]))

test('which account it is, is told to those who may read it', async () => {
  const owner = await api.ask('GET', paths.organization(ternCove.id), {
    token: tokens['account owner'] ?? '',
  })
  assert.match(owner.text, /"stripeConnectedAccountId":"acct_/)
  for (const role of ['raffle admin', 'In Person Sales', 'Data Processing'] as const) {
    const other = await api.ask('GET', paths.organization(ternCove.id), {
      token: tokens[role] ?? '',
    })
    assert.match(other.text, /"stripeConnectedAccountId":null/, role)
  }
})

test('an embedded page reads one raffle’s log, and never the organization’s', async () => {
  const token = await embedToken(api, ['raffles:read'])
  const log = (query: string) => api.ask('GET', `${rafflePaths.activity}?${query}`, { token })
  assert.equal((await log(`eventId=${raffle.id}`)).status, 200)
  for (const query of [`organizationId=${ternCove.id}`, '']) {
    assert.equal((await log(query)).errors[0]?.code, 'scope-not-allowed')
  }
})

test('what waits of the orders is told with the raffles, as the list of orders counts it, to those who see home', async () => {
  const timeZone = 'Pacific/Kiritimati'
  const told = async (token: string, zone = timeZone) => {
    const answer = await api.ask('GET', `${paths.events}?timeZone=${zone}`, { token })
    return (answer.json as { waiting?: OrdersWaiting }).waiting
  }
  const token = tokens['raffle admin'] ?? ''
  const present = api.now
  const failed = await api.db
    .selectFrom('orders')
    .select('createdAt')
    .where('organizationId', '=', ternCove.id)
    .where('status', '=', 'FAILED')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  api.now = failed.createdAt
  const waiting = await told(token)
  assert.ok(waiting)
  for (const kind of waitingKinds) {
    const view = { filters: waitingFilters(kind, waiting.today) }
    const query = Object.entries({ timeZone, ...filterQuery(orderList, view, waiting.today) })
    const asked = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
    const list = await api.ask('GET', `${orderCalls.list.path}?${asked}`, { token })
    const { paging } = list.json as { paging: { total: number } }
    assert.equal(waiting[kind], paging.total, kind)
  }
  assert.ok(waiting.failed > 0 && waiting.tried >= waiting.failed)
  api.now = present
  const whoIs = await Promise.all(roles.map(async role => Boolean(await told(tokens[role] ?? ''))))
  assert.deepEqual(
    roles.filter((_, at) => whoIs[at]),
    ['RB admin', 'RB finance', 'account owner', 'raffle admin'],
  )
  assert.equal(await told(token, 'US/Pacific-New'), undefined)
  const embedded = async (...scopes: Parameters<typeof embedToken>[1]) =>
    Boolean(await told(await embedToken(api, scopes)))
  assert.deepEqual(
    [await embedded('raffles:read'), await embedded('dashboard:read')],
    [false, true],
  )
})

const money = [
  'grossCents',
  'raffleboxFeePercent',
  'raffleboxFeeFlatRateDollars',
  'raffleboxOrderFeeDollars',
  'processingFeePercent',
  'raffleboxDonationFeePercent',
] as const

test('agents’ answers hold neither fees nor gross sales, nor what tells them', async () => {
  for (const role of ['Contact Center Agent', 'In Person Sales'] as const) {
    const token = tokens[role] ?? ''
    const list = await api.ask('GET', `${paths.events}?pageSize=100`, { token })
    const one = await api.ask('GET', rafflePaths.event(raffle.id), { token })
    assert.ok(rowsOf(list).length > 3)
    for (const found of [...rowsOf(list), detailOf(one)]) {
      for (const field of money) assert.ok(!(field in found), field)
      for (const field of ['salesCents', 'voidCents', 'voidCount'])
        assert.ok(!(field in found.jackpot), field)
      assert.equal(typeof found.actualJackpotCents, 'number')
    }
    assert.doesNotMatch(
      list.text + one.text,
      /"(gross|sales|sold|void)\w*(Cents|Count)":|"\w*Fee\w*":/,
    )
    assert.ok(detailOf(one).packages.every(pack => pack.priceCents > 0))
  }
  const owner = await api.ask('GET', rafflePaths.event(raffle.id), {
    token: tokens['account owner'] ?? '',
  })
  for (const field of money) assert.equal(typeof detailOf(owner)[field], 'number', field)
})

test('orders that others entered are not for agents', async () => {
  const [draw] = raffle.draws
  const path = `${rafflePaths.drawUnpaidOrders(draw?.id ?? '')}?kind=pending`
  assert.deepEqual(await statusesOf(path), inOrder(200, 200, 200, 200, 403, 403, 403, 404))
})
