/** An RB admin in an organization that isn't theirs: what they write is refused until they have said why, and an hour after it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { listTables } from '../../demo/api/database/tables.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { activityCalls } from '../../src/core/activity/calls.ts'
import { addressOf } from '../../src/core/contract.ts'
import { jobCalls } from '../../src/core/jobs/calls.ts'
import { organizationRecordCalls } from '../../src/core/organizations/organization-record.ts'
import { excludedCalls } from '../../src/core/raffles/excluded/calls.ts'
import { staffReasonCalls } from '../../src/core/staff-reasons/calls.ts'
import { needsReason } from '../../src/core/staff-reasons/rules.ts'
import { tagCalls } from '../../src/core/tags/calls.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { paths } from '../support/paths.ts'
import { asked as allCalls, isWrite } from './every-call/contracts.ts'
import { newKey } from './raffles/support.ts'
import { type Answered, contentOf, startApi, tokenOf } from './support.ts'

const api = await startApi({ orders: 0, withoutReasons: true })
after(() => api.close())
const { bramblewick, ternCove } = seedOrganizations
const home = await api.signIn('RB admin')
const owner = await api.signIn('account owner', 'dale.whitcombe@bramblewick.example')
const reason = 'The owner asked us to mend an order'

const post = (token: string, path: string, body: object, headers = newKey()) =>
  api.ask('POST', path, { token, body, headers })
const dataOf = <Data>({ json }: Answered) => (json as { data: Data }).data
const saysOf = ({ status, errors }: Answered) => [status, errors[0]?.code]
const refused = [403, 'staff-reason-needed']

/** A session of its own, switched to the other organization. */
async function away(): Promise<string> {
  const token = await api.signIn('RB admin')
  const body = { organizationId: bramblewick.id }
  return tokenOf(await api.ask('POST', paths.sessionOrganization, { token, body }))
}

const give = (token: string, organizationId: string = bramblewick.id, headers = newKey()) =>
  post(token, staffReasonCalls.give.path, { organizationId, reason }, headers)
const exclude = (token: string, organizationId: string = bramblewick.id, headers = newKey()) =>
  post(
    token,
    excludedCalls.exclude.path,
    { organizationId, name: `Ada ${headers['idempotency-key']}`, reason: 'household' },
    headers,
  )
const held = async (token: string) =>
  dataOf<{ id: string; reason: string; endsAt: string }[]>(
    await api.ask('GET', staffReasonCalls.list.path, { token }),
  )
const logged = () =>
  api.db
    .selectFrom('activity')
    .select(['action', 'comment', 'after'])
    .where('organizationId', '=', bramblewick.id)
    .where('action', 'in', ['staff-reason-given', 'staff-reason-ended'])
    .orderBy('sequence')
    .execute()

test('every write of another organization asks for a reason, before anything is looked at', async t => {
  const token = await away()
  const tables = (await listTables(api.pool)).map(({ name }) => name)
  const before = await contentOf(api.db, tables)
  const writes = allCalls.filter(
    asking =>
      isWrite(asking) &&
      asking.action !== null &&
      needsReason({ roles: ['RB admin'], embed: null }, asking.action),
  )
  for (const { name, call } of writes) {
    const path = call.path.replace(/:\w+/g, randomUUID())
    const answer = await api.ask(call.method.toUpperCase(), path, { token, headers: newKey() })
    assert.deepEqual(saysOf(answer), refused, name)
  }
  assert.deepEqual(await contentOf(api.db, tables), before)
  assert.ok(writes.length > 60, `${writes.length}`)
  t.diagnostic(`${writes.length} writing calls`)
})

test('once they said why, it is done, for an hour of that session, and the owner reads why', async () => {
  const [token, other] = [await away(), await away()]
  const key = newKey()
  assert.deepEqual(saysOf(await exclude(token, undefined, key)), refused)
  const given = await give(token)
  assert.equal(given.status, 201, given.text)
  assert.deepEqual(
    (await held(token)).map(each => [each.reason, each.endsAt]),
    [[reason, new Date(api.now.getTime() + 3_600_000).toISOString()]],
  )
  // A write of each kind; the first is the one that was refused, under its own key.
  const done = await exclude(token, undefined, key)
  assert.equal(done.status, 201, done.text)
  const { id } = dataOf<{ id: string }>(done)
  const included = await api.ask('DELETE', addressOf(excludedCalls.include.path, { id }), { token })
  assert.equal(included.status, 204, included.text)
  const { id: userId } = await api.db
    .selectFrom('memberships')
    .select('userId as id')
    .where('organizationId', '=', bramblewick.id)
    .executeTakeFirstOrThrow()
  const user = `${addressOf(userCalls.change.path, { id: userId })}?organizationId=${bramblewick.id}`
  const changed = await api.ask('PATCH', user, { token, body: { version: 1, state: 'active' } })
  assert.notEqual(changed.status, 403, changed.text)
  // Another session of the same person has its own.
  assert.deepEqual(await held(other), [])
  assert.deepEqual(saysOf(await exclude(other)), refused)

  const begun = api.now
  api.now = new Date(begun.getTime() + 3_600_000 - 1)
  assert.equal((await exclude(token)).status, 201)
  api.now = new Date(begun.getTime() + 3_600_000)
  assert.deepEqual(await held(token), [])
  assert.deepEqual(saysOf(await exclude(token)), refused)
  // What was done in time is answered again once they say why anew.
  await give(token)
  assert.deepEqual(dataOf(await exclude(token, undefined, key)), dataOf(done))

  const log = await api.ask('GET', `${activityCalls.list.path}?action=staff-reason-given`, {
    token: owner,
  })
  const [entry] = dataOf<{ comment: string; actor: { name: string } }[]>(log)
  assert.deepEqual([entry?.comment, entry?.actor.name], [reason, 'Rosalind Achterberg'])
  const chain = await api.ask(
    'GET',
    `${activityCalls.chain.path}?organizationId=${bramblewick.id}`,
    { token: owner },
  )
  assert.equal(dataOf<{ fault: unknown }>(chain).fault, null)
})

