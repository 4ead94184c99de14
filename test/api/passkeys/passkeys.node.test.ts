/** Passkeys: made for one session, signed for one sign-in, and nothing spoilt passes. */
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, test } from 'node:test'
import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { addMember } from '../../support/add-member.ts'
import { inFull } from '../../support/full.ts'
import { paths } from '../../support/paths.ts'
import { softPasskey } from '../../support/soft-passkey.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const origin = 'http://localhost'
const data = (answer: { json: unknown }) => (answer.json as { data: Record<string, unknown> }).data
const said = (answer: { errors: { code?: unknown }[]; status: number }) =>
  answer.errors[0]?.code ?? answer.status
const post = (path: string, body: object, token?: string) =>
  api.ask('POST', path, { body, ...(token && { token }), headers: newKey() })

/** Somebody new with a second factor. */
async function person() {
  const roles = ['account owner'] as const
  const { id, email } = await addMember(api, {
    organizationId: seedOrganizations.ternCove.id,
    roles,
  })
  const token = await api.signIn('account owner', email)
  await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  const own = api.db.selectFrom('secondFactors').select('secret').where('userId', '=', id)
  const { secret } = await own.executeTakeFirstOrThrow()
  const code = codeAt(secret, stepAt(api.now))
  const confirmed = await post(secondFactorCalls.confirm.path, { code }, token)
  const codes = data(confirmed).recoveryCodes as string[]
  return { id, email, token, codes }
}
type Person = Awaited<ReturnType<typeof person>>

async function begin({ token, codes }: Person): Promise<string> {
  const body = { password: demoPassword, code: codes.pop() }
  const begun = await post(passkeyCalls.begin.path, body, token)
  assert.equal(begun.status, 200, begun.text)
  return data(begun).challenge as string
}
const confirm = ({ token }: Person, registration: object, name = 'Laptop') =>
  post(passkeyCalls.confirm.path, { name, registration }, token)

async function withPasskey(kind?: 'ES256' | 'RS256', counter = 0) {
  const own = await person()
  const passkey = softPasskey(kind)
  const added = await confirm(
    own,
    passkey.register({ challenge: await begin(own), origin, counter }),
  )
  assert.equal(added.status, 200, added.text)
  return { ...own, passkey, passkeyId: data(added).id as string }
}
const challengeOf = async (email: string) =>
  data(await post(paths.session, { email, password: demoPassword })).challenge as string
const signIn = (challenge: string, assertion: object) =>
  post(passkeyCalls.signIn.path, { challenge, assertion })
/** Why the log says that it was refused, the last time. */
async function refusedFor(userId: string): Promise<unknown> {
  const last = await api.db
    .selectFrom('activity')
    .select('after')
    .where('subjectId', '=', userId)
    .where('action', '=', 'refused')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.after?.reason
}

for (const kind of ['ES256', 'RS256'] as const)
  test(`${kind}: one that was added signs in in place of a code, once for a challenge`, async () => {
    const { email, passkey, token, id } = await withPasskey(kind)
    const challenge = await challengeOf(email)
    const offered = await post(passkeyCalls.offered.path, { challenge })
    assert.deepEqual(data(offered), { rpId: 'localhost', known: [passkey.id] })
    const assertion = passkey.assert({ challenge, origin })
    assert.equal((await signIn(challenge, assertion)).status, 201)
    assert.equal(said(await signIn(challenge, assertion)), 'second-step-over')
    const another = await challengeOf(email)
    assert.equal(said(await signIn(another, assertion)), 'passkey-wrong', 'of another sign-in')
    const [kept] = data(await api.ask('GET', passkeyCalls.list.path, { token })) as unknown as [
      { name: string; lastUsedAt: string | null },
    ]
    assert.equal(kept.name, 'Laptop')
    assert.notEqual(kept.lastUsedAt, null)
    const letters = await api.db
      .selectFrom('emails')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', '=', 'A passkey was added')
      .execute()
    assert.equal(letters.length, 1)
    assert.deepEqual(await refusedFor(id), ['passkey-challenge'])
  })

