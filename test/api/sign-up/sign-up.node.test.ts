/** An organization signs up: what becomes of it, and what nobody gets by it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { organizationCreationCalls } from '../../../src/core/organizations/creation.ts'
import { organizationListCalls } from '../../../src/core/organizations/list-calls.ts'
import { organizationRecordCalls } from '../../../src/core/organizations/organization-record.ts'
import { signUpCalls, verificationCalls } from '../../../src/core/sign-up/calls.ts'
import { type SignUp, waitingCalls } from '../../../src/core/sign-up/waiting.ts'
import { paths } from '../../support/paths.ts'
import { until } from '../../support/until.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const password = 'Quiet-Anchor-77'
let asked = 0
/** Each from a network of its own. */
const headersOf = (headers: Record<string, string> = newKey()) => {
  asked += 1
  return { ...headers, 'x-forwarded-for': `198.51.${asked >> 8}.${asked & 255}` }
}
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}
const given = (more: object = {}) => ({
  country: 'CA',
  province: 'NS',
  organizationName: 'Gull Rock Rescue',
  charityNumber: '11880 0000-rr0001',
  name: 'Eva Muise',
  email: `eva${asked}@gullrock.example`,
  password,
  language: 'en',
  timeZone: 'America/Halifax',
  consent: true,
  ...more,
})
const post = (path: string, body: object, headers?: Record<string, string>) =>
  api.ask('POST', path, { body, headers: headersOf(headers) })
const signUp = (body: object, headers?: Record<string, string>) =>
  post(signUpCalls.signUp.path, body, headers)
const codeOf = (answer: Awaited<ReturnType<typeof post>>) => answer.errors[0]?.code ?? answer.status
const use = async (token: string, typed = password) =>
  codeOf(await post(verificationCalls.use.path, { token, password: typed }))
const stateOf = async (path: string, token: string) =>
  ((await post(path, { token })).json as { data: { state: string } }).data.state
const signIn = async (email: string, typed = password) =>
  codeOf(await post(paths.session, { email, password: typed }))

async function mailsTo(email: string) {
  const letters = api.db.selectFrom('emails').selectAll().where('recipient', '=', email)
  return letters.orderBy('sentAt').orderBy('id').execute()
}

async function linkTo(email: string): Promise<string> {
  const letter = (await mailsTo(email)).at(-1)
  return /token=(rdl_[\w-]{43})\s/.exec(letter?.textBody ?? '')?.[1] ?? ''
}

/** Signed up, and its address verified. */
async function waiting(more: object = {}) {
  const body = given(more)
  assert.equal(codeOf(await signUp(body)), 204)
  assert.equal(await use(await linkTo(body.email)), 204)
  return body
}

const admin = await api.signIn('RB admin')
const shown = async (email: string) => {
  const { json } = await api.ask('GET', waitingCalls.list.path, { token: admin })
  return (json as { data: SignUp[] }).data.find(each => each.email === email)
}
async function decide(
  call: 'approve' | 'sendBack',
  { id, version }: { id: string; version: number },
  reason?: string,
) {
  // So that its letter is the newest.
  later(1)
  const path = addressOf(waitingCalls[call].path, { id })
  const body = { version, ...(reason !== undefined && { reason }) }
  return codeOf(await api.ask('POST', path, { token: admin, body, headers: newKey() }))
}
async function organizationNamed(name: string) {
  const path = `${organizationListCalls.list.path}?search=${encodeURIComponent(name)}&pageSize=100`
  const { json } = await api.ask('GET', path, { token: admin })
  return (json as { data: { id: string; name: string }[] }).data
}
/** But for refused links, which stand there after the answer. */
async function logged(organizationId: string) {
  const rows = await api.db
    .selectFrom('activity')
    .select(['action', 'comment'])
    .where('organizationId', '=', organizationId)
    .where('action', '<>', 'link-refused')
    .orderBy('sequence')
    .execute()
  return rows.map(({ action, comment }) => (comment ? `${action}: ${comment}` : action))
}

test('it tells nobody whether its address has an account, and forgives no wrong password', async () => {
  for (const email of [seedPeople[6]!.email, 'nobody.yet@gullrock.example']) {
    const body = given({ email })
    assert.equal(codeOf(await signUp(body)), 204)
    const wrong = () => signIn(email, 'Wrong-Anchor-77')
    for (let time = 0; time < 4; time += 1) assert.equal(await wrong(), 'sign-in-failed')
    assert.equal(await signIn(email), 'sign-up-unverified', email)
    assert.equal(await wrong(), 'sign-in-failed')
    assert.equal(await wrong(), 'too-many-attempts', email)
  }
})

