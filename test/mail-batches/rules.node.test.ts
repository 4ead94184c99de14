import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideBatch } from '../../src/core/mail-batches/rules.ts'

const batch = {
  state: 'open',
  envelopes: 2,
  controlCents: 1000,
  enteredEnvelopes: 2,
  enteredCents: 1000,
  everUsed: true,
} as const

const codes = (action: Parameters<typeof decideBatch>[0], more: object = {}) => {
  const decision = decideBatch(action, { ...batch, ...more })
  return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
}

test('a batch closes only when both balance, takes as many envelopes as declared, and goes only if it was never used', () => {
  assert.deepEqual(codes('close'), [])
  assert.deepEqual(codes('close', { enteredEnvelopes: 1 }), ['batch-envelopes-differ'])
  assert.deepEqual(codes('close', { enteredCents: 1001 }), ['batch-cents-differ'])
  assert.deepEqual(codes('close', { enteredEnvelopes: 3, enteredCents: 999 }), [
    'batch-envelopes-differ',
    'batch-cents-differ',
  ])
  assert.deepEqual(codes('enter'), ['batch-full'])
  assert.deepEqual(codes('enter', { enteredEnvelopes: 1, enteredCents: 2000 }), [])
  assert.deepEqual(codes('change'), [])
  assert.deepEqual(codes('remove'), ['batch-in-use'])
  assert.deepEqual(codes('remove', { everUsed: false }), [])
  for (const action of ['enter', 'change', 'close', 'remove'] as const)
    assert.deepEqual(codes(action, { state: 'closed' }), ['batch-closed'])
})
