import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideFlags, type FlagOverride } from '../../demo/api/flags/rules.ts'
import { flagNames } from '../../src/core/flag-names.ts'
import { godMode } from '../../src/core/flag-state.ts'
import { roles, roleTrait } from '../../src/core/session/role.ts'

const traitsOf = (traits: Record<string, string>) => new Map(Object.entries(traits))
const forAll = (flag: string, enabled: boolean): FlagOverride => ({
  flag,
  traitKey: null,
  traitValue: null,
  enabled,
})
const forEmail = (flag: string, traitValue: string, enabled: boolean): FlagOverride => ({
  flag,
  traitKey: 'email',
  traitValue,
  enabled,
})

test('god mode and the search rollout are off for every role', () => {
  for (const role of roles) {
    const flags = decideFlags(traitsOf({ [roleTrait(role)]: 'true' }), [])
    assert.equal(flags[godMode], false)
    assert.equal(flags['typesense-rollout'], false)
    assert.equal(flags['change-organization'], true)
  }
})

test('every other flag is on for somebody', () => {
  const flags = decideFlags(
    traitsOf(Object.fromEntries(roles.map(r => [roleTrait(r), 'true']))),
    [],
  )
  const off = flagNames.filter(name => !flags[name])
  assert.deepEqual(off, [godMode, 'typesense-rollout'])
})

test('a role that is said to be false is not held', () => {
  assert.equal(decideFlags(traitsOf({ RBadmin: 'false' }), []).admin, false)
  assert.equal(decideFlags(traitsOf({ RBadmin: 'true' }), []).admin, true)
})

test('traits are known in whatever case their names come', () => {
  assert.equal(decideFlags(traitsOf({ rbadmin: 'true' }), []).admin, true)
  const own = { flag: 'view-orders', traitKey: 'organizationId', traitValue: '7', enabled: true }
  assert.equal(decideFlags(traitsOf({ organizationid: '7' }), [own])['view-orders'], true)
  assert.equal(decideFlags(traitsOf({ 'Organization Id': '7' }), [own])['view-orders'], false)
})

test('the newest override wins, and one for a trait before one for all', () => {
  const me = traitsOf({ email: 'me@example.org' })
  const view = (overrides: FlagOverride[]) => decideFlags(me, overrides)['view-orders']
  assert.equal(view([forAll('view-orders', true)]), true)
  assert.equal(view([forAll('view-orders', true), forAll('view-orders', false)]), false)
  assert.equal(
    view([forEmail('view-orders', 'me@example.org', true), forAll('view-orders', false)]),
    true,
  )
  assert.equal(view([forEmail('view-orders', 'other@example.org', true)]), false)
})
