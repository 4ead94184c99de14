import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import {
  longerOf,
  type Retention,
  retentionForm,
  shortened,
} from '../../src/core/retention/retention.ts'

const keeps = (
  keepsBuyers: number | null,
  keepsEmails: number | null,
  keepsRecordings: number | null,
): Retention => ({ keepsBuyers, keepsEmails, keepsRecordings })
const forEver = keeps(null, null, null)

test('what is kept for less than before is what may go; what isn’t allowed is none of it', () => {
  const cases: [Retention, Retention, string[]][] = [
    [forEver, keeps(36, 6, 1), ['keepsBuyers', 'keepsEmails', 'keepsRecordings']],
    [keeps(36, 6, 1), forEver, []],
    [keeps(48, 12, 3), keeps(48, 12, 3), []],
    [keeps(48, 12, 3), keeps(47, 13, 3), ['keepsBuyers']],
    [forEver, keeps(35, 5, 0), []],
    [forEver, keeps(Number.NaN, 6.5, 241), []],
  ]
  for (const [before, after, less] of cases) assert.deepEqual(shortened(before, after), less)
})

test('it is refused to keep anything for less than its floor', () => {
  for (const [periods, isRight] of [
    [keeps(36, 6, 1), true],
    [forEver, true],
    [keeps(35, 6, 1), false],
    [keeps(36, 5, 1), false],
    [keeps(36, 6, 0), false],
    [keeps(241, 6, 1), false],
  ] as const)
    assert.equal(v.is(retentionForm.schema, periods), isRight, JSON.stringify(periods))
})

test('a run goes by the longer of its periods and those set since', () => {
  for (const [begun, now, longer] of [
    [36, 36, 36],
    [36, 48, 48],
    [48, 36, 48],
    [36, null, null],
    [null, 36, null],
  ] as const)
    assert.equal(longerOf(begun, now), longer)
})
