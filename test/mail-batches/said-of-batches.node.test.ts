/** What a seller said of batches, where the browser lets nothing be kept: Node has no storage of a tab. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { saidOfBatches } from '../../src/core/mail-batches/open-batches.ts'

test('it stays as long as the page, and is nobody else’s', () => {
  const $subject = atom<string | null>('eva')
  const said = saidOfBatches({ $subject } as unknown as Desk)
  assert.equal(said.read(), null)
  said.say('none')
  assert.equal(said.read(), 'none')
  $subject.set('devon')
  assert.equal(said.read(), null)
  $subject.set('eva')
  said.say('some')
  assert.equal(said.read(), 'some')
})
