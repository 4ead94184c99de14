import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
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
