/** The file of a list that a job makes: what stands in it, for whom, and for how long. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import type { Transaction } from 'kysely'
import type { Database } from '../../../demo/api/database/schema.ts'
import type { Refusal } from '../../../demo/api/http/refusal.ts'
import { beginJob } from '../../../demo/api/jobs/job.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { clearOld } from '../../../demo/api/system/housekeeping.ts'
import { createCsvReader } from '../../../src/core/format/csv-reader.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import type { Job } from '../../../src/core/jobs/job.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { dataOf } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 300 })
after(() => api.close())
const owner = await api.signIn()
const { id: organizationId } = seedOrganizations.ternCove

interface Asking {
  token?: string
  query?: object
  headers?: Record<string, string>
  list?: string
}

const ask = ({
  token = owner,
  query = { organizationId },
  headers,
  list = 'raffles',
}: Asking = {}) =>
  api.ask('POST', jobCalls.exportList.path, {
    token,
    headers: { ...newKey(), ...headers },
    body: { list, query, timeZone: 'America/Halifax' },
  })

async function finished(asking?: Asking): Promise<Job> {
  const { id } = dataOf(jobCalls.exportList.answer, await ask(asking), 201)
  return dataOf(jobCalls.get.answer, await read(id, asking?.token))
}

const pathOf = (id: string) => jobCalls.get.path.replace(':id', id)
const read = (id: string, token = owner) => api.ask('GET', pathOf(id), { token })
const askTicket = (id: string, token = owner) => api.ask('POST', `${pathOf(id)}/ticket`, { token })

async function addressOf(id: string): Promise<string> {
  const { url } = dataOf(jobCalls.ticket.answer, await askTicket(id))
  return new URL(url).pathname
}

async function fileOf(asking?: Asking) {
  const job = await finished(asking)
  const { text, headers } = await api.ask('GET', await addressOf(job.id))
  const reader = createCsvReader()
  const rows = [...reader.push(text), ...reader.end()].map(({ cells }) => cells)
  return { job, rows, name: headers.get('content-disposition') }
}

/** So many more raffles, as copies of one. */
async function copyRaffles(count: number): Promise<void> {
  const { rows } = await api.pool.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'raffles' and is_generated = 'NEVER'`,
  )
  const { columns } = rows[0]
  await api.pool.query(
    `insert into raffles (${columns}) select ${columns} from (select copy.* from
       (select * from raffles where organization_id = $1 and parent_id is null limit 1) as one,
       generate_series(1, $2) as n,
       jsonb_populate_record(null::raffles, to_jsonb(one) || jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Copy ' || n, 'search_name', 'copy ' || n,
         'shortlink', null, 'status', 'draft')) as copy) as copies`,
    [organizationId, count],
  )
}

test('it holds all that the filters let through, more than one step reads, in the order asked for (pretix: no export of the filtered list)', async () => {
  await copyRaffles(2300)
  const { job, rows, name } = await fileOf({
    query: { organizationId, search: 'copy', status: ['draft'], sortBy: 'name', sortDir: 'desc' },
  })
  assert.deepEqual([job.state, job.done, job.total], ['finished', 2300, 2300])
  const [head, ...lines] = rows
  assert.equal(head?.[0], 'Name')
  const names = lines.map(([each]) => each ?? '')
  assert.equal(new Set(names).size, 2300)
  assert.deepEqual(names, names.toSorted().reverse())
  assert.match(name ?? '', /^attachment; filename\*=UTF-8''Raffles%20-%20\d{4}-\d\d-\d\d\.csv$/)
})

test('it is in the language of whoever asks, without what their role isn’t told', async () => {
  const query = { organizationId, search: 'harbour' }
  const french = await fileOf({ query, headers: { 'accept-language': 'fr' } })
  assert.equal(french.rows[0]?.[0], 'Nom')
  assert.ok((await fileOf({ query })).rows[0]?.includes('Gross sales'))
  const agent = await api.signIn('Contact Center Agent')
  const job = await finished({ query, token: agent })
  const { url } = dataOf(jobCalls.ticket.answer, await askTicket(job.id, agent))
  const { text } = await api.ask('GET', new URL(url).pathname)
  assert.ok(!text.includes('Gross sales'), text.split('\n')[0])
})

test('its address gives it once, within a minute, and only the latest one does', async () => {
  const { id } = await finished({ query: { organizationId, search: 'harbour' } })
  const [early, late] = [await addressOf(id), await addressOf(id)]
  assert.equal((await api.ask('GET', early)).status, 404)
  assert.equal((await api.ask('GET', late)).status, 200)
  assert.equal((await api.ask('GET', late)).status, 404)
  const over = await addressOf(id)
  api.now = new Date(api.now.getTime() + 60_000)
  assert.equal((await api.ask('GET', over)).status, 404)
})

test('it is nobody else’s: not a colleague’s, not in another organization', async () => {
  const { id } = await finished({ query: { organizationId, search: 'harbour' } })
  for (const token of [await api.signIn('RB admin'), await api.signIn('raffle admin')]) {
    assert.equal((await read(id, token)).status, 404)
    assert.equal((await askTicket(id, token)).status, 404)
    assert.equal((await api.ask('DELETE', pathOf(id), { token })).status, 404)
  }
  assert.equal((await read(id)).status, 200)
})

test('it goes to nobody who lost a role that it was made with', async () => {
  const token = await api.signIn('raffle admin')
  const { id } = await finished({ token, query: { organizationId, search: 'harbour' } })
  const { startedBy: userId } = await api.db
    .selectFrom('jobs')
    .select('startedBy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const asks = async () => {
    const { status, errors } = await askTicket(id, token)
    return [status, errors[0]?.code]
  }
  assert.deepEqual(await asks(), [200, undefined])
  await api.db
    .updateTable('membershipRoles')
    .set({ role: 'Contact Center Agent' })
    .where('userId', '=', userId)
    .execute()
  assert.equal((await ask({ token })).status, 201, 'the list is still theirs to read')
  assert.deepEqual(await asks(), [403, 'not-allowed'])
})

test('it is refused of what the list itself refuses, by the field that is wrong', async () => {
  const other = await ask({ query: { organizationId: seedOrganizations.bramblewick.id } })
  assert.deepEqual([other.status, other.errors[0]?.code], [403, 'other-organization'])
  const wrong = await ask({ query: { status: ['asleep'] } })
  assert.deepEqual([wrong.status, wrong.errors[0]?.field], [422, 'query.status'])
  const noRaffle = await ask({ list: 'winners', query: { eventId: randomUUID() } })
  assert.equal(noRaffle.status, 404)
  const manager = await api.signIn('Agent Manager')
  assert.equal((await ask({ token: manager })).status, 403)
})

test('it is dropped when it is cancelled, and its maker may not have many open', async () => {
  const insert = () =>
    api.pool.query(
      `insert into jobs (id, organization_id, kind, asked, started_by, roles, created_at, worked_at)
       select gen_random_uuid(), $1, 'of-another-version', '{}', id, '{}', $2, $2 from users
       where email = 'marguerite.doucette@terncove.example' returning id`,
      [organizationId, api.now],
    )
  const ids: string[] = []
  for (let open = 0; open < 4; open += 1) ids.push((await insert()).rows[0].id)
  const user = await api.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', 'marguerite.doucette@terncove.example')
    .executeTakeFirstOrThrow()
  const organization = seedOrganizations.ternCove
  const session = { user, organization, roles: [], embed: null }
  const begin = (transaction: Transaction<Database>) =>
    beginJob(transaction, { kind: 'of-another-version', asked: {}, session, at: api.now })
  const second = await api.db.transaction().execute(async transaction => {
    ids.push((await begin(transaction)).id)
    const both = api.db.transaction().execute(begin)
    const outcome = both.catch((error: Refusal) => error.status)
    await untilWaiting(api.db)
    return () => outcome
  })
  assert.equal(await second(), 429, 'begun at once, each counts those before it')
  const refused = await ask()
  assert.deepEqual([refused.status, refused.errors[0]?.code], [429, 'too-many-jobs'])
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  for (const id of ids) {
    assert.deepEqual([(await askTicket(id)).status, (await read(id)).status], [409, 200])
    assert.equal((await api.ask('DELETE', pathOf(id), { token: owner })).status, 204)
  }
  const [first = ''] = ids
  assert.equal(dataOf(jobCalls.get.answer, await read(first)).state, 'cancelled')

  const { id } = await finished({ query: { organizationId, search: 'harbour' } })
  assert.equal((await api.ask('DELETE', pathOf(id), { token: owner })).status, 204)
  assert.equal(dataOf(jobCalls.get.answer, await read(id)).state, 'finished')
})

test('it is kept for a day', async () => {
  const { id } = await finished({ query: { organizationId, search: 'harbour' } })
  const parts = () =>
    api.db.selectFrom('jobParts').select('jobId').where('jobId', '=', id).execute()
  await clearOld(api.db, api.now)
  assert.equal((await parts()).length, 1)
  api.now = new Date(api.now.getTime() + 86_400_000)
  await clearOld(api.db, api.now)
  assert.equal((await parts()).length, 0)
  const refused = await askTicket(id, await api.signIn())
  assert.deepEqual([refused.status, refused.errors[0]?.code], [404, 'file-gone'])
})
