import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { throwawayDatabase } from '../../database/throwaway.ts'

const { database, now } = await throwawayDatabase({ orders: 300 })
const { db } = database
after(() => database.close())

test('every seeded raffle tells how it came to its status, and never of the future', async () => {
  const { rows } = await sql<{ name: string; status: string; told: string | null; late: number }>`
    select name, status, (
      select after->>'status' from activity where raffle_id = raffles.id
        and subject_type = 'raffle' and after->>'status' is not null
      order by happened_at desc limit 1
    ) as told, (
      select count(*) from activity where raffle_id = raffles.id and happened_at > ${now}
    ) as late
    from raffles
  `.execute(db)
  assert.ok(rows.length > 30)
  for (const { name, status, told, late } of rows) assert.deepEqual([told, late], [status, 0], name)
})

test('every confirmed winner of the seed was reached, after the draw and before now', async () => {
  const { rows } = await sql<{ winners: number; reached: number }>`
    select count(*) as winners, count(*) filter (where exists (
      select from winner_contacts where winner_id = winners.id and reached
        and at > coalesce(draws.draw_at, raffles.draw_at) and at < ${now}
    )) as reached
    from winners join draws on draws.id = winners.draw_id join raffles on raffles.id = draws.raffle_id
    where winners.status = 'confirmed'
  `.execute(db)
  assert.ok(Number(rows[0]?.winners) > 20)
  assert.equal(rows[0]?.reached, rows[0]?.winners)
})

test('every seeded refund is told of, as those that people make are', async () => {
  const { rows } = await sql<{ way: string; told: string[] | null }>`
    select way, (
      select array_agg(action order by sequence) from activity
      where subject_id = refunds.order_id::text and action like 'refund%'
        and (after->>'amountCents')::bigint = amount_cents and happened_at = requested_at
        and actor_id = requested_by
    ) as told
    from refunds
  `.execute(db)
  assert.ok(rows.length > 0)
  for (const { way, told } of rows)
    assert.deepEqual(told, way === 'card' ? ['refund-requested', 'refunded'] : ['refunded'])
})

test('the seeded log verifies', async () => {
  const { rows, faults } = await verifyActivity(database.url)
  assert.deepEqual(faults, [])
  assert.ok(rows > 150, String(rows))
})
