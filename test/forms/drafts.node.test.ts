import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import { createDrafts } from '../../src/core/forms/drafts.ts'

const day = 24 * 60 * 60 * 1000
const saved = { name: 'Spring', priceCents: 1000, whiteLabel: { enabled: false } }

function shelf({ full = false } = {}) {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => !full && Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}

function setUp(options?: { full?: boolean }) {
  const time = { now: Date.UTC(2026, 10, 20, 14, 32) }
  const store = shelf(options)
  const $subject = atom<string | null>('eva:tern-cove')
  const drafts = createDrafts({ $subject }, store, () => time.now)
  const of = (form = 'raffle:1') => {
    const draft = drafts.of(form)
    assert.ok(draft)
    return draft
  }
  return { time, store, $subject, drafts, of }
}

test('it brings back what was typed, and nothing else', () => {
  const { of, time, store } = setUp()
  assert.equal(of().keep(saved, { ...saved, name: 'Spring draw' }), 'kept')
  assert.deepEqual(of().restore(saved), {
    values: { ...saved, name: 'Spring draw' },
    clashes: [],
    taken: [],
    at: time.now,
  })
  assert.ok(![...store.kept.values()].join().includes('1000'))
})

test('it brings back nothing once all of it is saved', () => {
  const { of } = setUp()
  of().keep(saved, { ...saved, name: 'Spring draw' })
  assert.equal(of().restore({ ...saved, name: 'Spring draw' }), null)
})

test('it knows of a save whose answer never came, as it was sent and by its key', () => {
  const { of } = setUp()
  const sent = { ...saved, name: 'Spring draw' }
  const save = { idempotencyKey: 'a-key-of-that-save', values: sent }
  of().keep(saved, { ...sent, priceCents: 2000 }, [save])
  assert.deepEqual(of().restore(saved)?.open, [save])
  of().keep(saved, { ...sent, priceCents: 2000 })
  assert.equal(of().restore(saved)?.open, undefined)
})

test('it keeps changes that others saved meanwhile, and names those that clash', () => {
  const { of } = setUp()
  of().keep(saved, { ...saved, name: 'Spring draw' })
  const elsewhere = of().restore({ ...saved, priceCents: 2000 })
  assert.deepEqual(elsewhere?.values, { ...saved, name: 'Spring draw', priceCents: 2000 })
  assert.deepEqual(elsewhere?.clashes, [])
  const clash = of().restore({ ...saved, name: 'Spring 2026' })
  assert.deepEqual(clash?.clashes, [
    { path: 'name', before: 'Spring', mine: 'Spring draw', theirs: 'Spring 2026' },
  ])
})

test('it forgets a draft that says nothing new, and one that is dropped', () => {
  const { of, store } = setUp()
  of().keep(saved, { ...saved, name: 'Spring draw' })
  of().keep(saved, { ...saved })
  assert.equal(store.kept.size, 0)
  of().keep(saved, { ...saved, name: 'Spring draw' })
  of().drop()
  assert.equal(of().restore(saved), null)
})

test('it shows a draft to nobody else, in no other organisation, in no other form', () => {
  const { of, $subject } = setUp()
  of().keep(saved, { ...saved, name: 'Spring draw' })
  assert.equal(of('raffle:2').restore(saved), null)
  for (const subject of ['eva:other', 'luc:tern-cove']) {
    $subject.set(subject)
    assert.equal(of().restore(saved), null)
  }
})

test('it stays with the person it was made for, after they are gone', () => {
  const { of, $subject, drafts } = setUp()
  const draft = of()
  $subject.set(null)
  assert.equal(drafts.of('raffle:1'), null)
  draft.keep(saved, { ...saved, name: 'Spring draw' })
  $subject.set('eva:tern-cove')
  assert.equal(of().restore(saved)?.values.name, 'Spring draw')
})

test('it forgets all drafts of a person who signs out, in every organisation', () => {
  const { of, $subject, drafts, store } = setUp()
  of().keep(saved, { ...saved, name: 'One' })
  $subject.set('eva:other')
  of().keep(saved, { ...saved, name: 'Two' })
  $subject.set('eva-2:tern-cove')
  of().keep(saved, { ...saved, name: 'Three' })
  drafts.forget('eva')
  assert.equal(store.kept.size, 1)
  assert.equal(of().restore(saved)?.values.name, 'Three')
})

test('it is too old after a week', () => {
  const { of, time } = setUp()
  of().keep(saved, { ...saved, name: 'Spring draw' })
  time.now += 7 * day - 1
  assert.ok(of().restore(saved))
  time.now += 1
  assert.equal(of().restore(saved), null)
})

test('it never keeps passwords, files or dates that are no text', () => {
  const { of, store } = setUp()
  const typed = {
    ...saved,
    newPassword: 'Harbour50',
    photo: new Blob(['x']),
    when: new Date(0),
    people: [{ name: 'Eva', password: 'Harbour50' }],
  }
  assert.equal(of().keep(saved, typed), 'kept')
  assert.equal(store.kept.size, 0)
})

test('it says when a draft is too large, or storage full or forbidden, and throws nothing', () => {
  assert.equal(
    setUp()
      .of()
      .keep(saved, { ...saved, name: 'x'.repeat(200_001) }),
    'too-large',
  )
  assert.equal(
    setUp({ full: true })
      .of()
      .keep(saved, { ...saved, name: 'Spring draw' }),
    'no-storage',
  )
})

test('it takes what it can’t read for nothing', () => {
  const { of, store } = setUp()
  for (const text of [
    '',
    '{',
    '{"at":1}',
    '{"at":1,"edits":[{"path":"name","after":"{"}]}',
    '[]',
  ]) {
    store.kept.set('raffle-desk.draft.eva:tern-cove:raffle:1', text)
    assert.equal(of().restore(saved), null)
  }
})
