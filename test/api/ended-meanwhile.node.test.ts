/** A write that waits, and whose session ends meanwhile: it was let in when it came, and is refused when its turn has come. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { listTables } from '../../demo/api/database/tables.ts'
import { revokeKey } from '../../demo/api/embed-keys/manage-keys.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoEmbedKey, demoPassword } from '../../demo/api/seed/people.ts'
import { addressOf } from '../../src/core/contract.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { profileCalls } from '../../src/core/profile/profile.ts'
import { excludedCalls } from '../../src/core/raffles/excluded/calls.ts'
import { staffReasonCalls } from '../../src/core/staff-reasons/calls.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { invitationCalls } from '../../src/core/users/invitation.ts'
import { untilWaiting } from '../database/waiting.ts'
import { addMember } from '../support/add-member.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { addRaffle, openApi, type TestRaffle } from './draws/support.ts'
import { neighbour, purchaseOf } from './order-entry/support.ts'
import { newKey } from './raffles/support.ts'
import { type Answered, contentOf, registerOrigin, tokenOf } from './support.ts'

const limits = { writes: { size: 8, lock: 20_000 } }
const api = await openApi({ lanes: { width: 8 }, limits, withoutReasons: true })
after(() => api.close())
const { ternCove, saltmarsh } = seedOrganizations
const tables = (await listTables(api.pool)).map(({ name }) => name)
const codesOf = ({ status, errors }: Answered) => [status, ...errors.map(({ code }) => code)]

interface Caller {
  userId: string
  token: string
  organizationId: string
  /** Of somebody who may buy there. */
  postalCode: string
}

interface Call {
  path: string
  body: object
}

/** Of as many domains as one raffle's row or a queue holds up: sales, prizes, people, exclusions. */
const writesOf = (
  { organizationId, postalCode }: Caller,
  raffle: TestRaffle,
): Record<string, Call> => ({
  'a purchase': {
    path: orderEntryCalls.enter.path,
    body: purchaseOf([raffle], { customer: neighbour({ postalCode }) }),
  },
  'a prize': {
    path: rafflePaths.prizes,
    body: { eventId: raffle.raffleId, name: 'Kayak', sponsor: 'Fundy Boats' },
  },
  'an exclusion': {
    path: excludedCalls.exclude.path,
    body: { organizationId, name: `Ada ${randomUUID()}`, reason: 'household' },
  },
  'an invitation': {
    path: invitationCalls.invite.path,
    body: {
      organizationId,
      name: 'Hugo Sandvik',
      email: `${randomUUID()}@example.org`,
      roles: ['In Person Sales'],
      language: 'en',
    },
  },
})

