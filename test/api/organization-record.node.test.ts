/** An organization that is suspended, let back in and removed: who is out, and what stays. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { Refusal } from '../../demo/api/http/refusal.ts'
import { callerOf } from '../../demo/api/jobs/caller.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { hashSecret } from '../../demo/api/session/token.ts'
import { addressOf } from '../../src/core/contract.ts'
import {
  type OrganizationRecord,
  organizationRecordCalls,
} from '../../src/core/organizations/organization-record.ts'
import { invitationCalls } from '../../src/core/users/invitation.ts'
import { paths } from '../support/paths.ts'
import { addRaffle } from './draws/support.ts'
import { enter, purchaseOf } from './order-entry/support.ts'
import { newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const { id } = seedOrganizations.bramblewick
const admin = await api.signIn('RB admin')
const owner = 'dale.whitcombe@bramblewick.example'

const record = async () =>
  (
    (await api.ask('GET', addressOf(organizationRecordCalls.get.path, { id }), { token: admin }))
      .json as { data: OrganizationRecord }
  ).data
const change = async (body: object) =>
  api.ask('PATCH', addressOf(organizationRecordCalls.change.path, { id }), {
    token: admin,
    body: { version: (await record()).version, ...body },
  })
const signIn = (email: string) =>
  api.ask('POST', paths.session, { body: { email, password: demoPassword } })
const isIn = async (token: string) => (await api.ask('GET', paths.session, { token })).status

test('a suspended organization’s people and pages are out at once, with a reason; those who run the product stay', async () => {
  const person = await api.signIn('account owner', owner)
  const page = await pageOf(person)
  assert.deepEqual([await isIn(person), await isIn(page)], [200, 200])
  const silent = await change({ suspended: true })
  assert.deepEqual([silent.status, silent.errors[0]?.field], [422, 'comment'])
  const done = await change({ suspended: true, comment: 'Its licence ran out' })
  assert.equal(done.status, 200, done.text)
  assert.deepEqual([await isIn(person), await isIn(page)], [401, 401])
  const refused = await signIn(owner)
  assert.deepEqual([refused.status, refused.errors[0]?.code], [403, 'organization-suspended'])
  const wrong = await api.ask('POST', paths.session, { body: { email: owner, password: 'x' } })
  assert.equal(wrong.status, 401, 'a stranger isn’t told')
  assert.equal((await record()).suspendedReason, 'Its licence ran out')
  const inside = await api.ask('POST', `${paths.session}/organization`, {
    token: await api.signIn('RB admin'),
    body: { organizationId: id },
  })
  assert.equal(inside.status, 201, inside.text)

  await change({ suspended: false, comment: 'Renewed' })
  assert.equal(await isIn(await api.signIn('account owner', owner)), 200)
  assert.equal(await isIn(person), 401, 'what ended stays ended')
  const log = await api.db
    .selectFrom('activity')
    .select(['action', 'comment'])
    .where('subjectType', '=', 'organization')
    .where('organizationId', '=', id)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(log, [
    { action: 'changed', comment: 'Its licence ran out' },
    { action: 'changed', comment: 'Renewed' },
  ])
})

test('its province is one of its country, and products alone are a change', async () => {
  const before = await record()
  const abroad = await change({ province: 'TX' })
  assert.deepEqual([abroad.status, abroad.errors[0]?.code], [422, 'organization-province'])
  await change({ goldrush: !before.goldrush })
  const now = await record()
  assert.deepEqual([now.goldrush, now.version], [!before.goldrush, before.version + 1])
  await change({ goldrush: now.goldrush })
  assert.equal((await record()).version, now.version)
})

test('it is removed only once nothing of it is on sale or undrawn, and nobody who runs the product is of it; its log stays', async () => {
  const remove = (of: string, version: number) =>
    api.ask(
      'DELETE',
      `${addressOf(organizationRecordCalls.remove.path, { id: of })}?version=${version}`,
      { token: admin, headers: newKey() },
    )
  const own = await remove(seedOrganizations.ternCove.id, 1)
  assert.deepEqual([own.status, own.errors[0]?.code], [409, 'organization-own'])
  const { id: ownerId } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner)
    .executeTakeFirstOrThrow()
  const productRole = { userId: ownerId, organizationId: id, role: 'RB finance' }
  await api.db.insertInto('membershipRoles').values(productRole).execute()
  const staff = await remove(id, (await record()).version)
  assert.deepEqual([staff.status, staff.errors[0]?.code], [409, 'organization-of-staff'])
  await api.db
    .deleteFrom('membershipRoles')
    .where('role', '=', 'RB finance')
    .where('userId', '=', ownerId)
    .execute()
  const raffle = await addRaffle(api)
  const statusOf = (status: 'active' | 'closed') =>
    api.db
      .updateTable('raffles')
      .set({ status, organizationId: id })
      .where('id', '=', raffle.raffleId)
      .execute()
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed' })
    .where('organizationId', '=', id)
    .execute()
  await statusOf('active')
  const { version } = await record()
  const open = await remove(id, version)
  assert.deepEqual([open.status, open.errors[0]?.code], [409, 'organization-has-raffles'])
  await statusOf('closed')
  const person = await api.signIn('account owner', owner)
  const invited = await invite('new@harbour.example')
  assert.equal(invited.status, 201, invited.text)
  const entries = await logged()
  const done = await remove(id, version)
  assert.equal(done.status, 204, done.text)
  assert.equal(await isIn(person), 401)
  assert.equal((await signIn(owner)).status, 401)
  const gone = await api.ask('GET', addressOf(organizationRecordCalls.get.path, { id }), {
    token: admin,
  })
  assert.equal(gone.status, 404)
  const list = await api.ask('GET', '/organization-service/v2/organizations/', { token: admin })
  assert.ok(!list.text.includes(id))
  const waiting = await api.db
    .selectFrom('invitations')
    .select('id')
    .where('organizationId', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
  assert.deepEqual(waiting, [])
  assert.equal((await invite('other@harbour.example')).status, 403)
  assert.equal(await logged(), entries + 1)
})

const invite = (email: string) =>
  api.ask('POST', invitationCalls.invite.path, {
    token: admin,
    body: { organizationId: id, name: 'Nova', email, roles: ['raffle admin'], language: 'en' },
    headers: newKey(),
  })

test('nothing of a suspended organization is sold or done: no order by anybody, no job of its people, no file of theirs', async () => {
  const raffle = await addRaffle(api)
  const suspend = (suspendedAt: Date | null) =>
    api.db
      .updateTable('organizations')
      .set({ suspendedAt })
      .where('id', '=', seedOrganizations.ternCove.id)
      .execute()
  await suspend(api.now)
  const answer = await enter({ ...raffle, token: admin }, purchaseOf([raffle]))
  assert.deepEqual([answer.status, answer.errors[0]?.code], [409, 'not-on-sale'])
  const { id: startedBy } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'marguerite.doucette@terncove.example')
    .executeTakeFirstOrThrow()
  const begun = {
    organizationId: seedOrganizations.ternCove.id,
    startedBy,
    embedKeyId: null,
    roles: ['account owner'],
    scopes: null,
  }
  await assert.rejects(callerOf(api.db, begun), Refusal)
  await suspend(null)
  assert.deepEqual((await callerOf(api.db, begun)).roles, ['account owner'])
})

const logged = async () =>
  Number(
    (await api.pool.query('select count(*) from activity where organization_id = $1', [id])).rows[0]
      .count,
  )

/** The session of a page of theirs, as a key of theirs would have opened it. */
async function pageOf(person: string): Promise<string> {
  const { userId } = await api.db
    .selectFrom('sessions')
    .select('userId')
    .where('tokenHash', '=', hashSecret(person))
    .executeTakeFirstOrThrow()
  const key = await api.db
    .insertInto('embedKeys')
    .values({
      keyHash: hashSecret('key'),
      organizationId: id,
      name: 'Portal',
      roles: ['account owner'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const origin = 'https://portal.example'
  await api.db.insertInto('embedKeyOrigins').values({ embedKeyId: key.id, origin }).execute()
  const token = 'rde_page'.padEnd(47, '0')
  await api.db
    .insertInto('sessions')
    .values({
      tokenHash: hashSecret(token),
      familyId: randomUUID(),
      userId,
      organizationId: id,
      createdAt: api.now,
      expiresAt: new Date(api.now.getTime() + 3_600_000),
      embedKeyId: key.id,
      role: 'account owner',
      scopes: ['raffles:read'],
      origin,
    })
    .execute()
  return token
}
