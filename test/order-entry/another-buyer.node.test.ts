/** When a form is another buyer's, and what of it is gone then. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  forAnother,
  isAnotherBuyer,
  knownWith,
  mayBeAnotherBuyer,
} from '../../src/core/order-entry/another-buyer.ts'
import { blankEntry, type EntryValues } from '../../src/core/order-entry/typed-entry.ts'

const kept = { source: 'phone', batchId: null, receivedOn: null, tender: 'cheque' } as const
const blank = blankEntry(kept, 'en')
const who = (phone: string, firstName: string, lastName: string) => ({ phone, firstName, lastName })
const ada = who('902-555-0142', 'Ada', 'Okafor')

const cases = [
  ['somebody else', who('(902) 555-0199', 'Bo', 'Tremblay'), true, true],
  ['of the same name', who('9025550199', 'Bo', 'Okafor'), true, true],
  ['without a number', who('', 'Bo', 'Tremblay'), true, true],
  ['with half a number', who('90255501', 'Bo', 'Okafor'), true, false],
  ['the same, written otherwise', who('9025550142', ' ada', 'OKAFOR'), false, false],
  ['whose number was put right', who('9025550143', 'Ada', 'Okafor'), false, true],
  ['whose number is being put right', who('902555014', 'Ada', 'Okafor'), false, false],
  ['whose name was put right', who('9025550142', 'Adah', 'Okafor'), false, false],
  ['of whom no name is known', who('9025550199', '', ''), false, true],
  ['at the same number', who('9025550142', 'Bo', 'Tremblay'), false, true],
] as const
for (const [name, now, isOther, mayBe] of cases)
  test(`it is ${isOther ? 'another' : 'the same'} buyer: ${name}; ${mayBe ? 'asked' : 'not asked'} anew`, () => {
    assert.equal(isAnotherBuyer(ada, now), isOther)
    assert.equal(mayBeAnotherBuyer(ada, now), mayBe)
  })

const filled: EntryValues = {
  ...blank,
  customer: {
    ...blank.customer,
    ...ada,
    email: 'ada@okafor.example',
    postalCode: 'B3J 1A1',
    consent: true,
  },
  lines: [{ eventId: 'e', packageId: 'p', quantity: 2 }],
  secondName: 'Chi',
  ships: true,
  shipping: { ...blank.shipping, address: '1 Pier Road' },
  donation: { cents: 500, anonymous: true, receiptRequested: true },
  referral: 'radio',
  ofAge: true,
  scriptRead: true,
  tender: { ...blank.tender, number: '17', bank: 'Harbour' },
}

test('it keeps the tickets and what was typed since, and nothing else of the earlier one', () => {
  const typed = {
    ...filled,
    customer: { ...filled.customer, ...who('9025550199', 'Bo', ''), city: 'Halifax' },
  }
  assert.deepEqual(forAnother(typed, filled), {
    ...blank,
    customer: { ...blank.customer, ...who('9025550199', 'Bo', ''), city: 'Halifax' },
    lines: filled.lines,
  })
})

test('it is known by its number while that is being changed, and by a first one once that is whole', () => {
  const of = (phone: string, email: string) => ({
    ...filled,
    customer: { ...filled.customer, phone, email },
  })
  const partly = of('902555', 'half@x.example')
  assert.equal(knownWith(filled, partly), filled)
  assert.equal(knownWith(partly, filled), filled)
  const mended = of('902 555 0142', 'new@x.example')
  assert.equal(knownWith(filled, mended), mended)
})
