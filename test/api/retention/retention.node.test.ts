/** What an organization keeps no longer goes each night: all of that and nothing else, through kills, once. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { retentionCalls } from '../../../src/core/retention/retention.ts'
import { startScript } from '../../database/support.ts'
import { inFull } from '../../support/full.ts'
import {
  asking,
  owner,
  sellTo,
  somebody,
  tablesWith,
  voidOrder,
  wrongFigures,
} from '../customers/support.ts'
import { addRaffle, dataOf, openApi, type TestRaffle } from '../draws/support.ts'
import { organizationId, retentionOf } from './support.ts'

const api = await openApi()
after(() => api.close())
const { record, keep, monthsLater, night } = retentionOf(api)
const begun = api.now
const script = fileURLToPath(new URL('./retention-process.ts', import.meta.url))

const close = ({ raffleId }: TestRaffle, closedAt: Date) =>
  api.db
    .updateTable('raffles')
    .set({ status: 'closed', closedAt })
    .where('id', '=', raffleId)
    .execute()

async function mail(sentAt: Date, subject: string): Promise<void> {
  await api.db
    .insertInto('emails')
    .values({
      ...{ organizationId, subject, sentAt },
      ...{ recipient: `${subject}@example.org`, textBody: subject, htmlBody: null, locale: 'en' },
      state: 'sent',
    })
    .execute()
}

async function recordScreen(recordedAt: Date): Promise<void> {
  await sql`
    insert into recordings (session_id, user_id, organization_id, events, recorded_at)
    select id, user_id, ${organizationId}, '[]', ${recordedAt} from sessions limit 1
  `.execute(api.db)
}

/** All that a run must leave alone, and the sums that are made of it; words of staff are covered. */
async function ledger(): Promise<unknown> {
  const tables = [
    'orders',
    'tickets',
    'package_sales',
    'refunds',
    'donations',
    'winners',
    'draws',
    'draw_locks',
  ]
  const sums: unknown[] = []
  for (const table of tables) {
    const { rows } = await sql`
      select count(*) as rows, md5(string_agg(said, ' ' order by said)) as content
      from (select (to_jsonb(t) - 'comment')::text as said from ${sql.table(table)} as t) as each
    `.execute(api.db)
    sums.push([table, rows])
  }
  return sums
}

const erasedOf = async (ids: readonly string[]) =>
  (
    await api.db
      .selectFrom('customers')
      .select(['id', 'erasedAt'])
      .where('id', 'in', [...ids])
      .execute()
  )
    .filter(({ erasedAt }) => erasedAt !== null)
    .map(({ id }) => id)
    .toSorted()

const ask = asking(api, await api.signIn('account owner', owner))

