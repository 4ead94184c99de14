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
    eventName: raffle.name,
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
