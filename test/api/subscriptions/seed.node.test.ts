import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startApi } from '../support.ts'

const orders = 3000
const api = await startApi({ orders })
after(() => api.close())

test('the demonstration has its subscriptions with their orders, and none is due or untold on its first day', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) as all,
      count(*) filter (where status = 'failing') as failing,
      count(*) filter (where not exists (
        select from orders where subscription_id = subscriptions.id)) as without_orders,
      count(*) filter (where status = 'active' and next_charge_on <= ${api.now}::date) as due,
      count(*) filter (where (status = 'cancelled') = (next_charge_on is not null)) as wrong_next,
      (select count(*) from orders join customers on customers.id = orders.customer_id
        join subscriptions on subscriptions.id = subscription_id
        where subscriptions.customer_id <> customers.id) as others,
      (select count(*) from orders where subscription_id is not null and status = 'FAILED')
        as failed
    from subscriptions
  `.execute(api.db)
  const [counts] = rows
  const all = Math.round((orders * 410) / 14_000)
  const failing = Math.round((all * 22) / 410)
  assert.deepEqual(counts, {
    all,
    failing,
    withoutOrders: 0,
    due: 0,
    wrongNext: 0,
    others: 0,
    failed: failing * 4,
  })
  const emails = () => sql<{ sum: number }>`select count(*) as sum from emails`.execute(api.db)
  const before = (await emails()).rows
  await api.charge()
  assert.deepEqual((await emails()).rows, before)
})
