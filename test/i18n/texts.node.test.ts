import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { atom } from 'nanostores'
import { withoutIsolates } from '../../src/core/i18n/isolate.ts'
import { count, params } from '../../src/core/i18n/phrases.ts'
import { createTranslator, defineTexts, type Locale } from '../../src/core/i18n/texts.ts'

const english = {
  title: 'Raffles',
  hello: params<{ name: string }>('Hello, {name}. {name}? {other}'),
  sold: params<{ number: string }>(count({ one: '{number} ticket', many: '{number} tickets' })),
}
const french = {
  title: 'Tombolas',
  hello: 'Bonjour {name}',
  sold: { one: '{number} billet', many: '{number} billets' },
}

test('fills the gaps it has values for, wherever they stand', () => {
  assert.equal(english.hello({ name: '$& {x}' }), 'Hello, $& {x}. $& {x}? {other}')
})

test('keeps the direction of a name to the name, and leaves alone what turns nothing', () => {
  const hello = params<{ name: string }>('Hello, {name} (2)')
  assert.equal(hello({ name: 'Eva Muise' }), 'Hello, Eva Muise (2)')
  assert.equal(hello({ name: 'Zoé Bérubé, ᒥᑭᓗ, 李' }), 'Hello, Zoé Bérubé, ᒥᑭᓗ, 李 (2)')
  for (const name of ['נועה לוי', 'مريم', '𞤀𞤁', 'Noa \u202eivel'])
    assert.equal(hello({ name }), `Hello, \u2068${name}\u2069 (2)`)
})

test('ends inside a name what the name opens, and drops what would end its isolation', () => {
  const hello = params<{ name: string }>('Hello, {name} (2)')
  assert.equal(hello({ name: 'a\u2069b\u2067c' }), 'Hello, \u2068ab\u2067c\u2069\u2069 (2)')
  const greeted = hello({ name: 'נועה' })
  assert.equal(hello({ name: greeted }), `Hello, \u2068${greeted}\u2069 (2)`)
  assert.equal(withoutIsolates(greeted), 'Hello, נועה (2)')
})

test('shortens the French “de” before a name that begins with a vowel', () => {
  const of = params<{ name: string }>('Abonnement de {name}')
  for (const [name, shown] of [
    ['Eva Muise', 'd’Eva Muise'],
    ['Éva', 'd’Éva'],
    ['Œuvre des étoiles', 'd’Œuvre des étoiles'],
    ['Yves', 'd’Yves'],
    ['Yasmine', 'de Yasmine'],
    ['Harbour Lights 50/50', 'de Harbour Lights 50/50'],
    ['Hélène', 'de Hélène'],
    ['Joël', 'de Joël'],
    ['11', 'de 11'],
    ['un client', 'd’un client'],
    ['', 'de '],
  ] as const)
    assert.equal(of({ name }), `Abonnement ${shown}`)
  assert.equal(params<{ name: string }>('Code {name}')({ name: 'Eva' }), 'Code Eva')
})

test('counts as each language does', async () => {
  const $locale = atom<Locale>('en')
  const $texts = createTranslator($locale)(
    defineTexts('test', english, async () => ({ default: french })),
  )
  assert.equal($texts.get().sold({ number: '0' })(0), '0 tickets')
  $locale.set('fr')
  await settled()
  assert.equal($texts.get().sold({ number: '0' })(0), '0 billet')
  assert.equal($texts.get().sold({ number: '2' })(2), '2 billets')
})

test('keeps French signs with what they belong to, in plain and in counted texts', async () => {
  const signs = {
    title: 'Exclus : le billet « A »',
    hello: 'Refuser « {name} »?',
    sold: { one: 'Reste : {number}', many: 'Restent : {number}' },
  }
  const set = defineTexts('test', english, async () => ({ default: signs }))
  const $texts = createTranslator(atom<Locale>('fr'))(set)
  await settled()
  const texts = $texts.get()
  assert.equal(texts.title, 'Exclus\u00a0: le billet «\u00a0A\u00a0»')
  assert.equal(texts.hello({ name: 'B : c' }), 'Refuser «\u00a0B : c\u00a0»\u00a0?')
  assert.equal(texts.sold({ number: '2' })(2), 'Restent\u00a0: 2')
})

test('is one store for a set, says when French is on its way, and loads it once', async () => {
  let loads = 0
  const set = defineTexts('test', english, async () => {
    loads += 1
    return { default: french }
  })
  const $locale = atom<Locale>('fr')
  const translator = createTranslator($locale)
  const $texts = translator(set)
  assert.equal(translator(set), $texts)
  assert.equal(translator.$loading.get(), true)
  assert.equal($texts.get().title, 'Raffles')
  await settled()
  assert.equal(translator.$loading.get(), false)
  assert.equal($texts.get().title, 'Tombolas')
  $locale.set('en')
  assert.equal($texts.get().title, 'Raffles')
  $locale.set('fr')
  assert.equal($texts.get().hello({ name: 'Zoé' }), 'Bonjour Zoé')
  assert.equal(loads, 1)
})

test('stays English when French can’t be had, and asks again', async () => {
  let online = false
  const set = defineTexts('test', english, async () => {
    if (!online) throw new Error('offline')
    return { default: french }
  })
  const $locale = atom<Locale>('fr')
  const translator = createTranslator($locale)
  const $texts = translator(set)
  await settled()
  assert.equal($texts.get().title, 'Raffles')
  assert.equal(translator.$loading.get(), false)
  online = true
  $locale.set('en')
  $locale.set('fr')
  await settled()
  assert.equal($texts.get().title, 'Tombolas')
})
