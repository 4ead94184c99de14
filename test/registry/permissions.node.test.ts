/** Who may do what, as it was agreed: a literal copy of the table, cell by cell, beside core/permissions.ts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, permissions, type Reach, reachOf } from '../../src/core/permissions.ts'
import { type Role, roles } from '../../src/core/session/role.ts'

/** Own: only what they made; org: their organisation's. */
const agreed = `
| | RB admin | RB finance | account owner | raffle admin | contact centre | in person | agent manager | data processing |
|---|---|---|---|---|---|---|---|---|
| dashboard, reports | all | all | org | org | – | – | – | – |
| raffles: edit, prizes, members, copy, request activation | all | read | org | org | read | read | – | – |
| activate, deactivate; fees | all | – | – | – | – | – | – | – |
| end, draw, confirm, close | all | – | org | org | – | – | – | – |
| second person on a confirmation (where switched on) | all | all | org | org | – | – | – | – |
| orders: read | all | all | org | org | own | own | their agents' | org |
| orders: create | all | – | org | org | yes | yes | – | org |
| orders: correct, email, mark mailed, import | all | – | org | org | own, same day | own, same day | – | org |
| void | all | – | org | org | – | – | – | – |
| refund, record cash returned | all | all | org | – | – | – | – | – |
| customers: read / merge, erase | all / all | all / – | org / org | org / org | look-up / – | look-up / – | – | org / – |
| donations (with the product) | all | all | org | org | – | – | – | org |
| stations, devices, cash drops, Goldrush | all | read | org | org | – | own drops | – | – |
| users: invite, roles, suspend | all | – | org, never RB roles | – | – | – | their agents | – |
| account, payouts | all | all | org | – | – | – | – | – |
| invoices | – | all (three different people validate, authorise, pay) | – | – | – | – | – | – |
| imports, exports | all | exports | org | org | – | – | – | org |
| subscriptions | all | – | org | org | – | – | – | – |
| messages | all | – | org | org | – | – | – | – |
| admin section; activity log | all | all | activity, org | – | – | – | – | – |
| system info | all | – | – | – | – | – | – | – |
`

const columns: Role[] = [
  'RB admin',
  'RB finance',
  'account owner',
  'raffle admin',
  'Contact Center Agent',
  'In Person Sales',
  'Agent Manager',
  'Data Processing',
]

const plain: Readonly<Record<string, Reach | null>> = {
  all: 'all',
  org: 'org',
  own: 'own',
  "their agents'": 'agents',
  '–': null,
}

/**
 * What a cell means for one of the row's actions where it says more than how far it reaches. `theirs`: all for the
 * product's own people, who belong to no organisation.
 */
type Reading = Readonly<Record<string, Reach | 'theirs' | null>>

/** One side of "read / merge, erase". Agents look customers up while they enter an order: that is no reading. */
function customers(side: 0 | 1): Reading {
  const cells = ['all / all', 'all / –', 'org / org', 'look-up / –', 'org / –']
  return Object.fromEntries(
    cells.map(cell => {
      const word = cell.split(' / ')[side] ?? ''
      return [cell, word === 'look-up' ? null : (plain[word] ?? null)]
    }),
  )
}

/** What each row says of the actions that there are today. The other rows' actions come with their screens. */
const rowsToday: Readonly<Record<string, Partial<Record<Action, Reading>>>> = {
  'dashboard, reports': { 'dashboard:read': {} },
  'raffles: edit, prizes, members, copy, request activation': {
    'raffles:edit': { read: null },
    'raffles:read': { read: 'theirs' },
  },
  'activate, deactivate; fees': { 'raffles:activate': {}, 'raffles:fees': {} },
  'end, draw, confirm, close': { 'raffles:draw': {}, 'excluded-people:manage': {} },
  'second person on a confirmation (where switched on)': { 'raffles:second-person': {} },
  'orders: read': { 'orders:read': {} },
  'orders: create': { 'orders:create': { yes: 'org' } },
  'orders: correct, email, mark mailed, import': { 'orders:correct': { 'own, same day': 'own' } },
  void: { 'orders:void': {} },
  'refund, record cash returned': { 'orders:refund': {} },
  'customers: read / merge, erase': {
    'customers:read': customers(0),
    'customers:edit': customers(1),
    'customers:merge': customers(1),
  },
  'donations (with the product)': { 'donations:read': {}, 'donations:receipt': {} },
  // That an owner never gives or takes a role of the product: core/users/rules.ts.
  'users: invite, roles, suspend': {
    'users:manage': { 'org, never RB roles': 'org', 'their agents': 'agents' },
  },
  subscriptions: { 'subscriptions:manage': {} },
  'account, payouts': { 'account:read': {} },
  'imports, exports': {
    'members:import': { exports: null },
    'orders:import': { exports: null },
    'members:export': { exports: 'theirs' },
  },
  'admin section; activity log': {
    'organization:list': { 'activity, org': null },
    'tags:manage': { 'activity, org': null },
    'activity:read': { 'activity, org': 'org' },
  },
  'system info': { 'system:read': {} },
}

/**
 * Agreed beside the table: everybody reads what their own organisation is, and an RB admin changes it; agents see no money of a raffle; what was
 * sold on is lowered by an RB admin or the account owner, and they take voids back; whoever voids orders
 * enters those of slips; of which roles a second factor is asked, the owner says for their own people; an RB admin says why
 * they change what is another organization's.
 */
const beside: Action[] = [
  'organization:read',
  'organization:edit',
  'raffles:figures',
  'raffles:terms',
  'orders:restore',
  'orders:recover',
  'second-factor:require',
  'staff-reasons:give',
]

const lines = agreed
  .trim()
  .split('\n')
  .slice(2)
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

for (const [name = '', ...cells] of lines) {
  for (const [action, reading] of Object.entries(rowsToday[name] ?? {}) as [Action, Reading][]) {
    for (const [index, role] of columns.entries()) {
      const cell = cells[index] ?? ''
      test(`${role}: ${action} is "${cell}"`, () => {
        const expected = cell in reading ? reading[cell] : plain[cell]
        assert.notEqual(expected, undefined, `nothing reads "${cell}"`)
        const theirs = role.startsWith('RB ') ? 'all' : 'org'
        assert.equal(reachOf(action, [role]), expected === 'theirs' ? theirs : expected)
      })
    }
  }
}

test('the table has a row for every action, and a column for every role', () => {
  assert.deepEqual(columns.toSorted(), roles.toSorted())
  assert.ok(lines.every(cells => cells.length === 9))
  assert.deepEqual(
    Object.keys(rowsToday).filter(name => !lines.some(([row]) => row === name)),
    [],
  )
  const covered = Object.values(rowsToday).flatMap(actions => Object.keys(actions))
  assert.deepEqual([...covered, ...beside].toSorted(), Object.keys(permissions).toSorted())
})

test('whoever works on raffles in the office sees their money; agents don’t', () => {
  for (const role of roles) {
    const inOffice = ['raffles:edit', 'raffles:second-person', 'dashboard:read'] as const
    const sees = reachOf('raffles:figures', [role])
    if (inOffice.some(action => reachOf(action, [role]) !== null)) assert.notEqual(sees, null, role)
    else assert.equal(sees, null, role)
  }
})
