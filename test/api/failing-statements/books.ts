/** Whether the books are right, whatever was done: each part of them computed anew from the orders' own rows. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { standingCents, voidTickets, wrongSales } from '../../support/standing.ts'
import { wrongFigures } from '../customers/support.ts'
import type { TestApi } from '../support.ts'

/** Numbers without a hole or a twin, sums equal, every organization's log unbroken. */
export async function requireRightBooks(api: TestApi): Promise<void> {
  const { rows: numbers } = await sql`
    select raffle_id from tickets join raffles on raffles.id = raffle_id
    group by raffle_id, starting_ticket_number, next_ticket_number
    having min(first_number) <> starting_ticket_number
      or max(last_number) + 1 <> next_ticket_number
      or sum(last_number - first_number + 1) <> next_ticket_number - starting_ticket_number
  `.execute(api.db)
  assert.deepEqual(numbers, [], 'raffles whose numbers have a hole')
  const { rows: torn } = await sql`
    select orders.id from orders join packages on packages.id = package_id
    left join tickets on tickets.order_id = orders.id
    where initial_status = 'ACTIVE'
    group by orders.id, ticket_count
    having coalesce(sum(last_number - first_number + 1), 0) <> ticket_count
  `.execute(api.db)
  assert.deepEqual(torn, [], 'orders without all their tickets')
  const { rows: entries } = await sql`
    select order_entries.id from order_entries left join orders on entry_id = order_entries.id
    group by order_entries.id
    having coalesce(sum(amount_cents + orders.donation_cents), 0) <> total_cents
  `.execute(api.db)
  assert.deepEqual(entries, [], 'purchases whose orders come to something else')
  const { rows: packages } = await sql`
    with counted as (
      select raffle_id, package_id, count(*) as orders, count(*) filter (where status = 'ACTIVE') as sold,
        coalesce(sum(${standingCents}) filter (where status = 'ACTIVE'), 0) as sold_cents,
        coalesce(sum(${voidTickets}) filter (where status = 'ACTIVE'), 0) as voided_tickets
      from orders group by 1, 2
    )
    select package_id from counted full join package_sales as kept using (raffle_id, package_id)
    where (counted.orders, counted.sold, counted.sold_cents, counted.voided_tickets)
      is distinct from (kept.orders, kept.sold, kept.sold_cents, kept.voided_tickets)
  `.execute(api.db)
  assert.deepEqual(packages, [], 'packages whose kept sales are wrong')
  assert.deepEqual(await wrongSales(api.db), [], 'sales in time that are wrong')
  assert.deepEqual(await wrongFigures(api), [], 'customers whose figures are wrong')
  const { faults } = await verifyActivity(api.url)
  assert.deepEqual(faults, [], 'the log')
}
