import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roles } from '../../src/core/session/role.ts'
import {
  decideSubscription,
  type SubscriptionFacts,
  subscriptionActions,
} from '../../src/core/subscriptions/rules.ts'

const active: SubscriptionFacts = {
  status: 'active',
  isCharging: false,
  customerErased: false,
  skippedOn: null,
  customer: { email: 'eva@example.org' },
}
const states: Readonly<Record<string, SubscriptionFacts>> = {
  active,
  charging: { ...active, isCharging: true },
  skipped: { ...active, skippedOn: '2026-11-30' },
  failing: { ...active, status: 'failing' },
  paused: { ...active, status: 'paused' },
  cancelled: { ...active, status: 'cancelled' },
  erased: { ...active, status: 'cancelled', customerErased: true },
  unreachable: { ...active, customer: { email: null } },
}

test('what may be done in each state, and why not', () => {
  const said = Object.entries(states).map(([name, facts]) => {
    const against = subscriptionActions.map(action => {
      const decision = decideSubscription(action, facts, ['account owner'])
      return decision.allowed ? 'yes' : decision.reasons.map(({ code }) => code).join()
    })
    return [name, ...against]
  })
  const [no, wait, paused] = ['subscription-cancelled', 'charge-under-way', 'already-paused']
  const nothing = 'not-failing'
  // In the order of subscriptionActions: cancel, pause, resume, skip, retry, correct, card-link.
  assert.deepEqual(said, [
    ['active', 'yes', 'yes', 'not-paused', 'yes', nothing, 'yes', 'yes'],
    ['charging', 'yes', wait, 'not-paused', wait, nothing, 'yes', 'yes'],
    ['skipped', 'yes', 'yes', 'not-paused', 'already-skipped', nothing, 'yes', 'yes'],
    ['failing', 'yes', 'yes', 'not-paused', 'subscription-failing', 'yes', 'yes', 'yes'],
    ['paused', 'yes', paused, 'yes', paused, nothing, 'yes', 'yes'],
    ['cancelled', no, no, no, no, no, no, no],
    ['erased', ...subscriptionActions.map(() => 'subscriber-erased')],
    ['unreachable', 'yes', 'yes', 'not-paused', 'yes', nothing, 'yes', 'customer-no-address'],
  ])
})

test('the specification names who manages them: product administrator, account owner, raffle admin', () => {
  for (const role of roles)
    assert.equal(
      decideSubscription('cancel', active, [role]).allowed,
      ['RB admin', 'account owner', 'raffle admin'].includes(role),
      role,
    )
})
