/** Proof by random strings: `node test/run.mjs node --only fuzz` shows the counts of all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isCron, nextRuns } from '../../src/core/format/cron.ts'
import { soak } from '../support/soak.ts'

const runs = soak ? 10_000 : 600
const halifax = 'America/Halifax'

test('cron: never throws, whatever is typed, and shows runs of nothing but valid expressions', t => {
  let accepted = 0
  const field = fc.string({ unit: fc.constantFrom(...'0123456789*,/-#L?WMONFRI@+ '), maxLength: 8 })
  const plain = fc.constantFrom('*', '*/2', '1-5', '1', '3', '1,4', '7', '60', 'MON')
  const likely = fc.array(plain, { minLength: 5, maxLength: 5 }).map(fields => fields.join(' '))
  const near = fc.array(field, { minLength: 4, maxLength: 6 }).map(fields => fields.join(' '))
  const after = new Date('2026-11-20T12:00:00Z')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near, likely), text => {
      const next = nextRuns(text, halifax, after)
      if (isCron(text)) accepted += 1
      if (next.length > 0) assert.ok(isCron(text), text)
      assert.deepEqual([...next].sort(), next)
    }),
    { numRuns: runs },
  )
  t.diagnostic(`cron: ${accepted} of ${runs} strings accepted, none throws`)
  assert.ok(accepted > runs / 20)
})
