/** Accepting an invitation: as it was sent, by whom it was sent to, once. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { invite } from '../../../demo/api/one-time-links/invitations.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { invitedCalls } from '../../../src/core/one-time-links/invitation-calls.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { paths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import { startApi, tokenOf } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const organizationId = seedOrganizations.larkspur.id
const owner = seedPeople[4]!
const chosen = 'Quiet-Anchor-77'

async function invited(email: string, locale: 'en' | 'fr' = 'en'): Promise<string> {
  return api.db.transaction().execute(async transaction => {
    await invite(
      transaction,
      { organizationId, email, name: 'Eva', roles: ['Agent Manager'], locale },
      {
        at: api.now,
        origin: 'https://desk.example.org',
        actor: { userId: owner.id, embedKeyId: null },
      },
    )
    const { textBody } = await transaction
      .selectFrom('emails')
      .select('textBody')
      .where('recipient', '=', email.toLowerCase())
      .where('organizationId', '=', organizationId)
      .executeTakeFirstOrThrow()
    return /rdl_[\w-]{43}/.exec(textBody)?.[0] ?? ''
  })
}
const accept = (body: object, headers = newKey()) =>
  api.ask('POST', invitedCalls.accept.path, { body, headers })
const join = (token: string, session: string, headers = newKey()) =>
  api.ask('POST', invitedCalls.join.path, { body: { token }, token: session, headers })
const look = async (token: string) => {
  const { json } = await api.ask('POST', invitedCalls.look.path, { body: { token } })
  return (json as { data: { state: string; about?: { hasAccount: boolean; language: string } } })
    .data
}
async function signIn(email: string, password: string) {
  const answer = await api.ask('POST', paths.session, { body: { email, password } })
  const { roles, organizationUuid } = (
    answer.json as { data: { user: { roles: string[]; organizationUuid: string } } }
  ).data.user
  return { token: tokenOf(answer), roles, organizationUuid }
}
const rolesIn = async (userId: string) => {
  const rows = await api.db
    .selectFrom('membershipRoles')
    .select('role')
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .execute()
  return rows.map(({ role }) => role)
}
async function lastLogged() {
  const { action, after: said } = await api.db
    .selectFrom('activity')
    .select(['action', 'after'])
    .where('organizationId', '=', organizationId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { action, said: said as unknown as Record<string, unknown> }
}

test('somebody new gets an account with what the invitation says, and nothing that they say of roles', async () => {
  const token = await invited('New.Agent@larkspur.example')
  assert.deepEqual((await look(token)).about?.hasAccount, false)
  const body = { token, name: 'Noor Haddad', password: chosen }
  for (const more of [{ roles: ['RB admin'] }, { organizationId: seedOrganizations.ternCove.id }]) {
    const answer = await accept({ ...body, ...more })
    assert.deepEqual([answer.status, answer.errors[0]?.code], [422, 'not-writable'])
  }
  const key = newKey()
  assert.equal((await accept(body, key)).status, 204)
  assert.equal((await accept(body, key)).status, 204, 'a repeat after a lost answer')
  assert.equal((await accept(body)).errors[0]?.code, 'link-used')
  const { action, said } = await lastLogged()
  assert.deepEqual([action, said.state], ['link-refused', 'used'])
  const { roles, organizationUuid } = await signIn('new.agent@larkspur.example', chosen)
  assert.deepEqual([roles, organizationUuid], [['Agent Manager'], organizationId])
})

test('an invitation says in which language its email was', async () => {
  const token = await invited('nouvelle.agente@larkspur.example', 'fr')
  assert.equal((await look(token)).about?.language, 'fr')
})

test('an account’s screens begin in the language of its invitation, or in the one that was chosen before', async () => {
  for (const [locale, language, shown] of [
    ['fr', undefined, 'fr'],
    ['en', undefined, 'en'],
    ['fr', 'en', 'en'],
  ] as const) {
    const email = `${locale}-${shown}@larkspur.example`
    const body = { token: await invited(email, locale), name: 'Noor', password: chosen }
    assert.equal((await accept({ ...body, ...(language && { language }) })).status, 204)
    const { json } = await api.ask('POST', paths.session, { body: { email, password: chosen } })
    assert.equal((json as { data: { user: { language: string } } }).data.user.language, shown)
  }
})

test('an account that is there joins signed in, and nobody sets its password by an invitation', async () => {
  const token = await invited(owner.email)
  assert.deepEqual((await look(token)).about?.hasAccount, true)
  assert.equal((await look(token)).about?.language, 'en')
  const taken = await accept({ token, name: 'Somebody', password: chosen })
  assert.equal(taken.errors[0]?.code, 'account-exists')
  const other = await api.signIn('raffle admin')
  assert.equal((await join(token, other)).errors[0]?.code, 'link-wrong-account')
  assert.deepEqual((await lastLogged()).said, {
    kind: 'invite',
    state: 'wrong-account',
    refusals: 1,
  })
  assert.equal((await look(token)).state, 'good')

  const { token: session } = await signIn(owner.email, demoPassword)
  const key = newKey()
  assert.equal((await join(token, session, key)).status, 200)
  assert.equal((await join(token, session, key)).status, 200)
  assert.equal((await join(token, session)).errors[0]?.code, 'link-used')
  assert.deepEqual(await rolesIn(owner.id), ['Agent Manager'])
  const { roles } = await signIn(owner.email, demoPassword)
  assert.deepEqual(roles, ['account owner'], 'at home they are what they were')
})

test('nobody waits for whoever removes the organization meanwhile and waits for them', async () => {
  const token = await invited('too.late@larkspur.example')
  const client = await api.pool.connect()
  await client.query('begin')
  await client.query('select from organizations where id = $1 for update', [organizationId])
  const accepting = accept({ token, name: 'Too Late', password: chosen })
  await untilWaiting(api.db)
  // It answers at once, and no deadlock ends either of them.
  await client.query(`set local lock_timeout = '500ms'`)
  const revoked = await client.query(
    'update invitations set revoked_at = $1 where email = $2 returning id',
    [api.now, 'too.late@larkspur.example'],
  )
  await client.query('update one_time_links set revoked_at = $1 where invitation_id = $2', [
    api.now,
    revoked.rows[0].id,
  ])
  await client.query('commit')
  client.release()
  const answer = await accepting
  assert.deepEqual([answer.status, answer.errors[0]?.code], [409, 'link-revoked'])
})
