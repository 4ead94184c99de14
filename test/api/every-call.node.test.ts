/** Every call that the API answers, by what its contract says: who is let in, and what is refused before anything happens. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { calls } from '../../demo/api/calls.ts'
import { listTables } from '../../demo/api/database/tables.ts'
import { fileKey } from '../../demo/api/files/file-key.ts'
import type { Call } from '../../demo/api/http/call.ts'
import { may } from '../../src/core/permissions.ts'
import { roles } from '../../src/core/session/role.ts'
import { type Asked, contentOf, startApi } from './support.ts'

const api = await startApi()
after(() => api.close())
await fileKey(api.db)
const tokens = new Map(
  await Promise.all(roles.map(async role => [role, await api.signIn(role)] as const)),
)
const tables = (await listTables(api.pool)).map(({ name }) => name)
const before = await contentOf(api.db, tables)

/** Ending a session needs nothing else: it is tried by hand, as whoever makes it is out. */
const endsSession = (call: Call) => call.method === 'delete' && /\/sessions$/.test(call.path)
const guarded = calls.filter(call => typeof call.access === 'object' && !endsSession(call))
const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`

function ask(call: Call, asked: Asked = {}) {
  const path = call.path.replace(/:\w+/g, () => randomUUID())
  const headers = { 'idempotency-key': randomUUID(), ...asked.headers }
  const body = call.body && !('body' in asked) ? { body: {} } : {}
  return api.ask(call.method.toUpperCase(), path, { ...body, ...asked, headers })
}

const actionOf = ({ access }: Call) =>
  typeof access === 'object' && access.action !== 'signed-in' ? access.action : null
const letIn = (call: Call) => {
  const action = actionOf(call)
  const role = roles.find(each => action === null || may(action, [each]))
  return tokens.get(role ?? roles[0]) ?? ''
}

/** What each row of the table says: `–` where a call has nothing of the kind. */
const cells = new Map(guarded.map(call => [nameOf(call), [] as string[]]))
const tell = (call: Call, cell: string) => cells.get(nameOf(call))?.push(cell)

for (const call of guarded) {
  test(`${nameOf(call)} lets nobody in without a token, and each role as the permissions say`, async () => {
    const stranger = await ask(call)
    assert.equal(stranger.status, 401, stranger.text)
    const wrong = await ask(call, {
      token: letIn(call).replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
    })
    assert.equal(wrong.status, 401, wrong.text)
    const action = actionOf(call)
    for (const role of roles) {
      const { status, errors } = await ask(call, { token: tokens.get(role) ?? '' })
      const isShut = status === 403 && errors[0]?.code === 'not-allowed'
      const isLetIn = action === null || may(action, [role])
      assert.equal(isShut, !isLetIn, `${role}: ${status} ${errors[0]?.code}`)
      assert.notEqual(status, 500)
    }
    tell(
      call,
      `401, ${roles.filter(role => action === null || may(action, [role])).length} of ${roles.length} roles`,
    )
  })

  test(`${nameOf(call)} names each field that is missing, wrong or unknown`, async () => {
    const token = letIn(call)
    const { body } = call
    if (!body) {
      tell(call, '–')
      return
    }
    const missing = fieldsAmiss(body, {})
    const empty = await ask(call, { token })
    if (missing.length > 0) {
      assert.equal(empty.status, 422, empty.text)
      assert.deepEqual(named(empty.errors), missing)
    }
    const names = entriesOf(body)
    for (const name of names) {
      const sent = { [name]: { neither: 'text nor number' } }
      if (!fieldsAmiss(body, sent).some(field => field.startsWith(name))) continue
      const answer = await ask(call, { token, body: sent })
      assert.equal(answer.status, 422, `${name}: ${answer.text}`)
      assert.ok(
        named(answer.errors).some(field => field.startsWith(name)),
        `${name}: ${answer.text}`,
      )
    }
    const stray = { unheardOf: 1 }
    const isStrict = fieldsAmiss(body, stray).includes('unheardOf')
    if (isStrict) {
      const answer = await ask(call, { token, body: stray })
      const strayed = answer.errors.find(({ field }) => field === 'unheardOf')
      assert.equal(strayed?.code, 'not-writable', answer.text)
    }
    tell(call, `${missing.length} missing, ${names.length} wrong${isStrict ? ', 1 unknown' : ''}`)
  })

  test(`${nameOf(call)} knows no record that isn't there, and answers so`, async () => {
    const isOf = call.path.includes('/:') && !call.body
    if (!isOf) {
      tell(call, '–')
      return
    }
    const answer = await ask(call, { token: letIn(call) })
    assert.ok([404, 422].includes(answer.status), `${answer.status} ${answer.text}`)
    tell(call, String(answer.status))
  })
}

test('all of this changed nothing', async t => {
  assert.deepEqual(await contentOf(api.db, tables), before)
  const open = calls.filter(call => !guarded.includes(call)).map(nameOf)
  for (const [name, row] of cells) t.diagnostic([name, ...row].join(' | '))
  t.diagnostic(`without a person's token, and tried by hand: ${open.join(', ')}`)
  assert.deepEqual(
    [...cells].filter(([, row]) => row.length !== 3).map(([name]) => name),
    [],
  )
})

const named = (errors: readonly { field?: string | undefined }[]) =>
  [...new Set(errors.flatMap(({ field }) => field ?? []))].sort()

/** The fields that a schema finds fault with, at most as many as the API names. */
function fieldsAmiss(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  const fields = issues.slice(0, 20).flatMap(issue => v.getDotPath(issue) ?? [])
  return [...new Set(fields)].sort()
}

function entriesOf(schema: v.GenericSchema): string[] {
  return 'entries' in schema ? Object.keys(schema.entries as object) : []
}
