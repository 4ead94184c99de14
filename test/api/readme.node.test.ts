import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as v from 'valibot'
import { calls } from '../../demo/api/calls.ts'
import { refusalMessages } from '../../demo/api/http/messages.ts'
import { openApiDocument } from '../../demo/api/system/openapi.ts'

const readme = readFileSync(new URL('../../demo/api/README.md', import.meta.url), 'utf8')

test('the guide lists every path that was chosen here, and no other', () => {
  const listed = [...readme.matchAll(/^\| `(\/[^`]+)` \|/gm)].map(match => match[1] ?? '')
  const covers = (prefix: string, path: string) =>
    prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix
  for (const { path } of calls) {
    // The specification may show one call of a path and leave another open.
    const isChosen = calls.some(call => call.path === path && call.chosenHere)
    assert.equal(
      listed.some(prefix => covers(prefix, path)),
      isChosen,
      path,
    )
  }
  for (const prefix of listed) {
    assert.ok(
      calls.some(call => covers(prefix, call.path)),
      prefix,
    )
  }
})

test('the OpenAPI document says what each call must carry', () => {
  const { paths, components } = v.parse(
    v.object({
      paths: v.record(v.string(), v.record(v.string(), v.looseObject({ security: v.any() }))),
      components: v.looseObject({ securitySchemes: v.record(v.string(), v.looseObject({})) }),
    }),
    openApiDocument(calls, '1'),
  )
  assert.deepEqual(Object.keys(components.securitySchemes), ['bearer', 'key'])
  const carried = { public: [], 'embed-key': [{ key: [] }], person: [{ bearer: [] }] }
  for (const { method, path, access } of calls) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
    const kind = typeof access === 'string' ? access : 'person'
    assert.deepEqual(operation?.security, carried[kind], `${method} ${path}`)
  }
  const byKey = calls.filter(({ access }) => access === 'embed-key').map(({ path }) => path)
  assert.deepEqual(byKey, ['/session-service/v2/embed-sessions'])
})

test('every refusal is worded in both languages with the same placeholders', () => {
  for (const [code, { en, fr }] of Object.entries(refusalMessages)) {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    assert.deepEqual(placeholders(en), placeholders(fr), code)
    assert.notEqual(en, fr, code)
  }
})
