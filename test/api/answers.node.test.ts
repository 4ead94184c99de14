/** What every answer has in common: headers, languages, repeats, the outbox. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { languageOf } from '../../demo/api/http/language.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { hashSecret } from '../../demo/api/session/token.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { paths } from '../support/paths.ts'
import { startApi } from './support.ts'

const api = await startApi()
after(() => api.close())

test('English or French is chosen as the header prefers', () => {
  assert.equal(languageOf(undefined), 'en')
  assert.equal(languageOf('fr-CA,fr;q=0.9,en;q=0.8'), 'fr')
  assert.equal(languageOf('en;q=0.8, fr;q=0.3'), 'en')
  assert.equal(languageOf('de, fr;q=0.1'), 'fr')
  assert.equal(languageOf('fr;q=0, en;q=0.1'), 'en')
  assert.equal(languageOf(`${'x,'.repeat(5000)}fr`), 'en')
})

test('a repeat with the same key is done once; another request with it is refused', async () => {
  const token = await api.signIn()
  const headers = { 'idempotency-key': 'a-key-of-this-test-0001' }
  const send = (events: object[]) =>
    api.ask('POST', paths.recordings, { token, body: { events }, headers })
  const answers = await Promise.all(
    [1, 2, 3].map(() => send([{ type: 4, data: 'a\u0000b\ud800c' }])),
  )
  for (const answer of answers) {
    assert.equal(answer.status, 201)
    assert.deepEqual(answer.json, { data: { recorded: 1 } })
  }
  const { n } = await api.db
    .selectFrom('recordings')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  assert.equal(n, 1)
  assert.equal((await send([{ type: 5 }])).errors[0]?.code, 'idempotency-key-reused')
  const without = await api.ask('POST', paths.recordings, { token, body: { events: [{}] } })
  assert.equal(without.errors[0]?.code, 'idempotency-key-missing')
})

test('answers carry the security headers, the build and a number of their own', async () => {
  const { headers } = await api.ask('GET', paths.health)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('x-raffle-desk-build'), 'build-of-the-test')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
})

test('a fault is a general sentence outside and a place in the code in the log', async () => {
  const token = await api.signIn('RB admin')
  await api.db.schema.alterTable('accounts').renameTo('accounts_gone').execute()
  const answer = await api.ask('GET', paths.organization(seedOrganizations.ternCove.id), { token })
  await api.db.schema.alterTable('accounts_gone').renameTo('accounts').execute()
  assert.equal(answer.status, 500)
  assert.deepEqual(answer.errors, [
    { code: 'unexpected', message: 'An unexpected error occurred, please try again later.' },
  ])
  const fault = api.log.findLast(entry => entry.event === 'fault')
  assert.equal(fault?.code, '42P01')
  assert.match(String(fault?.where), /organizations\/calls\.ts/)
  assert.doesNotMatch(JSON.stringify(fault), /does not exist|select/)
})

test('the log names calls by their pattern', async () => {
  const token = await api.signIn('RB admin')
  await api.ask('GET', `${paths.organization(seedOrganizations.ternCove.id)}?search=someone`, {
    token,
  })
  const entry = api.log.findLast(each => each.event === 'request')
  assert.equal(entry?.route, '/organization-service/v2/organizations/:id')
  assert.equal(entry?.status, 200)
})

test('the log says of each refusal why, and whose session it was', async () => {
  const lineOf = async (token?: string) => {
    const asked = token === undefined ? {} : { token }
    await api.ask(
      'GET',
      `${userCalls.list.path}?organizationId=${seedOrganizations.bramblewick.id}`,
      asked,
    )
    const entry = api.log.findLast(each => each.event === 'request')
    return [entry?.status, entry?.refused, entry?.session]
  }
  const token = await api.signIn('account owner')
  const { id } = await api.db
    .selectFrom('sessions')
    .select('id')
    .where('tokenHash', '=', hashSecret(token))
    .executeTakeFirstOrThrow()
  assert.deepEqual(await lineOf(token), [403, 'other-organization', id])
  assert.deepEqual(await lineOf(`${token}x`), [401, 'session-ended', undefined])
  assert.deepEqual(await lineOf(), [401, 'not-signed-in', undefined])
})

test('the outbox shows emails as they were sent, and nothing in them runs', async () => {
  const email = await api.db
    .insertInto('emails')
    .values({
      recipient: 'a@example.org',
      subject: '<img src=x onerror=alert(1)>',
      textBody: '<script>alert(2)</script>',
      htmlBody: '<p>Bonjour</p><script>alert(3)</script>',
      locale: 'fr',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const path of ['/outbox', '/outbox/']) {
    const page = await api.ask('GET', path, { headers: { 'accept-language': 'fr' } })
    assert.match(page.text, /<h1>Boîte d’envoi<\/h1>/)
    assert.doesNotMatch(page.text, /<script|<img/)
    assert.match(page.text, /&lt;script&gt;alert\(2\)/)
    assert.match(
      page.text,
      new RegExp(`<iframe sandbox loading="lazy" [^>]*src="/outbox/${email.id}"`),
    )
    assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /unsafe|script-src/)
  }
  const frame = await api.ask('GET', `/outbox/${email.id}`)
  assert.match(frame.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
})
