import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { changeOf, creationOf, formOf, recordOf } from '../../src/core/fields/field.ts'
import {
  count,
  countOrNull,
  email,
  longText,
  matching,
  moneyOrZero,
  percentageOrNull,
  percentageOrZero,
  province,
  record,
  text,
  yesNo,
} from '../../src/core/fields/kinds.ts'
import { colour, webAddress } from '../../src/core/fields/page-kinds.ts'
import { initialRecord, mapDeep, partOf, withPart } from '../../src/core/fields/part.ts'
import { cron, instant, judgingCron, timeZone } from '../../src/core/fields/time-kinds.ts'

const stationFields = {
  name: text(20, { required: true }),
  notes: longText(50),
  contact: email(),
  open: yesNo(true),
  seats: count({ least: 1, most: 9, initially: 2 }),
  place: record({
    province: province(),
    zone: timeZone(),
    indoors: record({ heated: yesNo(false) }),
  }),
}
const place = { province: 'NS', zone: 'America/Halifax', indoors: { heated: false } }
const station = { name: 'Gate', notes: '', contact: null, open: true, seats: 2, place }

test('a new record needs what has no sensible value of its own, and is given the rest', () => {
  const creation = creationOf(stationFields, { eventId: v.string() })
  assert.deepEqual(v.parse(creation, { eventId: 'e', name: ' Gate ', place }), {
    eventId: 'e',
    ...station,
  })
  const left = v.safeParse(creation, { eventId: 'e' })
  assert.deepEqual(
    left.issues?.map(issue => v.getDotPath(issue)),
    ['name', 'place'],
  )
  assert.equal(v.is(creation, { eventId: 'e', name: 'Gate', place, colour: 'red' }), false)
})

test('a change names any of the fields, and the version that was read', () => {
  const change = changeOf(stationFields)
  assert.deepEqual(v.parse(change, { version: 3, seats: 4 }), { version: 3, seats: 4 })
  for (const wrong of [{ seats: 4 }, { version: 3, seats: 10 }, { version: 3, seat: 4 }])
    assert.equal(v.is(change, wrong), false, JSON.stringify(wrong))
})

test('an answer is read by its shape: a record that is older than a rule is shown', () => {
  const answer = recordOf(stationFields, { id: v.string() })
  const older = {
    ...station,
    id: 's',
    name: 'Two\nlines',
    place: { ...place, zone: 'Mars/Olympus', province: 'Nova Scotia', since: 2019 },
  }
  const read = v.parse(answer, older)
  assert.equal(read.name, 'Two\nlines')
  assert.deepEqual(read.place, { ...place, zone: 'Mars/Olympus', province: 'Nova Scotia' })
  assert.equal(v.is(v.strictObject(partOf(stationFields)), { name: 'Two\nlines' }), false)
})

test('a form holds texts for what may be empty, and tells what differs', () => {
  const form = formOf(stationFields)
  assert.equal(form.initially.contact, '')
  const typed = form.valuesOf(station)
  assert.equal(typed.contact, '')
  const after = v.parse(form.schema, { ...typed, contact: ' a@b.example ', seats: 3 })
  assert.deepEqual(form.changesOf(typed, after), { contact: 'a@b.example', seats: 3 })
})

test('a part changes what it names, in records within the record too, and nothing else', () => {
  const part = v.parse(v.strictObject(partOf(stationFields)), {
    open: false,
    place: { indoors: { heated: true } },
  })
  assert.deepEqual(withPart(stationFields, station, part), {
    ...station,
    open: false,
    place: { ...place, indoors: { heated: true } },
  })
  assert.equal(station.place.indoors.heated, false)
  const wrong = v.safeParse(v.strictObject(partOf(stationFields)), {
    place: { indoors: { heat: 1 } },
  })
  assert.deepEqual(
    wrong.issues?.map(issue => v.getDotPath(issue)),
    ['place.indoors.heat'],
  )
})

test('values are told anew wherever they stand, by their kind', () => {
  const paths: string[] = []
  const told = mapDeep(stationFields, station, ({ kind }, value, path) => {
    paths.push(path)
    return kind === 'yes-no' ? !value : value
  })
  assert.equal(told.open, false)
  assert.equal(told.place.indoors.heated, true)
  assert.ok(paths.includes('place.indoors.heated'), paths.join())
})

test('an empty record is what an empty form holds', () => {
  const { seats, place: empty } = initialRecord(stationFields)
  assert.equal(seats, 2)
  assert.deepEqual(empty, { province: '', zone: '', indoors: { heated: false } })
})

const verdicts = [
  [
    'a name stands on one line',
    text(20, { required: true }),
    ['Gate', ' x '],
    ['', '  ', 'a\nb', 'x'.repeat(21)],
  ],
  [
    'a text that nobody must fill in may be empty',
    text(5),
    ['', 'abcde'],
    ['abcdef', 'a\0b', '\ud800'],
  ],
  [
    'an amount is whole cents that are kept exactly',
    moneyOrZero(),
    [0, 1, 1e13],
    [-1, 0.5, 1e13 + 1, '1'],
  ],
  [
    'a number may be none, or as many as it may',
    countOrNull({ least: 1 }),
    [null, 1, 1e9],
    [0, 1.5, 1e9 + 1],
  ],
  [
    'a percentage has two decimals at most',
    percentageOrZero(5),
    [0, 2.55, 100],
    [-1, 2.555, 100.01, Number.NaN],
  ],
  ['a share begins at one, or is none', percentageOrNull(1), [null, 1, 99.99], [0, 0.5]],
  ['a province is two capitals', province(), ['NS'], ['', 'ns', 'Nova Scotia']],
  [
    'a zone is one of IANA’s',
    timeZone(),
    ['America/Halifax', 'UTC'],
    ['', '+03:00', 'Mars/Olympus'],
  ],
  [
    'an instant is kept exactly, in years that people mean',
    instant(),
    [null, '2026-11-01T00:00:00Z'],
    ['', '2026-02-30T00:00:00Z', '1899-12-31T00:00:00Z'],
  ],
  [
    'an address is at most 2,000 long',
    webAddress(),
    [null, 'https://a.example'],
    ['x'.repeat(2001)],
  ],
  ['a colour is written #rrggbb', colour('#5db966'), ['#5DB966'], ['', 'red', '#5db96']],
  [
    'a text of one form is right, or none',
    matching(written => written === 'x', 'form'),
    [null, 'x'],
    ['', 'y'],
  ],
] as const

for (const [name, { schema }, right, wrong] of verdicts)
  test(name, () => {
    for (const value of right) assert.equal(v.is(schema, value), true, JSON.stringify(value))
    for (const value of wrong) assert.equal(v.is(schema, value), false, JSON.stringify(value))
  })

test('an address that is typed leads to the web, to the host that it seems to', () => {
  const { typed } = webAddress()
  for (const right of [null, 'https://a.example', 'http://a.example:8080/raffle?of=may#prizes'])
    assert.equal(v.is(typed, right), true, `${right}`)
  const wrong = ['a.example', 'javascript:alert(1)', 'https://localhost', 'https://a b.example']
  for (const text of [...wrong, 'https://bank.example@a.example', 'https://x:y@a.example'])
    assert.equal(v.is(typed, text), false, text)
})

test('whoever judges cron expressions brings the rule', () => {
  const { when } = judgingCron({ when: cron() }, written => written === '@daily')
  assert.equal(v.is(cron().schema, 'whatever'), true)
  assert.deepEqual([v.is(when.schema, 'whatever'), v.is(when.typed, '@daily')], [false, true])
})
