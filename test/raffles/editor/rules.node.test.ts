import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formRules } from '../../../src/core/forms/form-rules.ts'
import { activationRequirements } from '../../../src/core/raffles/activation.ts'
import {
  EditorSchema,
  type EditorValues,
  newPackage,
} from '../../../src/core/raffles/editor/fields.ts'
import { editorPlaceOf, requirementSections } from '../../../src/core/raffles/editor/sections.ts'
import { drawMinimum, editorRules } from '../../../src/core/raffles/editor/together.ts'
import { newValues } from '../../../src/core/raffles/editor/values.ts'

const rules = formRules(EditorSchema, editorRules)

function codes(changes: Partial<EditorValues>): string[] {
  const values = { ...newValues('America/Halifax'), name: 'Harbour', province: 'NS', ...changes }
  const checked = rules.check(values)
  return checked.allowed ? [] : checked.reasons.map(({ path, code }) => `${path}: ${code}`)
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T16:00:00.000Z`

test('a new raffle needs a name and a province, and nothing else', () => {
  assert.deepEqual(codes({}), [])
  assert.deepEqual(codes({ name: '  ', province: '' }), ['name: required', 'province: required'])
})

test('a new raffle starts as active, a 50/50 with half of its sales, its button #5db966', () => {
  const { status, settings } = newValues('America/Halifax')
  assert.equal(status, 'active')
  assert.equal(settings.fractionalJackpotPercent, 50)
  assert.equal(settings.whiteLabel.buttonColor, '#5db966')
})

test('the end is not before the start; the same instant is allowed', () => {
  assert.deepEqual(codes({ startDate: day(9), endDate: day(8) }), ['endDate: end-before-start'])
  assert.deepEqual(codes({ startDate: day(9), endDate: day(9) }), [])
})

test('the draw is not before the end, or before the start where there is no end', () => {
  assert.deepEqual(codes({ startDate: day(2), endDate: day(8), drawDate: day(7) }), [
    'drawDate: draw-before-end',
  ])
  assert.deepEqual(codes({ startDate: day(8), endDate: null, drawDate: day(7) }), [
    'drawDate: draw-before-start',
  ])
  assert.deepEqual(codes({ startDate: null, endDate: null, drawDate: day(1) }), [])
  assert.deepEqual(drawMinimum({ startDate: day(2), endDate: day(8) }), { at: day(8), is: 'end' })
  assert.equal(drawMinimum({ startDate: null, endDate: null }), null)
  assert.equal(drawMinimum({ startDate: 'half typed', endDate: null }), null)
})

test('a percentage stands between 1 and 100, and may be left out', () => {
  const share = (fractionalJackpotPercent: number | null) => {
    const values = newValues('America/Halifax')
    return codes({ settings: { ...values.settings, fractionalJackpotPercent } })
  }
  for (const wrong of [0, 0.99, 100.01, -5, 12.345, Number.NaN])
    assert.equal(share(wrong).length, 1)
  for (const right of [1, 2.5, 50, 100, null]) assert.deepEqual(share(right), [])
})

test('packages are distinct, and may be for nothing or sold out from the start', () => {
  const one = { ...newPackage, ticketCount: 3, priceCents: 1000 }
  assert.deepEqual(codes({ packages: [one, { ...one, inventory: 5 }] }), [
    'packages.1.ticketCount: package-twice',
  ])
  assert.deepEqual(codes({ packages: [one, { ...one, priceCents: 900 }] }), [])
  assert.deepEqual(codes({ packages: [{ ...one, priceCents: 0, inventory: 0 }] }), [])
  assert.deepEqual(codes({ packages: [newPackage] }), [
    'packages.0.ticketCount: required',
    'packages.0.priceCents: required',
  ])
})

test('a cron expression has to parse, and may be left out', () => {
  assert.deepEqual(codes({ frequency: 'weekly', frequencyCron: 'every Friday' }), [
    'frequencyCron: cron',
  ])
  assert.deepEqual(codes({ frequency: 'weekly', frequencyCron: '0 9 * * 5' }), [])
  assert.deepEqual(codes({ frequency: 'weekly', frequencyCron: null }), [])
})

test('the guarantee is not above the maximum', () => {
  assert.deepEqual(codes({ guaranteedPotCents: 500, maxJackpot: 400 }), [
    'maxJackpot: max-below-guarantee',
  ])
})

test('addresses, public address and colour say what is wrong with them', () => {
  assert.deepEqual(codes({ shortlink: 'Harbour Lights' }), ['shortlink: shortlink'])
  assert.deepEqual(codes({ tickerUrl: 'javascript:alert(1)' }), ['tickerUrl: url'])
  const { settings } = newValues('America/Halifax')
  const whiteLabel = { ...settings.whiteLabel, buttonColor: 'green' }
  assert.deepEqual(codes({ settings: { ...settings, whiteLabel } }), [
    'settings.whiteLabel.buttonColor: color',
  ])
})

test('an amount that was emptied counts as zero', () => {
  const values = { ...newValues('America/Halifax'), name: 'Harbour', province: 'NS' }
  const checked = rules.check({ ...values, startingPotCents: null, raffleboxFeePercent: null })
  assert.ok(checked.allowed)
  assert.equal(checked.values.startingPotCents, 0)
  assert.equal(checked.values.raffleboxFeePercent, 0)
})

test('every requirement of an activation leads to a place in the editor, but for payments', () => {
  for (const requirement of activationRequirements) {
    const place = editorPlaceOf(requirement)
    assert.equal(place?.section ?? null, requirementSections[requirement])
    assert.equal(place === null, requirement === 'payment-account')
  }
  assert.deepEqual(editorPlaceOf('draw-location'), { section: 'dates', field: 'drawLocation' })
  assert.deepEqual(editorPlaceOf('dates'), { section: 'dates' })
  assert.equal(editorPlaceOf('elsewhere'), null)
  assert.equal(editorPlaceOf(undefined), null)
})