inFull('what is spoilt in one that is used is refused, and the log says why', async () => {
  const spoilt = {
    'passkey-origin': { origin: 'http://localhost:4100' },
    'passkey-person': { flags: 0x01 },
    'passkey-challenge': { type: 'webauthn.create' },
    'passkey-counter': { counter: 3 },
  } as const
  for (const [reason, how] of Object.entries(spoilt)) {
    const { email, passkey, id } = await withPasskey('ES256', 3)
    const challenge = await challengeOf(email)
    const used = passkey.assert({ challenge, origin, counter: 4, ...how })
    assert.equal(said(await signIn(challenge, used)), 'passkey-wrong', reason)
    assert.deepEqual(await refusedFor(id), [reason])
    assert.equal(
      (await signIn(challenge, passkey.assert({ challenge, origin, counter: 4 }))).status,
      201,
    )
  }
  const { email, passkey, id } = await withPasskey()
  const challenge = await challengeOf(email)
  const elsewhere = passkey.assert({ challenge, origin, rpId: 'raffle.example' })
  assert.equal(said(await signIn(challenge, elsewhere)), 'passkey-wrong')
  assert.deepEqual(await refusedFor(id), ['passkey-origin'])
  const framed = passkey.assert({ challenge, origin, crossOrigin: true })
  assert.equal(said(await signIn(challenge, framed)), 'passkey-wrong')
  const right = passkey.assert({ challenge, origin })
  const other = softPasskey().assert({ challenge, origin })
  const forged = { ...right, signature: other.signature }
  assert.equal(said(await signIn(challenge, forged)), 'passkey-wrong')
  assert.deepEqual(await refusedFor(id), ['passkey-signature'])
  assert.equal(said(await signIn(challenge, { ...other })), 'passkey-wrong', 'nobody’s')
  const somebody = await withPasskey()
  const theirs = somebody.passkey.assert({ challenge, origin })
  assert.equal(said(await signIn(challenge, theirs)), 'passkey-wrong', 'somebody else’s')
})

test('it is tried as often as codes are', async () => {
  const { email, passkey } = await withPasskey()
  const answers = []
  for (let index = 0; index < 6; index += 1) {
    const challenge = await challengeOf(email)
    answers.push(said(await signIn(challenge, passkey.assert({ challenge: 'another', origin }))))
  }
  assert.deepEqual(answers.slice(4), ['passkey-wrong', 'too-many-attempts'])
})

test('one is made by password and code, for the session that asked, once, at our address', async () => {
  const own = await person()
  const refused = await post(
    passkeyCalls.begin.path,
    { password: demoPassword, code: '000000' },
    own.token,
  )
  assert.equal(said(refused), 'code-wrong')
  const passkey = softPasskey()
  const challenge = await begin(own)
  const elsewhere = passkey.register({ challenge, origin: 'https://desk.example' })
  assert.equal(said(await confirm(own, elsewhere)), 'passkey-wrong')
  assert.deepEqual(await refusedFor(own.id), ['passkey-origin'])
  const right = passkey.register({ challenge, origin })
  assert.equal(said(await confirm(own, right)), 'passkey-over', 'used up by the wrong one')
  const again = await begin(own)
  const second = await api.signIn('account owner', own.email).catch(() => null)
  assert.equal(second, null, 'a password alone')
  const swapped = {
    ...passkey.register({ challenge: again, origin }),
    publicKey: softPasskey().register({ challenge: again, origin }).publicKey,
  }
  assert.equal(
    said(await confirm(own, swapped)),
    'passkey-wrong',
    'another key than the authenticator’s',
  )
  assert.deepEqual(await refusedFor(own.id), ['passkey-key'])
  const { publicKey } = generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 })
  const odd = {
    ...passkey.register({ challenge: await begin(own), origin }),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
  }
  assert.equal(said(await confirm(own, odd)), 'passkey-wrong', 'a kind that no web page knows')
  const late = await begin(own)
  api.now = new Date(api.now.getTime() + 301_000)
  const tooLate = await confirm(own, passkey.register({ challenge: late, origin }))
  assert.equal(said(tooLate), 'passkey-over')
  const good = passkey.register({ challenge: await begin(own), origin })
  assert.equal((await confirm(own, good)).status, 200)
  const twice = passkey.register({ challenge: await begin(own), origin })
  assert.equal(said(await confirm(own, twice)), 'passkey-known')
})

test('it goes by its person’s word, and with their second factor; nobody else removes it', async () => {
  const { token, passkeyId, email, passkey, codes, id } = await withPasskey()
  const other = await person()
  const path = addressOf(passkeyCalls.remove.path, { id: passkeyId })
  const remove = (by: string, code = '000000') => post(path, { password: demoPassword, code }, by)
  assert.equal(said(await remove(other.token, other.codes.pop())), 'not-found')
  assert.equal(said(await remove(token)), 'code-wrong', 'at a machine that was left open')
  assert.equal((await remove(token, codes.pop())).status, 204)
  const challenge = await challengeOf(email)
  assert.equal(
    said(await signIn(challenge, passkey.assert({ challenge, origin }))),
    'passkey-wrong',
  )
  const next = softPasskey()
  await confirm(
    { id, email, token, codes },
    next.register({ challenge: await begin({ id, email, token, codes }), origin }),
  )
  const body = { password: demoPassword, code: codes.pop() }
  assert.equal((await post(secondFactorCalls.remove.path, body, token)).status, 204)
  const left = await api.db.selectFrom('passkeys').select('id').where('userId', '=', id).execute()
  assert.deepEqual(left, [])
})
