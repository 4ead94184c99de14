import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FindReason } from '../../src/core/orders/find.ts'
import { piecesOf } from '../../src/core/orders/find-marks.ts'

/** The text with what is marked in brackets. */
function marked(text: string, typed: string, reason: FindReason): string {
  const pieces = piecesOf(text, [{ typed, reason }], [reason])
  return pieces.map(piece => (piece.marked ? `[${piece.text}]` : piece.text)).join('')
}

test('it marks the letters that were typed, accents and apostrophes aside', () => {
  assert.equal(marked('Éva Tremblay', 'trem', 'name'), 'Éva [Trem]blay')
  assert.equal(marked('Éva Tremblay', 'EVA', 'name'), '[Éva] Tremblay')
  assert.equal(marked('Hélöïse d’Entremont', 'dentr', 'name'), 'Hélöïse [d’Entr]emont')
  assert.equal(marked('Marie Saint-Amand', 'Saint-Amand', 'name'), 'Marie [Saint]-[Amand]')
  assert.equal(marked('Œdipe Cœur', 'coe', 'name'), 'Œdipe [Cœ]ur')
  assert.equal(marked('E\u0301va', 'e', 'name'), '[E\u0301]va')
})

test('it marks the whole word that is meant but for a slip', () => {
  assert.equal(marked('Éva Tremblay', 'tremblai', 'similar-name'), 'Éva [Tremblay]')
  assert.equal(marked('Éva Tremblay', 'bouchard', 'similar-name'), 'Éva Tremblay')
})

test('it marks parts of addresses, numbers and ids as they are shown', () => {
  assert.equal(marked('eva@example.org', 'EXAMPLE', 'email'), 'eva@[example].org')
  assert.equal(marked('(902) 555-0142', '555-01', 'phone'), '(902) [555-01]42')
  assert.equal(marked('902 555-0142', '+1 902 555 0142', 'phone'), '[902 555-0142]')
  assert.equal(marked('4F09C2', '4f09', 'order'), '[4F09]C2')
  assert.equal(marked('10401–10420', '10405', 'ticket'), '[10401–10420]')
})

test('it marks by the reasons of that text alone, and nothing twice', () => {
  const why = [
    { typed: 'tre', reason: 'name' },
    { typed: 'tremb', reason: 'name' },
    { typed: '4242', reason: 'card' },
  ] as const
  assert.deepEqual(piecesOf('Tremblay', [...why], ['name']), [
    { text: 'Tremb', marked: true },
    { text: 'lay', marked: false },
  ])
})
