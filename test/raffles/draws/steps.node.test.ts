import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawStage } from '../../../src/core/raffles/draws/draw.ts'
import { drawStages } from '../../../src/core/raffles/draws/draw.ts'
import {
  type DrawAction,
  type DrawFacts,
  type DrawReason,
  decideStep,
} from '../../../src/core/raffles/draws/rules.ts'
import { roles } from '../../../src/core/session/role.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

const facts = (drawType: 'rng' | 'barrel', stage: DrawStage, more: Partial<DrawFacts> = {}) => ({
  drawType,
  stage,
  drawAt: '2026-11-21T11:00:00.000Z',
  readiness: [],
  awaitsEntropyFor: null,
  batches: [],
  ...more,
})

function reasonOf(action: DrawAction, draw: DrawFacts, more = {}): DrawReason | 'allowed' {
  const decision = decideStep(action, draw, { roles: ['account owner'], now, ...more })
  return decision.allowed ? 'allowed' : (decision.reasons[0]?.code ?? 'allowed')
}

/** By stage: open, locked, receipt-taken, drawing, complete. */
const random: Record<DrawAction, (DrawReason | 'allowed')[]> = {
  'print-stubs': ['barrel-only', 'barrel-only', 'barrel-only', 'barrel-only', 'barrel-only'],
  lock: ['allowed', 'already-locked', 'already-locked', 'already-locked', 'draw-complete'],
  reopen: ['not-locked', 'allowed', 'allowed', 'entropy-given', 'draw-complete'],
  receipt: ['not-locked', 'allowed', 'receipt-taken', 'receipt-taken', 'receipt-taken'],
  entropy: ['not-locked', 'receipt-missing', 'allowed', 'entropy-final', 'draw-complete'],
  pick: ['not-locked', 'receipt-missing', 'entropy-missing', 'allowed', 'draw-complete'],
  resume: Array(5).fill('no-failed-batch'),
  certificate: [...Array(4).fill('draw-not-complete'), 'allowed'],
}

const barrel: typeof random = {
  ...random,
  'print-stubs': ['allowed', 'allowed', 'allowed', 'allowed', 'draw-complete'],
  reopen: ['not-locked', 'allowed', 'allowed', 'already-drawn', 'draw-complete'],
  receipt: Array(5).fill('not-for-barrel'),
  entropy: Array(5).fill('not-for-barrel'),
  pick: ['not-locked', 'allowed', 'allowed', 'allowed', 'draw-complete'],
}

for (const [drawType, table] of [
  ['rng', random],
  ['barrel', barrel],
] as const) {
  test(`each step of a draw by ${drawType} has its place among the stages`, () => {
    for (const [action, expected] of Object.entries(table))
      assert.deepEqual(
        drawStages.map(stage => reasonOf(action as DrawAction, facts(drawType, stage))),
        expected,
        action,
      )
  })
}

test('nobody draws from a barrel that lacks a ticket of the list', () => {
  const lacking = (count: number) => ({ stubs: { missing: { count, runs: [] } } })
  for (const stage of ['locked', 'drawing'] as const) {
    assert.equal(reasonOf('pick', facts('barrel', stage, lacking(2))), 'stubs-missing')
    assert.equal(reasonOf('pick', facts('barrel', stage, lacking(0))), 'allowed')
    assert.equal(reasonOf('print-stubs', facts('barrel', stage, lacking(2))), 'allowed')
  }
})

test('every combination of date, prize and waiting rejection decides whether a winner may be picked', () => {
  const dates = [null, '2026-11-21T12:00:00.001Z', '2026-11-21T12:00:00.000Z']
  for (const drawAt of dates)
    for (const awaitsEntropyFor of [null, 'winner'])
      for (const picksCompleted of [0, 1, 2])
        for (const picksPending of [0, 1])
          for (const quantity of [1, 2]) {
            const draw = facts('rng', 'drawing', { drawAt, awaitsEntropyFor })
            const prize = { quantity: 2, picksCompleted, picksPending }
            const left = 2 - picksCompleted - picksPending
            const expected =
              drawAt !== dates[2]
                ? 'draw-date-not-reached'
                : left < quantity
                  ? 'prize-complete'
                  : awaitsEntropyFor
                    ? 'redraw-entropy-missing'
                    : 'allowed'
            assert.equal(reasonOf('pick', draw, { prize, quantity }), expected)
          }
})

test('a lock names every defect, but for what staff leave out', () => {
  const line = (code: 'no-tickets' | 'orders-pending' | 'sales-not-ended', ready: boolean) => ({
    code,
    ready,
    count: 2,
    leavable: code === 'orders-pending',
  })
  const readiness = [
    line('sales-not-ended', true),
    line('no-tickets', false),
    line('orders-pending', false),
  ]
  const draw = facts('rng', 'open', { readiness })
  const decision = decideStep('lock', draw, { roles: ['raffle admin'], now })
  assert.deepEqual(decision, {
    allowed: false,
    reasons: [
      { code: 'no-tickets', params: { count: 2 } },
      { code: 'orders-pending', params: { count: 2 } },
    ],
  })
  const rest = { ...draw, readiness: readiness.filter(({ code }) => code !== 'no-tickets') }
  const leaveOut = ['orders-pending'] as const
  assert.ok(decideStep('lock', rest, { roles: ['raffle admin'], now, leaveOut }).allowed)
})

test('steps are for those who draw; the certificate is for every reader of raffles', () => {
  const may = (action: DrawAction, stage: DrawStage) =>
    roles.filter(role => decideStep(action, facts('rng', stage), { roles: [role], now }).allowed)
  assert.deepEqual(may('lock', 'open'), ['RB admin', 'account owner', 'raffle admin'])
  assert.deepEqual(may('certificate', 'complete'), [
    'RB admin',
    'RB finance',
    'account owner',
    'raffle admin',
    'Contact Center Agent',
    'In Person Sales',
  ])
})