test('a wrong password counts though what the sign-up’s is can’t be told', async () => {
  const { email } = given({ email: 'busy@gullrock.example' })
  assert.equal(codeOf(await signUp(given({ email }))), 204)
  const passwordHash = 'scrypt$3$8$1$AAAA$AAAA'
  await api.db.updateTable('signUps').set({ passwordHash }).where('email', '=', email).execute()
  const said: unknown[] = []
  for (let time = 0; time < 6; time += 1) said.push(await signIn(email, 'Wrong-Anchor-77'))
  assert.deepEqual(said, [...Array(5).fill('unexpected'), 'too-many-attempts'])
})

test('it waits until its address is verified and it is approved; then its owner logs in', async () => {
  const body = given({ organizationName: 'Harbour Lights Aid' })
  assert.equal(codeOf(await signUp(body)), 204)
  assert.equal(await signIn(body.email), 'sign-up-unverified')
  assert.equal(await signIn(body.email, 'Wrong-Anchor-77'), 'sign-in-failed')
  assert.equal(await shown(body.email), undefined)

  const [letter] = await mailsTo(body.email)
  const theirWords = /Harbour Lights|Muise/
  assert.doesNotMatch(`${letter?.subject} ${letter?.textBody}`, theirWords, 'no stranger’s words')
  const token = await linkTo(body.email)
  assert.equal(await stateOf(verificationCalls.look.path, token), 'good', 'a look uses nothing up')
  assert.equal(await use(token), 204)
  assert.equal(await use(token), 'link-used')
  assert.equal(await stateOf(verificationCalls.look.path, token), 'used')
  assert.equal(await signIn(body.email), 'sign-up-waiting')
  assert.equal(await signIn(body.email, 'Wrong-Anchor-77'), 'sign-in-failed')
  assert.deepEqual(await organizationNamed('Harbour Lights'), [], 'in no list')

  const signedUp = await shown(body.email)
  assert.ok(signedUp)
  assert.equal(signedUp.charityNumber, '118800000RR0001')
  assert.equal(await decide('approve', signedUp), 204)
  assert.equal(await decide('approve', signedUp), 'stale-edit')
  assert.equal(await shown(body.email), undefined)
  assert.equal(await signIn(body.email), 201)
  const [organization] = await organizationNamed('Harbour Lights')
  assert.ok(organization)
  assert.deepEqual(await logged(organization.id), ['signed-up', 'sign-up-approved', 'signed-in'])
  await until(async () => {
    const refused = await api.db
      .selectFrom('activity')
      .select('id')
      .where('organizationId', '=', organization.id)
      .where('action', '=', 'link-refused')
      .execute()
    return refused.length === 2
  }, 'what was tried with the used link, in the log')
  const { json } = await post(paths.session, { email: body.email, password })
  assert.deepEqual((json as { data: { user: { roles: string[] } } }).data.user.roles, [
    'account owner',
  ])
})

test('what is sent back says why, is mended by its link once, and waits again', async () => {
  const body = await waiting({ language: 'fr', organizationName: 'Phare du Havre' })
  const first = await shown(body.email)
  assert.ok(first)
  assert.equal(await decide('sendBack', first, 'Le numéro est celui d’un autre.'), 204)
  assert.equal(await decide('sendBack', first, 'Encore'), 'stale-edit', 'somebody else decided')
  const letter = (await mailsTo(body.email)).at(-1)
  assert.match(letter?.textBody ?? '', /Bonjour Eva Muise[\s\S]*Le numéro est celui d’un autre\./)
  assert.equal(await signIn(body.email), 'sign-up-returned')

  const token = await linkTo(body.email)
  assert.equal(await use(token), 'link-unknown', 'a link of another kind')
  assert.equal(await stateOf(signUpCalls.lookToMend.path, token), 'good')
  const { email: _, password: __, language: ___, timeZone: ____, consent: _____, ...details } = body
  const mended = { ...details, token, charityNumber: '119900000RR0001' }
  const mend = async (more: object = {}) =>
    codeOf(await post(signUpCalls.mend.path, { ...mended, ...more }))
  for (const escalation of [{ state: 'approved' }, { roles: ['RB admin'] }, { email: 'x@y.zz' }])
    assert.equal(await mend(escalation), 'not-writable')
  assert.equal(await mend({ charityNumber: '12-3456789' }), 'charity-number')
  assert.equal(await mend(), 204)
  assert.equal(await mend(), 'link-used')
  const again = await shown(body.email)
  assert.ok(again)
  assert.deepEqual([again.state, again.charityNumber], ['waiting', '119900000RR0001'])
  assert.deepEqual(again.before, { charityNumber: first.charityNumber })
  assert.equal(await decide('approve', first), 'stale-edit', 'it was mended meanwhile')
  assert.equal(await decide('approve', again), 204)
  const [organization] = await organizationNamed('Phare')
  assert.deepEqual(await logged(organization?.id ?? ''), [
    'signed-up',
    'sign-up-returned: Le numéro est celui d’un autre.',
    'sign-up-mended',
    'sign-up-approved',
  ])
})

