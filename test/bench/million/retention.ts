/**
 * A night's run over a million orders, killed twenty times: what is to go is counted by SQL of its own before, and asked
 * again afterwards; sums, rows that stay and the log's chain are as they were. Of a folder that is made for it.
 */
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { chainOf } from '../../../demo/api/activity/chain-of.ts'
import { recordActivities } from '../../../demo/api/activity/record.ts'
import { openDatabase } from '../../../demo/api/database.ts'
import { startScript } from '../../database/support.ts'
import { until } from '../../support/until.ts'
import { organizationId, type Sized } from './products.ts'

const script = fileURLToPath(new URL('../../api/retention/retention-process.ts', import.meta.url))
const kills = 20
const killsAmidEmails = 5
const years = 5
type Row = Record<string, unknown>

/** It leaves the folder without thousands of buyers: for the last part of a run alone. */
export async function measureRetention(sized: Sized): Promise<void> {
  const { product, db } = sized
  const query = async (text: string, values: unknown[] = [organizationId]) =>
    (await db.query<Row>(text, values)).rows
  const now = await prepare(sized, query)
  const due = new Set((await query(dueBuyers, [organizationId, now])).map(({ id }) => String(id)))
  const [mails] = await query(dueMails, [organizationId, now])
  const [screens] = await query(dueScreens)
  console.log(`  due: ${due.size} buyers, ${mails?.count} emails, ${screens?.count} recordings`)
  const before = JSON.stringify(await query(kept))
  const left = JSON.stringify(await query(untouched, [organizationId, [...due]]))

  const from = performance.now()
  await run(query, product.databaseUrl, now)
  const seconds = (performance.now() - from) / 1000
  const erased = await query(
    'select id from customers where organization_id = $1 and erased_at is not null and merged_into is null',
  )
  const ids = erased.map(({ id }) => String(id))
  const [told] = await query('select * from retention_runs where organization_id = $1')
  const [texts] = await query(
    `select count(*) from emails where organization_id = $1 and subject <> '' and ${isMailDue}`,
    [organizationId, now],
  )
  console.log(
    `  ${seconds.toFixed(0)} s with ${kills} kills; erased ${ids.length}: ${
      ids.length === due.size && ids.every(id => due.has(id)) ? 'the same' : 'NOT THE SAME'
    }; the run says ${JSON.stringify(told)}`,
  )
  console.log(`  emails left that should be empty: ${texts?.count}`)
  console.log(`  sums and rows that stay: ${same(before, JSON.stringify(await query(kept)))}`)
  console.log(
    `  everybody else: ${same(left, JSON.stringify(await query(untouched, [organizationId, [...due]])))}`,
  )
  const [names] = await query(
    `select count(*) from customers where id = any($1) and (email, phone, address, city, postal_code) is distinct from (null, null, null, null, null)`,
    [ids],
  )
  console.log(`  erased with an address or number left: ${names?.count}`)
  const opened = await openDatabase({ dataDir: '', url: product.databaseUrl })
  const chain = await chainOf(opened.jobs.db, organizationId)
  await opened.close()
  console.log(`  the log's chain: ${chain.rows} rows, ${JSON.stringify(chain.fault)}`)
  const [entry] = await query(
    `select count(*), min(after::text) as said from activity where organization_id = $1 and action = 'retention-carried-out'`,
  )
  console.log(`  entries of the run: ${entry?.count}, ${entry?.said}`)
}

const same = (one: string, other: string) => (one === other ? 'as before' : 'NOT AS BEFORE')

/** Raffles closed long ago, emails and entries of the log about their buyers. @returns when the night is */
async function prepare(
  { product, db }: Sized,
  query: (text: string, values?: unknown[]) => Promise<Row[]>,
): Promise<string> {
  // The product that runs beside charges nobody while sums are compared.
  await query(`update subscriptions set try_on = '2099-01-01' where $1::uuid is not null`)
  await until(async () => {
    const open = await query(
      'select from subscriptions where charging_order_id is not null and $1::uuid is not null',
    )
    return open.length === 0
  }, 'the end of what is being charged')
  await query(
    `update raffles set status = 'closed', closed_at = draw_at where organization_id = $1 and status = 'ended'
     and id in (select raffle_id from orders group by raffle_id)`,
  )
  await query(
    `insert into emails (organization_id, recipient, subject, text_body, locale, sent_at, state, order_id)
     select orders.organization_id, coalesce(email, 'nobody@example.org'), 'Your tickets', 'For ' || first_name, 'en', orders.created_at, 'sent', orders.id
     from orders join customers on customers.id = customer_id where orders.organization_id = $1 and orders.id::text < '8'`,
  )
  const buyers = await query(
    'select id, email from customers where organization_id = $1 order by id limit 20000',
  )
  const opened = await openDatabase({ dataDir: '', url: product.databaseUrl })
  await opened.jobs.db.transaction().execute(transaction =>
    recordActivities(
      transaction,
      buyers.map(({ id, email }) => ({
        organizationId,
        raffleId: null,
        subject: { type: 'customer' as const, id: String(id) },
        action: 'changed' as const,
        actor: null,
        at: new Date(),
        before: { email: null },
        after: { email },
      })),
    ),
  )
  await opened.close()
  await query(
    `update organizations set keeps_buyers = 48, keeps_emails = 12, retention_set_at = now() where id = $1`,
  )
  await db.query('analyze')
  const [at] = await query(`select (now() + make_interval(years => $1))::text as at`, [years])
  // So that not everybody goes: those of the last raffles were closed within 48 months by then.
  const [night] = await query(
    `select (percentile_disc(0.5) within group (order by closed_at) + interval '48 months')::text as at
     from raffles where organization_id = $1 and closed_at < $2`,
    [organizationId, at?.at],
  )
  return new Date(String(night?.at)).toISOString()
}

