/** The figures of home against sums computed apart, in zones with and without daylight saving. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { donationKpi, salesKpi } from '../../demo/api/dashboard/sales-kpi.ts'
import { dailySales, monthlyDonations, monthlySales } from '../../demo/api/dashboard/series.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { standingCents } from '../support/standing.ts'
import { startApi } from './support.ts'

const api = await startApi()
after(() => api.close())

const organizationId = seedOrganizations.ternCove.id

interface Sold {
  cents: number
  status: string
  at: Date
}

/** What was sold, added up here in JavaScript by the wall clock of a zone. */
async function soldByDay(table: 'orders' | 'donations', timeZone: string) {
  const rows: Sold[] = await api.db
    .selectFrom(table)
    .select(['status', 'createdAt as at'])
    .select(table === 'orders' ? standingCents.as('cents') : 'amountCents as cents')
    .where('organizationId', '=', organizationId)
    .execute()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const days = new Map<string, number>()
  for (const { cents, status, at } of rows) {
    if (status !== 'ACTIVE') continue
    const date = day.format(at)
    days.set(date, (days.get(date) ?? 0) + cents)
  }
  return { days, today: day.format(api.now) }
}

/** The day that lies some days from another, both as YYYY-MM-DD. */
function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function sum(days: Map<string, number>, from: string, until: string): number {
  return [...days].reduce(
    (total, [day, cents]) => total + (day >= from && day < until ? cents : 0),
    0,
  )
}

for (const timeZone of [
  'America/Halifax',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'America/Havana',
]) {
  const request = () => ({ organizationId, timeZone, now: api.now })

  test(`the eight sales figures are right in ${timeZone}`, async () => {
    const { days, today } = await soldByDay('orders', timeZone)
    const tomorrow = shifted(today, 1)
    const sunday = shifted(today, -new Date(`${today}T00:00Z`).getUTCDay())
    const month = `${today.slice(0, 7)}-01`
    const lastMonth = `${shifted(month, -1).slice(0, 7)}-01`
    assert.deepEqual(await salesKpi(api.db, request()), {
      salesAllTimeCents: sum(days, '', '9'),
      salesThisYearCents: sum(days, `${today.slice(0, 4)}-01-01`, tomorrow),
      salesLastMonthCents: sum(days, lastMonth, month),
      salesLastWeekCents: sum(days, shifted(sunday, -7), sunday),
      salesThisMonthCents: sum(days, month, tomorrow),
      salesThisWeekCents: sum(days, sunday, tomorrow),
      salesTodayCents: sum(days, today, tomorrow),
      salesYesterdayCents: sum(days, shifted(today, -1), today),
    })
  })

  test(`30 days and 12 months are right in ${timeZone}`, async () => {
    const { days, today } = await soldByDay('orders', timeZone)
    const donations = (await soldByDay('donations', timeZone)).days
    const daily = await dailySales(api.db, request())
    assert.deepEqual(
      daily,
      Array.from({ length: 30 }, (_, index) => {
        const date = shifted(today, index - 29)
        return { date, dailySalesCents: days.get(date) ?? 0 }
      }),
    )
    const monthly = await monthlySales(api.db, request())
    assert.equal(monthly.length, 12)
    assert.equal(monthly.at(-1)?.month, today.slice(0, 7))
    for (const { month, monthlySalesCents } of monthly) {
      assert.equal(monthlySalesCents, sum(days, month, `${month}-99`))
    }
    for (const { monthCreated, totalCents } of await monthlyDonations(api.db, request())) {
      assert.equal(totalCents, sum(donations, monthCreated, `${monthCreated}-99`))
    }
  })
}

test('all donations that stand are added up', async () => {
  const { days } = await soldByDay('donations', 'UTC')
  const { donationsTotalCents } = await donationKpi(api.db, {
    organizationId,
    timeZone: 'UTC',
    now: api.now,
  })
  assert.equal(donationsTotalCents, sum(days, '', '9'))
  assert.ok(donationsTotalCents > 0)
})

/** One order of a dollar for an organisation that has none, sold at a moment. */
async function sell(at: string): Promise<void> {
  const model = await api.db
    .selectFrom('orders')
    .select(['raffleId', 'packageId', 'customerId'])
    .limit(1)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('orders')
    .values({
      ...model,
      organizationId: seedOrganizations.larkspur.id,
      amountCents: 100,
      initialStatus: 'ACTIVE',
      status: 'ACTIVE',
      type: 'cash',
      idempotencyKey: randomUUID(),
      createdAt: new Date(at),
    })
    .execute()
}

test('a day on which clocks change holds 25 hours, or 23', async () => {
  const figures = (timeZone: string, now: string) =>
    salesKpi(api.db, {
      organizationId: seedOrganizations.larkspur.id,
      timeZone,
      now: new Date(now),
    })
  // Halifax, Sunday 3 November 2024: from 03:00Z until 04:00Z on Monday.
  for (const at of ['2024-11-03T02:59:59Z', '2024-11-03T03:00:00Z', '2024-11-04T03:59:59Z']) {
    await sell(at)
  }
  const november = await figures('America/Halifax', '2024-11-04T03:59:59.5Z')
  assert.equal(november.salesTodayCents, 200)
  assert.equal(november.salesYesterdayCents, 100)
  assert.equal(november.salesThisWeekCents, 200)
  assert.equal(november.salesLastWeekCents, 100)

  // Havana, Sunday 3 November 2024: its midnight hour comes twice, at 04:00Z and again at 05:00Z.
  await sell('2024-11-03T04:30:00Z')
  const havana = await figures('America/Havana', '2024-11-04T04:00:00Z')
  assert.equal(havana.salesTodayCents, 200)
  assert.equal(havana.salesYesterdayCents, 200)

  // Halifax, Sunday 10 March 2024: from 04:00Z until 03:00Z on Monday.
  for (const at of ['2024-03-10T04:00:00Z', '2024-03-11T02:59:59Z', '2024-03-11T03:00:00Z']) {
    await sell(at)
  }
  const march = await figures('America/Halifax', '2024-03-11T12:00:00Z')
  assert.equal(march.salesYesterdayCents, 200)
  assert.equal(march.salesTodayCents, 100)
})
