import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { listTables } from '../../../demo/api/database/tables.ts'
import { fileKey } from '../../../demo/api/files/file-key.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { addressOf } from '../../../src/core/contract.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { type Answered, rowsOf, startApi, type TestApi } from '../support.ts'
import { type Asked, roleFor } from './contracts.ts'
import type { Example, Home } from './world.ts'
import { worlds } from './worlds.ts'

/** An API on tables of its own, and two organizations that know nothing of each other. */
export interface Ground {
  api: TestApi
  ours: Home
  theirs: Home
  /** Which rows every table holds. */
  content(): Promise<Record<string, string>>
  /** A case of ours that the call takes, made for it; of the other organization for its ids. */
  example(asking: Asked, home?: Home): Promise<Example>
  ask(asking: Asked, example: Example, more?: More): Promise<Answered>
  /** Of the seed's person of a role. */
  token(role: Role): Promise<string>
}

interface More {
  key?: string
  /** In place of the example's. */
  body?: unknown
  /** In place of the example's; null: none. */
  token?: string | null
  /** Where a name stands several times, in place of the example's. */
  query?: readonly (readonly [name: string, value: string])[]
}

/** Closed after the file's tests. */
export async function openGround({ isShared = false } = {}): Promise<Ground> {
  const api = await startApi({ orders: 0 })
  after(() => api.close())
  await fileKey(api.db)
  // A look-up of a buyer is counted, which is all that reading writes.
  const tables = (await listTables(api.pool))
    .map(({ name }) => name)
    .filter(name => name !== 'buyer_look_ups')
  const tokens = new Map<Role, Promise<string>>()
  const token = (role: Role) => {
    const known = tokens.get(role) ?? api.signIn(role)
    tokens.set(role, known)
    return known
  }
  const homeOf = async (organization: Home['organization'], email: string): Promise<Home> => ({
    api,
    organization,
    email,
    ...seedOrganizations[organization],
    token: await api.signIn('account owner', email),
    admin: await token('RB admin'),
    isShared,
  })
  const ours = await homeOf('ternCove', 'marguerite.doucette@terncove.example')
  const theirs = await homeOf('bramblewick', 'dale.whitcombe@bramblewick.example')
  return {
    api,
    ours,
    theirs,
    token,
    content: () => rowsOf(api.pool, tables),
    example(asking, home = ours) {
      const world = worlds[asking.name]
      assert.ok(
        world,
        `${asking.name} has no world: add a case that it takes to test/api/every-call/worlds/`,
      )
      return world(home)
    },
    async ask(asking, example, { key = randomUUID(), ...more } = {}) {
      const { call } = asking
      const search = new URLSearchParams(more.query?.map(each => [...each]) ?? example.query)
      const path = addressOf(call.path as '/', example.params)
      const body = 'body' in more ? more.body : bodyOf(example)
      const own = more.token === undefined ? example.token : more.token
      const role = roleFor(asking)
      const usual = role === 'account owner' ? ours.token : await token(role)
      const sent = own === undefined ? usual : own
      return api.ask(call.method.toUpperCase(), search.size > 0 ? `${path}?${search}` : path, {
        ...(sent !== null && { token: sent }),
        headers: { 'idempotency-key': key },
        ...(call.body && { body }),
      })
    },
  }
}

export function bodyOf({ body, also }: Example): Record<string, unknown> {
  return { ...body, ...also }
}

export function requireDone(answer: Answered, name: string): void {
  assert.ok(answer.status < 300, `${name}: ${answer.status} ${answer.text}`)
}
