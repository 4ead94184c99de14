/**
 * What is answered by status, action and role, by direct call to the API (docs/domain.md, section 1): of each action who
 * may, a reader and somebody without raffles, where it is allowed and where not. The rest is the rule's
 * (test/raffles/rules/table), and of `npm run full`.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type RaffleStatus, raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { samples } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { codes, create, detailOf, force, newKey } from './support.ts'

const api = await startApi()
after(() => api.close())
const admin = await api.signIn('RB admin')

const editors: Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: Role[] = [...editors, 'RB finance', 'Contact Center Agent', 'In Person Sales']

interface Row {
  by: Role[]
  in: RaffleStatus[]
  /** What a role that may not is told. */
  role: string
  to: RaffleStatus | null
}

/** `close` has its conditions in a test of its own, `pick-winner` in the winners' tests. */
const table: Record<string, Row> = {
  edit: {
    by: editors,
    in: ['draft', 'pending', 'active', 'inactive', 'ended'],
    role: 'role-edit',
    to: null,
  },
  copy: { by: editors, in: [...raffleStatuses], role: 'role-edit', to: null },
  'request-activation': { by: editors, in: ['draft'], role: 'role-edit', to: 'pending' },
  activate: { by: ['RB admin'], in: ['pending', 'inactive'], role: 'role-activate', to: 'active' },
  deactivate: { by: ['RB admin'], in: ['active'], role: 'role-activate', to: 'inactive' },
  end: { by: editors, in: ['active', 'inactive'], role: 'role-draw', to: 'ended' },
  delete: { by: editors, in: ['draft'], role: 'role-edit', to: null },
}

const tokens = new Map<Role, string>()
for (const role of roles) tokens.set(role, await api.signIn(role))

async function ask(action: string, id: string, token: string) {
  const { version } = await api.db
    .selectFrom('raffles')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (action === 'delete')
    return api.ask('DELETE', `${rafflePaths.event(id)}?version=${version}`, { token })
  if (action === 'edit') {
    const body = { drawLocation: `Hall ${version}`, version }
    return api.ask('PATCH', rafflePaths.event(id), { token, body })
  }
  const path = `${rafflePaths.event(id)}/${action}`
  return api.ask('POST', path, {
    token,
    headers: newKey(),
    ...(action === 'copy' ? { body: {} } : {}),
  })
}

let raffle = await create(api, admin)

/** Those that matter most first. */
const inOrder = <Item>(first: readonly (NoInfer<Item> | undefined)[], all: readonly Item[]) =>
  all.toSorted((one, other) => place(first, one) - place(first, other))
const place = (first: readonly unknown[], item: unknown) =>
  first.includes(item) ? first.indexOf(item) : first.length

for (const [action, row] of Object.entries(table)) {
  const nearest: Role = row.by.length === 1 ? 'account owner' : 'RB finance'
  const callers = inOrder([row.by.at(-1), nearest, 'Data Processing'], roles)
  const refusedIn = raffleStatuses.find(status => !row.in.includes(status))
  const statuses = inOrder([row.in[0], refusedIn], raffleStatuses)
  for (const role of samples(callers, 3)) {
    test(`it answers ${action} by ${role} by status`, async () => {
      for (const status of samples(statuses, 2)) {
        await force(api, raffle.id, { status })
        const before = await stored()
        const answer = await ask(action, raffle.id, tokens.get(role) ?? '')
        const says = `${status}: ${answer.text.slice(0, 200)}`
        if (!row.by.includes(role)) {
          assert.equal(answer.status, 403, says)
          assert.deepEqual(codes(answer), [readers.includes(role) ? row.role : 'not-allowed'], says)
        } else if (!row.in.includes(status)) {
          assert.equal(answer.status, 409, says)
          assert.equal(answer.errors.length, 1, says)
          assert.doesNotMatch(String(codes(answer)[0]), /^role-/)
        } else {
          assert.ok(answer.status < 300, says)
          if (row.to) assert.equal(detailOf(answer).status, row.to)
          if (action === 'delete') raffle = await create(api, admin)
          continue
        }
        assert.deepEqual(await stored(), before, 'a refused call changes nothing')
      }
    })
  }
}

function stored() {
  return api.db.selectFrom('raffles').selectAll().where('id', '=', raffle.id).execute()
}
