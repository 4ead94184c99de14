import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatRoughDuration } from '../../src/core/format/durations.ts'
import {
  formatFullInstant,
  formatInstant,
  zoneAbbreviation,
} from '../../src/core/format/instants.ts'
import {
  formatRelativeTime,
  untilRelativeTimeChanges,
} from '../../src/core/format/relative-time.ts'
import { shortId } from '../../src/core/format/short-id.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const now = new Date('2026-11-20T18:32:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

test('short ids are the first 6 characters, upper case', () => {
  assert.equal(shortId('4f09c2ab-77d1-4b7e-9c1d-000000000000'), '4F09C2')
  assert.equal(shortId('ab'), 'AB')
})

test('relative times count whole units, both ways, in both languages', () => {
  const cases = [
    [0, 'now', 'maintenant'],
    [59, 'now', 'maintenant'],
    [60, '1 minute ago', 'il y a 1 minute'],
    [3 * 60 + 50, '3 minutes ago', 'il y a 3 minutes'],
    [3_600, '1 hour ago', 'il y a 1 heure'],
    [86_400, '1 day ago', 'il y a 1 jour'],
    [40 * 86_400, '1 month ago', 'il y a 1 mois'],
    [800 * 86_400, '2 years ago', 'il y a 2 ans'],
    [-2 * 86_400, 'in 2 days', 'dans 2 jours'],
  ] as const
  for (const [seconds, english, french] of cases) {
    assert.equal(plain(formatRelativeTime(ago(seconds), now, 'en')), english)
    assert.equal(plain(formatRelativeTime(ago(seconds), now, 'fr')), french)
  }
})

test('a relative time says when it becomes another one, and does', () => {
  for (const seconds of [0, 10, 59, 60, 200, 3_700, 90_000, -30, -200, -90_000]) {
    const instant = ago(seconds)
    const text = formatRelativeTime(instant, now, 'en')
    const wait = untilRelativeTimeChanges(instant, now)
    assert.ok(wait > 0, `${seconds}: ${wait}`)
    const just = new Date(now.getTime() + wait + 1)
    const before = new Date(now.getTime() + wait - 1_500)
    if (seconds !== -30)
      assert.notEqual(formatRelativeTime(instant, just, 'en'), text, `${seconds}`)
    if (wait > 2_000) assert.equal(formatRelativeTime(instant, before, 'en'), text, `${seconds}`)
  }
})

test('instants are shown in the zone that is named', () => {
  const at = '2026-11-20T18:32:05Z'
  const halifax = { timeZone: 'America/Halifax', locale: 'en' } as const
  assert.equal(plain(formatInstant(at, { ...halifax, style: 'short' })), 'Nov 20, 2:32 p.m.')
  const later = { ...halifax, now: new Date('2027-01-02T00:00:00Z') }
  assert.equal(plain(formatInstant(at, { ...later, style: 'short' })), 'Nov 20, 2026, 2:32 p.m.')
  assert.equal(plain(formatInstant(at, { ...later, style: 'day' })), 'Nov 20, 2026')
  const stillThen = { ...halifax, now: new Date('2027-01-01T03:00:00Z') }
  assert.equal(plain(formatInstant(at, { ...stillThen, style: 'day' })), 'Nov 20', 'in the zone')
  assert.equal(plain(formatInstant(at, { ...halifax, style: 'date' })), 'Nov 20, 2026')
  assert.match(
    plain(formatInstant(at, { ...halifax, style: 'time', zone: true })),
    /2:32 p\.m\. AST/,
  )
  assert.equal(zoneAbbreviation(at, 'America/Halifax', 'fr'), 'HNA')
  assert.match(
    plain(formatFullInstant(at, 'America/Halifax', 'en')),
    /^Friday, November 20, 2026 at 2:32:05 p\.m\. Atlantic Standard Time \(America\/Halifax\)$/,
  )
})

test('time left is rounded up to what is known', () => {
  const cases = [
    [0.2, '5 seconds', '5 secondes'],
    [21, '25 seconds', '25 secondes'],
    [56, '1 minute', '1 minute'],
    [61, '2 minutes', '2 minutes'],
    [59 * 60, '59 minutes', '59 minutes'],
    [60 * 60, '1 hour', '1 heure'],
    [76 * 60, '1 hour 20 minutes', '1 heure 20 minutes'],
    [119 * 60, '2 hours', '2 heures'],
  ] as const
  for (const [seconds, english, french] of cases) {
    assert.equal(plain(formatRoughDuration(seconds, 'en')), english)
    assert.equal(plain(formatRoughDuration(seconds, 'fr')), french)
  }
})
