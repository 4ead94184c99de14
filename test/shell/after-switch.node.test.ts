import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import { afterSwitch } from '../../src/core/after-switch.ts'
import { createNotices } from '../../src/core/notices.ts'

test('what was told in the other language goes, but for bad news and ways back; what is new is said once its words are there', () => {
  const notices = createNotices()
  const $loading = atom(true)
  const told = () => notices.$notices.get().map(({ text }) => text)
  notices.add('ok', 'Order 4F09C2 is void.')
  notices.add('bad', 'It failed.')
  notices.add('ok', 'It was voided.', { label: 'Undo', onAction: () => undefined })
  afterSwitch({ notices, texts: { $loading } }, () => notices.add('ok', 'Enregistré'))
  assert.deepEqual(told(), ['It failed.', 'It was voided.'])
  $loading.set(false)
  $loading.set(true)
  $loading.set(false)
  assert.deepEqual(told(), ['It failed.', 'It was voided.', 'Enregistré'])
})
