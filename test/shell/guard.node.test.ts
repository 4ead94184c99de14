import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Row } from '../../src/core/screen-row.ts'
import { screens } from '../../src/core/screens.ts'
import { type Role, roles } from '../../src/core/session/role.ts'
import type { Session } from '../../src/core/session/session.ts'
import { type GuardContext, guard } from '../../src/elements/shell/guard.ts'
import type { Route } from '../../src/elements/shell/router.ts'
import { fullRegistry } from './full-registry.ts'
import { flagsOn, organization, person } from './people.ts'

const everything = flagsOn('god-mode')

function as(session: Session | Role, more: Partial<GuardContext> = {}): GuardContext {
  return {
    session: typeof session === 'string' ? { state: 'signed-in', user: person(session) } : session,
    start: { state: 'ready' },
    organization,
    flags: everything,
    environment: 'test',
    ...more,
  }
}

function at(screen: string | null, more: Partial<Route> = {}): Route {
  return { screen, params: {}, query: {}, path: '/', ...more }
}

function outcome(context: GuardContext, route: Route, registry: Readonly<Record<string, Row>>) {
  const decision = guard(context, route, registry)
  if (decision.state === 'redirect') return `→ ${decision.path}`
  if (decision.state === 'show') return `${decision.screen} in ${decision.layout}`
  return decision.state
}

const open = Object.entries(fullRegistry).filter(([, row]) => row.access === 'public')
const closed = Object.entries(fullRegistry).filter(([, row]) => row.access !== 'public')

describe('public routes', () => {
  for (const [id, row] of open) {
    test(`${row.kind === 'screen' ? row.path : ''} opens for anyone`, () => {
      for (const session of [{ state: 'anonymous' }, { state: 'signing-in' }] as const) {
        assert.equal(outcome(as(session), at(id), fullRegistry), `${id} in blank`)
      }
      for (const role of roles) {
        assert.equal(outcome(as(role), at(id), fullRegistry), `${id} in blank`)
      }
      const failed = { start: { state: 'failed', error: null } } as const
      assert.equal(outcome(as('RB admin', failed), at(id), fullRegistry), `${id} in blank`)
    })
  }
})

describe('whoever needs a second factor first', () => {
  const needed = { ...person('raffle admin'), secondFactorNeeded: true }
  const session: Session = { state: 'signed-in', user: needed }
  for (const [id, row] of closed)
    test(`${row.kind === 'screen' ? row.path : ''} shows their profile alone, in its place`, () => {
      for (const start of [{ state: 'ready' }, { state: 'failed', error: null }] as const) {
        const context = as(session, { start, organization: null })
        assert.equal(outcome(context, at(id), fullRegistry), 'profile in blank')
      }
    })

  test('can still log out', () => {
    assert.equal(outcome(as(session), at('logout'), fullRegistry), 'logout in blank')
  })
})

describe('signed-in routes', () => {
  for (const [id, row] of closed) {
    const path = row.kind === 'screen' ? row.path : ''
    test(`${path} leads someone who isn't signed in to login`, () => {
      assert.equal(outcome(as({ state: 'anonymous' }), at(id), fullRegistry), '→ /login')
    })
    test(`${path} leads someone whose session has expired to logout`, () => {
      assert.equal(outcome(as({ state: 'expired' }), at(id), fullRegistry), '→ /logout')
    })
  }

  test('each role opens what its flags allow, in the layout of the row', () => {
    for (const role of roles) {
      for (const [id, row] of closed) {
        if (id === 'dashboard' || row.kind !== 'screen') continue
        const seller = role === 'Contact Center Agent' || role === 'In Person Sales'
        const layout = id === 'profile' && seller ? 'no-sidebar' : row.layout
        const admin = role === 'RB admin' || role === 'RB finance'
        const subscriber = ['RB admin', 'account owner', 'raffle admin'].includes(role)
        const refused = (id === 'admin' && !admin) || (id === 'subscriptions' && !subscriber)
        const expected = refused ? 'forbidden' : `${id} in ${layout}`
        assert.equal(outcome(as(role), at(id), fullRegistry), expected, `${role} at ${id}`)
      }
    }
  })

  test('a row is refused with its flag off, its product missing, its environment another', () => {
    const none = as('RB admin', { flags: flagsOn() })
    for (const [id, row] of closed) {
      const needsFlag = typeof row.access === 'object' && row.access.flag !== undefined
      if (needsFlag) assert.equal(outcome(none, at(id), fullRegistry), 'forbidden', id)
    }
    const withoutProduct = as('RB admin', {
      organization: { ...organization, enabledProducts: [] },
    })
    assert.equal(outcome(withoutProduct, at('donations'), fullRegistry), 'forbidden')
    const limited = {
      tryOut: { ...fullRegistry.users, access: { environments: ['staging'] } } as Row,
    }
    assert.equal(outcome(as('RB admin'), at('tryOut'), limited), 'forbidden')
    const staging = as('RB admin', { environment: 'staging' })
    assert.equal(outcome(staging, at('tryOut'), limited), 'tryOut in sidebar')
  })
})

