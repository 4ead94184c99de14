import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatClock,
  formatFullMoment,
  longZoneName,
  zoneName,
} from '../../src/core/format/clock.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('says a time of day in both languages', () => {
  assert.equal(plain(formatClock('20:00', 'en')), '8:00 p.m.')
  assert.equal(plain(formatClock('20:00', 'fr')), '20 h')
  assert.equal(plain(formatClock('08:05', 'fr')), '8 h 05')
  assert.equal(plain(formatClock('23:59:59', 'en')), '11:59:59 p.m.')
})

test('calls zones by what they are called then, and all the year', () => {
  const summer = new Date('2026-07-01T12:00:00Z')
  const winter = new Date('2026-12-01T12:00:00Z')
  assert.equal(zoneName('America/Halifax', summer, 'en'), 'ADT')
  assert.equal(zoneName('America/Halifax', winter, 'fr'), 'HNA')
  assert.equal(zoneName('America/Phoenix', summer, 'en'), 'MST')
  assert.match(zoneName('Asia/Kolkata', summer, 'en'), /5:30|IST/)
  assert.equal(longZoneName('America/Halifax', 'en'), 'Atlantic Time')
  assert.equal(longZoneName('America/Halifax', 'fr'), 'heure de l’Atlantique')
  // In 1970 they went otherwise.
  assert.equal(longZoneName('America/Detroit', 'en'), 'Eastern Time')
  assert.equal(longZoneName('America/Whitehorse', 'en'), 'Yukon Time')
})

test('says a moment in full, in its zone', () => {
  const at = '2026-11-28T00:00:00Z'
  const english = plain(formatFullMoment(at, 'America/Halifax', 'en'))
  assert.equal(english, 'Friday, November 27, 2026 at 8:00 p.m. AST')
  const french = plain(formatFullMoment(at, 'America/Halifax', 'fr'))
  assert.equal(french, 'vendredi 27 novembre 2026 à 20 h HNA')
})
