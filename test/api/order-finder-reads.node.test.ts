/** How much of the tables a search reads, counted by PostgreSQL itself: time says little on a small table. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { FoundOrdersSchema } from '../../src/core/orders/find.ts'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { dataOf, openApi } from './draws/support.ts'

const orderCount = 2000
const api = await openApi({ orders: orderCount })
after(() => api.close())

let token: string
let searches: string[]

before(async () => {
  token = await api.signIn('account owner', 'marguerite.doucette@terncove.example')
  const { rows } = await sql<Record<'id' | 'email' | 'phone' | 'name' | 'ticket', string>>`
    select orders.id, email, phone, first_name || ' ' || last_name as name,
      first_number::text as ticket
    from orders join customers on customers.id = orders.customer_id
    join tickets on tickets.order_id = orders.id
    where orders.organization_id = (
      select id from organizations where name like 'Tern Cove%'
    ) and email is not null and phone is not null
    order by orders.id limit 1
  `.execute(api.db)
  searches = rows.flatMap(({ id, email, phone, name, ticket }) => [
    id,
    id.slice(0, 6),
    email,
    phone,
    `${name} ${ticket}`,
  ])
  // A table of this size is read from end to end where nothing says otherwise; a large one is not.
  const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(
    api.db,
  )
  await sql`alter database ${sql.id(named[0]?.name ?? '')} set enable_seqscan = off`.execute(api.db)
})

/** What all other connections have read is counted once they are gone; the next ones are made anew. */
async function rowsRead(): Promise<number> {
  await sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(api.db)
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as count from pg_stat_user_tables
    where relname in ('orders', 'customers', 'tickets')
  `.execute(api.db)
  return rows[0]?.count ?? 0
}

test('Saleor: search slow on big data: one that names an order reads a few rows, of however many there are', async () => {
  assert.ok(searches.length > 0)
  for (const text of searches) {
    const before = await rowsRead()
    const answer = await api.ask('GET', `${findCalls.find.path}?${new URLSearchParams({ text })}`, {
      token,
    })
    const { total } = dataOf(FoundOrdersSchema, answer)
    const read = (await rowsRead()) - before
    assert.ok(total > 0, text)
    assert.ok(read <= 100 + 20 * total, `“${text}” read ${read} rows for ${total} orders`)
  }
})
