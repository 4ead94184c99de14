import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translated } from '../../src/core/i18n/texts.ts'
import { mostTerms, readFind } from '../../src/core/orders/find-grammar.ts'
import { wordsIn } from '../../src/core/orders/name-words.ts'
import french from '../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../src/core/orders/texts.ts'

const words = [orderTexts.english, translated(orderTexts.english, french)]
/** A Tuesday. */
const today = '2026-11-24'
const read = (text: string) => readFind(text, { words, today, locale: 'en' })
const conditionsOf = (text: string) => read(text).conditions
const termsOf = (text: string) => read(text).terms.map(({ kind, text: each }) => `${kind} ${each}`)

test('it reads names without accents, capitals and apostrophes, each word by itself', () => {
  assert.deepEqual(termsOf('Hélöïse d’Entremont'), ['word heloise', 'word dentremont'])
  assert.deepEqual(termsOf('Saint-Amand'), ['word saint', 'word amand'])
  assert.deepEqual(wordsIn('Cœur Straße Łukasz'), ['coeur', 'strasse', 'lukasz'])
})

test('it tells telephone numbers, numbers, ids and addresses apart', () => {
  for (const typed of ['(902) 555-0123', '902.555.0123', '+1 902 555 0123', '9025550123'])
    assert.deepEqual(termsOf(typed), ['phone 9025550123'], typed)
  assert.deepEqual(termsOf('555-0123'), ['phone 5550123'])
  assert.deepEqual(termsOf('4242 #10417'), ['number 4242', 'number 10417'])
  assert.deepEqual(termsOf('4F09C2'), ['word 4f09c2'])
  assert.deepEqual(termsOf('Eva@Example.org'), ['email eva@example.org'])
  assert.deepEqual(termsOf('order k-htwqrb'), ['reference K-HTWQRB'])
})

test('it reads a part of a telephone number as one, however it is written, where no other number stands beside it', () => {
  for (const typed of ['902 555', '902-555', '(902) 555', 'phone 902 555', 'téléphone:902-555'])
    assert.deepEqual(termsOf(typed), ['phone 902555'], typed)
  assert.deepEqual(termsOf('eva 555 0123'), ['phone 5550123', 'word eva'])
  assert.deepEqual(termsOf('902 555 01'), ['phone 90255501'])
  assert.deepEqual(termsOf('902'), ['number 902'])
  assert.deepEqual(termsOf('305 902 555 0123'), ['phone 9025550123', 'number 305'])
  assert.deepEqual(termsOf('#305 4242'), ['number 305', 'number 4242'])
  assert.deepEqual(termsOf('10417 305 42'), ['number 10417', 'number 305', 'number 42'])
  assert.deepEqual(read('>100 555').conditions, { moreThanCents: 10_000 })
})

test('it takes no notice of what a number is called, and reads a condition without its colon', () => {
  for (const typed of ['téléphone 0161', 'phone 0161', 'Phone: 0161', 'tel:0161'])
    assert.deepEqual(termsOf(typed), ['number 0161'], typed)
  assert.deepEqual(termsOf('courriel eva@example.org'), ['email eva@example.org'])
  assert.deepEqual(termsOf('billet'), ['word billet'])
  assert.deepEqual(conditionsOf('eva statut annulée'), { status: ['VOID'] })
  assert.deepEqual(conditionsOf('since friday'), { from: '2026-11-20' })
  assert.deepEqual(termsOf('source eva'), ['word source', 'word eva'])
})

test('it reads a card by its brand and last four digits, as our own lists write it too', () => {
  for (const [typed, brand] of [
    ['Visa 6951', 'VISA'],
    ['visa …6951', 'VISA'],
    ['VISA ending in 6951', 'VISA'],
    ['Visa se terminant par 6951', 'VISA'],
    ['Mastercard ...6951', 'MASTERCARD'],
    ['mc ****6951', 'MASTERCARD'],
    ['American Express 6951', 'AMERICAN_EXPRESS'],
    ['amex 6951', 'AMERICAN_EXPRESS'],
  ] as const)
    assert.deepEqual(read(typed).terms, [{ kind: 'card', typed, text: '6951', brand }], typed)
  assert.deepEqual(termsOf('eva Visa 6951 902 555 0123'), [
    'phone 9025550123',
    'card 6951',
    'word eva',
  ])
  assert.deepEqual(termsOf('visa 69512'), ['word visa', 'number 69512'])
  assert.deepEqual(termsOf('visage 6951'), ['word visage', 'number 6951'])
})

