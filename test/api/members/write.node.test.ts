/** Adding, changing, activating and deleting members. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rafflePaths } from '../../support/paths.ts'
import { codes, create, force, newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'
import { add, list, memberOf, membersOf } from './support.ts'

const api = await startApi()
after(() => api.close())
const staff = await api.signIn('raffle admin')
const raffle = await create(api, staff)
const eventId = raffle.id
const noor = memberOf(
  await add(api, staff, {
    eventId,
    number: ' A-7 ',
    name: 'Noor Ávila',
    email: 'noor@example.org',
  }),
)

test('it adds a member, active, with blanks around the number cut off', () => {
  const { id: _, ...rest } = noor
  assert.deepEqual(rest, {
    eventId,
    number: 'A-7',
    name: 'Noor Ávila',
    email: 'noor@example.org',
    active: true,
    ticketsSold: 0,
    version: 1,
  })
})

test('it adds once for one key, however often it is sent', async () => {
  const headers = newKey()
  const body = { eventId, number: '55', name: 'Once Only', email: null }
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.ask('POST', rafflePaths.eventMembers, { token: staff, body, headers })),
  )
  assert.equal(new Set(answers.map(answer => memberOf(answer).id)).size, 1)
})

test('it refuses a number that another member has, whatever its case', async () => {
  const answer = await add(api, staff, { eventId, number: 'a-7', name: 'Somebody Else' })
  assert.equal(answer.status, 422)
  assert.deepEqual(
    answer.errors.map(({ code, field }) => [code, field]),
    [['member-number-taken', 'number']],
  )
})

test('it gives a number to one of fifty who want it at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      add(api, staff, { eventId, number: index % 2 ? 'RACE' : 'race', name: `Racer ${index}` }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  assert.equal(answers.filter(({ status }) => status === 422).length, 49)
})

test('it takes the same number in another raffle', async () => {
  const other = await create(api, staff, { name: 'Other Night' })
  const answer = await add(api, staff, { eventId: other.id, number: 'A-7', name: 'Noor Ávila' })
  assert.equal(answer.status, 201)
})

test('it changes what is sent, and refuses an older version with what stands there and whose it is', async () => {
  const path = rafflePaths.eventMember(noor.id)
  const body = { version: noor.version, email: null, name: 'Noor Avila' }
  const changed = memberOf(await api.ask('PATCH', path, { token: staff, body }))
  assert.equal(changed.email, null)
  assert.equal(changed.number, 'A-7')
  assert.equal(changed.version, 2)
  const stale = await api.ask('PATCH', path, { token: staff, body })
  assert.equal(stale.status, 409)
  assert.deepEqual(codes(stale), ['stale-edit'])
  const { changedBy, data } = stale.json as { changedBy: string; data: unknown }
  assert.deepEqual(data, changed)
  assert.match(changedBy, /\w+ \w+/)
})

test('it deactivates several at once and says how many changed', async () => {
  const one = memberOf(await add(api, staff, { eventId, number: 'B1', name: 'Bulk One' }))
  const two = memberOf(
    await add(api, staff, { eventId, number: 'B2', name: 'Bulk Two', active: false }),
  )
  const answer = await api.ask('PATCH', rafflePaths.eventMembers, {
    token: staff,
    body: { ids: [one.id, two.id], active: false },
  })
  assert.deepEqual(answer.json, { data: { changed: 1 } })
  const inactive = membersOf(await list(api, staff, `eventId=${eventId}&active=false`))
  assert.deepEqual(
    inactive.map(({ number }) => number),
    ['B1', 'B2'],
  )
})

test('it changes none of several when one is of another raffle', async () => {
  const other = await create(api, staff, { name: 'Third Night' })
  const far = memberOf(await add(api, staff, { eventId: other.id, number: '1', name: 'Far Away' }))
  const body = { ids: [noor.id, far.id], active: false }
  const answer = await api.ask('PATCH', rafflePaths.eventMembers, { token: staff, body })
  assert.equal(answer.status, 404)
  const still = memberOf(await api.ask('GET', rafflePaths.eventMember(noor.id), { token: staff }))
  assert.equal(still.active, true)
})

test('it deletes a member in whose name nothing was sold', async () => {
  const gone = memberOf(await add(api, staff, { eventId, number: 'X', name: 'Gone Soon' }))
  const path = rafflePaths.eventMember(gone.id)
  assert.equal((await api.ask('DELETE', `${path}?version=7`, { token: staff })).status, 409)
  assert.equal((await api.ask('DELETE', `${path}?version=1`, { token: staff })).status, 204)
  assert.equal((await api.ask('GET', path, { token: staff })).status, 404)
})

test('it refuses to delete a member in whose name orders stand', async () => {
  const admin = await api.signIn('RB admin')
  const sold = await api.db
    .selectFrom('orders')
    .select(['memberId', 'raffleId'])
    .where('memberId', 'is not', null)
    .executeTakeFirstOrThrow()
  await force(api, sold.raffleId, { status: 'ended' })
  const answer = await api.ask('DELETE', rafflePaths.eventMember(sold.memberId ?? ''), {
    token: admin,
  })
  assert.equal(answer.status, 409)
  assert.deepEqual(codes(answer), ['member-sold'])
})

test('it refuses every change once the raffle is closed', async () => {
  const closed = await create(api, staff, { name: 'Closed Night' })
  const member = memberOf(await add(api, staff, { eventId: closed.id, number: '1', name: 'Kept' }))
  await force(api, closed.id, { status: 'closed' })
  const body = { ids: [member.id], active: false }
  const calls = [
    await add(api, staff, { eventId: closed.id, number: '2', name: 'Late' }),
    await api.ask('PATCH', rafflePaths.eventMembers, { token: staff, body }),
    await api.ask('PATCH', rafflePaths.eventMember(member.id), {
      token: staff,
      body: { version: 1, name: 'Late' },
    }),
    await api.ask('DELETE', rafflePaths.eventMember(member.id), { token: staff }),
    await api.ask('PATCH', rafflePaths.eventMembersUpload, {
      token: staff,
      body: { eventId: closed.id, mode: 'valid-only', rows: [{ number: '3', name: 'Late' }] },
    }),
  ]
  for (const answer of calls) {
    assert.equal(answer.status, 409, answer.text)
    assert.deepEqual(codes(answer), ['raffle-closed'])
  }
})

test('it logs each change with the member whose it is', async () => {
  const rows = await api.db
    .selectFrom('activity')
    .select(['action', 'before', 'after', 'about'])
    .where('subjectId', '=', noor.id)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['created', 'changed'],
  )
  assert.ok(rows.every(({ about }) => about.includes(`member:${noor.id}`)))
  assert.deepEqual(rows[1]?.after, { email: null, name: 'Noor Avila' })
})

const hostile: [string, object][] = [
  ['a null character', { number: '9\0', name: 'Zero' }],
  ['a lone surrogate', { number: '9', name: 'Half \ud800' }],
  ['no name', { number: '9', name: '   ' }],
  ['a number of 41 characters', { number: '9'.repeat(41), name: 'Long' }],
  ['no email at all', { number: '9', name: 'Nine', email: 'nine' }],
  ['a text for active', { number: '9', name: 'Nine', active: 'yes' }],
]
for (const [what, fields] of hostile) {
  test(`it refuses ${what}`, async () => {
    assert.equal((await add(api, staff, { eventId, ...fields })).status, 422)
  })
}
