/** What may be done with a customer and why not, which values a merge takes over, and what an address can't be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressReasons, tidied } from '../../src/core/customers/address.ts'
import { differs, type MergeSide, mergeParts, usualTakes } from '../../src/core/customers/merge.ts'
import { type CustomerAction, decideCustomer, decideMerge } from '../../src/core/customers/rules.ts'
import { type Role, roles } from '../../src/core/session/role.ts'

const actions: readonly CustomerAction[] = ['change', 'note', 'merge', 'export', 'erase']
const staff: readonly Role[] = ['RB admin', 'account owner', 'raffle admin']
const free = { erasedAt: null, erasureHindrances: [] }
const against = (...asked: Parameters<typeof decideCustomer>) => {
  const decision = decideCustomer(...asked)
  return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
}

test('staff of the charity may do all of it, whoever only reads customers none', () => {
  for (const role of roles)
    for (const action of actions)
      assert.equal(against(action, free, [role]).length === 0, staff.includes(role), role)
})

test('what was erased is left alone, but its owner may have the file', () => {
  const erased = { ...free, erasedAt: '2026-05-01T12:00:00.000Z' }
  for (const action of actions)
    assert.deepEqual(
      against(action, erased, ['account owner']),
      action === 'export' ? [] : ['customer-erased'],
    )
})

test('whoever is still to be drawn, has won or is owed money isn’t erased, and all of that is said', () => {
  const busy = {
    erasedAt: null,
    erasureHindrances: ['draw-ahead', 'win-open', 'money-owed'] as const,
  }
  const facts = { ...busy, erasureHindrances: [...busy.erasureHindrances] }
  assert.deepEqual(against('erase', facts, ['account owner']), busy.erasureHindrances)
  assert.deepEqual(against('merge', facts, ['account owner']), [])
})

test('two become one unless they are, or one of them was erased', () => {
  const one = { id: 'a', erasedAt: null }
  const codes = (other: { id: string; erasedAt: string | null }) => {
    const decision = decideMerge(one, other)
    return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
  }
  assert.deepEqual(codes({ id: 'b', erasedAt: null }), [])
  assert.deepEqual(codes(one), ['merge-itself'])
  assert.deepEqual(codes({ id: 'b', erasedAt: '2026-05-01' }), ['merge-erased'])
})

const side: MergeSide = {
  id: 'a',
  organizationId: 'o',
  version: 1,
  country: 'CA',
  currency: 'CAD',
  timeZone: 'America/Halifax',
  firstName: 'Eva',
  lastName: 'Tremblay',
  email: 'eva@example.org',
  phone: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  language: 'en',
  consent: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  erasedAt: null,
  orderCount: 1,
  lifetimeCents: 500,
  lastOrderAt: null,
}

test('a merge takes over what the one that stays lacks; of a yes and a no to being contacted, the no', () => {
  const other = {
    ...side,
    firstName: 'Éva',
    email: 'other@example.org',
    phone: '9025550101',
    city: 'Halifax',
    consent: true,
    language: 'fr' as const,
  }
  const look = { kept: side, merged: other }
  assert.deepEqual(
    mergeParts.filter(part => differs(look, part)),
    [...mergeParts],
  )
  assert.deepEqual(usualTakes(look), ['phone', 'address'])
  assert.deepEqual(usualTakes({ kept: other, merged: side }), ['consent'])
})

test('a postal code lies in the province, and is kept as the post writes it', () => {
  const codes = (
    province: string | null,
    postalCode: string | null,
    country = 'CA' as 'CA' | 'US',
  ) => addressReasons({ province, postalCode }, country).map(({ path, code }) => `${path} ${code}`)
  assert.deepEqual(codes('NS', 'b3h4r2'), [])
  assert.deepEqual(codes('', ''), [])
  assert.deepEqual(codes(null, 'B3H 4R2'), [])
  assert.deepEqual(codes('ON', 'B3H 4R2'), ['postalCode postal-code'])
  assert.deepEqual(codes(null, '12345'), ['postalCode postal-code'])
  assert.deepEqual(codes('NS', null, 'US'), ['province province'])
  assert.deepEqual(tidied({ phone: '(902) 555-0101', postalCode: 'b3h4r2' }, 'CA'), {
    phone: '9025550101',
    postalCode: 'B3H 4R2',
  })
})
