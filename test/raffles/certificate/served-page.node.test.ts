import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { staticApp } from '../../../demo/api/static/app.ts'
import { verifyPage } from '../../../vite.verify.ts'
import { cacheFolder } from '../../config/root.ts'

test('serves the page that checks draws under the policy that it states itself', async () => {
  const folder = `${cacheFolder}/served-verify`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, '<!doctype html><title>Desk</title>')
  writeFileSync(`${folder}/verify.html`, await verifyPage())
  const answer = await staticApp(folder).request('/verify.html')
  const html = await answer.text()
  const stated = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
  assert.equal(answer.headers.get('content-security-policy'), `${stated}; frame-ancestors 'none'`)
})
