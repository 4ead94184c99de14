import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AccessContext } from '../../src/core/access.ts'
import type { FlagName } from '../../src/core/flag-names.ts'
import { menuOf } from '../../src/core/menu.ts'
import { titleKey } from '../../src/core/screen-row.ts'
import type { Role } from '../../src/core/session/role.ts'
import french from '../../src/core/shell/texts.fr.ts'
import { shellTexts } from '../../src/core/shell/texts.ts'
import { titleOf } from '../../src/core/shell/titles.ts'
import { fullRegistry } from './full-registry.ts'
import { flagsOn, organization, person } from './people.ts'

const english = shellTexts.english as unknown as Parameters<typeof titleOf>[0]

function names(menu: 'sidebar' | 'mobile' | 'user', role: Role, ...on: FlagName[]): string[] {
  const context: AccessContext = {
    session: { state: 'signed-in', user: person(role) },
    organization,
    flags: flagsOn(...on),
    environment: 'test',
  }
  return menuOf(menu, context, fullRegistry).map(link => titleOf(english, link.title))
}

const sidebar = [
  'Dashboard',
  'Admin',
  'Raffles',
  'Goldrush',
  'Orders',
  'Donations',
  'Customers',
  'Stations',
  'Devices',
  'Reports',
  'Message Center',
  'Users',
  'Imports',
  'Exports',
  'Subscriptions',
]

describe('the menus', () => {
  test('name the sidebar’s entries as section 2 does, in its order', () => {
    assert.deepEqual(names('sidebar', 'RB admin', 'god-mode'), sidebar)
  })

  test('add Order Intake on a narrow page', () => {
    assert.deepEqual(names('mobile', 'RB admin', 'god-mode'), [...sidebar, 'Order Intake'])
  })

  test('hold Account, Profile and System Info for the person', () => {
    assert.deepEqual(names('user', 'RB admin', 'god-mode'), ['Account', 'Profile', 'System Info'])
    assert.deepEqual(names('user', 'raffle admin'), ['Profile'])
  })

  const flagOf: [FlagName, string][] = [
    ['view-dashboard', 'Dashboard'],
    ['admin', 'Admin'],
    ['view-raffles', 'Raffles'],
    ['view-goldrush-raffles', 'Goldrush'],
    ['view-orders', 'Orders'],
    ['view-donations', 'Donations'],
    ['view-customers', 'Customers'],
    ['view-stations', 'Stations'],
    ['view-devices', 'Devices'],
    ['view-reports', 'Reports'],
    ['message-center', 'Message Center'],
    ['view-users', 'Users'],
    ['view-file-importer', 'Imports'],
    ['view-file-exporter', 'Exports'],
    ['allow-subscriptions', 'Subscriptions'],
  ]
  for (const [flag, name] of flagOf) {
    test(`show ${name} by its flag alone`, () => {
      assert.deepEqual(names('sidebar', 'RB admin', flag), [name])
    })
  }

  test('show Subscriptions to RB admin, account owner and raffle admin only', () => {
    for (const role of ['RB admin', 'account owner', 'raffle admin'] as const) {
      assert.deepEqual(names('sidebar', role, 'allow-subscriptions'), ['Subscriptions'])
    }
    for (const role of ['RB finance', 'Data Processing', 'Agent Manager'] as const) {
      assert.deepEqual(names('sidebar', role, 'allow-subscriptions'), [])
    }
  })

  test('lead Orders to /orders, and to /orders/v2 while the rollout flag is on', () => {
    const pathWith = (...on: FlagName[]) =>
      menuOf(
        'sidebar',
        {
          session: { state: 'signed-in', user: person('RB admin') },
          organization,
          flags: flagsOn(...on),
          environment: 'test',
        },
        fullRegistry,
      ).map(link => link.path)
    assert.deepEqual(pathWith('view-orders'), ['/orders'])
    assert.deepEqual(pathWith('view-orders', 'typesense-rollout'), ['/orders/v2'])
  })

  test('have every name in French too', () => {
    for (const [id, row] of Object.entries(fullRegistry)) {
      if (row.kind !== 'screen' || row.menu === 'none') continue
      assert.equal(typeof Reflect.get(french, titleKey(id, row)), 'string', id)
    }
  })
})
