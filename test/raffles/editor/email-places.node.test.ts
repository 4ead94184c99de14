import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailPlaces, fillPlaces } from '../../../src/core/raffles/editor/email-places.ts'

const facts = {
  name: 'Fish & Chips <50/50>',
  drawDate: '2026-11-30T16:00:00.000Z',
  drawLocation: '14 Wharf Street',
  timeZone: 'America/Halifax',
  startingTicketNumber: 1000,
}

test('fills each place for a buyer of either language, and lets nothing in as markup', () => {
  const body = '<p>{{firstName}}: {{raffleName}}, {{ticketNumbers}}, {{unknown}}</p>'
  const english = fillPlaces(body, emailPlaces(facts, { buyer: 'en', currency: 'CAD' }))
  assert.equal(
    english,
    '<p>Rosalie: Fish &amp; Chips &lt;50/50&gt;, 1000, 1001, 1002, {{unknown}}</p>',
  )
  assert.match(fillPlaces(body, emailPlaces(facts, { buyer: 'fr', currency: 'CAD' })), /Amélie/)
})

test('a draw without a date, or with half of one, shows a dash', () => {
  for (const drawDate of [null, 'half typed'])
    assert.equal(
      emailPlaces({ ...facts, drawDate }, { buyer: 'en', currency: 'CAD' }).drawDate,
      '–',
    )
})
