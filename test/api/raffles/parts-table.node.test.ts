/**
 * Prizes and members by direct call, written down from docs/domain.md (section 1, "Roles" and "Raffle statuses"), not
 * from the product's permissions: of each call somebody who may and whoever a wider right would let in, while the raffle
 * is on sale and closed. `npm run full` takes all statuses × all calls × all roles.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { samples } from '../../support/full.ts'
import { rafflePaths as to } from '../../support/paths.ts'
import { addRaffle, dataOf, openApi } from '../draws/support.ts'
import { codes, force, newKey } from './support.ts'

const api = await openApi()
after(() => api.close())

const editors: Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: Role[] = [...editors, 'RB finance', 'Contact Center Agent', 'In Person Sales']
const exporters: Role[] = [...editors, 'RB finance', 'Data Processing']
const importers: Role[] = [...editors, 'Data Processing']
const allowed = { reads: readers, exports: exporters, writes: editors, imports: importers }
/** One who may first, then those who may what is nearest to it. */
const tried: Record<keyof typeof allowed, Role[]> = {
  reads: ['In Person Sales', 'Data Processing'],
  exports: ['RB finance', 'Contact Center Agent'],
  writes: ['raffle admin', 'RB finance', 'Data Processing'],
  imports: ['Data Processing', 'RB finance'],
}
const statuses = ['active', 'closed', 'draft', 'pending', 'inactive', 'ended'] as const

const tokens = new Map<Role, string>()
for (const role of roles) tokens.set(role, await api.signIn(role))
const raffle = await addRaffle(api)
const { raffleId: eventId } = raffle

async function idOf(path: string, body: object): Promise<string> {
  await force(api, eventId, { status: 'draft' })
  const answer = await raffle.post(path, { eventId, ...body })
  return dataOf(v.object({ id: v.string() }), answer, 201).id
}

const name = () => `Made ${randomUUID()}`
const newPrize = () => idOf(to.prizes, { name: name() })
const newMember = () =>
  idOf(to.eventMembers, { number: randomUUID().slice(0, 8), name: name(), email: null })

async function versionOf(table: 'prizes' | 'members', id: string): Promise<number> {
  const row = api.db.selectFrom(table).select('version').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).version
}

interface Call {
  kind: keyof typeof allowed
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Made before each role's turn: what was deleted is there again. */
  make: () => Promise<{ path: string; body?: object }>
}

let prize = await newPrize()
let member = await newMember()

const calls: Record<string, Call> = {
  'list prizes': {
    kind: 'reads',
    method: 'GET',
    make: async () => ({ path: `${to.prizes}?eventId=${eventId}&pageSize=1000` }),
  },
  'read a prize': {
    kind: 'reads',
    method: 'GET',
    make: async () => ({ path: to.prize(prize) }),
  },
  'count its tickets': {
    kind: 'reads',
    method: 'GET',
    make: async () => ({ path: to.prizeTicketCount(prize) }),
  },
  'add a prize': {
    kind: 'writes',
    method: 'POST',
    make: async () => ({ path: to.prizes, body: { eventId, name: name() } }),
  },
  'change a prize': {
    kind: 'writes',
    method: 'PATCH',
    make: async () => ({
      path: to.prize(prize),
      body: { version: await versionOf('prizes', prize), sponsor: name() },
    }),
  },
  'give a prize more winners': {
    kind: 'writes',
    method: 'PATCH',
    make: async () => {
      const { version, quantity } = await api.db
        .selectFrom('prizes')
        .select(['version', 'quantity'])
        .where('id', '=', prize)
        .executeTakeFirstOrThrow()
      return { path: to.prize(prize), body: { version, quantity: quantity + 1 } }
    },
  },
  'put prizes in order': {
    kind: 'writes',
    method: 'PATCH',
    make: async () => {
      const rows = await api.db
        .selectFrom('prizes')
        .select('id')
        .where('raffleId', '=', eventId)
        .orderBy('position', 'desc')
        .execute()
      return { path: to.prizes, body: { eventId, order: rows.map(({ id }) => id) } }
    },
  },
  'delete a prize': {
    kind: 'writes',
    method: 'DELETE',
    make: async () => ({ path: to.prize(prize) }),
  },
  'list members': {
    kind: 'reads',
    method: 'GET',
    make: async () => ({ path: `${to.eventMembers}?eventId=${eventId}` }),
  },
  'read a member': {
    kind: 'reads',
    method: 'GET',
    make: async () => ({ path: to.eventMember(member) }),
  },
  'export members': {
    kind: 'exports',
    method: 'GET',
    make: async () => ({ path: `${to.eventMembersExport}?eventId=${eventId}` }),
  },
  'add a member': {
    kind: 'writes',
    method: 'POST',
    make: async () => ({
      path: to.eventMembers,
      body: { eventId, number: randomUUID().slice(0, 8), name: name(), email: null },
    }),
  },
  'change a member': {
    kind: 'writes',
    method: 'PATCH',
    make: async () => ({
      path: to.eventMember(member),
      body: { version: await versionOf('members', member), name: name() },
    }),
  },
  'deactivate members': {
    kind: 'writes',
    method: 'PATCH',
    make: async () => ({ path: to.eventMembers, body: { ids: [member], active: false } }),
  },
  'upload members': {
    kind: 'imports',
    method: 'PATCH',
    make: async () => ({
      path: to.eventMembersUpload,
      body: {
        eventId,
        mode: 'valid-only',
        rows: [{ number: randomUUID().slice(0, 8), name: name(), email: '' }],
      },
    }),
  },
  'delete a member': {
    kind: 'writes',
    method: 'DELETE',
    make: async () => ({ path: to.eventMember(member) }),
  },
}

for (const [action, { kind, method, make }] of Object.entries(calls)) {
  const callers = [...tried[kind], ...roles.filter(role => !tried[kind].includes(role))]
  for (const role of samples(callers, tried[kind].length)) {
    test(`it answers ${role}, who wants to ${action}, by status`, async () => {
      for (const status of samples(statuses, 2)) {
        const { path, body } = await make()
        await force(api, eventId, { status })
        const before = await stored()
        const token = tokens.get(role) ?? ''
        const asked = {
          token,
          ...(body && { body }),
          ...(method !== 'GET' && { headers: newKey() }),
        }
        const answer = await api.ask(method, path, asked)
        const says = `${status}: ${answer.status} ${answer.text.slice(0, 200)}`
        const may = allowed[kind].includes(role)
        const refused = !may ? 403 : method !== 'GET' && status === 'closed' ? 409 : null
        if (refused === null) {
          assert.ok(answer.status < 300, says)
          if (action === 'delete a prize') prize = await newPrize()
          if (action === 'delete a member') member = await newMember()
          continue
        }
        assert.equal(answer.status, refused, says)
        assert.deepEqual(codes(answer), [refused === 403 ? 'not-allowed' : 'raffle-closed'], says)
        assert.deepEqual(await stored(), before, 'a refused call changes nothing')
      }
    })
  }
}

async function stored() {
  const prizes = api.db.selectFrom('prizes').selectAll().where('raffleId', '=', eventId)
  const members = api.db.selectFrom('members').selectAll().where('raffleId', '=', eventId)
  return [await prizes.orderBy('id').execute(), await members.orderBy('id').execute()]
}
