/** Whose a record is: another organization's is answered as one that isn't there, and nothing is done to it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isUuid } from '../../../demo/api/http/uuid.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { samples } from '../../support/full.ts'
import type { Answered } from '../support.ts'
import { type Asked, allows, asked, type CallName } from './contracts.ts'
import { bodyOf, openGround } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'
import type { Example, Home } from './world.ts'

interface Apart {
  status: number
  because: string
}

const ofTheRaffle = { status: 422, because: 'must be of the raffle' }

/** By the name of the parameter or field; `nobody’s` is no record of an organization's. */
const answersOfIds: Partial<Record<CallName, Record<string, Apart | 'nobody’s'>>> = {
  'GET /event-service/v2/edit-views/:country': { country: 'nobody’s' },
  'GET /organization-service/v2/organizations/:id/record': { id: 'nobody’s' },
  'PATCH /organization-service/v2/organizations/:id': { id: 'nobody’s' },
  'DELETE /organization-service/v2/organizations/:id': { id: 'nobody’s' },
  // Those who run the product reach all organizations; no tag of one goes to another's.
  'GET /organization-service/v2/organizations/:id/embed-keys': { id: 'nobody’s' },
  'POST /organization-service/v2/organizations/:id/embed-keys': { id: 'nobody’s' },
  'GET /organization-service/v2/organizations/:id/retention': { id: 'nobody’s' },
  'PATCH /organization-service/v2/embed-keys/:id': { id: 'nobody’s' },
  'DELETE /organization-service/v2/embed-keys/:id': { id: 'nobody’s' },
  'GET /organization-service/v2/tags': { organizationId: 'nobody’s' },
  'POST /organization-service/v2/tags': { organizationId: 'nobody’s' },
  'PATCH /organization-service/v2/tags/:id': { id: 'nobody’s' },
  'DELETE /organization-service/v2/tags/:id': { id: 'nobody’s' },
  // They say why in any organization; whose session said so is tried in test/api/staff-reasons.
  'POST /session-service/v2/staff-reasons': { organizationId: 'nobody’s' },
  'DELETE /session-service/v2/staff-reasons/:id': { id: 'nobody’s' },
  'POST /organization-service/v2/sign-ups/:id/approve': { id: 'nobody’s' },
  'POST /organization-service/v2/sign-ups/:id/send-back': { id: 'nobody’s' },
  'GET /event-service/v2/draws/:id/tickets/:number/proof': { number: 'nobody’s' },
  'POST /event-service/v2/events': {
    parentId: { status: 422, because: 'must be of the same organization' },
  },
  'POST /event-service/v2/events/:id/close': {
    winnerId: { status: 409, because: 'must be the raffle’s confirmed winner' },
  },
  'PATCH /event-service/v2/prizes': { order: ofTheRaffle },
  'POST /order-service/v2/outboxes': { deviceId: 'nobody’s' },
  'POST /order-service/v2/orders': { packageId: ofTheRaffle, memberId: ofTheRaffle },
  'GET /event-service/v2/recent-winners': {
    eventId: { status: 200, because: 'narrows the organization’s own: none' },
  },
}

const ground = await openGround({ isShared: true })
const { ours, theirs } = ground
const table = tableOf(
  asked.map(({ name }) => name),
  ['a record of its path', 'a record that is named', 'theirs, by agents of ours'],
)
/** Who keeps the data of all sales, and those who see what they sold. */
const agents = samples<Role>(
  ['Data Processing', 'Contact Center Agent', 'In Person Sales', 'Agent Manager'],
  2,
)
const nobodys = '7a1f0000-0000-4000-8000-00000000ffff'
const cases = new Map<string, { own: Example; other: Example }>()
let before: Awaited<ReturnType<typeof ground.content>>
/** What would tell of their orders and customers. */
let secrets: string[] = []

test('every call has a case of ours and one of another organization', async () => {
  for (const asking of asked)
    cases.set(asking.name, {
      own: await ground.example(asking),
      other: await ground.example(asking, theirs),
    })
  for (const role of ['RB finance', ...agents] as const) await ground.token(role)
  secrets = await secretsOf(theirs)
  assert.ok(secrets.length > 9, 'they have orders and customers')
  before = await ground.content()
})

