/** A bulk whose server is killed again and again, in the middle of its steps. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { BulkLookSchema } from '../../../src/core/orders/bulk.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { startScript } from '../../database/support.ts'
import { until } from '../../support/until.ts'
import { addRaffle, dataOf, openApi, sellMany } from '../draws/support.ts'

const orders = 100_000
const kills = 50
const kind = 'bulk-in-a-test'

const api = await openApi()
after(() => api.close())
const script = fileURLToPath(new URL('./bulk-process.ts', import.meta.url))

test(`${orders} orders are voided through ${kills} kills: what was looked at, each once, with one receipt`, async t => {
  const raffle = await addRaffle(api)
  for (let made = 0; made < orders; made += 20_000)
    await sellMany(raffle, Math.min(20_000, orders - made))
  const set = { of: 'matching', query: { eventId: raffle.raffleId } }
  const look = dataOf(
    BulkLookSchema,
    await raffle.post(bulkCalls.look.path, { action: 'void', set }),
    201,
  )
  assert.deepEqual([look.count, look.amountCents], [orders, orders * 500])
  await sql`
    insert into jobs (id, organization_id, kind, asked, started_by, roles, created_at, worked_at)
    select id, organization_id, ${kind},
      jsonb_build_object('bulkId', id, 'language', 'en', 'timeZone', 'UTC'), looked_by,
      ${['account owner']}::text[], looked_at, looked_at
    from bulks where id = ${look.id}
  `.execute(api.db)
  await sql`update bulks set comment = 'Cancelled raffle' where id = ${look.id}`.execute(api.db)

  const readJob = () =>
    api.db.selectFrom('jobs').selectAll().where('id', '=', look.id).executeTakeFirstOrThrow()
  const farthest = Math.floor(orders / 25 / (kills + 1))
  for (let killed = 0; killed < kills; killed += 1) {
    const worker = startScript([script, api.url, kind])
    const steps = randomInt(farthest)
    for (let step = 0; step <= steps; step += 1) await worker.until('from')
    worker.kill('SIGKILL')
    await new Promise(resolve => worker.once('close', resolve))
    const { state, done } = await readJob()
    assert.equal(state, 'running')
    t.diagnostic(`killed at ${done} of ${orders}`)
  }
  const last = startScript([script, api.url, kind])
  for (let job = await readJob(); job.state !== 'finished'; job = await readJob())
    await until(async () => (await readJob()).workedAt > job.workedAt, 'a further step')
  last.kill('SIGKILL')

  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from bulk_rows where bulk_id = ${look.id} and done) as receipts,
      (select count(*) from orders where raffle_id = ${raffle.raffleId} and status = 'VOID') as voids,
      (select count(*) from order_changes join orders on orders.id = order_id
        where raffle_id = ${raffle.raffleId}) as changes,
      (select count(*) from activity where raffle_id = ${raffle.raffleId} and action = 'voided')
        as entries,
      (select coalesce(sum(sold_cents), 0) from package_sales where raffle_id = ${raffle.raffleId})
        as sold_cents,
      (select sum(array_length(string_to_array(content, E'\\r\\n'), 1) - 1) from job_parts
        where job_id = ${look.id}) as lines
  `.execute(api.db)
  assert.deepEqual(rows, [
    {
      receipts: orders,
      voids: orders,
      changes: orders,
      entries: orders,
      soldCents: 0,
      lines: orders + 1,
    },
  ])
  assert.equal((await readJob()).done, orders)
})
