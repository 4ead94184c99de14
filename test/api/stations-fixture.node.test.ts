/** The server's half of the guide's fixture, with its migration. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { up } from '../fixture/stations/migration.ts'
import { stationRoutes } from '../fixture/stations/server.ts'
import { type Station, stationCalls } from '../fixture/stations/station.ts'
import { dataOf } from './draws/support.ts'
import { newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 0, moreCalls: stationRoutes })
after(() => api.close())
await up(api.db as never)
const token = await api.signIn()
const { id: organizationId } = seedOrganizations.ternCove

async function add(name: string): Promise<Station> {
  const { path, answer } = stationCalls.create
  const body = { organizationId, name, place: 'Prince Street' }
  return dataOf(answer, await api.ask('POST', path, { token, body, headers: newKey() }), 201)
}

const pathOf = ({ id }: Station) => stationCalls.change.path.replace(':id', id)

test('stations are added, found, changed on the version that was read, deleted, and the log says so', async () => {
  const kiosk = await add('Kiosque à Été')
  await add('Van')
  const path = `${stationCalls.list.path}?organizationId=${organizationId}`
  const found = await api.ask('GET', `${path}&search=ete`, { token })
  const page = v.parse(stationCalls.list.list.page, found.json) as { data: Station[] }
  assert.deepEqual(
    page.data.map(({ name }) => name),
    ['Kiosque à Été'],
  )
  const body = { version: 1, active: false }
  const changed = await api.ask('PATCH', pathOf(kiosk), { token, body })
  assert.equal(dataOf(stationCalls.change.answer, changed).active, false)
  const stale = await api.ask('PATCH', pathOf(kiosk), { token, body })
  assert.equal(stale.status, 409)
  const gone = await api.ask('DELETE', `${pathOf(kiosk)}?version=2`, { token })
  assert.equal(gone.status, 204)
  const entries = await api.db
    .selectFrom('activity')
    .select(['action', 'raffleId'])
    .where('subjectId', '=', kiosk.id)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(entries, [
    { action: 'created', raffleId: null },
    { action: 'changed', raffleId: null },
    { action: 'deleted', raffleId: null },
  ])
})

test('another organization’s station is none, and who only reads changes none', async () => {
  const kiosk = await add('Kiosk')
  const stranger = await api.signIn('account owner', 'dale.whitcombe@bramblewick.example')
  const agent = await api.signIn('In Person Sales')
  for (const [asking, status] of [
    [stranger, 404],
    [agent, 403],
  ] as const) {
    const body = { version: 1, name: 'Mine' }
    assert.equal((await api.ask('PATCH', pathOf(kiosk), { token: asking, body })).status, status)
  }
})

test('it goes with its organization, as its table says', async () => {
  const { rows } = await api.pool.query(
    `insert into organizations (name, search_name, country, province, locale, time_zone)
     values ('Short', 'short', 'CA', 'NS', 'en', 'America/Halifax') returning id`,
  )
  await api.pool.query(
    `insert into stations (organization_id, name, search_name, place, active, created_at, changed_at)
     values ($1, 'Van', 'van', '', true, now(), now())`,
    [rows[0].id],
  )
  await api.pool.query('delete from organizations where id = $1', [rows[0].id])
  const left = await api.pool.query('select from stations where organization_id = $1', [rows[0].id])
  assert.equal(left.rowCount, 0)
})