test('it reads conditions in English and French words', () => {
  const failed = { status: ['FAILED'] }
  for (const typed of ['status:failed', 'status:Error', 'statut:erreur', 'STATUT:"Erreur"'])
    assert.deepEqual(conditionsOf(typed), failed, typed)
  assert.deepEqual(conditionsOf('status:void statut:annulée'), { status: ['VOID', 'VOID'] })
  assert.deepEqual(conditionsOf('type:money-order'), { type: ['money order'] })
  assert.deepEqual(conditionsOf('source:walk_in'), { source: ['walk_in'] })
  assert.deepEqual(conditionsOf('source:"sur place"'), { source: ['walk_in'] })
  assert.deepEqual(conditionsOf('is:refund-owed'), { mark: ['refund-owed'] })
  assert.deepEqual(conditionsOf('est:"peut-être en double"'), { mark: ['duplicate'] })
  assert.deepEqual(conditionsOf('raffle:"Harbour Lights"'), { raffle: ['harbour', 'lights'] })
})

test('it reads amounts to the cent, and days back from today', () => {
  assert.deepEqual(conditionsOf('>100 <250,50'), { moreThanCents: 10_000, lessThanCents: 25_050 })
  assert.deepEqual(conditionsOf('since:friday'), { from: '2026-11-20' })
  assert.deepEqual(conditionsOf('depuis:mardi'), { from: today })
  assert.deepEqual(conditionsOf('since:yesterday before:2026-11-24'), {
    from: '2026-11-23',
    to: '2026-11-23',
  })
  assert.deepEqual(conditionsOf("depuis:aujourd'hui"), { from: today })
})

test('it names what it can’t read, and looks for none of it', () => {
  const typed = 'status:lost since:2026-02-30 >much eva'
  const { terms, conditions, unread } = read(typed)
  assert.deepEqual(unread, ['status:lost', 'since:2026-02-30', '>much'])
  assert.deepEqual(conditions, {})
  assert.deepEqual(
    terms.map(({ text }) => text),
    ['eva'],
  )
  const many = Array.from({ length: mostTerms + 2 }, (_, at) => `name${at}`)
  assert.deepEqual(read(many.join(' ')).unread, many.slice(mostTerms))
})

test('it knows no days that the house doesn’t keep', () => {
  for (const typed of ['since:0000-01-01', 'before:0001-01-01', 'since:1899-12-31'])
    assert.deepEqual(read(typed), { terms: [], conditions: {}, unread: [typed] }, typed)
  assert.deepEqual(conditionsOf('since:1900-01-01'), { from: '1900-01-01' })
})

test('it names what says nothing, but no mark that stands at a number', () => {
  for (const typed of ['%', '🎟️', '---', '#', '::::', '@', '>-5', 'raffle:%'])
    assert.deepEqual(read(typed), { terms: [], conditions: {}, unread: [typed] }, typed)
  assert.deepEqual(read('% eva %').unread, ['%'])
  assert.deepEqual(read('“902 555-0123”, eva').unread, [])
})

test('it reads a word in another gender or number, or half of it, where one thing alone is meant', () => {
  for (const typed of ['statut:actif', 'statut:actives', 'status:acti'])
    assert.deepEqual(conditionsOf(typed), { status: ['ACTIVE'] }, typed)
  assert.deepEqual(conditionsOf('statut:annulés'), { status: ['VOID'] })
  assert.deepEqual(conditionsOf('est:"posté mais annulé"'), { mark: ['mailed-void'] })
  assert.deepEqual(conditionsOf('est:"arrivés en retard"'), { mark: ['late-arrival'] })
  for (const typed of ['est:annulé', 'is:void', 'status:act', 'status:active-lost'])
    assert.deepEqual(read(typed).unread, [typed], typed)
})

test('it takes a colon in other words for a part of them', () => {
  assert.deepEqual(termsOf('re:eva'), ['word re', 'word eva'])
})
