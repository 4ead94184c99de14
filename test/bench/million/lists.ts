/** The list of orders at any depth, by each filter, and an order's page: at a million orders and at 20,000, in turn. */
import type pg from 'pg'
import * as v from 'valibot'
import { countCap } from '../../../demo/api/http/lists.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { orderList } from '../../../src/core/orders/order-list.ts'
import { organizationId, quantile, type Sized } from './products.ts'

const rounds = 81
const PageSchema = v.object({
  data: v.array(v.looseObject({ id: v.string() })),
  paging: v.looseObject({ nextCursor: v.nullable(v.string()), total: v.number() }),
})

/** Its matches grow with the orders: shown, and no page of a list that is read on. */
const search = 'search for a name'
const order = 'an order'

/** What is asked, as each product has it. */
type Asking = (sized: Sized) => Promise<string>

export async function measureLists(large: Sized, small: Sized): Promise<void> {
  const choices = Object.entries(orderList.filters).flatMap(([name, filter]) =>
    'options' in filter ? filter.options.map(({ id }) => [name, id] as const) : [],
  )
  const askings: (readonly [string, Asking])[] = [
    ['first page', () => list({})],
    ['page 500', () => list({ page: '500' }, 5)],
    ['halfway down', halfway],
    ['last 30 days', () => list({ from: daysAgo(30) })],
    ...choices.map(([name, id]) => [`${name} ${id}`, () => list({ [name]: id })] as const),
    ['one raffle', async sized => list({ eventId: await aRaffle(sized) })],
    [search, () => list({ search: 'tremblay' })],
    [order, anOrder],
  ]
  const ratios: { ofSmall: number; ofBare: number }[] = []
  for (const [name, asking] of askings) {
    const bareOf = name === order ? bareOrder : bareQueries
    const paths = [await asking(large), await asking(small)] as const
    const times = { large: [] as number[], small: [] as number[], bare: [] as number[] }
    let total = ''
    for (let round = 0; round < rounds + 5; round += 1) {
      const { ms, json } = await large.ask(paths[0])
      const beside = await small.ask(paths[1])
      const bare = await timed(() => bareOf(large.db))
      const page = v.safeParse(PageSchema, json)
      if (page.success) total = `${page.output.paging.total}`
      // The first ones open connections and plan.
      if (round < 5) continue
      times.large.push(ms)
      times.small.push(beside.ms)
      times.bare.push(bare)
    }
    const ofLarge = quantile(times.large, 0.5)
    const ofSmall = ofLarge / quantile(times.small, 0.5)
    const ofBare = ofLarge / quantile(times.bare, 0.5)
    if (name !== search) ratios.push({ ofSmall, ofBare })
    console.log(
      `  ${name.padEnd(28)} ${ofLarge.toFixed(1).padStart(7)} ms: ${ofSmall.toFixed(2)} times of 20,000 orders; ${ofBare.toFixed(2)} of its bare queries; ${total}`,
    )
  }
  const worst = (of: keyof (typeof ratios)[number]) => Math.max(...ratios.map(each => each[of]))
  console.log(
    `  the worst, ${search} apart: ${worst('ofSmall').toFixed(2)} times of 20,000 orders, ${worst('ofBare').toFixed(2)} of the bare queries`,
  )
}

async function list(query: Record<string, string>, pageSize = 20): Promise<string> {
  const asked = new URLSearchParams({ organizationId, pageSize: `${pageSize}`, ...query })
  return `${orderCalls.list.path}?${asked}`
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** By cursors, as somebody who pages on and on. */
async function halfway(sized: Sized): Promise<string> {
  const { rows } = await sized.db.query<{ orders: number }>(
    'select count(*)::int as orders from orders where organization_id = $1',
    [organizationId],
  )
  const pages = Math.floor((rows[0]?.orders ?? 0) / 2 / 500)
  let cursor: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const path = await list(cursor === null ? {} : { cursor }, 500)
    cursor = v.parse(PageSchema, (await sized.ask(path)).json).paging.nextCursor
  }
  return list(cursor === null ? {} : { cursor })
}

async function aRaffle({ db }: Sized): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select raffle_id as id from orders where organization_id = $1
    group by raffle_id order by count(*) desc limit 1`,
    [organizationId],
  )
  return rows[0]?.id ?? ''
}

async function anOrder({ ask }: Sized): Promise<string> {
  const { json } = await ask(await list({ status: 'ACTIVE' }))
  return addressOf(orderCalls.get.path, { id: v.parse(PageSchema, json).data[7]?.id ?? '' })
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** Twenty orders with what a line shows of other tables, by the index of their moments. */
const bareSql = `
  select orders.id, raffles.name, orders.created_at, orders.status, orders.type, orders.source,
    orders.card_brand, orders.card_ending, orders.amount_cents, orders.donation_cents,
    tickets.first_number, tickets.last_number, customers.first_name, customers.last_name,
    customers.email, customers.phone, orders.mailed_at, agents.name as agent, members.name as member
  from (
    select * from orders where organization_id = $1 order by created_at desc, id desc limit 21
  ) as orders
  join raffles on raffles.id = orders.raffle_id join customers on customers.id = orders.customer_id
  left join tickets on tickets.order_id = orders.id
  left join users as agents on agents.id = orders.created_by
  left join members on members.id = orders.member_id
  order by orders.created_at desc, orders.id desc`

/** How many there are, as far as a list counts. */
const bareCountSql = `
  select count(*) as total
  from (select 1 from orders where organization_id = $1 limit ${countCap + 1}) as counted`

/** What a page can't be without: its rows, and how many there are. */
export async function bareQueries(db: Pick<pg.Pool, 'query'>) {
  const { rows } = await db.query(bareSql, [organizationId])
  const [counted] = (await db.query(bareCountSql, [organizationId])).rows
  return { data: rows, total: counted?.total }
}

/** An order by its id, and what hangs on it, each by the index that finds it. */
const bareOrderSql = [
  `select orders.*, raffles.name, packages.ticket_count, organizations.time_zone, customers.*,
    tickets.first_number, tickets.last_number, agents.name as agent, members.name as member
  from orders
  join raffles on raffles.id = orders.raffle_id join packages on packages.id = orders.package_id
  join organizations on organizations.id = orders.organization_id
  join customers on customers.id = orders.customer_id
  left join tickets on tickets.order_id = orders.id
  left join users as agents on agents.id = orders.created_by
  left join members on members.id = orders.member_id
  where orders.id = $1`,
  `select draws.* from draws join orders on orders.raffle_id = draws.raffle_id where orders.id = $1`,
  `select * from emails where order_id = $1 order by sent_at desc limit 100`,
  `select * from refunds left join refund_outcomes on refund_id = refunds.id where order_id = $1`,
  `select * from order_notes where order_id = $1`,
  `select * from order_changes where order_id = $1 order by id`,
  `select * from winners where order_id = $1`,
  `select activity.*, users.name from activity left join users on users.id = activity.actor_id
  where subject_type = 'order' and subject_id = $1 order by sequence desc limit 100`,
]

async function bareOrder(db: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await db.query(
    `select id from orders where organization_id = $1
    order by created_at desc, id desc limit 1`,
    [organizationId],
  )
  for (const text of bareOrderSql) await db.query(text, [rows[0]?.id])
}
