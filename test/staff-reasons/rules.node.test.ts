import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, permissions } from '../../src/core/permissions.ts'
import { roles } from '../../src/core/session/role.ts'
import { needsReason } from '../../src/core/staff-reasons/rules.ts'

const actions = Object.keys(permissions) as Action[]

test('an RB admin says why, for every action but saying so', () => {
  const asked = actions.filter(action => needsReason({ roles: ['RB admin'], embed: null }, action))
  assert.deepEqual(
    asked,
    actions.filter(action => action !== 'staff-reasons:give'),
  )
})

test('nobody says why for what is about themselves', () => {
  for (const role of roles)
    assert.equal(needsReason({ roles: [role], embed: null }, 'signed-in'), false)
})

test('nobody else is asked, and no embedded page', () => {
  for (const action of actions) {
    for (const role of roles.filter(each => each !== 'RB admin'))
      assert.equal(needsReason({ roles: [role], embed: null }, action), false)
    assert.equal(needsReason({ roles: ['RB admin'], embed: {} }, action), false)
  }
  const both = ['account owner', 'RB admin'] as const
  assert.equal(needsReason({ roles: both, embed: null }, 'orders:void'), true)
})
