import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoEmbedKey } from '../../demo/api/seed/people.ts'
import { intranetPerson } from '../../demo/portal/person.ts'
import { EmbedTokenSchema } from '../../src/core/session/embed-session.ts'
import { SessionUserSchema } from '../../src/core/session/user.ts'
import { paths } from '../support/paths.ts'
import { runningProduct } from '../support/running-product.ts'
import { ask, codeOf, dataOf } from './client.ts'

const { portalUrl } = runningProduct()
const { email, role, organizationId } = intranetPerson

async function mint(scopes: string[]) {
  const body = { person: { email }, role, organizationId, origin: portalUrl, scopes }
  const answer = await ask('POST', paths.embedSessions, { token: demoEmbedKey, body })
  return dataOf(EmbedTokenSchema, answer)
}

test('an embed token is good for a quarter of an hour, on its origin, as its person', async () => {
  const { token, expiresAt } = await mint(['dashboard:read'])
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  assert.ok(minutes > 14 && minutes <= 15.1)
  const answer = await ask('GET', paths.session, { token, headers: { origin: portalUrl } })
  const user = dataOf(SessionUserSchema, answer)
  assert.equal(user.email, email)
  assert.deepEqual(user.roles, [role])
  assert.deepEqual(user.organizations, [])
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
  const elsewhere = { token, headers: { origin: 'https://elsewhere.example' } }
  assert.equal(codeOf(await ask('GET', paths.session, elsewhere)), 'wrong-origin')
})

test('its scopes open their calls and no other', async () => {
  const account = paths.account('acct_TernCoveDemo01')
  const figures = { body: { organizationId, timeZone: 'America/Halifax' } }
  const dashboard = await mint(['dashboard:read'])
  const payments = await mint(['account:read'])
  const status = async (token: string, call: 'account' | 'figures') =>
    call === 'account'
      ? (await ask('GET', account, { token })).status
      : (await ask('POST', paths.dashboardKpi, { token, ...figures })).status
  assert.equal(await status(dashboard.token, 'figures'), 200)
  assert.equal(await status(dashboard.token, 'account'), 403)
  assert.equal(await status(payments.token, 'account'), 200)
  assert.equal(await status(payments.token, 'figures'), 403)
})

test('the portal’s own server gets its page a token, and no other page', async () => {
  const post = (headers: Record<string, string>, body = {}) =>
    fetch(`${portalUrl}/portal/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const answer = await post({ origin: portalUrl })
  assert.equal(answer.status, 200)
  const { token, expiresAt } = (await answer.json()) as { token: string; expiresAt: string }
  assert.match(token, /^rde_/)
  assert.ok(Date.parse(expiresAt) > Date.now())
  assert.equal((await post({ origin: 'https://elsewhere.example' })).status, 403)
  assert.equal((await post({})).status, 403)
  const other = { organizationId: '0a9f1c00-0000-4000-8000-000000000007' }
  assert.equal((await post({ origin: portalUrl }, other)).status, 403)
})

test('the portal’s page comes under a strict policy; its server’s code does not come', async () => {
  const page = await fetch(`${portalUrl}/portal/`)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.equal(page.status, 200)
  assert.match(policy, /default-src 'none'/)
  assert.doesNotMatch(policy, /unsafe|\*/)
  assert.doesNotMatch(await page.text(), /__[A-Z_]+__/)
  for (const file of ['server.ts', 'person.ts', 'README.md', '..%2fstart.mjs']) {
    assert.equal((await fetch(`${portalUrl}/portal/${file}`)).status, 404, file)
  }
})
