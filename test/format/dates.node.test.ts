import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatFullMoment } from '../../src/core/format/clock.ts'
import { formatDayOf, formatMoment, formatOwnTime } from '../../src/core/format/dates.ts'
import { formatFullInstant, formatInstant } from '../../src/core/format/instants.ts'
import { isoDay } from '../../src/core/format/iso-day.ts'

const now = new Date('2026-11-20T18:00:00Z')
const draw = '2026-11-23T16:00:00Z'
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('says a moment of this week by its weekday, in the zone it belongs to', () => {
  assert.equal(plain(formatMoment(draw, 'America/Halifax', 'en', now)), 'Monday at 12:00 p.m. AST')
  assert.equal(plain(formatMoment(draw, 'America/Halifax', 'fr', now)), 'lundi à 12 h HNA')
})

test('writes French hours without a zero before them, and full ones without minutes, with a zone and without', () => {
  const early = '2026-11-23T12:00:00Z'
  assert.equal(plain(formatMoment(early, 'America/Halifax', 'fr', now)), 'lundi à 8 h HNA')
  assert.equal(
    plain(
      formatInstant(early, {
        timeZone: 'America/Halifax',
        locale: 'fr',
        style: 'time',
        zone: true,
      }),
    ),
    '8 h HNA',
  )
  assert.match(
    plain(formatFullInstant(early, 'America/Halifax', 'fr')) ?? '',
    /^lundi 23 novembre 2026 à 8 h heure normale/,
  )
  assert.match(
    plain(formatFullInstant('2026-11-23T12:00:05Z', 'America/Halifax', 'fr')) ?? '',
    / à 8 h 00 min 05 s /,
  )
  assert.equal(
    plain(formatFullMoment(early, 'America/Halifax', 'fr')),
    'lundi 23 novembre 2026 à 8 h HNA',
  )
  assert.equal(
    plain(formatMoment('2026-11-23T04:05:00Z', 'America/Halifax', 'fr', now)),
    'lundi à 0 h 05 HNA',
  )
})

test('names the day and month of a moment beyond this week', () => {
  const far = formatMoment('2026-12-23T16:00:00Z', 'America/Halifax', 'en', now)
  assert.equal(plain(far), 'Wednesday, December 23 at 12:00 p.m. AST')
})

test('names the year of a moment in another one', () => {
  const say = (instant: string, locale: 'en' | 'fr') =>
    plain(formatMoment(instant, 'America/Halifax', locale, now))
  const next = '2027-05-26T20:00:00Z'
  assert.equal(say(next, 'en'), 'Wednesday, May 26, 2027 at 5:00 p.m. ADT')
  assert.equal(say(next, 'fr'), 'mercredi 26 mai 2027 à 17 h HAA')
  // Still the old year in Halifax.
  assert.equal(say('2027-01-01T03:30:00Z', 'en'), 'Thursday, December 31 at 11:30 p.m. AST')
})

test('ends no line within a French time', () => {
  const say = (instant: string) =>
    formatInstant(instant, {
      timeZone: 'America/Halifax',
      locale: 'fr',
      style: 'date-time',
      zone: true,
    })
  assert.match(say('2026-11-23T12:00:00Z'), /8\u00a0h HNA/)
  assert.match(say('2026-11-23T12:30:00Z'), /8\u00a0h\u00a030/)
})

test('adds the reader’s own time only where it differs', () => {
  assert.equal(formatOwnTime(draw, 'America/Halifax', 'America/Halifax', 'en'), null)
  assert.equal(formatOwnTime(draw, 'America/Halifax', 'Atlantic/Bermuda', 'en'), null)
  assert.equal(plain(formatOwnTime(draw, 'America/Halifax', 'America/Toronto', 'en')), '11:00 a.m.')
})

test('adds the reader’s own weekday where the days differ', () => {
  const late = '2026-11-24T03:30:00Z'
  assert.equal(
    plain(formatOwnTime(late, 'America/Halifax', 'America/St_Johns', 'en')),
    'Tuesday at 12:00 a.m.',
  )
})

test('follows daylight saving: the same wall time stands for two instants', () => {
  const summer = formatMoment(
    '2026-07-06T15:00:00Z',
    'America/Halifax',
    'en',
    new Date('2026-07-05'),
  )
  assert.equal(plain(summer), 'Monday at 12:00 p.m. ADT')
})

test('cuts days in the zone asked for', () => {
  const instant = new Date('2026-11-28T02:00:00Z')
  assert.equal(isoDay(instant, 'America/Halifax'), '2026-11-27')
  assert.equal(isoDay(instant, 'UTC'), '2026-11-28')
  assert.equal(formatDayOf(instant.toISOString(), 'America/Halifax', 'fr'), '27 novembre')
  const later = new Date(instant.getTime() + 366 * 86_400_000)
  assert.match(
    formatDayOf(instant.toISOString(), 'America/Halifax', 'fr', later),
    /^27 novembre \d{4}$/,
  )
})
