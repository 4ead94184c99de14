/** What is sent: each field that is missing, of a wrong type or unknown is named, and nothing is done. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { roles } from '../../../src/core/session/role.ts'
import { asked, type CallName } from './contracts.ts'
import { openGround } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'

const ground = await openGround()
await Promise.all(roles.map(ground.token))
const before = await ground.content()
const table = tableOf(
  asked.map(({ name }) => name),
  ['none', 'wrong type', 'unknown', 'query'],
)

/** What takes fields that it doesn't know, and why that does no harm. */
const moreTaken: Partial<Record<CallName, string>> = {
  'POST /session-service/v2/sessions/organization': 'writes none of it',
  'POST /session-service/v2/recordings': 'keeps what pages of another version send',
}
const readsOnly = 'reads only'

for (const asking of asked) {
  const { name, call } = asking
  const { body, query } = call
  if (!body) {
    for (const column of ['none', 'wrong type', 'unknown'] as const)
      table.tell(name, column, 'no body')
  } else {
    test(`${name} names each field that is missing, of a wrong type or unknown`, async () => {
      const missing = fieldsAmiss(body, {})
      if (missing.length > 0) {
        const empty = await ground.ask(asking, { params: nowhere(call.path) })
        assert.equal(empty.status, 422, empty.text)
        assert.deepEqual(named(empty.errors), missing)
      }
      table.tell(name, 'none', missing.length > 0 ? `${missing.length} named` : 'needs no field')
      const names = entriesOf(body)
      let count = 0
      for (const field of names) {
        const sent = { [field]: { neither: 'text nor number' } }
        if (!fieldsAmiss(body, sent).some(each => each.startsWith(field))) continue
        count += 1
        const answer = await ground.ask(asking, { params: nowhere(call.path) }, { body: sent })
        assert.equal(answer.status, 422, `${field}: ${answer.text}`)
        assert.ok(
          named(answer.errors).some(each => each.startsWith(field)),
          answer.text,
        )
      }
      table.tell(name, 'wrong type', count || 'takes no field')
      const takesMore = name.startsWith('POST /report-service/') ? readsOnly : moreTaken[name]
      if (takesMore === undefined) {
        const sent = { unheardOf: 1 }
        const answer = await ground.ask(asking, { params: nowhere(call.path) }, { body: sent })
        const stray = answer.errors.find(({ field }) => field === 'unheardOf')
        assert.equal(stray?.code, 'not-writable', answer.text)
      }
      table.tell(name, 'unknown', takesMore ?? 1)
      assert.deepEqual(await ground.content(), before)
    })
  }

  if (!query) table.tell(name, 'query', 'no query')
  else
    test(`${name} names each parameter that is missing or wrong`, async () => {
      const params = nowhere(call.path)
      const missing = fieldsAmiss(query, {})
      if (missing.length > 0) {
        const answer = await ground.ask(asking, { params })
        assert.equal(answer.status, 422, answer.text)
        assert.deepEqual(named(answer.errors), missing)
      }
      const wrong = entriesOf(query).filter(field =>
        fieldsAmiss(query, { [field]: long }).includes(field),
      )
      for (const field of wrong) {
        const answer = await ground.ask(asking, { params, query: { [field]: long } })
        assert.equal(answer.status, 422, `${field}: ${answer.text}`)
        assert.ok(named(answer.errors).includes(field), answer.text)
      }
      table.tell(name, 'query', `${missing.length} missing, ${wrong.length} wrong`)
    })
}

leavesNoGap(table)

/** No parameter takes it: no number, no word of a set, no id, too long for a text. */
const long = 'x'.repeat(3000)

function nowhere(path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map(name => [name, '7a1f0000-0000-4000-8000-00000000ffff']))
}

const named = (errors: readonly { field?: string | undefined }[]) =>
  [...new Set(errors.flatMap(({ field }) => field ?? []))].sort()

/** The fields that a schema finds fault with, at most as many as the API names. */
function fieldsAmiss(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  const fields = issues.slice(0, 20).flatMap(issue => v.getDotPath(issue) ?? [])
  return [...new Set(fields)].sort()
}

function entriesOf(schema: v.GenericSchema): string[] {
  const { entries, pipe } = schema as { entries?: object; pipe?: readonly v.GenericSchema[] }
  if (entries) return Object.keys(entries)
  return pipe?.[0] && pipe[0] !== schema ? entriesOf(pipe[0]) : []
}
