import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { text } from '../../src/core/fields/kinds.ts'
import { oneLineText } from '../../src/core/fields/values.ts'
import { withoutUnseen } from '../../src/core/format/unseen.ts'

test('a name keeps what is seen of it, and nothing that turns or hides', () => {
  const pairs = [
    ['Tern\u200b Cove\u202e', 'Tern Cove'],
    ['\u2066Eva\u2069 \ufeffRoy', 'Eva Roy'],
    ['\u200b\u202e\u3164', ''],
    ['\u200dEva\u200c', 'Eva'],
    // Words that need their joiners, a family, and a sign of Arabic that shows.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['\u0600١', '\u0600١'],
  ] as const
  for (const [given, kept] of pairs) assert.equal(withoutUnseen(given), kept)
  const run = '\u200d'.repeat(1_000_000)
  assert.equal(withoutUnseen(run), '', 'however long it is, at once')
})

test('fields of names keep the same, and nothing alone is none', () => {
  for (const schema of [text(80, { required: true }).schema, oneLineText(80)]) {
    assert.equal(v.parse(schema, ' \u202eEva\u202c '), 'Eva')
    assert.equal(v.safeParse(schema, '\u200b\u202e').success, false)
  }
})
