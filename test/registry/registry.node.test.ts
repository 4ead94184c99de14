import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccessContext, canOpen } from '../../src/core/access.ts'
import { type FlagName, flagNames } from '../../src/core/flag-names.ts'
import { godMode } from '../../src/core/flag-state.ts'
import { menuOf } from '../../src/core/menu.ts'
import type { Row } from '../../src/core/screen-row.ts'
import { tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { type Role, roles } from '../../src/core/session/role.ts'

const organization = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Tern Cove Hospice Society',
  country: 'CA' as const,
  enabledProducts: ['donations' as const, 'goldrush' as const, 'subscriptions' as const],
  stripeConnectedAccountId: null,
  logo: null,
}

function context(role: Role, on: readonly FlagName[]): AccessContext {
  const user = {
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'Eva Muise',
    email: 'eva@example.org',
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles: [role],
    organizations: [],
  }
  return {
    session: { state: 'signed-in', user },
    organization,
    flags: { state: 'ready', on: new Set(on) },
    environment: 'test',
  }
}

const allOn = flagNames.filter(name => name !== godMode)
const flagOf = (row: Row) => (typeof row.access === 'object' ? row.access.flag : undefined)
const entries = (name: 'sidebar' | 'mobile' | 'user', from: AccessContext) =>
  menuOf(name, from).map(entry => entry.id)

test('no two rows give one tag or one path', () => {
  const tags = screenIds.map(tagOf)
  assert.equal(new Set(tags).size, tags.length)
  const paths = screenIds.flatMap(id => {
    const row = rows[id]
    return row.kind === 'screen' ? [row.path] : []
  })
  assert.equal(new Set(paths).size, paths.length)
})

for (const id of screenIds) {
  const row = rows[id]
  const flag = flagOf(row)
  const menuFlag = row.kind === 'screen' && row.menu !== 'none' ? row.menu.flag : undefined

  test(`${id} is refused to nobody-signed-in unless it is public`, () => {
    const nobody: AccessContext = { ...context('RB admin', allOn), session: { state: 'anonymous' } }
    assert.equal(canOpen(row.access, nobody).allowed, row.access === 'public')
  })

  if (flag) {
    test(`${id} is refused while ${flag} is off to every role that is asked for it, and god mode opens it`, () => {
      const others = allOn.filter(name => name !== flag)
      const refused = { allowed: false, reasons: [{ code: 'flag-off', params: { flag } }] }
      // Whom a row's roles leave out, no flag lets in.
      const named = typeof row.access === 'object' ? row.access.anyRole : undefined
      for (const role of roles) {
        if (named && !named.includes(role)) {
          assert.equal(canOpen(row.access, context(role, [godMode])).allowed, false, role)
          continue
        }
        const answer = canOpen(row.access, context(role, others))
        const isAsked = id !== 'organizationSwitcher' || role !== 'RB admin'
        assert.deepEqual(answer, isAsked ? refused : { allowed: true }, role)
        assert.equal(canOpen(row.access, context(role, [godMode])).allowed, true)
      }
    })
  }

  if (flag ?? menuFlag) {
    test(`${id} is absent from every menu while ${flag ?? menuFlag} is off`, () => {
      const others = allOn.filter(name => name !== flag && name !== menuFlag)
      for (const menu of ['sidebar', 'mobile', 'user'] as const) {
        assert.ok(!entries(menu, context('RB admin', others)).includes(id))
      }
    })
  }

  if (row.kind === 'screen' && row.menu !== 'none') {
    test(`${id} is in its menu while its flags are on`, () => {
      const { menu } = row
      if (menu !== 'none') assert.ok(entries(menu.in, context('RB admin', allOn)).includes(id))
    })
  }
}

test('an entry leads to another screen while its flag is on', () => {
  const shared = { kind: 'screen', layout: 'sidebar', access: { flag: 'view-orders' } } as const
  const registry: Record<string, Row> = {
    orders: {
      ...shared,
      path: '/orders',
      title: 'orders',
      menu: {
        in: 'sidebar',
        order: 50,
        icon: 'layout-dashboard',
        while: { flag: 'typesense-rollout', to: 'ordersSearch' },
      },
    },
    ordersSearch: { ...shared, path: '/orders/v2', title: 'orders', menu: 'none' },
  }
  const path = (on: FlagName[]) => menuOf('sidebar', context('RB admin', on), registry)[0]?.path
  assert.equal(path(['view-orders']), '/orders')
  assert.equal(path(['view-orders', 'typesense-rollout']), '/orders/v2')
  assert.equal(path([]), undefined)
})

test('subscriptions need their flag and one of three roles', () => {
  const registry: Record<string, Row> = {
    subscriptions: {
      kind: 'screen',
      path: '/subscriptions',
      layout: 'sidebar',
      title: 'subscriptions',
      access: {
        flag: 'allow-subscriptions',
        anyRole: ['RB admin', 'account owner', 'raffle admin'],
      },
      menu: { in: 'sidebar', order: 140, icon: 'layout-dashboard' },
    },
  }
  const shown = (role: Role, on: FlagName[]) =>
    menuOf('sidebar', context(role, on), registry).length === 1
  for (const role of roles) {
    const expected = ['RB admin', 'account owner', 'raffle admin'].includes(role)
    assert.equal(shown(role, ['allow-subscriptions']), expected, role)
    assert.equal(shown(role, []), false, role)
  }
})
