import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { taggedIn } from '../../../../demo/api/tags/tagged.ts'
import { addressOf } from '../../../../src/core/contract.ts'
import { tagCalls } from '../../../../src/core/tags/calls.ts'
import type { TaggedKind } from '../../../../src/core/tags/tag.ts'
import { dataOf, sell } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { draft, onSale } from './made.ts'

/** A name of its own: no two of an organization are the same. */
const another = () => `Tag ${randomUUID()}`.slice(0, 40)

export async function aTag(home: Home, fields: object = {}) {
  const { api, admin: token, id: organizationId } = home
  const { path, answer } = tagCalls.create
  const body = { organizationId, name: another(), forOrders: true, forRaffles: true, ...fields }
  const made = dataOf(answer, await api.ask('POST', path, { token, body, headers: newKey() }), 201)
  const touch = () =>
    api.ask('PATCH', addressOf(tagCalls.change.path, { id: made.id }), {
      token,
      body: { version: made.version, colour: 'red' },
    })
  return { params: { id: made.id }, version: made.version, touch }
}

export async function severalTags(home: Home) {
  await aTag(home, { name: 'Call back', forRaffles: false })
  await aTag(home, { name: 'été', forOrders: false })
  await aTag(home, { name: 'Board', forCustomers: false })
  await aTag(home, { name: 'Corporate', forOrders: false, forRaffles: false })
  return { organizationId: home.id }
}

/** Of the rows of a list, two with one tag, and two with another, one of them with both. */
export async function withTags(
  home: Home,
  kind: TaggedKind,
  make: (home: Home) => Promise<Record<string, string>>,
) {
  const made = await make(home)
  const { table, id } = taggedIn[kind]
  for (const from of [0, 1]) {
    const { params } = await aTag(home)
    await sql`
      insert into ${table} (${id}, tag_id) select id, ${params.id} from ${sql.table(kind)}
      where organization_id = ${home.id} order by id offset ${from} limit 2
    `.execute(home.api.db)
  }
  return made
}

async function anOrder(home: Home) {
  const { id } = await sell(await onSale(home))
  return home.api.db
    .selectFrom('orders')
    .select(['id', 'customerId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A tag is set on it. */
const setOn = async (home: Home, id: string) => ({
  params: { id },
  body: { add: [(await aTag(home)).params.id], remove: [] },
})

async function two(home: Home) {
  const { params: merged, version: mergedVersion } = await aTag(home)
  return { ...(await aTag(home)), mergedId: merged.id, mergedVersion }
}

const list: World = async ({ id }) => ({ query: { organizationId: id } })

export const tagWorlds = {
  'GET /organization-service/v2/tags': list,
  'POST /organization-service/v2/tags': async ({ id }) => ({
    body: { organizationId: id, name: another() },
    also: { colour: 'blue' },
  }),
  'PATCH /organization-service/v2/tags/:id': async home => {
    const { version, ...its } = await aTag(home)
    return { ...its, body: { version }, also: { name: another() } }
  },
  'DELETE /organization-service/v2/tags/:id': async home => {
    const { params, version, touch, mergedId: reassignTo } = await two(home)
    return { params, touch, query: { version: String(version), reassignTo } }
  },
  'GET /organization-service/v2/tags/:id/merge': async home => {
    const { params, mergedId } = await two(home)
    return { params, query: { mergedId } }
  },
  'POST /organization-service/v2/tags/:id/merge': async home => {
    const { params, version, touch, mergedId, mergedVersion } = await two(home)
    return { params, touch, body: { version, mergedId, mergedVersion } }
  },
  'GET /organization-service/v2/customer-tags': list,
  'POST /organization-service/v2/customer-tags/:id': async home =>
    setOn(home, (await anOrder(home)).customerId),
  'GET /organization-service/v2/order-tags': list,
  'POST /organization-service/v2/order-tags/:id': async home =>
    setOn(home, (await anOrder(home)).id),
  'GET /organization-service/v2/raffle-tags': list,
  'POST /organization-service/v2/raffle-tags/:id': async home =>
    setOn(home, (await draft(home)).id),
} satisfies Partial<Record<CallName, World>>

/** By each of the tags that the rows have. */
export function tagging(rows: readonly { tags: readonly { id: string }[] }[]) {
  const ids = [...new Set(rows.flatMap(({ tags }) => tags.map(({ id }) => id)))]
  assert.ok(ids.length > 0, 'some have tags')
  return ids.map(tag => ({
    query: [['tag[]', tag]] as const,
    keeps: ({ tags }: { tags: readonly { id: string }[] }) => tags.some(({ id }) => id === tag),
  }))
}
