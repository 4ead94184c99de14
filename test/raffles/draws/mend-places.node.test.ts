import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readinessCodes } from '../../../src/core/raffles/draws/draw.ts'
import { mendPlaceOf } from '../../../src/core/raffles/draws/mend-places.ts'
import { editorPlaceOf } from '../../../src/core/raffles/editor/sections.ts'

const field = (code: (typeof readinessCodes)[number], final: boolean) =>
  editorPlaceOf(mendPlaceOf(code, { final })?.section)

test('the final draw’s date and the place of a draw are mended in their own fields', () => {
  assert.deepEqual(field('draw-date-not-reached', true), { section: 'dates', field: 'drawDate' })
  for (const final of [true, false])
    assert.deepEqual(field('draw-location-missing', final), {
      section: 'dates',
      field: 'drawLocation',
    })
})

test('an early draw’s date is mended at its prizes', () => {
  assert.deepEqual(mendPlaceOf('draw-date-not-reached', { final: false }), {
    screen: 'rafflePrizes',
  })
})

test('a section is named to the editor alone, and it knows each', () => {
  for (const code of readinessCodes)
    for (const final of [true, false]) {
      const place = mendPlaceOf(code, { final })
      if (place?.section === undefined) continue
      assert.equal(place.screen, 'raffleEditor')
      assert.ok(editorPlaceOf(place.section), code)
    }
})
