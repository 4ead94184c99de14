import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatPhone, isPhone, parsePhone } from '../../src/core/format/phone.ts'
import {
  isPostalCodeOf,
  parsePostalCode,
  regionsOfPostalCode,
} from '../../src/core/format/postal-code.ts'
import { isRegionOf, regionName, regionsByName } from '../../src/core/format/regions.ts'
import { zipCodesElsewhere, zipPrefixes } from '../../src/core/format/zip-prefixes.ts'

test('takes ten digits for a phone number once dashes, plus, parentheses and spaces are gone', () => {
  assert.equal(parsePhone('+(902) 555-0143'), '9025550143')
  assert.equal(isPhone('902 555 0143'), true)
  assert.equal(isPhone('902 555 014'), false)
  for (const odd of [
    '',
    '902555014',
    '19025550143',
    '902.555.0143',
    '902555014x',
    '９０２５５５０１４３',
  ])
    assert.equal(parsePhone(odd), null, odd)
})

test('shows a phone number as each language writes it, and leaves what is none', () => {
  assert.equal(formatPhone('9025550143', 'en'), '(902) 555-0143')
  assert.equal(formatPhone('9025550143', 'fr'), '902 555-0143')
  assert.equal(formatPhone('902', 'en'), '902')
})

test('normalises postal codes', () => {
  assert.equal(parsePostalCode(' b3h4r2 ', 'CA'), 'B3H 4R2')
  assert.equal(parsePostalCode('B3H-4R2', 'CA'), 'B3H 4R2')
  assert.equal(parsePostalCode('12345', 'US'), '12345')
  assert.equal(parsePostalCode('123456789', 'US'), '12345-6789')
  assert.equal(parsePostalCode('12345 6789', 'US'), '12345-6789')
  for (const odd of [
    '',
    'B3H',
    'D3H 4R2',
    'W3H 4R2',
    'Z3H 4R2',
    'B3O 4R2',
    'B3H 4U2',
    'B3H 4R',
    '12345',
  ])
    assert.equal(parsePostalCode(odd, 'CA'), null, odd)
  for (const odd of ['', '1234', '1234-56789', '12345-', '12345-678', 'B3H 4R2', '1 2345'])
    assert.equal(parsePostalCode(odd, 'US'), null, odd)
})

test('knows the province of each first letter, and the territories that share X', () => {
  const codes = {
    NL: ['A1A 1A1'],
    NS: ['B3H 4R2'],
    PE: ['C1A 1A1'],
    NB: ['E1A 1A1'],
    QC: ['G1A 1A1', 'H2X 1Y4', 'J8X 1A1'],
    ON: ['K1A 0B1', 'L5B 1A1', 'M5V 3L9', 'N6A 1A1', 'P3E 1A1'],
    MB: ['R3C 1A1'],
    SK: ['S4P 1A1'],
    AB: ['T2P 1A1'],
    BC: ['V6B 1A1'],
    NU: ['X0A 0H0', 'X0B 0C0', 'X0C 0G0'],
    NT: ['X0E 0A0', 'X0G 0A0', 'X1A 1A1'],
    YT: ['Y1A 1A1'],
  }
  for (const [province, inside] of Object.entries(codes))
    for (const code of inside) {
      assert.deepEqual(regionsOfPostalCode(code, 'CA'), [province], code)
      for (const other of Object.keys(codes))
        assert.equal(isPostalCodeOf(code, 'CA', other), other === province, `${code} ${other}`)
    }
  assert.deepEqual(regionsOfPostalCode('X2A 1A1', 'CA'), [])
})

test('knows the province by the first three characters, while the rest is being typed', () => {
  assert.deepEqual(regionsOfPostalCode('b3h', 'CA'), ['NS'])
  assert.deepEqual(regionsOfPostalCode('B-3 H', 'CA'), ['NS'])
  assert.deepEqual(regionsOfPostalCode('B3', 'CA'), [])
  assert.equal(isPostalCodeOf('B3H', 'CA', 'NS'), false)
})

test('knows the state of odd ZIP codes', () => {
  const states = {
    '00501': ['NY'],
    '00601': ['PR'],
    '00801': ['VI'],
    '00901': ['PR'],
    '02108': ['MA'],
    '05501': ['MA'],
    '05601': ['VT'],
    '06390': ['NY'],
    '06320': ['CT'],
    '09012': ['AE'],
    '20001': ['DC'],
    '20101': ['VA'],
    '20041': ['DC', 'VA'],
    '34001': ['AA'],
    '34102': ['FL'],
    '39901': ['GA'],
    '56901': ['DC'],
    '73301': ['TX'],
    '73101': ['OK'],
    '83414': ['ID', 'WY'],
    '88510': ['TX'],
    '88401': ['NM'],
    '96201': ['AP'],
    '96799': ['AS'],
    '96701': ['HI'],
    '96813': ['HI'],
    '96910': ['GU'],
    '96950': ['MP'],
    '96939': [],
    '00000': [],
    '21300': [],
    '34300': [],
  }
  for (const [zip, expected] of Object.entries(states))
    assert.deepEqual(regionsOfPostalCode(zip, 'US'), expected, zip)
  assert.equal(isPostalCodeOf('06390-1234', 'US', 'NY'), true)
  assert.equal(isPostalCodeOf('06390', 'US', 'CT'), false)
})

test('gives each prefix to one state, and only to states that there are', () => {
  const owners = new Map<number, string>()
  for (const [state, ranges] of Object.entries(zipPrefixes)) {
    assert.ok(isRegionOf('US', state), state)
    for (const [first, last = first] of ranges)
      for (let prefix = first; prefix <= last; prefix++) {
        assert.equal(owners.get(prefix), undefined, `${prefix}: ${state} and ${owners.get(prefix)}`)
        owners.set(prefix, state)
      }
  }
  assert.equal(owners.size, 932)
  for (const states of Object.values(zipCodesElsewhere))
    for (const state of states.split(' ')) assert.ok(state === '' || isRegionOf('US', state), state)
  const served = new Set([...owners.values(), 'AS', 'MP'])
  assert.equal(served.size, regionsByName('US', 'en').length)
})

test('names all provinces, territories and states in both languages, in their order', () => {
  assert.equal(regionsByName('CA', 'en').length, 13)
  assert.equal(regionsByName('US', 'en').length, 59)
  assert.deepEqual(
    regionsByName('CA', 'fr').map(({ name }) => name.fr),
    [
      'Alberta',
      'Colombie-Britannique',
      'Île-du-Prince-Édouard',
      'Manitoba',
      'Nouveau-Brunswick',
      'Nouvelle-Écosse',
      'Nunavut',
      'Ontario',
      'Québec',
      'Saskatchewan',
      'Terre-Neuve-et-Labrador',
      'Territoires du Nord-Ouest',
      'Yukon',
    ],
  )
  assert.equal(regionName('US', 'VI', 'fr'), 'Îles Vierges américaines')
  assert.equal(regionName('CA', 'ZZ', 'en'), 'ZZ')
})
