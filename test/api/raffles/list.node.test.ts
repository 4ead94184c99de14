/** The list: its filters, its figures, and how much it reads. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { figureColumns } from '../../../demo/api/raffles/figures.ts'
import { paths, rafflePaths } from '../../support/paths.ts'
import { standingCents, voidTickets } from '../../support/standing.ts'
import { startApi } from '../support.ts'
import { create, detailOf, newKey, rowsOf } from './support.ts'

const api = await startApi()
after(() => api.close())
const owner = await api.signIn('raffle admin')
const admin = await api.signIn('RB admin')

const names = async (query: Record<string, string> | string[][], token = owner) => {
  const asked = new URLSearchParams(query)
  const answer = await api.ask('GET', `${paths.events}?pageSize=1000&${asked}`, { token })
  return rowsOf(answer).map(({ name }) => name)
}

const draft = await create(api, owner, {
  name: 'Été à la plage',
  category: 'Promo Raffle',
  licenseNumber: 'XQ-77',
  endDate: '2031-05-01T00:00:00.000Z',
  drawDate: null,
})
await create(api, admin, { name: 'Live one', status: 'active' })

test('figures are those of the orders, to the cent and the ticket', async () => {
  const rows = rowsOf(await api.ask('GET', `${paths.events}?pageSize=1000`, { token: owner }))
  const { rows: counted } = await sql<{
    raffleId: string
    orders: number
    cents: number
    tickets: number
    voids: number
  }>`
    select orders.raffle_id, count(*) as orders,
      coalesce(sum(${standingCents}) filter (where status = 'ACTIVE'), 0) as cents,
      coalesce(sum(ticket_count - ${voidTickets}) filter (where status = 'ACTIVE'), 0) as tickets,
      count(*) filter (where status = 'VOID' or ${voidTickets} > 0) as voids
    from orders join packages on packages.id = orders.package_id
    group by orders.raffle_id
  `.execute(api.db)
  for (const row of rows) {
    const sums = counted.find(({ raffleId }) => raffleId === row.id)
    assert.deepEqual(
      [row.orderCount, row.grossCents, row.ticketsSold, row.jackpot.voidCount],
      sums ? [sums.orders, sums.cents, sums.tickets, sums.voids] : [0, 0, 0, 0],
      row.name,
    )
    assert.equal(row.actualJackpotCents, row.jackpot.amountCents)
  }
})

test('each filter chooses alone and together with others', async () => {
  assert.deepEqual(await names({ category: 'Promo Raffle' }), ['Été à la plage'])
  assert.deepEqual(await names({ search: 'ete  A LA' }), ['Été à la plage'])
  assert.deepEqual(await names({ search: 'xq-77' }), ['Été à la plage'])
  assert.deepEqual(await names({ search: '%' }), [])
  assert.deepEqual(await names({ from: '2031-04-30', to: '2031-04-30' }), ['Été à la plage'])
  // Midnight in Greenwich is the evening before by the raffle's own clock.
  assert.deepEqual(await names({ from: '2031-05-01' }), [])
  assert.deepEqual(await names({ province: 'QC' }), [])
  assert.equal(
    (
      await names([
        ['province[]', 'NS'],
        ['province[]', 'QC'],
      ])
    ).length,
    (await names({})).length,
  )
  const live = await names({ live: 'true' })
  assert.deepEqual([...live].sort(), [
    'Harbour Lights 50/50 – 14',
    'Live one',
    'Tern Cove Goldrush',
  ])
  const rest = await names({ live: 'false' })
  assert.deepEqual([...live, ...rest].sort(), [...(await names({}))].sort())
  assert.deepEqual(await names({ status: 'draft', category: '50/50' }), [])
  assert.deepEqual(
    await names([
      ['status[]', 'draft'],
      ['category[]', 'Promo Raffle'],
    ]),
    ['Été à la plage'],
  )
})

test('what staff ended early stands, and is found, where it really ended', async () => {
  const planned = { endDate: '2033-06-01T12:00:00.000Z', drawDate: '2033-06-02T12:00:00.000Z' }
  const later = await create(api, admin, { ...planned, name: 'Ended early', status: 'active' })
  const path = rafflePaths.eventAction(later.id, 'end')
  await api.ask('POST', path, { token: owner, headers: newKey() })
  const sorted = await names({ sortBy: 'endDate', sortDir: 'desc' })
  assert.ok(sorted.indexOf('Ended early') > sorted.indexOf('Live one'), sorted.join())
  assert.deepEqual(await names({ from: '2033-01-01', to: '2033-12-31' }), [])
  const { rows } = await sql<{ day: string }>`
    select ((${api.now}::timestamptz) at time zone 'America/Halifax')::date::text as day
  `.execute(api.db)
  const day = rows[0]?.day ?? ''
  assert.ok((await names({ from: day, to: day })).includes('Ended early'))
})

test('a page costs the same few queries, however many raffles it has', async () => {
  const count = async (pageSize: number) => {
    const asked: string[] = []
    api.pool.on('acquire', () => asked.push('connection'))
    await api.ask('GET', `${paths.events}?pageSize=${pageSize}`, { token: owner })
    api.pool.removeAllListeners('acquire')
    return asked.length
  }
  assert.equal(await count(1), await count(1000))
})

test('figures come from kept sums by index: no order is read', async () => {
  const { rows } = await sql<Record<string, string>>`
    explain select ${figureColumns} from raffles where raffles.id = ${draft.id}
  `.execute(api.db)
  const plan = rows.flatMap(row => Object.values(row)).join('\n')
  assert.doesNotMatch(plan, /\borders\b|\btickets\b/)
})

test('the row of the list and the detail say the same', async () => {
  const [row] = rowsOf(await api.ask('GET', `${paths.events}?search=plage`, { token: owner }))
  assert.ok(row)
  const detail = detailOf(await api.ask('GET', rafflePaths.event(draft.id), { token: owner }))
  for (const [field, value] of Object.entries(row)) {
    assert.deepEqual(detail[field as keyof typeof detail], value, field)
  }
})
