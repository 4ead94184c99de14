/** What becomes of short messages whose reader switches to another language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { createNotices } from '../../src/core/notices.ts'

test('what can be said again is, once its words are there; bad news and ways back stay as they were said, the rest goes', () => {
  const $locale = atom<Locale>('en')
  const $loading = atom(false)
  const words = { saved: 'Saved' }
  const notices = createNotices({ $locale, texts: { $loading } })
  notices.add('ok', () => words.saved)
  notices.add('ok', 'Order 4F09C2 is void.')
  notices.add('bad', 'It failed.')
  notices.add('ok', 'It was voided.', { label: 'Undo', onAction: () => undefined })
  const told = () => notices.$notices.get().map(({ text, lang }) => `${lang} ${text}`)

  $loading.set(true)
  $locale.set('fr')
  words.saved = 'Enregistré'
  $loading.set(false)
  const kept = ['fr Enregistré', 'en It failed.', 'en It was voided.']
  assert.deepEqual(told(), kept)
  notices.add('ok', 'Commande annulée.')
  $loading.set(true)
  assert.deepEqual(told(), [...kept, 'fr Commande annulée.'])
})
