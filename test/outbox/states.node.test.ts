import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isLastSender,
  isWaiting,
  mayForget,
  mostFaults,
  next,
  type Standing,
  type Step,
} from '../../src/core/outbox/states.ts'
import type { Verdict } from '../../src/core/outbox/verdict.ts'
import type { OrderState } from '../../src/core/outbox/waiting-order.ts'

const states = {
  new: { kind: 'queued', attempts: 0, notBefore: 0 },
  tried: { kind: 'queued', attempts: 2, notBefore: 900 },
  sending: { kind: 'sending', attempts: 3, since: 100, until: 200, fence: 7 },
  accepted: { kind: 'accepted', at: 1 },
  refused: { kind: 'refused', at: 1 },
  asked: { kind: 'parked', why: 'asked', attempts: 1, at: 1 },
  forbidden: { kind: 'parked', why: 'forbidden', attempts: 1, at: 1 },
  unexpected: { kind: 'parked', why: 'unexpected', attempts: 1, at: 1 },
  cancelled: { kind: 'cancelled', at: 1 },
} satisfies Record<string, OrderState>
type Name = keyof typeof states
const names = Object.keys(states) as Name[]

const answered = (verdict: Verdict, more: object = {}): Step => ({
  type: 'answered',
  at: 5,
  fence: 7,
  asked: 'enter',
  verdict,
  notBefore: 50,
  ...more,
})
const again = (of: 'away' | 'busy' | 'fault' | 'session'): Verdict => ({
  kind: 'again',
  of,
  retryAfterMs: 0,
})
const receipt = {} as never

/** What comes of a step, in words; – where it can't be taken. */
function outcome(state: OrderState, step: Step, cancelAsked = false): string {
  const after = next({ state, cancelAsked }, step)
  if (!after) return '–'
  const { kind } = after.state
  const more = kind === 'queued' ? ` ${after.state.attempts}@${after.state.notBefore}` : ''
  const why = kind === 'parked' ? ` ${after.state.why}` : ''
  return `${kind}${more}${why}${after.cancelAsked && !cancelAsked ? ', back' : ''}`
}

const steps: Record<string, [Step, Partial<Record<Name, string>>]> = {
  claimed: [
    { type: 'claimed', at: 5, fence: 7 },
    { new: 'sending', tried: 'sending' },
  ],
  'taken over by a later sender': [{ type: 'taken-over', fence: 8 }, { sending: 'queued 3@0' }],
  'taken over by an earlier one': [{ type: 'taken-over', fence: 6 }, {}],
  hurried: [{ type: 'hurried' }, { tried: 'queued 2@0' }],
  retried: [
    { type: 'retried' },
    { asked: 'queued 1@0', forbidden: 'queued 1@0', unexpected: 'queued 1@0' },
  ],
  'taken back': [
    { type: 'cancelled', at: 5 },
    {
      new: 'cancelled, back',
      tried: 'queued 2@0, back',
      sending: 'sending, back',
      asked: 'queued 1@0, back',
      forbidden: 'queued 1@0, back',
      unexpected: 'queued 1@0, back',
    },
  ],
  accepted: [answered({ kind: 'accepted', receipt }), { sending: 'accepted' }],
  refused: [answered({ kind: 'refused', reasons: [] }), { sending: 'refused' }],
  withdrawn: [answered({ kind: 'cancelled' }), { sending: 'cancelled' }],
  asked: [answered({ kind: 'parked', why: 'asked', reasons: [] }), { sending: 'parked asked' }],
  forbidden: [
    answered({ kind: 'parked', why: 'forbidden', reasons: [] }),
    { sending: 'parked forbidden' },
  ],
  'no answer': [answered(again('away')), { sending: 'queued 3@50' }],
  'too busy': [answered(again('busy')), { sending: 'queued 3@50' }],
  'a 500': [answered(again('fault')), { sending: 'queued 3@50' }],
  'signed out': [answered(again('session')), { sending: 'queued 3@50' }],
  'an answer to a sender of another number': [
    answered({ kind: 'accepted', receipt }, { fence: 6 }),
    {},
  ],
}

test('takes every step from the states it can be taken from, and from no other', () => {
  for (const [name, [step, expected]] of Object.entries(steps))
    for (const from of names)
      assert.equal(outcome(states[from], step), expected[from] ?? '–', `${name}, of ${from}`)
})

test('counts attempts, and says whose and until when a claim is', () => {
  const claimed = next({ state: states.tried, cancelAsked: false }, steps.claimed?.[0] as Step)
  assert.deepEqual(claimed?.state, {
    kind: 'sending',
    attempts: 3,
    since: 5,
    until: 60_005,
    fence: 7,
    faults: 0,
  })
})

test(`leaves an order to a person after ${mostFaults} answers of 500 in a row, silence between them or not`, () => {
  const rows: [('fault' | 'away' | 'busy')[], string][] = [
    [['fault', 'fault', 'fault', 'fault'], 'queued'],
    [['fault', 'fault', 'fault', 'fault', 'fault'], 'parked'],
    [['fault', 'fault', 'away', 'fault', 'away', 'fault', 'fault'], 'parked'],
    [['fault', 'fault', 'fault', 'fault', 'busy', 'fault'], 'queued'],
  ]
  for (const [answers, ends] of rows) {
    let standing: Standing = { state: states.new, cancelAsked: false }
    for (const of of answers) {
      standing = next(standing, { type: 'claimed', at: 1, fence: 7 }) ?? standing
      standing = next(standing, answered(again(of))) ?? standing
    }
    assert.equal(standing.state.kind, ends, answers.join(' '))
  }
})

test('asks back what was taken back on its way, whatever was answered but that it stands or doesn’t', () => {
  const { sending } = states
  const parked: Verdict = { kind: 'parked', why: 'asked', reasons: [] }
  const back = (verdict: Verdict, more = {}) => outcome(sending, answered(verdict, more), true)
  assert.equal(back({ kind: 'accepted', receipt }), 'accepted')
  assert.equal(back({ kind: 'refused', reasons: [] }), 'cancelled')
  assert.equal(back(parked), 'queued 3@0')
  assert.equal(back(parked, { asked: 'withdraw' }), 'parked asked')
  assert.equal(back(again('away')), 'queued 3@50')
  // Sent again, it is asked back again.
  const retried = next({ state: states.forbidden, cancelAsked: true }, { type: 'retried' })
  assert.equal(retried?.cancelAsked, true)
})

test('forgets what is over or was judged, never what waits or may stand', () => {
  const forgets = names.filter(name => mayForget({ state: states[name] }))
  assert.deepEqual(forgets, ['accepted', 'refused', 'asked', 'forbidden', 'cancelled'])
  const waits = names.filter(name => isWaiting({ state: states[name] }))
  assert.deepEqual(waits, ['new', 'tried', 'sending', 'asked', 'forbidden', 'unexpected'])
})

test('lets nobody write but the sender that took the last number', () => {
  assert.deepEqual(
    [6, 7, 8, undefined, '7'].filter(last => isLastSender(last, 7)),
    [7],
  )
})
