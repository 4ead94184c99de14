import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type Organization, OrganizationSchema } from '../../src/core/organizations/organization.ts'
import { paths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, dataOf, url } from './client.ts'

const ListSchema = v.object({
  data: v.array(OrganizationSchema),
  paging: v.object({
    nextCursor: v.nullable(v.string()),
    previousCursor: v.nullable(v.string()),
    total: v.number(),
    totalCapped: v.boolean(),
  }),
})

const { token } = await signIn(url, 'RB admin')

async function list(query: Record<string, string>) {
  const answer = await ask('GET', `${paths.organizations}?${new URLSearchParams(query)}`, { token })
  assert.equal(answer.status, 200, JSON.stringify(answer.json))
  return v.parse(ListSchema, answer.json)
}

const names = (organizations: Organization[]) => organizations.map(each => each.name)

test('the list is sorted by name, and each is there once whatever the page size', async () => {
  const all = await list({ pageSize: '500' })
  assert.equal(all.data.length, all.paging.total)
  assert.ok(all.data.length >= 8)
  for (const pageSize of ['1', '3', '8']) {
    const found: Organization[] = []
    let cursor: string | null = null
    do {
      const page = await list({ pageSize, ...(cursor === null ? {} : { cursor }) })
      found.push(...page.data)
      cursor = page.paging.nextCursor
    } while (cursor !== null)
    assert.deepEqual(names(found), names(all.data))
  }
})

test('pages by number and by cursor are the same pages, forwards and backwards', async () => {
  const paged = { pageSize: '3', sortBy: 'createdAt', sortDir: 'desc' }
  const first = await list({ ...paged, page: '1' })
  const second = await list({ ...paged, page: '2' })
  const byCursor = await list({ ...paged, cursor: first.paging.nextCursor ?? '' })
  assert.deepEqual(byCursor.data, second.data)
  const back = await list({ ...paged, cursor: byCursor.paging.previousCursor ?? '' })
  assert.deepEqual(back.data, first.data)
  assert.equal(back.paging.previousCursor, null)
  assert.equal(first.paging.previousCursor, null)
  assert.equal(back.paging.nextCursor, first.paging.nextCursor)
})

test('a search finds parts of names without regard to capitals and accents', async () => {
  assert.deepEqual(names((await list({ search: "L'AÎLE" })).data), ['Fondation de l’Aile-du-Nord'])
  assert.deepEqual((await list({ search: '100%' })).data, [])
  assert.deepEqual((await list({ search: '_' })).data, [])
  assert.equal((await list({ search: '' })).data.length, (await list({})).paging.total)
})

test('the search and the whole retrieval are answered as section 9 asks for them', async () => {
  const byName = { sortBy: 'name', sortDir: 'asc' }
  const searched = await list({ page: '1', pageSize: '100', ...byName, search: 'cove' })
  assert.ok(searched.data.length > 0)
  assert.ok(searched.data.every(({ name }) => name.toLowerCase().includes('cove')))
  const first = await list({ page: '1', pageSize: '500', ...byName })
  assert.equal(first.data.length, Math.min(500, first.paging.total))
  const pages = Math.ceil(first.paging.total / 500)
  const beyond = await list({ page: String(pages + 1), pageSize: '500', ...byName })
  assert.deepEqual(beyond.data, [])
})

test('one organisation is read with its products and account, and not again while unchanged', async () => {
  const owner = await signIn(url)
  const path = paths.organization(owner.user.organizationUuid)
  const answer = await ask('GET', `${path}/`, { token: owner.token })
  const organization = dataOf(OrganizationSchema, answer)
  assert.equal(organization.id, owner.user.organizationUuid)
  assert.equal(organization.name, owner.user.organizationName)
  assert.ok(organization.enabledProducts.includes('donations'))
  assert.match(organization.stripeConnectedAccountId ?? '', /^acct_/)
  const again = await ask('GET', path, {
    token: owner.token,
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  assert.equal(again.status, 304)
})

test('RB finance sees all organisations; an account owner only their own', async () => {
  const finance = await signIn(url, 'RB finance')
  const owner = await signIn(url)
  const other = (await list({ search: 'kettlebrook' })).data[0]
  assert.ok(other)
  const status = async (asking: string) =>
    (await ask('GET', paths.organization(other.id), { token: asking })).status
  assert.equal(await status(finance.token), 200)
  assert.equal(await status(owner.token), 404)
})
