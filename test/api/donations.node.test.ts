import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../src/core/donations/recent-calls.ts'
import { jobCalls } from '../../src/core/jobs/calls.ts'
import { addRaffle, dataOf, sell } from './draws/support.ts'
import { newKey } from './raffles/support.ts'
import { startApi, type TestApi } from './support.ts'

const organizationId = seedOrganizations.ternCove.id
const { list, total, recordReceipt } = donationCalls
const { recent } = recentDonationCalls
let api: TestApi
let token: string

before(async () => {
  api = await startApi({ orders: 2000 })
  token = await api.signIn('account owner')
})
after(() => api.close())

const get = (path: string, more: Record<string, string> = {}) =>
  api.ask('GET', `${path}?${new URLSearchParams({ organizationId, ...more })}`, { token })

/** Apart from the API, of the whole organization. */
async function inSql(condition = sql`true`) {
  const { rows } = await sql<{ totalCents: number; count: number }>`
    select coalesce(sum(amount_cents), 0) as total_cents, count(*) as count
    from donations where organization_id = ${organizationId} and status = 'ACTIVE' and ${condition}
  `.execute(api.db)
  return rows[0]
}

test('what all donations come to is SQL’s own sum, without void, failed and pending ones', async () => {
  const answer = dataOf(total.answer, await get(total.path))
  assert.deepEqual(answer, { ...(await inSql()), currency: 'CAD' })
  assert.ok(answer.count > 20)
  const voided = dataOf(total.answer, await get(total.path, { 'status[]': 'VOID' }))
  assert.deepEqual(voided, { totalCents: 0, count: 0, currency: 'CAD' })
  const receipts = dataOf(total.answer, await get(total.path, { 'receipt[]': 'issued' }))
  assert.deepEqual(receipts, {
    ...(await inSql(sql`receipt_number is not null`)),
    currency: 'CAD',
  })
})

test('what was never received gets no receipt, and an issued number can be taken away', async () => {
  const raffle = await addRaffle(api)
  const numberOf = async (status: 'ACTIVE' | 'VOID', type: 'cash' | 'cheque' = 'cash') => {
    const { id: orderId } = await sell(raffle, 0, { type, donationCents: 700 })
    const { id } = await api.db
      .updateTable('donations')
      .set({ status })
      .where('orderId', '=', orderId)
      .returning('id')
      .executeTakeFirstOrThrow()
    return (version: number, receiptNumber: string | null) =>
      raffle.patch(`${list.path}/${id}`, { version, receiptNumber })
  }
  for (const recordNone of [await numberOf('VOID'), await numberOf('ACTIVE', 'cheque')]) {
    const refused = await recordNone(1, 'R-1')
    assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'donation-not-received'])
  }
  const record = await numberOf('ACTIVE')
  const issued = dataOf(recordReceipt.answer, await record(1, 'R-1'))
  assert.deepEqual([issued.receipt, issued.receiptNumber], ['issued', 'R-1'])
  const taken = dataOf(recordReceipt.answer, await record(2, null))
  assert.deepEqual([taken.receipt, taken.receiptNumber], ['none', null])
})

test('a receipt’s number is one donor’s, however many of their donations it covers and whoever asks at once', async () => {
  const raffle = await addRaffle(api)
  const given = async (email: string) => {
    const customer = { firstName: 'Ada', lastName: 'Giver', email }
    const { id: orderId } = await sell(raffle, 0, { customer, donationCents: 900 })
    const { id } = await api.db
      .selectFrom('donations')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    return (receiptNumber: string) =>
      raffle.patch(`${list.path}/${id}`, { version: 1, receiptNumber })
  }
  const records = [await given('one@receipt.test'), await given('two@receipt.test')]
  const answers = await Promise.all(records.map(record => record('R-77')))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  const first = answers[0]?.status === 200 ? 'one' : 'two'
  const another = await given('three@receipt.test')
  const { status, errors } = await another('r-77')
  const [{ code, field } = {}] = errors
  assert.deepEqual([status, code, field], [409, 'receipt-number-of-another', 'receiptNumber'])
  assert.equal((await (await given(`${first}@receipt.test`))('R-77')).status, 200)
  const { rows } = await sql`
    select organization_id from donations where receipt_number is not null and receipt_number <> 'R-77'
    group by organization_id, lower(receipt_number) having count(distinct customer_id) > 1
  `.execute(api.db)
  assert.deepEqual(rows, [])
})

test('a donor who asks not to be named isn’t named where others read it, nor on the wire', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Quiet', lastName: 'Giver', email: 'quiet@example.org' }
  api.now = new Date(api.now.getTime() + 60_000)
  await sell(raffle, 0, { customer, donationCents: 777, donationAnonymous: true })
  const answer = await get(recent.path)
  const [newest, ...others] = dataOf(recent.answer, answer)
  assert.equal(newest?.amountCents, 777)
  assert.equal(newest?.donorName, null)
  assert.doesNotMatch(JSON.stringify(answer), /Quiet/)
  assert.equal(others.length, 4)
  assert.ok(others.some(({ donorName }) => donorName !== null))
})

test('an organization without the product is told of none, by list, sum, widget and file alike', async () => {
  const without = () =>
    api.db
      .deleteFrom('organizationProducts')
      .where('organizationId', '=', organizationId)
      .where('product', '=', 'donations')
      .execute()
  await without()
  for (const { path } of [list, total, recent]) {
    const { status, json } = await get(path)
    assert.equal(status, 403)
    assert.match(JSON.stringify(json), /product-missing/)
  }
  const body = { list: 'donations', query: { organizationId }, timeZone: 'UTC' }
  const headers = newKey()
  const { status } = await api.ask('POST', jobCalls.exportList.path, { token, body, headers })
  assert.equal(status, 403)
})
