import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedAnswer } from './node-part.ts'

test('runs TypeScript in Node, with imports that carry .ts', () => {
  assert.equal(expectedAnswer, 42)
})
