import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { paths } from '../../src/core/paths.ts'
import { RaffleSchema } from '../../src/core/raffles/raffle.ts'
import type { Role } from '../../src/core/session/role.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, dataOf, url } from './client.ts'

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
