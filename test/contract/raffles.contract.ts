import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { RaffleSchema } from '../../src/core/raffles/raffle.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { RaffleRowSchema } from '../../src/core/raffles/raffle-row.ts'
import type { Role } from '../../src/core/session/role.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, codeOf, dataOf, url } from './client.ts'

const { token, user } = await signIn(url)

async function list(query: string) {
  return dataOf(v.array(RaffleSchema), await ask('GET', `${paths.events}${query}`, { token }))
}

test('the raffles of one’s organisation come with the last to end first', async () => {
  const raffles = await list('/?pageSize=100')
  assert.ok(raffles.length > 10)
  assert.ok(raffles.every(raffle => raffle.organizationId === user.organizationUuid))
  const ends = raffles.map(raffle => raffle.endDate ?? '9')
  assert.deepEqual(ends, [...ends].sort().reverse())
})

test('statuses choose, one or several', async () => {
  const active = await list('?status=active')
  assert.ok(active.length > 0 && active.every(raffle => raffle.status === 'active'))
  const both = await list('?status[]=active&status[]=closed&pageSize=100')
  assert.deepEqual([...new Set(both.map(raffle => raffle.status))].sort(), ['active', 'closed'])
  assert.deepEqual(await list('?status[]=inactive'), [])
})

for (const sortBy of ['name', 'status', 'startDate', 'endDate', 'drawDate']) {
  test(`the list sorts by ${sortBy} both ways, page after page`, async () => {
    const ids = async (query: string) => (await list(query)).map(raffle => raffle.id)
    const up = await ids(`?sortBy=${sortBy}&sortDir=asc&pageSize=100`)
    const down = await ids(`?sortBy=${sortBy}&sortDir=desc&pageSize=100`)
    assert.deepEqual(down, [...up].reverse())
    const paged = await Promise.all(
      [1, 2, 3, 4].map(page => ids(`?sortBy=${sortBy}&sortDir=asc&pageSize=4&page=${page}`)),
    )
    assert.deepEqual(paged.flat(), up.slice(0, 16))
  })
}

const mayRead: [Role, number][] = [
  ['RB admin', 200],
  ['RB finance', 200],
  ['raffle admin', 200],
  ['Contact Center Agent', 200],
  ['In Person Sales', 200],
  ['Agent Manager', 403],
  ['Data Processing', 403],
]

for (const [role, status] of mayRead) {
  test(`${role} is answered ${status}`, async () => {
    const person = await signIn(url, role)
    assert.equal((await ask('GET', paths.events, { token: person.token })).status, status)
  })
}

test('a row has its figures, and reads on as the whole raffle', async () => {
  const rows = dataOf(
    v.array(RaffleRowSchema),
    await ask('GET', `${paths.events}?status=active&pageSize=5`, { token }),
  )
  for (const row of rows) {
    const read = await ask('GET', rafflePaths.event(row.id), { token })
    assert.equal(read.status, 200)
    const detail = dataOf(RaffleDetailSchema, read)
    assert.equal(detail.grossCents, row.grossCents)
    const again = await ask('GET', rafflePaths.event(row.id), {
      token,
      headers: { 'if-none-match': read.headers.get('etag') ?? '' },
    })
    assert.ok(again.status === 304 || again.status === 200)
  }
})

test('a draft is created once for its key, changed by its version, copied and deleted', async () => {
  const post = (path: string, body?: object, key: string = crypto.randomUUID()) =>
    ask('POST', path, { token, body, headers: { 'idempotency-key': key } })
  const body = {
    name: 'Contract draft',
    category: 'Raffle',
    province: 'NS',
    timeZone: 'America/Halifax',
    packages: [{ ticketCount: 1, priceCents: 500, inventory: null }],
  }
  const key = crypto.randomUUID()
  const made = await post(paths.events, body, key)
  assert.equal(made.status, 201)
  const draft = dataOf(RaffleDetailSchema, made)
  assert.equal(draft.status, 'draft')
  assert.ok(draft.activationRequirements.includes('license-file'))
  assert.equal(dataOf(RaffleDetailSchema, await post(paths.events, body, key)).id, draft.id)

  const patch = (name: string) =>
    ask('PATCH', rafflePaths.event(draft.id), { token, body: { name, version: draft.version } })
  const changed = dataOf(RaffleDetailSchema, await patch('Contract draft, changed'))
  assert.notEqual(changed.version, draft.version)
  const late = await patch('Too late')
  assert.equal(late.status, 409)
  assert.equal(dataOf(RaffleDetailSchema, late).name, 'Contract draft, changed')

  const refused = await post(rafflePaths.eventAction(draft.id, 'request-activation'))
  assert.equal(refused.status, 409)
  assert.equal(codeOf(refused), 'requirements-missing')

  const copied = await post(rafflePaths.eventAction(draft.id, 'copy'), { name: 'Contract copy' })
  const copy = dataOf(RaffleDetailSchema, copied)
  assert.notEqual(copy.id, draft.id)
  assert.deepEqual(
    copy.packages.map(({ priceCents }) => priceCents),
    [500],
  )
  for (const { id, version } of [changed, copy]) {
    const gone = await ask('DELETE', `${rafflePaths.event(id)}?version=${version}`, { token })
    assert.equal(gone.status, 204)
    assert.equal((await ask('GET', rafflePaths.event(id), { token })).status, 404)
  }
})

test('an upload address is given for a picture, and not for a page', async () => {
  const reserve = (contentType: string) =>
    ask('POST', `${paths.organizations}/s3-upload-url`, {
      token,
      body: { fileName: 'logo', contentType, size: 1000 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  const given = dataOf(v.object({ url: v.string() }), await reserve('image/png'))
  assert.match(given.url, /^https?:/)
  assert.equal((await reserve('text/html')).status, 415)
})
