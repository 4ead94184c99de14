import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { calls } from '../../demo/api/calls.ts'
import { paths } from '../support/paths.ts'
import { ask, codeOf, url } from './client.ts'

const DocumentSchema = v.object({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ summary: v.string() }))),
})

test('each part says whether it works', async () => {
  const { status, json } = await ask('GET', `${paths.health}/`)
  assert.equal(status, 200)
  assert.match(JSON.stringify(json), /"healthy":true/)
})

test('the OpenAPI document names every call, with the shapes that are checked', async () => {
  const document = v.parse(DocumentSchema, (await ask('GET', '/openapi.json')).json)
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  assert.deepEqual(named.sort(), calls.map(({ method, path }) => `${method} ${path}`).sort())
  const signIn = JSON.stringify(document.paths[paths.session]?.post)
  assert.match(signIn, /"password":\{"type":"string","minLength":1,"maxLength":100\}/)
})

for (const { method, path, access } of calls.filter(call => call.access !== 'public')) {
  test(`${method} ${path} asks for a token, with and without a trailing slash (${typeof access})`, async () => {
    const address = path.replace(':id', '0a9f1c00-0000-4000-8000-000000000001').replace(/\/$/, '')
    const code = access === 'embed-key' ? 'bad-key' : 'not-signed-in'
    for (const asked of [address, `${address}/`]) {
      const answer = await ask(method.toUpperCase(), asked, method === 'post' ? { body: {} } : {})
      assert.equal(answer.status, 401)
      assert.equal(codeOf(answer), code)
    }
  })
}

test('pages of any origin may call, with a token and without cookies', async () => {
  const preflight = await fetch(url + paths.dashboardKpi, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://intranet.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,content-type,idempotency-key,x-raffle-desk-client',
    },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.equal(preflight.headers.get('access-control-allow-credentials'), null)
  const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
  for (const name of [
    'authorization',
    'x-raffle-desk-client',
    'idempotency-key',
    'if-none-match',
  ]) {
    assert.ok(allowed.includes(name), name)
  }
  const refused = await ask('GET', paths.session)
  assert.match(refused.headers.get('access-control-expose-headers') ?? '', /retry-after/)
  assert.equal(refused.headers.get('access-control-allow-origin'), '*')
})

test('a call that does not exist is not found, as JSON', async () => {
  const answer = await ask('GET', '/order-service/v2/nothing', { headers: { accept: 'text/html' } })
  assert.equal(answer.status, 404)
  assert.equal(codeOf(answer), 'no-such-call')
})