test('whoever has an account keeps its password, and owns one organization more', async () => {
  const { email, id } = seedPeople[5]!
  const body = await waiting({ email, organizationName: 'Second Harbour' })
  assert.equal(await signIn(email, demoPassword), 201)
  assert.equal(await signIn(email), 'sign-up-waiting')
  const signedUp = await shown(body.email)
  assert.ok(signedUp)
  assert.equal(await decide('approve', signedUp), 204)
  assert.equal(await signIn(email), 'sign-in-failed')
  const roles = await api.db
    .selectFrom('membershipRoles')
    .innerJoin('organizations', 'organizations.id', 'membershipRoles.organizationId')
    .select(['organizations.name', 'role'])
    .where('userId', '=', id)
    .orderBy('organizations.name')
    .execute()
  assert.deepEqual(
    roles.map(({ name, role }) => [name, role]),
    [
      ['Second Harbour', 'account owner'],
      ['Tern Cove Hospice Society', 'raffle admin'],
    ],
  )
})

test('duplicates are told to those who decide, and to nobody else', async () => {
  const known = seedOrganizations.larkspur
  const answers: unknown[] = []
  for (const organizationName of [known.name.toUpperCase(), 'Nobody’s Harbour']) {
    const { status, text, headers } = await signUp(given({ organizationName }))
    answers.push([status, text, headers.get('content-length')])
  }
  assert.deepEqual(answers[0], answers[1])
  const first = await waiting({ organizationName: known.name, charityNumber: '131313131RR0001' })
  const second = await waiting({ organizationName: 'Other', charityNumber: '131313131rr 0001' })
  const told = async (email: string) =>
    (await shown(email))?.alike.map(({ name, waiting: isWaiting, by }) => [name, isWaiting, by])
  assert.deepEqual(await told(first.email), [
    [known.name, false, ['name']],
    ['Other', true, ['charity-number']],
  ])
  assert.deepEqual(await told(second.email), [[known.name, true, ['charity-number']]])
})

test('a call that is repeated makes no second one; its key stands for nothing else', async () => {
  const body = given()
  const key = newKey()
  assert.equal(codeOf(await signUp(body, key)), 204)
  assert.equal(codeOf(await signUp(body, key)), 204)
  assert.equal((await mailsTo(body.email)).length, 1)
  assert.equal(
    codeOf(await signUp({ ...body, name: 'Somebody Else' }, key)),
    'idempotency-key-reused',
  )
  assert.equal(codeOf(await signUp(body, {})), 'idempotency-key-missing')
})

test('nobody signs up as more than a waiting organization, nor with what its country hasn’t got', async () => {
  for (const escalation of [
    { state: 'approved' },
    { waiting: false },
    { roles: ['RB admin'] },
    { verified: true },
    { enabledProducts: ['donations'] },
    { organizationId: seedOrganizations.larkspur.id },
  ])
    assert.equal(codeOf(await signUp(given(escalation))), 'not-writable')
  const refused = async (more: object) => {
    const { status, errors } = await signUp(given(more))
    return [status, errors[0]?.field]
  }
  assert.deepEqual(await refused({ province: 'NY' }), [422, 'province'])
  assert.deepEqual(await refused({ country: 'US', province: 'NY' }), [422, 'charityNumber'])
  assert.deepEqual(await refused({ charityNumber: '118800000RT0001' }), [422, 'charityNumber'])
  assert.deepEqual(await refused({ timeZone: 'Mars/Olympus' }), [422, 'timeZone'])
  assert.deepEqual(await refused({ password: 'too-weak' }), [422, 'password'])
  assert.deepEqual(await refused({ consent: false }), [422, 'consent'])
  assert.equal(
    codeOf(await signUp(given({ country: 'US', province: 'NY', charityNumber: '12-3456789' }))),
    204,
  )
})

test('it is verified by the password of that very sign-up: nobody else’s becomes the account of an address', async () => {
  const theirs = given({ organizationName: 'Two Letters Society' })
  await signUp({ ...theirs, password: 'Attacker-2026-x' })
  const planted = await linkTo(theirs.email)
  later(1)
  await signUp(theirs)
  assert.equal(await use(planted), 'sign-up-password')
  assert.equal(await use(await linkTo(theirs.email)), 204)
  const request = await shown(theirs.email)
  assert.equal(await decide('approve', request!), 204)
  assert.equal(await signIn(theirs.email, 'Attacker-2026-x'), 'sign-up-unverified')
  assert.equal(await signIn(theirs.email), 201)
})