test('buyers whose last raffle was closed long enough ago are erased, and nobody else; a second night finds nothing', async () => {
  const [old, late, open] = [await addRaffle(api), await addRaffle(api), await addRaffle(api)]
  const quux = somebody({ lastName: 'Sylliboy-Quux', phone: '9025550177' })
  const zorn = somebody({ lastName: 'Zornquist' })
  const due = [await sellTo(old, quux), await sellTo(old, zorn)]
  const [{ id: ofQuux = '', customerId = '' } = {}] = due
  await ask.note(customerId, 'Quux calls in the evening')
  const other = await sellTo(old, somebody())
  await sellTo(open, { ...(await buyer(other.customerId)) })
  const stay = [other, await sellTo(late, somebody()), await sellTo(open, somebody())]
  const noted = await sellTo(old, somebody())
  stay.push(noted)
  const owed = await sellTo(old, somebody())
  await voidOrder(old, owed.id)
  await ask.note(other.customerId, `Sits beside ${zorn.firstName} Zornquist`)
  await voidOrder(old, ofQuux)
  await old.post(`/order-service/v2/orders/${ofQuux}/refunds`, {
    ...{ amountCents: 500, reason: 'asked-for', comment: 'Quux asked for it' },
  })
  await close(old, begun)
  await close(late, monthsLater(20))
  await sql`insert into customer_notes (customer_id, text, written_at)
    values (${noted.customerId}, 'Their lawyer asks us to keep this', ${monthsLater(40)})`.execute(
    api.db,
  )
  await mail(begun, 'Old')
  await mail(monthsLater(48), 'New')
  await recordScreen(begun)
  await recordScreen(monthsLater(48))

  await keep({ keepsBuyers: 36, keepsEmails: 12, keepsRecordings: 3 })
  await night(new Date(begun.getTime() + 86_399_000))
  assert.equal((await record()).retention, null, 'not before a day is over')

  const before = await ledger()
  const words = ['quux', quux.email, zorn.firstName, 'zornquist', 'old@example.org'].map(String)
  const now = monthsLater(49)
  api.now = now
  const looked = await look({ keepsBuyers: '36', keepsEmails: '12', keepsRecordings: '3' })
  const ofDue = await emailsOf(due.map(each => each.id))
  await night(now, 2)
  assert.deepEqual(
    await erasedOf([...due, ...stay, owed].map(each => each.customerId)),
    due.map(each => each.customerId).toSorted(),
  )
  assert.deepEqual(await tablesWith(api, words), [])
  assert.deepEqual(await ledger(), before)
  assert.deepEqual(await wrongFigures(api), [])
  assert.deepEqual((await verifyActivity(api.url)).faults, [])
  const { retention } = await record()
  // Those of who was erased went with them.
  const removed = { ...looked, emails: looked.emails - ofDue }
  assert.deepEqual(retention, {
    ...removed,
    beganAt: now.toISOString(),
    endedAt: now.toISOString(),
    failing: false,
  })
  assert.ok(looked.buyers >= 2 && looked.recordings === 1, JSON.stringify(looked))
  assert.deepEqual(await entries(), [removed])
  assert.deepEqual(await subjects(), ['New'])

  const next = new Date(now.getTime() + 86_400_000)
  await night(next)
  const { retention: again } = await record()
  assert.deepEqual(again, {
    ...{ buyers: 0, emails: 0, recordings: 0 },
    ...{ beganAt: next.toISOString(), endedAt: next.toISOString(), failing: false },
  })
  assert.deepEqual(await entries(), [removed], 'a night that removes nothing isn’t told')
})

inFull(
  'killed in the midst it has done what was kept and nothing more, and hears at once that more is kept',
  async () => {
    api.now = begun
    const raffle = await addRaffle(api)
    const [one, two] = [await sellTo(raffle, somebody()), await sellTo(raffle, somebody())]
    const ids = [one.customerId, two.customerId]
    await close(raffle, begun)
    await mail(monthsLater(1), 'Kept')
    const now = monthsLater(55)
    await killed(now, 'buyers')
    assert.deepEqual(await erasedOf(ids), [], 'not one of the batch')
    await killed(now, 'emails')
    assert.deepEqual(await erasedOf(ids), ids.toSorted())
    assert.ok((await subjects()).includes('Kept'))
    await keep({ keepsEmails: null })
    await night(now)
    assert.ok((await subjects()).includes('Kept'))
    assert.deepEqual((await verifyActivity(api.url)).faults, [])
    const told = (await entries()).at(-1)
    assert.equal(Reflect.get(told ?? {}, 'buyers') >= 2, true, JSON.stringify(told))
  },
)

async function killed(now: Date, step: string): Promise<void> {
  const worker = startScript([script, api.url, now.toISOString(), step])
  await worker.until(`made ${step}`)
  worker.kill('SIGKILL')
  await new Promise(resolve => worker.once('close', resolve))
}

async function emailsOf(orderIds: readonly string[]): Promise<number> {
  const rows = await api.db
    .selectFrom('emails')
    .select('id')
    .where('orderId', 'in', [...orderIds])
    .execute()
  return rows.length
}

async function buyer(id: string) {
  const { firstName, lastName, email } = await ask.read(id)
  return { firstName, lastName, email }
}

async function look(query: Record<string, string>) {
  const path = addressOf(retentionCalls.look.path, { id: organizationId })
  const token = await api.signIn('RB admin')
  return dataOf(
    retentionCalls.look.answer,
    await api.ask('GET', `${path}?${new URLSearchParams(query)}`, { token }),
  )
}

async function entries(): Promise<unknown[]> {
  const rows = await api.db
    .selectFrom('activity')
    .select('after')
    .where('action', '=', 'retention-carried-out')
    .orderBy('sequence')
    .execute()
  return rows.map(({ after: content }) => content)
}

async function subjects(): Promise<string[]> {
  const rows = await api.db
    .selectFrom('emails')
    .select('subject')
    .where('subject', 'in', ['Old', 'New', 'Kept'])
    .execute()
  return rows.map(({ subject }) => subject)
}