async function run(
  query: (text: string, values?: unknown[]) => Promise<Row[]>,
  url: string,
  now: string,
): Promise<void> {
  const progress = async () =>
    (
      await query(
        'select step, buyers, emails, ended_at from retention_runs where organization_id = $1',
      )
    )[0]
  for (let killed = 0; killed < kills; killed += 1) {
    const step = killed < kills - killsAmidEmails ? 'buyers' : 'emails'
    if (step === 'emails') await reach(step)
    const worker = startScript([script, url, now, step, String(randomInt(1, 12))])
    const from = JSON.stringify(await progress())
    // Half of them between two batches, half within one.
    if (killed % 2 === 0)
      await until(async () => JSON.stringify(await progress()) !== from, 'a batch')
    else await worker.until('made')
    worker.kill('SIGKILL')
    await new Promise(resolve => worker.once('close', resolve))
    console.log(`  killed at ${JSON.stringify(await progress())}`)
  }
  await reach(null)

  /** Until the run is there, or at its end: as long as it goes on. */
  async function reach(step: string | null) {
    const worker = startScript([script, url, now])
    let said = await progress()
    while (said?.ended_at === null && said.step !== step) {
      const { buyers, emails } = said
      await until(async () => {
        const at = await progress()
        return at?.buyers !== buyers || at?.emails !== emails || at?.ended_at !== null
      }, 'a further batch')
      said = await progress()
    }
    worker.kill('SIGKILL')
    await new Promise(resolve => worker.once('close', resolve))
  }
}

/** Written apart from the product's: by the orders' side. */
const dueBuyers = `
  with kept as (
    select customer_id from orders join raffles on raffles.id = raffle_id
    where orders.organization_id = $1 and (raffles.status <> 'closed' or closed_at is null
      or closed_at > $2::timestamptz - interval '48 months')
    union select customer_id from donations where organization_id = $1 and created_at > $2::timestamptz - interval '48 months'
    union select customer_id from subscriptions join customers on customers.id = customer_id
      where customers.organization_id = $1 and (status <> 'cancelled' or cancelled_at > $2::timestamptz - interval '48 months')
    union select customer_id from orders where organization_id = $1 and owes_refund
    union select customer_id from orders join refunds on refunds.order_id = orders.id
      left join refund_outcomes on refund_id = refunds.id where orders.organization_id = $1 and refund_id is null
    union select id from customers where organization_id = $1
      and greatest(created_at, changed_at) > $2::timestamptz - interval '48 months'
  )
  select id from customers where organization_id = $1 and merged_into is null and erased_at is null
  except select customer_id from kept
`
/** Of raffles that aren't closed for as long, what buyers were told stays. */
const isMailDue = `sent_at <= $2::timestamptz - interval '12 months' and not exists (
  select from orders join raffles on raffles.id = raffle_id where orders.id = emails.order_id
    and (raffles.status <> 'closed' or closed_at is null or closed_at > $2::timestamptz - interval '12 months'))`
const dueMails = `select count(*) from emails where organization_id = $1 and ${isMailDue}`
const dueScreens = `select count(*) from recordings where organization_id = $1`
const sumOf = (table: string, content: string) =>
  `select '${table}' as name, count(*) as rows, sum(hashtextextended((${content})::text, 0)) as content from ${table} as t`
/** All that stays of an organization and of every other one. */
const kept = `
  ${sumOf('orders', 't')} where $1::uuid is not null
  union all ${sumOf('tickets', 't')}
  union all ${sumOf('package_sales', 't')}
  union all ${sumOf('donations', 't')}
  union all ${sumOf('refunds', "to_jsonb(t) - 'comment'")}
  union all ${sumOf('winners', "to_jsonb(t) - 'note'")}
  union all ${sumOf('draws', 't')}
  union all ${sumOf('customer_figures', "to_jsonb(t) - 'has_twin'")}
`
const untouched = `
  select count(*) as rows, sum(hashtextextended(t::text, 0)) as content from customers as t
  where not (organization_id = $1 and (id = any($2::uuid[]) or merged_into = any($2::uuid[])))
`