test('a session at home says why for what it reaches elsewhere, and needs none at home', async () => {
  assert.equal((await exclude(home, ternCove.id)).status, 201)
  const answer = await exclude(home)
  assert.deepEqual(saysOf(answer), refused)
  assert.deepEqual((answer.json as { errors: unknown }).errors, [
    { ...answer.errors[0], params: { organizationId: bramblewick.id } },
  ])
  await give(home)
  assert.equal((await exclude(home)).status, 201)
  assert.deepEqual(saysOf(await exclude(home, seedOrganizations.saltmarsh.id)), refused)
  assert.deepEqual(saysOf(await give(home, randomUUID())), [403, 'other-organization'])
})

test('what is done in the Admin section asks within another organization, and from home doesn’t', async () => {
  const { id } = bramblewick
  const path = addressOf(organizationRecordCalls.change.path, { id })
  const rename = async (token: string) => {
    const { version } = await api.db
      .selectFrom('organizations')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return saysOf(await api.ask('PATCH', path, { token, body: { version, charityNumber: '' } }))
  }
  assert.deepEqual(await rename(await away()), refused)
  const staff = await api.signIn('RB admin')
  assert.deepEqual(await rename(staff), [200, undefined])
  const tag = { organizationId: id, name: 'Donor' }
  const made = await post(staff, tagCalls.create.path, tag)
  assert.equal(made.status, 201, made.text)
})

test('a file of another organization’s list stands in its log', async () => {
  const token = await api.signIn('RB admin')
  const body = { list: 'customers', query: { organizationId: bramblewick.id }, timeZone: 'UTC' }
  assert.equal((await post(token, jobCalls.exportList.path, body)).status, 201)
  const { rows } = await api.pool.query(
    `select from activity where action = 'exported' and organization_id = $1`,
    [bramblewick.id],
  )
  assert.equal(rows.length, 1)
})

test('a reason is given for one that was removed, and by a clock that is behind', async () => {
  const token = await api.signIn('RB admin')
  const { id } = seedOrganizations.saltmarsh
  await api.db
    .updateTable('organizations')
    .set({ removedAt: api.now })
    .where('id', '=', id)
    .execute()
  assert.equal((await give(token, id)).status, 201)
  api.now = new Date(api.now.getTime() - 5)
  assert.equal((await give(token, id)).status, 201)
})

test('one that is ended holds no more, another takes its place, and each is told once', async () => {
  const [token, other] = [await away(), await away()]
  const before = (await logged()).length
  const key = newKey()
  const [given] = [await give(token, undefined, key), await give(token, undefined, key)]
  const { id } = dataOf<{ id: string }>(given)
  await give(token)
  const [second, ...more] = await held(token)
  assert.deepEqual([second?.id === id, more], [false, []])
  const end = (whose: string) =>
    api.ask('DELETE', addressOf(staffReasonCalls.end.path, { id: second?.id ?? '' }), {
      token: whose,
    })
  assert.equal((await end(other)).status, 404)
  assert.equal((await end(token)).status, 204)
  assert.equal((await end(token)).status, 404)
  assert.deepEqual(saysOf(await exclude(token)), refused)
  const added = (await logged()).slice(before).map(({ action, comment }) => [action, comment])
  const begun = ['staff-reason-given', reason]
  assert.deepEqual(added, [begun, begun, ['staff-reason-ended', null]])
  const rows = api.db.updateTable('staffReasons')
  await assert.rejects(rows.set({ endedAt: null }).where('endedAt', 'is not', null).execute())
  await assert.rejects(rows.set({ endsAt: new Date(api.now.getTime() + 7_200_000) }).execute())
})

test('each reason ends the one before, whichever instance’s clock is behind', async () => {
  const [token, start] = [await away(), api.now]
  for (const minutes of [0, 3, 2, 1]) {
    api.now = new Date(start.getTime() + minutes * 60_000)
    assert.equal((await give(token)).status, 201, String(minutes))
  }
  api.now = new Date(start.getTime() + 4 * 60_000)
  assert.equal((await held(token)).length, 1)
  api.now = start
})
