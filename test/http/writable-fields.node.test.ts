import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { calls } from '../../demo/api/calls.ts'

/** They write no record: they sign in, record a session, read a report, or speak another product's protocol. */
const notRecords = /^\/(?:session|report|flag)-service\//

/** Every schema within a schema that takes an object, with its path. */
function objectsIn(schema: unknown, path: string): { path: string; type: string }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, entries, wrapped, item, options } = schema as {
    type?: string
    entries?: Record<string, unknown>
    wrapped?: unknown
    item?: unknown
    options?: unknown[]
  }
  const inner = [
    ...objectsIn(wrapped, path),
    ...objectsIn(item, `${path}.0`),
    ...(Array.isArray(options) ? options.flatMap(option => objectsIn(option, path)) : []),
  ]
  if (typeof entries !== 'object') return inner
  const members = Object.entries(entries).flatMap(([name, member]) =>
    objectsIn(member, path === '' ? name : `${path}.${name}`),
  )
  return [{ path, type: String(type) }, ...members, ...inner]
}

test('every call that writes a record refuses a field that it does not know, at any depth', () => {
  const writing = calls.filter(({ body, path }) => body !== undefined && !notRecords.test(path))
  assert.ok(writing.length >= 25, String(writing.length))
  const dropping = writing.flatMap(({ method, path, body }) =>
    objectsIn(body, '')
      .filter(({ type }) => type !== 'strict_object')
      .map(each => `${method} ${path} ${each.path}`),
  )
  assert.deepEqual(dropping, [])
})

test('the field that can’t be written is the one that is named', () => {
  const patch = calls.find(
    ({ method, path }) => method === 'patch' && path === '/event-service/v2/events/:id',
  )
  assert.ok(patch?.body)
  const sent = { version: 1, status: 'closed', settings: { potSize: 1 }, packages: [{ sold: 3 }] }
  const { issues } = v.safeParse(patch.body, sent)
  const unknown = issues
    ?.filter(({ expected }) => expected === 'never')
    .map(issue => v.getDotPath(issue))
  assert.deepEqual(unknown, ['settings.potSize', 'packages.0.sold', 'status'])
})