/** Holds the raffle's row, and these places in which calls wait for their key. */
async function hold({ raffleId }: TestRaffle, ...places: readonly string[]) {
  const client = await api.pool.connect()
  await client.query('begin')
  await client.query('select from raffles where id = $1 for update', [raffleId])
  for (const place of places)
    await client.query('select pg_advisory_xact_lock(hashtext($1), 2)', [place])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Those about the raffle wait for it in the midst of their transaction, the others for their own key. */
async function meanwhile(caller: Caller, raffle: TestRaffle, end: () => Promise<unknown>) {
  const asked = Object.entries(writesOf(caller, raffle)).map(([name, call]) => {
    const key = randomUUID()
    return { name, ...call, key, isOfRaffle: ['a purchase', 'a prize'].includes(name) }
  })
  const others = asked.filter(({ isOfRaffle }) => !isOfRaffle)
  const letGo = await hold(raffle, ...others.map(({ key }) => `${caller.userId} ${key}`))
  const { token } = caller
  const answers = asked.map(({ path, body, key }) =>
    api.ask('POST', path, { token, body, headers: { 'idempotency-key': key } }),
  )
  let before: unknown
  try {
    await untilWaiting(api.db, { count: asked.length })
    await end()
    before = await contentOf(api.db, tables)
  } finally {
    await letGo()
  }
  const told = await Promise.all(answers)
  assert.deepEqual(await contentOf(api.db, tables), before)
  return asked.map(({ name }, at) => [name, codesOf(told[at] as Answered)])
}

const allWith = (answer: readonly (string | number)[]) =>
  ['a purchase', 'a prize', 'an exclusion', 'an invitation'].map(name => [name, answer])

const owner = await api.signIn('account owner')
const raffle = await addRaffle(api)

async function somebody(): Promise<Caller & { email: string }> {
  const organizationId = ternCove.id
  const { id, email } = await addMember(api, { organizationId, roles: ['account owner'] })
  const token = await api.signIn('account owner', email)
  return { userId: id, email, token, organizationId, postalCode: 'B3H 4R2' }
}

function change({ userId }: Caller, body: object): Promise<Answered> {
  const path = addressOf(userCalls.change.path, { id: userId })
  return api.ask('PATCH', path, { token: owner, body: { version: 1, ...body } })
}

const ended = [401, 'session-ended']
const ways: [string, (caller: Caller & { email: string }) => Promise<Answered>][] = [
  [
    'its person signs out everywhere, elsewhere',
    async ({ email }) => {
      const token = await api.signIn('account owner', email)
      return api.ask('DELETE', profileCalls.endSessions.path, { token })
    },
  ],
  ['its person is suspended', caller => change(caller, { state: 'suspended' })],
  ['its person’s roles change', caller => change(caller, { roles: ['raffle admin'] })],
  [
    'its person has another password from elsewhere',
    async ({ email }) => {
      const token = await api.signIn('account owner', email)
      const body = { password: demoPassword, newPassword: 'Quiet-Anchor-77' }
      return api.ask('POST', profileCalls.changePassword.path, { token, body, headers: newKey() })
    },
  ],
]

for (const [way, end] of ways)
  test(`it is refused and changes nothing where ${way}`, async () => {
    const caller = await somebody()
    const answers = await meanwhile(caller, raffle, async () => {
      const answer = await end(caller)
      assert.ok(answer.status < 300, answer.text)
    })
    assert.deepEqual(answers, allWith(ended))
  })

test('it is refused where the key of its page is revoked, which it wrote by before', async () => {
  const { email } = await somebody()
  const [origin, organizationId] = ['https://intranet.example', ternCove.id]
  const keyId = await registerOrigin(api, origin)
  const scopes = ['raffles:edit']
  const body = { person: { email }, role: 'account owner', organizationId, origin, scopes }
  const page = await api.ask('POST', paths.embedSessions, { token: demoEmbedKey, body })
  const prize = { eventId: raffle.raffleId, name: 'Canoe', sponsor: 'Fundy Boats' }
  const asked = { token: tokenOf(page), body: prize }
  const add = () => api.ask('POST', rafflePaths.prizes, { ...asked, headers: newKey() })
  assert.equal((await add()).status, 201)
  const letGo = await hold(raffle)
  const late = add()
  try {
    await untilWaiting(api.db)
    const at = { at: api.now, actor: null }
    await api.db.transaction().execute(transaction => revokeKey(transaction, keyId, at))
  } finally {
    await letGo()
  }
  assert.deepEqual(codesOf(await late), ended)
})

test('it is refused where the reason of staff ended, and asks for another', async () => {
  const email = 'helen.savoie@saltmarsh.example'
  const theirs = await addRaffle(api, { organization: 'saltmarsh', email })
  const organizationId = saltmarsh.id
  const token = tokenOf(
    await api.ask('POST', paths.sessionOrganization, {
      token: await api.signIn('RB admin'),
      body: { organizationId },
    }),
  )
  const body = { organizationId, reason: 'The owner asked us to mend an order' }
  const given = await api.ask('POST', staffReasonCalls.give.path, {
    token,
    body,
    headers: newKey(),
  })
  const { id } = (given.json as { data: { id: string } }).data
  const { userId } = await api.db
    .selectFrom('staffReasons')
    .innerJoin('sessions', 'sessions.id', 'staffReasons.sessionId')
    .select('sessions.userId')
    .where('staffReasons.id', '=', id)
    .executeTakeFirstOrThrow()
  const caller = { userId, token, organizationId, postalCode: 'E1C 4B9' }
  const answers = await meanwhile(caller, theirs, async () => {
    const path = addressOf(staffReasonCalls.end.path, { id })
    assert.equal((await api.ask('DELETE', path, { token })).status, 204)
  })
  assert.deepEqual(answers, allWith([403, 'staff-reason-needed']))
})

test('a repeat that waited isn’t told the answer either', async () => {
  const caller = await somebody()
  const { token, userId } = caller
  const { path, body } = writesOf(caller, raffle)['an exclusion'] as Call
  const key = randomUUID()
  const asked = { token, body, headers: { 'idempotency-key': key } }
  assert.equal((await api.ask('POST', path, asked)).status, 201)
  const letGo = await hold(raffle, `${userId} ${key}`)
  const repeat = api.ask('POST', path, asked)
  await untilWaiting(api.db)
  assert.equal((await api.ask('DELETE', paths.session, { token })).status, 204)
  await letGo()
  assert.deepEqual(codesOf(await repeat), ended)
})

test('who signs out everywhere is told so, though their own session ends with it', async () => {
  const { token } = await somebody()
  const answer = await api.ask('DELETE', profileCalls.endSessions.path, { token })
  assert.deepEqual([answer.status, answer.json], [200, { data: { ended: 1 } }])
})