test('its password is guessed at no oftener than by signing in', async () => {
  const body = given()
  await signUp(body)
  const token = await linkTo(body.email)
  const said: unknown[] = []
  for (let time = 0; time < 6; time += 1) said.push(await use(token, 'Wrong-Anchor-77'))
  assert.deepEqual(said.slice(4), ['sign-up-password', 'too-many-attempts'])
  later(10)
  assert.equal(await use(token), 204)
})

test('another link is sent again to whoever waits, and the same is said of any address', async () => {
  const body = given()
  await signUp(body)
  const first = await linkTo(body.email)
  later(2)
  const again = (email: string) => post(verificationCalls.request.path, { email })
  const [known, unknown] = [await again(body.email), await again('nobody@gullrock.example')]
  assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
  await until(async () => (await linkTo(body.email)) !== first)
  const second = await linkTo(body.email)
  assert.notEqual(second, first)
  assert.equal(await use(first), 'link-revoked')
  later(24 * 60)
  assert.equal(await use(second), 'link-expired')
  assert.equal((await mailsTo('nobody@gullrock.example')).length, 0)
  assert.equal(await use(`rdl_${'A'.repeat(43)}`), 'link-unknown')

  for (let time = 0; time < 5; time += 1) await again(body.email)
  const limited = await again(body.email)
  assert.equal(limited.status, 429)
  assert.ok(Number(limited.headers.get('retry-after')) > 0)
})

test('what nobody verified within a week is forgotten, and what was verified stays', async () => {
  const forgotten = given()
  await signUp(forgotten)
  const kept = await waiting()
  later(8 * 24 * 60)
  await signUp(given())
  const emails = await api.db.selectFrom('signUps').select('email').execute()
  const has = (email: string) => emails.some(each => each.email === email)
  assert.deepEqual([has(forgotten.email), has(kept.email)], [false, true])
})

test('a waiting organization is no organization to any other call', async () => {
  const { email } = await waiting()
  const { organizationId } = await api.db
    .selectFrom('signUps')
    .select('organizationId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const token = await api.signIn('RB admin')
  const record = addressOf(organizationRecordCalls.get.path, { id: organizationId })
  assert.equal((await api.ask('GET', record, { token })).status, 404)
  const switched = await api.ask('POST', `${paths.session}/organization`, {
    token,
    body: { organizationId },
  })
  assert.equal(switched.status, 403)
  const invitation = { organizationId, name: 'Eva', email: 'e@x.example', roles: ['account owner'] }
  const invited = await api.ask('POST', '/organization-service/v2/invitations', {
    token,
    body: { ...invitation, language: 'en' },
    headers: newKey(),
  })
  assert.equal(invited.status, 403)
})

test('an organization that staff enter lives at once, and its first owner is invited as that alone', async () => {
  const token = await api.signIn('RB admin')
  const owner = { name: 'Nadia Okafor', email: 'nadia@sablepoint.example' }
  const body = {
    name: 'Sable Point Skating Club',
    country: 'CA',
    province: 'NS',
    language: 'fr',
    timeZone: 'America/Halifax',
    owner,
  }
  const create = (more: object = {}) =>
    api.ask('POST', organizationCreationCalls.create.path, {
      token,
      body: { ...body, ...more },
      headers: newKey(),
    })
  for (const escalation of [{ waiting: true }, { owner: { ...owner, roles: ['RB admin'] } }])
    assert.equal(codeOf(await create(escalation)), 'not-writable')
  assert.equal(codeOf(await create({ province: 'NY' })), 'organization-province')
  assert.equal(codeOf(await create({ charityNumber: '12-3456789' })), 'charity-number')
  const made = await create()
  assert.equal(made.status, 201)
  const { id } = (made.json as { data: { id: string } }).data
  assert.deepEqual(await logged(id), ['created', 'invited'])
  const [letter] = await mailsTo(owner.email)
  assert.match(letter?.textBody ?? '', /Bonjour Nadia Okafor/)
  const invitation = await api.db
    .selectFrom('invitations')
    .select('roles')
    .where('organizationId', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(invitation.roles, ['account owner'])
})

test('one that nobody verified is forgotten after a week, but not while a link is good', async () => {
  const body = given()
  await signUp(body)
  later(7 * 24 * 60 - 60)
  await post(verificationCalls.request.path, { email: body.email })
  later(120)
  await signUp(given())
  assert.equal(await stateOf(verificationCalls.look.path, await linkTo(body.email)), 'good')
  later(24 * 60)
  await signUp(given())
  assert.equal(await stateOf(verificationCalls.look.path, await linkTo(body.email)), 'unknown')
})
