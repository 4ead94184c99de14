import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parentsFor } from '../../../src/core/raffles/editor/parents.ts'
import type { Raffle } from '../../../src/core/raffles/raffle.ts'
import type { RelatedRaffle } from '../../../src/core/raffles/raffle-detail.ts'

const raffle = (id: string, more: Partial<Raffle> = {}): Raffle => ({
  id,
  name: `Raffle ${id}`,
  organizationId: 'tern-cove',
  status: 'active',
  category: 'Raffle',
  licenseNumber: null,
  startDate: null,
  endDate: null,
  drawDate: null,
  openDraws: [],
  parentId: null,
  timeZone: 'America/Halifax',
  version: 1,
  ...more,
})
const related = (id: string): RelatedRaffle => ({
  id,
  name: `Raffle ${id}`,
  status: 'active',
  category: 'Raffle',
})
const edited = {
  id: 'own',
  organizationId: 'tern-cove',
  parentEvent: null as RelatedRaffle | null,
  childEvents: [] as RelatedRaffle[],
}
const current = [
  raffle('home'),
  raffle('own'),
  raffle('addOn', { parentId: 'home' }),
  raffle('foreign', { organizationId: 'saltmarsh' }),
]
const idsFor = (of: Parameters<typeof parentsFor>[0]) => parentsFor(of, current).map(({ id }) => id)

test('an add-on is of a raffle of its organisation that is none itself', () => {
  assert.deepEqual(idsFor(edited), ['home'])
  assert.deepEqual(idsFor(null), ['home', 'own', 'foreign'])
})

test('what it is an add-on of stays among them, though that is over', () => {
  assert.deepEqual(idsFor({ ...edited, parentEvent: related('last-year') }), ['last-year', 'home'])
  assert.deepEqual(idsFor({ ...edited, parentEvent: related('home') }), ['home'])
})

test('a raffle with add-ons is an add-on of none', () => {
  assert.deepEqual(idsFor({ ...edited, childEvents: [related('addOn')] }), [])
})
