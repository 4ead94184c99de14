import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  editsBetween,
  isSame,
  mergeEdits,
  type Values,
  valueAt,
  withValue,
} from '../../src/core/forms/edits.ts'

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.record({ title: fc.string(), cents: fc.integer() }), { maxLength: 3 }),
)

/** Three states of one form: the same fields, one group among them. */
const form = fc.record({
  name: leaf,
  priceCents: leaf,
  packages: leaf,
  whiteLabel: fc.record({ enabled: fc.boolean(), buttonColor: leaf }),
})

test('it finds each changed leaf, and putting them back undoes the change', () => {
  fc.assert(
    fc.property(form, form, (before, after) => {
      const edits = editsBetween(before, after)
      const replayed = edits.reduce<Values>(
        (values, edit) => withValue(values, edit.path, edit.after),
        before,
      )
      const undone = edits.reduce<Values>(
        (values, edit) => withValue(values, edit.path, edit.before),
        after,
      )
      assert.ok(isSame(replayed, after))
      assert.ok(isSame(undone, before))
    }),
  )
})

test('it merges so that no change of either side is lost without being named', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const { values, clashes, taken } = mergeEdits<Values>(base, mine, theirs)
      const disputed = new Map(clashes.map(clash => [clash.path, clash]))
      for (const { path, after } of editsBetween(base, mine)) {
        assert.ok(isSame(valueAt(values, path), after), `mine is lost at ${path}`)
      }
      for (const { path, after } of editsBetween(base, theirs)) {
        const kept = isSame(valueAt(values, path), after)
        assert.ok(kept || isSame(disputed.get(path)?.theirs, after), `theirs is lost at ${path}`)
      }
      for (const path of taken) assert.ok(isSame(valueAt(values, path), valueAt(theirs, path)))
    }),
  )
})

test('it clashes only where both changed one leaf, each in its own way', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const changed = (side: Values) => new Set(editsBetween(base, side).map(({ path }) => path))
      const [my, their] = [changed(mine), changed(theirs)]
      for (const clash of mergeEdits<Values>(base, mine, theirs).clashes) {
        assert.ok(my.has(clash.path) && their.has(clash.path))
        assert.ok(!isSame(clash.mine, clash.theirs))
      }
    }),
  )
})

test('it is quiet where one side changed nothing, and where both changed alike', () => {
  fc.assert(
    fc.property(form, form, (base, other) => {
      const quiet = mergeEdits<Values>(base, base, other)
      assert.equal(quiet.values, other)
      assert.deepEqual(quiet.clashes, [])
      assert.deepEqual(
        quiet.taken,
        editsBetween(base, other).map(({ path }) => path),
      )
      assert.deepEqual(mergeEdits<Values>(base, other, base).clashes, [])
      const alike = mergeEdits<Values>(base, other, other)
      assert.deepEqual([alike.clashes, alike.taken], [[], []])
    }),
  )
})

test('it names both values of a clash, and takes what only they changed', () => {
  const base = { name: 'Spring', endAt: '2026-06-01T00:00:00Z', priceCents: 1000 }
  const merged = mergeEdits<Values>(
    base,
    { ...base, name: 'Spring draw' },
    { ...base, name: 'Spring 2026', priceCents: 2000 },
  )
  assert.deepEqual(merged, {
    values: { ...base, name: 'Spring draw', priceCents: 2000 },
    clashes: [{ path: 'name', before: 'Spring', mine: 'Spring draw', theirs: 'Spring 2026' }],
    taken: ['priceCents'],
  })
})

test('it clashes where they emptied a group that I changed a part of', () => {
  const base = { whiteLabel: { enabled: true } }
  const { clashes } = mergeEdits<Values>(
    base,
    { whiteLabel: { enabled: false } },
    { whiteLabel: null },
  )
  assert.deepEqual(
    clashes.map(({ path }) => path),
    ['whiteLabel.enabled'],
  )
})

test('it writes into no prototype', () => {
  const changed = withValue({}, '__proto__.stolen', true)
  assert.equal(Reflect.get(changed, 'stolen'), undefined)
  assert.equal(Reflect.get({}, 'stolen'), undefined)
})