for (const asking of asked) {
  const { name } = asking
  test(`${name} answers another organization's record as one that isn't there`, async () => {
    const { own, other } = cases.get(name) ?? assert.fail('it has no case')
    // Of our account owner: who works for all organizations reaches theirs.
    const isOurs = allows(asking, 'account owner')
    const all = allows(asking, 'RB finance') ? 'RB finance' : 'RB admin'
    const token = isOurs ? ours.token : await ground.token(all)
    const saidOf = async (example: Example) =>
      said(await ground.ask(asking, { ...own, ...example }, { token }))
    const expected = (field: string) => answersOfIds[name]?.[field]

    const inPath = Object.keys(own.params ?? {})
    for (const param of inPath) {
      const sent = (value: string) => ({ params: { ...own.params, [param]: value } })
      const unknown = await saidOf(sent(unknownFor(own.params?.[param] ?? '')))
      assert.equal(unknown.status, 404, `unknown ${param}: ${JSON.stringify(unknown)}`)
      if (expected(param) === 'nobody’s') continue
      const foreign = await saidOf(sent(other.params?.[param] ?? ''))
      assert.deepEqual(foreign, unknown, `their ${param}`)
      // A file's download is logged, and this test writes nothing.
      if (asking.call.method !== 'get' || asking.call.answer === null) continue
      const ownId = own.params?.[param] ?? ''
      if (!isUuid(ownId)) continue
      const capitals = await saidOf(sent(ownId.toUpperCase()))
      assert.equal(capitals.status, 200, `${param} in capitals: ${JSON.stringify(capitals)}`)
    }
    table.tell(name, 'a record of its path', inPath.length > 0 ? '404' : 'none in its path')

    const cells: string[] = []
    for (const { field, put } of idsIn(own, other)) {
      if (expected(field) === 'nobody’s') continue
      const unknown = await saidOf(put('nobody'))
      const foreign = await saidOf(put('theirs'))
      assert.deepEqual(foreign, unknown, `their ${field}`)
      const { status, because } = expectedOf(field, expected(field))
      assert.equal(foreign.status, status, `${field}: ${JSON.stringify(foreign)}`)
      cells.push(`${field} ${status}${because ? ` (${because})` : ''}`)
    }
    table.tell(name, 'a record that is named', cells.join(', ') || 'names none')

    if (asking.call.method !== 'get') assert.deepEqual(await ground.content(), before)
    if (!isOfSales(name)) table.tell(name, 'theirs, by agents of ours', 'not of sales')
  })
}

test('an agent who asks for another organization’s orders and customers, in every way there is, is told nothing of them', async () => {
  for (const asking of asked.filter(({ name }) => isOfSales(name))) {
    const { other } = cases.get(asking.name) ?? assert.fail('it has no case')
    const said: string[] = []
    for (const role of agents) said.push(await answerTo(role, asking, other))
    table.tell(asking.name, 'theirs, by agents of ours', said.join(', '))
  }
})

leavesNoGap(table)

const isOfSales = (name: CallName) => /\/(order|customer)-service\//.test(name)

/** Everything of theirs that the call takes, asked for by an agent of ours: refused, and nothing of it told. */
async function answerTo(role: Role, asking: Asked, other: Example): Promise<string> {
  const { status, text } = await ground.ask(asking, other, { token: await ground.token(role) })
  const leaving = leavesOut[asking.name]
  const isRefused = status === 403 || status === 404 || (leaving && text.includes(leaving))
  assert.ok(isRefused, `${asking.name}, ${role}: ${status} ${text}`)
  const sent = JSON.stringify([other.params, other.query, bodyOf(other)])
  const leaked = secrets.filter(secret => text.includes(secret) && !sent.includes(secret))
  assert.deepEqual(leaked, [], `${asking.name}, ${role}: told of another organization's`)
  return status < 300 ? 'none of it' : String(status)
}

/** What looks at many orders leaves out those that it doesn't find, and says so; a key is its person's own, whoever else has the same. */
const leavesOut: Partial<Record<CallName, string>> = {
  'POST /order-service/v2/orders/bulks': 'order-gone',
  'POST /order-service/v2/ticket-prints': 'order-gone',
  'POST /order-service/v2/order-groups/withdrawals': '"withdrawn"',
}

async function secretsOf({ api, id }: Home): Promise<string[]> {
  const { rows } = await sql<{ secret: string }>`
    select orders.id::text as secret from orders where organization_id = ${id}
    union select customers.id::text from customers where organization_id = ${id}
    union select email from customers where organization_id = ${id} and email is not null
  `.execute(api.db)
  return rows.map(({ secret }) => secret)
}

interface IdField {
  field: string
  put(whose: 'nobody' | 'theirs'): Example
}

/** Each id of a case's query and body, alone or in a list, in place of which another may stand. */
function idsIn(own: Example, other: Example): IdField[] {
  const whole = bodyOf(own)
  const query = own.query ?? {}
  return [
    ...idFields(query).map(field => ({
      field,
      put: (whose: 'nobody' | 'theirs') => {
        // A raffle says itself whose it is.
        const { eventId, ...rest } = query
        const kept = field === 'organizationId' ? rest : query
        const given = whose === 'nobody' ? nobodys : (other.query?.[field] ?? '')
        return { query: { ...kept, [field]: given } }
      },
    })),
    ...idFields(whole).map(field => ({
      field,
      put: (whose: 'nobody' | 'theirs') => {
        const given = whose === 'theirs' ? bodyOf(other)[field] : nobody(whole[field])
        return { body: { ...whole, [field]: given }, also: {} }
      },
    })),
  ]
}

const isId = (value: unknown) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value)
const nobody = (value: unknown) => (Array.isArray(value) ? [nobodys] : nobodys)

function idFields(values: object): string[] {
  const named = Object.entries(values).filter(
    ([name, value]) =>
      /(^ids|^order|Ids?)$/.test(name) && (Array.isArray(value) ? value.every(isId) : isId(value)),
  )
  return named.map(([name]) => name)
}

function unknownFor(known: string): string {
  return isId(known) ? nobodys : 'unknown'
}

/** Without what a mail or a button reads beside it. */
const said = ({ status, errors, json }: Answered) => ({
  status,
  ...(status === 200 ? { json } : { errors }),
})

function expectedOf(
  field: string,
  apart: { status: number; because: string } | 'nobody’s' | undefined,
) {
  if (typeof apart === 'object') return apart
  return { status: field === 'organizationId' ? 403 : 404, because: '' }
}
