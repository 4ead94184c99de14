import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Locale, locales, translated } from '../../src/core/i18n/texts.ts'
import { completionsAt } from '../../src/core/orders/find-completion.ts'
import { conditionNames, readFind } from '../../src/core/orders/find-grammar.ts'
import french from '../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../src/core/orders/texts.ts'

const words = { en: orderTexts.english, fr: translated(orderTexts.english, french) }
const raffles = ['Harbour Lights 50/50', 'Moitié-moitié d’été']

const offered = (text: string, locale: Locale = 'en', all = false) =>
  completionsAt(text, text.length, { words: words[locale], locale, raffles, all })
const labels = (...asked: Parameters<typeof offered>) => offered(...asked).map(({ label }) => label)

test('it offers what begins as somebody types, in their language', () => {
  assert.deepEqual(labels('st'), ['status:'])
  assert.deepEqual(labels('st', 'fr'), ['statut:'])
  assert.deepEqual(labels('eva av', 'fr'), ['avant:'])
  assert.deepEqual(labels('s'), [], 'one letter begins too many names')
  assert.deepEqual(labels('eva '), [])
})

test('it offers all conditions to whoever asks before typing', () => {
  const all = labels('', 'fr', true)
  assert.equal(all.length, Object.keys(conditionNames).length + 2)
  assert.ok(all.includes('tombola:') && all.includes('>'))
})

test('it offers what a condition can say, by its beginning or that of a later word', () => {
  assert.deepEqual(labels('status:'), [
    'status:active',
    'status:pending',
    'status:error',
    'status:void',
  ])
  assert.deepEqual(labels('statut:ann', 'fr'), ['statut:annulée'])
  assert.deepEqual(labels('status:er', 'fr'), ['status:erreur'], 'the other language’s name too')
  assert.deepEqual(labels('is:owed'), ['is:"refund owed"'])
  assert.deepEqual(labels('est:a sui', 'fr'), [])
  assert.deepEqual(labels('est:"a sui', 'fr'), ['est:"à suivre"'])
  assert.deepEqual(labels('raffle:lig'), ['raffle:"Harbour Lights 50/50"'])
  assert.deepEqual(labels('since:y'), ['since:yesterday'])
  assert.deepEqual(labels('status:error'), [], 'what is complete')
  assert.deepEqual(labels('re:eva'), [], 'what is no condition')
})

test('it puts the choice where one types, and leaves the rest', () => {
  const [void_] = completionsAt('eva status:v 4242', 12, {
    words: words.en,
    locale: 'en',
    raffles,
  })
  assert.equal(void_?.text, 'eva status:void 4242')
  assert.equal(void_?.caret, 'eva status:void '.length)
  assert.deepEqual(offered('eva st')[0]?.text, 'eva status:')
  assert.deepEqual(completionsAt('status', 3, { words: words.en, locale: 'en', raffles }), [])
})

test('it offers nothing that the search can’t read', () => {
  for (const locale of locales)
    for (const name of Object.values(conditionNames))
      for (const { label } of offered(`${name[locale]}:`, locale)) {
        const { terms, unread } = readFind(label, {
          words: [words.en, words.fr],
          today: '2026-11-24',
          locale,
        })
        assert.deepEqual({ terms, unread }, { terms: [], unread: [] }, label)
      }
})
