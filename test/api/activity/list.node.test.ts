import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as v from 'valibot'
import { recordActivities } from '../../../demo/api/activity/record.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { seedPeople } from '../../../demo/api/seed/people.ts'
import { ActivitySchema } from '../../../src/core/activity/activity.ts'
import { listOf } from '../../../src/core/table/page.ts'
import { rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { entryOf } from './support.ts'

const api = await startApi()
after(() => api.close())
const { db } = api
const ternCove = seedOrganizations.ternCove.id
const saltmarsh = seedOrganizations.saltmarsh.id
const person = (role: string) => seedPeople.find(each => each.roles.some(held => held === role))
const owner = person('account owner')?.id ?? ''

const raffles = await db.selectFrom('raffles').select(['id', 'organizationId', 'name']).execute()
const raffleOf = (organizationId: string) => {
  const found = raffles.find(raffle => raffle.organizationId === organizationId)
  assert.ok(found)
  return found
}
const raffle = raffleOf(ternCove)
const other = raffleOf(saltmarsh)
const member = { type: 'member', id: 'a0000000-0000-4000-8000-000000000009' } as const
const at = (minute: number) => new Date(Date.UTC(2031, 0, 5, 12, minute))

before(() =>
  db.transaction().execute(transaction =>
    recordActivities(transaction, [
      entryOf(ternCove, {
        raffleId: raffle.id,
        subject: { type: 'raffle', id: raffle.id },
        actor: { userId: owner, embedKeyId: null },
        at: at(1),
        before: { endDate: '2031-01-01T01:00:00.000Z' },
        after: { endDate: '2031-01-02T01:00:00.000Z' },
        comment: 'The hall was booked',
      }),
      ...[2, 2, 2].map((minute, index) =>
        entryOf(ternCove, {
          raffleId: raffle.id,
          subject: member,
          action: 'created',
          at: at(minute),
          before: null,
          after: { number: index },
        }),
      ),
      entryOf(ternCove, { raffleId: null, subject: { type: 'user', id: owner }, at: at(3) }),
      entryOf(saltmarsh, { raffleId: other.id, at: at(4) }),
    ]),
  ),
)

const future = '2031-01-01T00:00:00.000Z'
async function list(token: string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ from: future, ...query })
  const answer = await api.ask('GET', `${rafflePaths.activity}?${asked}`, { token })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(listOf(ActivitySchema), answer.json)
}

test('the log of a raffle: newest first, with names of today', async () => {
  const { data, paging } = await list(await api.signIn(), { eventId: raffle.id })
  assert.equal(paging.total, 4)
  assert.deepEqual(
    data.map(({ at, after }) => [at, after?.number ?? null]),
    [
      ['2031-01-05T12:02:00.000Z', 2],
      ['2031-01-05T12:02:00.000Z', 1],
      ['2031-01-05T12:02:00.000Z', 0],
      ['2031-01-05T12:01:00.000Z', null],
    ],
  )
  const [, , , { sequence: _, id: __, ...changed } = {}] = data
  assert.deepEqual(changed, {
    eventId: raffle.id,
    subject: { type: 'raffle', id: raffle.id, name: raffle.name, prize: null },
    action: 'changed',
    actor: { id: owner, name: person('account owner')?.name, key: null },
    at: '2031-01-05T12:01:00.000Z',
    before: { endDate: '2031-01-01T01:00:00.000Z' },
    after: { endDate: '2031-01-02T01:00:00.000Z' },
    comment: 'The hall was booked',
    erased: false,
  })
})

test('it is read on by its cursor, without a gap', async () => {
  const token = await api.signIn()
  const first = await list(token, { eventId: raffle.id, pageSize: '3' })
  const cursor = first.paging.nextCursor ?? ''
  const second = await list(token, { eventId: raffle.id, pageSize: '3', cursor })
  assert.equal(second.data.length, 1)
  const sequences = [...first.data, ...second.data].map(({ sequence }) => sequence)
  assert.deepEqual(
    sequences,
    [...sequences].sort((one, other) => other - one),
  )
})

test('it is narrowed down by kind, thing, actor and time', async () => {
  const token = await api.signIn()
  const count = async (query: Record<string, string>) => (await list(token, query)).data.length
  assert.equal(await count({}), 5)
  assert.equal(await count({ 'subject[]': 'member' }), 3)
  assert.equal(await count({ subject: 'user' }), 1)
  assert.equal(await count({ subjectId: member.id }), 3)
  assert.equal(await count({ actor: owner }), 1)
  assert.equal(await count({ 'action[]': 'changed' }), 2)
  assert.equal(await count({ to: at(2).toISOString() }), 1)
  assert.equal(await count({ from: at(3).toISOString() }), 1)
})

for (const [role, whole, ofRaffle] of [
  ['RB admin', 200, 200],
  ['RB finance', 200, 200],
  ['account owner', 200, 200],
  ['raffle admin', 403, 403],
  ['Contact Center Agent', 403, 403],
  ['In Person Sales', 403, 403],
  ['Agent Manager', 403, 403],
  ['Data Processing', 403, 403],
] as const) {
  test(`${role}: the whole log ${whole}, the raffle's ${ofRaffle}`, async () => {
    const { email } = person(role) ?? {}
    const token = await api.signIn(role, email)
    const status = async (path: string) => (await api.ask('GET', path, { token })).status
    assert.equal(await status(rafflePaths.activity), whole)
    assert.equal(await status(`${rafflePaths.activity}?eventId=${raffle.id}`), ofRaffle)
  })
}

test("another organisation's log is not theirs, unless they work for all", async () => {
  const token = await api.signIn('account owner')
  const status = async (query: string, by = token) =>
    (await api.ask('GET', `${rafflePaths.activity}?${query}`, { token: by })).status
  assert.equal(await status(`eventId=${other.id}`), 404)
  assert.equal(await status('eventId=00000000-0000-4000-8000-000000000000'), 404)
  assert.equal(await status(`organizationId=${saltmarsh}`, await api.signIn()), 403)
  const admin = await api.signIn('RB admin')
  assert.equal(await status(`eventId=${other.id}`, admin), 200)
  assert.equal(await status(`organizationId=${saltmarsh}`, admin), 200)
  assert.equal(await status('action=drop', admin), 422)
  assert.equal(await status('', ''), 401)
})
