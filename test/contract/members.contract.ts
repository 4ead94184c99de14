import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as v from 'valibot'
import { MemberSchema } from '../../src/core/raffles/members/member.ts'
import { MemberUploadSchema } from '../../src/core/raffles/members/upload-answer.ts'
import { RaffleSchema } from '../../src/core/raffles/raffle.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, codeOf, dataOf, url } from './client.ts'

const { token } = await signIn(url, 'raffle admin')
const [raffle] = dataOf(
  v.array(RaffleSchema),
  await ask('GET', `${paths.events}?status=active`, { token }),
)
const eventId = raffle?.id ?? ''
/** Numbers that no other run of these tests has. */
const mine = randomUUID().slice(0, 8)

const add = (body: object) =>
  ask('POST', rafflePaths.eventMembers, {
    token,
    body: { eventId, ...body },
    headers: { 'idempotency-key': randomUUID() },
  })
const found = async (search: string) =>
  dataOf(
    v.array(MemberSchema),
    await ask('GET', `${rafflePaths.eventMembers}?eventId=${eventId}&search=${search}`, { token }),
  )

test('a member is added, found, changed, deactivated and deleted', async () => {
  const added = await add({ number: `${mine}-1`, name: 'Maren Aucoin', email: 'm@example.org' })
  assert.equal(added.status, 201)
  const member = dataOf(MemberSchema, added)
  assert.deepEqual(await found(`${mine}-1`), [member])

  const path = rafflePaths.eventMember(member.id)
  const body = { version: member.version, name: 'Maren Aucoin-Gill' }
  const changed = dataOf(MemberSchema, await ask('PATCH', path, { token, body }))
  assert.equal(changed.name, 'Maren Aucoin-Gill')
  const stale = await ask('PATCH', path, { token, body })
  assert.equal(stale.status, 409)

  const bulk = { ids: [member.id], active: false }
  const answer = await ask('PATCH', rafflePaths.eventMembers, { token, body: bulk })
  assert.deepEqual(answer.json, { data: { changed: 1 } })
  assert.equal(dataOf(MemberSchema, await ask('GET', path, { token })).active, false)

  assert.equal((await ask('DELETE', path, { token })).status, 204)
  assert.equal((await ask('GET', path, { token })).status, 404)
})

test('a number is one member’s', async () => {
  const number = `${mine}-2`
  assert.equal((await add({ number, name: 'First' })).status, 201)
  const second = await add({ number: number.toUpperCase(), name: 'Second' })
  assert.equal(second.status, 422)
  assert.equal(codeOf(second), 'member-number-taken')
})

test('a list is taken as far as it is valid, or not at all', async () => {
  const rows = [
    { number: `${mine}-3`, name: 'Third', email: '' },
    { number: '', name: 'No Number', email: '' },
  ]
  const upload = async (mode: string) =>
    dataOf(
      MemberUploadSchema,
      await ask('PATCH', rafflePaths.eventMembersUpload, { token, body: { eventId, rows, mode } }),
    )
  assert.equal((await upload('all-or-nothing')).created, 0)
  const { created, failures } = await upload('valid-only')
  assert.equal(created, 1)
  assert.deepEqual(
    failures.map(({ row, field, code }) => [row, field, code]),
    [[2, 'number', 'required']],
  )
})

test('the members come as a file', async () => {
  const response = await fetch(`${url}${rafflePaths.eventMembersExport}?eventId=${eventId}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/csv/)
  const text = await response.text()
  assert.match(text, /^Number,Name,Email,Active,Tickets sold\r\n/)
})
