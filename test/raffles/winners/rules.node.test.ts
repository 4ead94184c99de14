/** What may be done with a winner: all statuses × all actions × all roles, as docs/domain.md has it ("Draws"). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decideWinner,
  type WinnerAction,
  type WinnerCircumstances,
  type WinnerFacts,
  type WinnerReason,
} from '../../../src/core/raffles/winners/rules.ts'
import { exclusionChecks, type WinnerStatus } from '../../../src/core/raffles/winners/winner.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'

const drawers: Role[] = ['RB admin', 'account owner', 'raffle admin']
const seconds: Role[] = [...drawers, 'RB finance']
const statuses: WinnerStatus[] = ['picked', 'verified', 'second-person', 'confirmed', 'rejected']
const already = ['already-confirmed', 'already-rejected'] as const

/** By the winner's status: null where it may be done. */
const table: Record<WinnerAction, (WinnerReason | null)[]> = {
  verify: [null, 'not-picked', 'not-picked', ...already],
  confirm: ['not-verified', null, null, ...already],
  reject: [null, null, null, ...already],
  note: Array(5).fill(null),
  contact: Array(5).fill(null),
  'decide-message': Array(5).fill(null),
}

const winner: WinnerFacts = {
  status: 'picked',
  orderStatus: 'ACTIVE',
  firstConfirmedById: null,
  flags: [],
  message: { state: 'prepared' },
}

function codesOf(
  action: WinnerAction,
  facts: Partial<WinnerFacts>,
  circumstances: Partial<WinnerCircumstances> = {},
) {
  const decision = decideWinner(
    action,
    { ...winner, ...facts },
    { roles: ['raffle admin'], userId: 'one', byTwo: false, embedded: false, ...circumstances },
  )
  return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
}

for (const [action, refusals] of Object.entries(table) as [WinnerAction, (WinnerReason | null)[]][])
  test(`it answers whoever wants to ${action}, whatever the winner's status`, () => {
    for (const role of roles)
      for (const [index, status] of statuses.entries()) {
        const bySecond = status === 'second-person' && ['confirm', 'reject'].includes(action)
        const may = (bySecond ? seconds : drawers).includes(role)
        const refusal = may ? refusals[index] : 'not-allowed'
        const says = `${role}, ${status}`
        assert.deepEqual(
          codesOf(action, { status }, { roles: [role] }),
          refusal ? [refusal] : [],
          says,
        )
      }
  })

test('the second person is another, who signed in to us', () => {
  const waiting = { status: 'second-person', firstConfirmedById: 'one' } as const
  assert.deepEqual(codesOf('confirm', waiting), ['same-person'])
  assert.deepEqual(codesOf('confirm', waiting, { userId: 'two' }), [])
  assert.deepEqual(codesOf('reject', waiting), [])
  assert.deepEqual(codesOf('confirm', waiting, { userId: 'two', embedded: true }), [
    'sign-in-needed',
  ])
  const verified = { status: 'verified' } as const
  assert.deepEqual(codesOf('confirm', verified, { embedded: true }), [])
  assert.deepEqual(codesOf('confirm', verified, { embedded: true, byTwo: true }), [
    'sign-in-needed',
  ])
})

test('a void order neither verifies nor confirms, and is rejected', () => {
  for (const [action, status, codes] of [
    ['verify', 'picked', ['order-not-active']],
    ['confirm', 'verified', ['order-not-active']],
    ['reject', 'picked', []],
  ] as const)
    assert.deepEqual(codesOf(action, { status, orderStatus: 'VOID' }), codes)
})

test('a verification says every check, a confirmation of who is flagged says why', () => {
  assert.deepEqual(codesOf('verify', {}, { checks: exclusionChecks.slice(1) }), ['checks-missing'])
  assert.deepEqual(codesOf('verify', {}, { checks: exclusionChecks }), [])
  const flags = [{}] as unknown as WinnerFacts['flags']
  const flagged = { status: 'verified', flags } as const
  assert.deepEqual(codesOf('confirm', flagged, { note: ' ' }), ['flag-reason-missing'])
  assert.deepEqual(codesOf('confirm', flagged, { note: 'Another person' }), [])
  assert.deepEqual(codesOf('confirm', flagged), [], 'before anybody could write')
})

test('a message is decided once, and only where there is one', () => {
  assert.deepEqual(codesOf('decide-message', { message: null }), ['no-message'])
  assert.deepEqual(codesOf('decide-message', { message: { state: 'sent' } }), ['message-decided'])
})
