import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import {
  DailySalesSchema,
  DonationKpiSchema,
  MonthlyDonationsSchema,
  MonthlySalesSchema,
  SalesKpiSchema,
} from '../../src/core/dashboard/figures.ts'
import type { Role } from '../../src/core/session/role.ts'
import { paths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, dataOf, url } from './client.ts'

const reports: [path: string, schema: v.GenericSchema][] = [
  [paths.dashboardKpi, SalesKpiSchema],
  [paths.donationReport, DonationKpiSchema],
  [paths.donationsMonthly, MonthlyDonationsSchema],
  [paths.salesByDay, DailySalesSchema],
  [paths.salesByMonth, MonthlySalesSchema],
]

const { token, user } = await signIn(url)
const body = { organizationId: user.organizationUuid, timeZone: 'America/Halifax' }
const Versioned = v.object({ version: v.pipe(v.string(), v.nonEmpty()) })

for (const [path, schema] of reports) {
  test(`${path} answers its figures, and nothing while they are the same`, async () => {
    const answer = await ask('POST', path, { token, body })
    assert.equal(answer.status, 200)
    const data = dataOf(schema, answer)
    const { version } = v.parse(Versioned, answer.json)
    const again = await ask('POST', `${path}/`, { token, body: { ...body, ifVersion: version } })
    assert.deepEqual(again.json, { data: null, unchanged: true, version })
    const other = await ask('POST', path, { token, body: { ...body, ifVersion: 'another' } })
    assert.deepEqual(dataOf(schema, other), data)
  })
}

test('fields that nobody asked for are dropped, not refused', async () => {
  const more = { ...body, limit: 5, from: { deep: [null] } }
  assert.equal((await ask('POST', paths.dashboardKpi, { token, body: more })).status, 200)
})

test('without a zone each report is in UTC', async () => {
  const { organizationId } = body
  for (const [path, schema] of reports) {
    const answer = await ask('POST', path, { token, body: { organizationId } })
    assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.json)}`)
    const inUtc = await ask('POST', path, { token, body: { organizationId, timeZone: 'UTC' } })
    assert.deepEqual(dataOf(schema, answer), dataOf(schema, inUtc))
  }
})

test('days and months are those of the asked zone', async () => {
  const today = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format()
  // None whose rules changed of late: the server's zones and those of this Node may be of two years.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Phoenix']) {
    const asked = { token, body: { ...body, timeZone } }
    const days = dataOf(DailySalesSchema, await ask('POST', paths.salesByDay, asked))
    assert.equal(days.length, 30)
    assert.equal(days.at(-1)?.date, today(timeZone))
    const months = dataOf(MonthlySalesSchema, await ask('POST', paths.salesByMonth, asked))
    assert.equal(months.length, 12)
    assert.equal(months.at(-1)?.month, today(timeZone).slice(0, 7))
  }
})

const mayRead: [Role, kpi: number, donations: number][] = [
  ['RB admin', 200, 200],
  ['RB finance', 200, 200],
  ['raffle admin', 200, 200],
  ['Contact Center Agent', 403, 403],
  ['In Person Sales', 403, 403],
  ['Agent Manager', 403, 403],
  ['Data Processing', 403, 200],
]

for (const [role, kpi, donations] of mayRead) {
  test(`${role} is answered ${kpi} for sales and ${donations} for donations`, async () => {
    const person = await signIn(url, role)
    const asked = { token: person.token, body }
    assert.equal((await ask('POST', paths.dashboardKpi, asked)).status, kpi)
    assert.equal((await ask('POST', paths.donationReport, asked)).status, donations)
  })
}
