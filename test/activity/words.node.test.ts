import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityActions, activitySubjects } from '../../src/core/activity/activity.ts'
import { fieldChanges } from '../../src/core/activity/changes.ts'
import { fieldLabel } from '../../src/core/activity/field-label.ts'
import { fieldTexts } from '../../src/core/activity/field-texts.ts'
import { activityKinds, subjectsOf } from '../../src/core/activity/kinds.ts'
import { actorName, sentenceOf } from '../../src/core/activity/sentence.ts'
import { activityTexts } from '../../src/core/activity/texts.ts'
import { valueTexts } from '../../src/core/activity/value-texts.ts'
import { formatValue } from '../../src/core/activity/values.ts'
import { choiceTexts } from '../../src/core/raffles/choice-texts.ts'
import { fieldNames } from '../../src/core/raffles/field-names.ts'
import { memberFields } from '../../src/core/raffles/members/member.ts'
import { prizeFields } from '../../src/core/raffles/prizes/prize.ts'
import { raffleFields } from '../../src/core/raffles/raffle-fields.ts'
import { settingFields } from '../../src/core/raffles/settings.ts'
import { reader } from './reader.ts'

const style = {
  locale: 'en',
  timeZone: 'America/Halifax',
  currency: 'CAD',
  texts: { ...valueTexts.english, ...choiceTexts.english },
} as const
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null

test('every action of every subject is a whole sentence', () => {
  for (const action of activityActions) {
    for (const type of activitySubjects) {
      for (const name of [null, '2026-11-23T16:00:00Z']) {
        const subject = { type, id: 'c0ffee00-0000-4000-8000-000000000001', name, prize: name }
        const sentence = sentenceOf({ action, subject, before: null, after: null }, reader)
        assert.doesNotMatch(sentence, /[{}]|undefined|null|Invalid/, `${action} ${type}`)
      }
    }
  }
})

test('an action that a newer server knows is shown as it is', () => {
  const subject = { type: 'station', id: 'c0ffee00-0000', name: null, prize: null }
  assert.equal(
    sentenceOf({ action: 'moved', subject, before: null, after: null }, reader),
    'moved: station C0FFEE',
  )
  const { english } = activityTexts
  const nameOf = (actor: Parameters<typeof actorName>[0]['actor'], action = 'changed') =>
    actorName({ action, actor }, english)
  assert.equal(nameOf(null), 'The system')
  assert.equal(nameOf(null, 'sign-in-failed'), 'Somebody')
  assert.equal(nameOf({ id: 'x', name: null, key: null }), 'An erased person')
  const key = { id: 'y', name: 'Intranet' }
  assert.equal(nameOf({ id: 'x', name: 'Eva', key }), 'Eva, by the key “Intranet”,')
  assert.equal(nameOf({ id: 'x', name: 'Eva', key: { id: 'y', name: null } }), 'Eva, by a key,')
})

test('every kind of subject but users, keys, tags and the organisation belongs to one kind of the filter', () => {
  const covered = subjectsOf(activityKinds)
  assert.equal(new Set(covered).size, covered.length)
  const left = activitySubjects.filter(subject => !covered.includes(subject))
  assert.deepEqual(left, ['user', 'invitation', 'embed-key', 'organization', 'tag'])
})

const labels = { ...fieldTexts.english, ...fieldNames.english }

test('every field that staff enter has a label', () => {
  const { settings: _, ...fields } = raffleFields
  const { whiteLabel, ...settings } = settingFields
  const names = [fields, settings, whiteLabel.fields, prizeFields, memberFields].flatMap(entries =>
    Object.keys(entries),
  )
  const unnamed = names.filter(name => !Object.hasOwn(labels, name))
  assert.deepEqual(unnamed, [])
  assert.equal(fieldLabel('startAt', labels), 'Sales start')
  assert.equal(fieldLabel('somethingNew', labels), 'somethingNew')
})

test('changes are opened down to single fields, without what is alike or technical', () => {
  assert.deepEqual(
    fieldChanges({
      before: {
        version: 3,
        name: 'A',
        settings: { hidePot: false, whiteLabel: { enabled: false } },
      },
      after: { version: 4, name: 'A', settings: { hidePot: true, whiteLabel: { enabled: true } } },
    }),
    [
      { field: 'hidePot', before: false, after: true },
      { field: 'enabled', before: false, after: true },
    ],
  )
  const copiedFrom = { id: 'c0ffee', name: 'Harbour Lights' }
  assert.deepEqual(fieldChanges({ before: null, after: { name: 'Copy', copiedFrom } }), [
    { field: 'name', before: null, after: 'Copy' },
    { field: 'copiedFrom', before: null, after: 'Harbour Lights' },
  ])
  assert.deepEqual(fieldChanges({ before: null, after: { name: 'A', checks: [] } }), [
    { field: 'name', before: null, after: 'A' },
    { field: 'checks', before: null, after: [] },
  ])
})

for (const [field, value, expected] of [
  ['priceCents', 123_450, '$1,234.50'],
  ['priceCents', 0, '$0.00'],
  ['raffleboxFeeFlatRateDollars', 45, '$0.45'],
  ['maxJackpot', 9_999_900, '$99,999.00'],
  ['fractionalJackpotPercent', 12.5, '12.5%'],
  ['raffleboxFeePercent', 5, '5.00%'],
  ['processingFeePercent', 2.9, '2.90%'],
  ['raffleboxDonationFeePercent', 0, '0.00%'],
  ['ticketLimit', 50_000, '50,000'],
  ['ticketNumber', 104_218, '104218'],
  ['endDate', '2026-11-21T01:00:00.000Z', 'Nov 20, 2026, 9:00 p.m. AST'],
  ['endDate', '2026-07-21T01:00:00.000Z', 'Jul 20, 2026, 10:00 p.m. ADT'],
  ['followUpOn', '2026-11-24', 'November 24, 2026'],
  ['show', true, 'Yes'],
  ['status', 'pending', 'Pending'],
  ['status', 'melted', 'melted'],
  ['name', 'pending', 'pending'],
  ['description', '<p>Good<br>luck</p>', 'Good luck'],
  ['checks', ['of-age', 'resident'], 'Of age, Resident'],
  ['checks', [], null],
  ['name', '', null],
  ['licenseNumber', null, null],
  ['rules', 'x'.repeat(400), `${'x'.repeat(300)}…`],
  ['odd', { a: 1 }, '{"a":1}'],
  [
    'packages',
    [
      { ticketCount: 3, priceCents: 1000, inventory: null },
      { ticketCount: 20, priceCents: 2000, inventory: 26 },
    ],
    '3 for $10.00, 20 for $20.00 (26 packs)',
  ],
] as const) {
  test(`${field} ${JSON.stringify(value).slice(0, 40)} reads ${expected?.slice(0, 40)}`, () => {
    assert.equal(plain(formatValue(field, value, style)), expected)
  })
}
