import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attentionOf } from '../../src/core/accounts/rules.ts'

const clear = { currently_due: [], past_due: [], eventually_due: [], current_deadline: null }

test('wants attention when any one of the three lists is not empty', () => {
  assert.deepEqual(attentionOf(clear), { kind: 'none' })
  assert.equal(attentionOf({ ...clear, currently_due: ['a'] }).kind, 'due')
  assert.equal(attentionOf({ ...clear, past_due: ['a'] }).kind, 'past-due')
  assert.equal(attentionOf({ ...clear, eventually_due: ['a'] }).kind, 'eventual')
})

test('speaks of the worst of several, and counts only that', () => {
  const all = { ...clear, currently_due: ['a'], past_due: ['b', 'c'], eventually_due: ['d'] }
  assert.deepEqual(attentionOf(all), { kind: 'past-due', count: 2, deadline: null })
})