describe('home', () => {
  const landings: Record<Role, string> = {
    'RB admin': 'dashboard in sidebar',
    'RB finance': 'dashboard in sidebar',
    'account owner': 'dashboard in sidebar',
    'raffle admin': 'dashboard in sidebar',
    'Contact Center Agent': '→ /order-intake',
    'In Person Sales': '→ /create-order',
    'Agent Manager': '→ /users',
    'Data Processing': '→ /orders',
  }

  for (const role of roles) {
    test(`leads ${role}: ${landings[role]}`, () => {
      assert.equal(outcome(as(role), at('dashboard'), fullRegistry), landings[role])
    })
    test(`keeps ${role} while the registry has no row for the landing`, () => {
      const { dashboard, login, logout } = fullRegistry
      const small = { dashboard, login, logout } as Record<string, Row>
      assert.equal(outcome(as(role), at('dashboard'), small), 'dashboard in sidebar')
    })
    test(`keeps ${role} where the landing is closed to them`, () => {
      const closedUp = flagsOn()
      const expected = role === 'In Person Sales' ? '→ /create-order' : 'dashboard in sidebar'
      assert.equal(outcome(as(role, { flags: closedUp }), at('dashboard'), fullRegistry), expected)
    })
    test(`opens for ${role} in the product as it is`, () => {
      assert.equal(outcome(as(role), at('dashboard'), screens), landings[role])
    })
  }
})

describe('unknown paths', () => {
  test('show the login screen to anyone, and say so to someone signed in', () => {
    const stranger = guard(as({ state: 'anonymous' }), at(null), fullRegistry)
    const member = guard(as('raffle admin'), at(null), fullRegistry)
    const login = { state: 'show', screen: 'login', layout: 'blank', attributes: {} }
    assert.deepEqual(stranger, { ...login, missing: false })
    assert.deepEqual(member, { ...login, missing: true })
  })

  test('of widgets are unknown too: they have none', () => {
    const decision = guard(as('raffle admin'), at('salesTiles'), screens)
    assert.equal(decision.state === 'show' && decision.screen, 'login')
  })

  test('lead to logout once the session has expired', () => {
    assert.equal(outcome(as({ state: 'expired' }), at(null), fullRegistry), '→ /logout')
  })
})

describe('the start', () => {
  test('shows nothing before the session user is known', () => {
    for (const id of [null, 'login', 'orders', 'dashboard']) {
      assert.equal(outcome(as({ state: 'starting' }), at(id), fullRegistry), 'starting')
    }
  })

  test('shows no signed-in screen before the organisation is there', () => {
    const loading = as('raffle admin', { start: { state: 'starting' } })
    assert.equal(outcome(loading, at('orders'), fullRegistry), 'starting')
    const between = as('raffle admin', { organization: null })
    assert.equal(outcome(between, at('orders'), fullRegistry), 'starting')
  })

  test('that failed says why, and login and logout open nevertheless', () => {
    const error = new Error('The network can’t be reached.')
    const failed = as('raffle admin', { start: { state: 'failed', error } })
    assert.deepEqual(guard(failed, at('orders'), fullRegistry), { state: 'failed', error })
    assert.equal(outcome(failed, at('logout'), fullRegistry), 'logout in blank')
  })

  test('of an expired session leaves login and logout open', () => {
    assert.equal(outcome(as({ state: 'expired' }), at('login'), fullRegistry), 'login in blank')
    assert.equal(outcome(as({ state: 'expired' }), at('logout'), fullRegistry), 'logout in blank')
  })
})

describe('parameters', () => {
  test('of path and query become attributes of the element', () => {
    const order = guard(as('RB admin'), at('order', { params: { id: '4f09c2' } }), fullRegistry)
    const query = { raffle: 'r1', other: 'x' }
    const raffle = guard(as('RB admin'), at('raffle', { query }), fullRegistry)
    assert.deepEqual(order.state === 'show' && order.attributes, { 'order-id': '4f09c2' })
    assert.deepEqual(raffle.state === 'show' && raffle.attributes, { 'raffle-id': 'r1' })
  })
})
