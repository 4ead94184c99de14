import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideFactorRemoval, isFactorNeeded } from '../../src/core/second-factor/requirement.ts'
import { organizationRoles, roles } from '../../src/core/session/role.ts'

test('a second factor is needed by whoever has a role that asks for one, and has none', () => {
  for (const required of organizationRoles)
    for (const held of roles) {
      const asked = { roles: [held], required: [required] }
      assert.equal(isFactorNeeded({ ...asked, hasFactor: false }), held === required)
      assert.equal(isFactorNeeded({ ...asked, hasFactor: true }), false)
    }
  const several = {
    roles: ['raffle admin', 'In Person Sales'],
    required: ['In Person Sales'],
  } as const
  assert.equal(isFactorNeeded({ ...several, hasFactor: false }), true)
  assert.equal(isFactorNeeded({ roles: [], required: [...roles], hasFactor: false }), false)
  assert.equal(isFactorNeeded({ roles: [...roles], required: [], hasFactor: false }), false)
})

test('it stays while an organization asks for it, and that is named', () => {
  assert.deepEqual(decideFactorRemoval([]), { allowed: true })
  assert.deepEqual(decideFactorRemoval(['Tern Cove', 'Saltmarsh']), {
    allowed: false,
    reasons: [{ code: 'factor-required', params: { organization: 'Tern Cove, Saltmarsh' } }],
  })
})
