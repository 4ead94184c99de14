import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { paths } from '../support/paths.ts'
import { startApi } from './support.ts'

const api = await startApi()
after(() => api.close())
const token = await api.signIn('RB admin')

const ListSchema = v.object({
  data: v.array(v.object({ id: v.string() })),
  paging: v.object({
    nextCursor: v.nullable(v.string()),
    previousCursor: v.nullable(v.string()),
    total: v.number(),
    totalCapped: v.boolean(),
  }),
})

async function list(path: string, query: Record<string, string>) {
  const answer = await api.ask('GET', `${path}?${new URLSearchParams(query)}`, { token })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(ListSchema, answer.json)
}

/** Every id of a list, walked by cursor from its first page to its last. */
async function walk(path: string, query: Record<string, string>): Promise<string[]> {
  const ids: string[] = []
  let page = await list(path, query)
  for (;;) {
    ids.push(...page.data.map(row => row.id))
    if (page.paging.nextCursor === null) return ids
    page = await list(path, { ...query, cursor: page.paging.nextCursor })
  }
}

test('a list of more than ten thousand is walked whole by cursor; its count is capped', async () => {
  await sql`
    insert into organizations (name, search_name, country, province, locale, time_zone, created_at)
    select 'Same ' || n % 40, 'same ' || n % 40, 'CA', 'NS', 'en', 'America/Halifax',
      timestamptz '2025-01-01' + (n % 7) * interval '1 day'
    from generate_series(1, 10500) as n
  `.execute(api.db)
  for (const sortBy of ['name', 'createdAt', 'country']) {
    for (const sortDir of ['asc', 'desc']) {
      const ids = await walk(paths.organizations, { sortBy, sortDir, pageSize: '1000' })
      assert.equal(ids.length, 10_508)
      assert.equal(new Set(ids).size, ids.length, 'each is there once')
    }
  }
  const { paging } = await list(paths.organizations, { search: 'same' })
  assert.deepEqual([paging.total, paging.totalCapped], [10_000, true])
  const last = await list(paths.organizations, { page: '10', pageSize: '1000' })
  assert.equal(last.data.length, 1000)
})

test('the last page leads back to the first, page by page', async () => {
  const query = { pageSize: '4', sortBy: 'name', search: 'a' }
  const forwards = await walk(paths.organizations, { ...query, pageSize: '1000' })
  let page = await list(paths.organizations, query)
  const firstPage = page.data
  for (let turn = 0; turn < 5; turn += 1) {
    page = await list(paths.organizations, { ...query, cursor: page.paging.nextCursor ?? '' })
  }
  assert.deepEqual(
    page.data.map(row => row.id),
    forwards.slice(20, 24),
  )
  for (let turn = 0; turn < 5; turn += 1) {
    page = await list(paths.organizations, { ...query, cursor: page.paging.previousCursor ?? '' })
  }
  assert.deepEqual(page.data, firstPage)
  assert.equal(page.paging.previousCursor, null)
})

test('raffles without a date come last going up, and none is lost between pages', async () => {
  const organizationId = seedOrganizations.larkspur.id
  await sql`
    insert into raffles (organization_id, name, category, status, end_at, time_zone, province, frequency, draw_type,
      next_ticket_number)
    select ${organizationId}, 'R' || n, 'Raffle', 'draft',
      case when n % 2 = 0 then timestamptz '2026-01-01' + n * interval '1 day' end,
      'America/Winnipeg', 'MB', 'one-off', 'rng', 1
    from generate_series(1, 11) as n
  `.execute(api.db)
  for (const sortDir of ['asc', 'desc']) {
    const query = { organizationId, sortBy: 'endDate', sortDir }
    const ids = await walk(paths.events, { ...query, pageSize: '3' })
    assert.equal(new Set(ids).size, 12)
    assert.deepEqual(ids, await walk(paths.events, { ...query, pageSize: '100' }))
  }
})
