/** What a purchase comes to, every tender with every outcome, what it lacks, and when mail counts as bought. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { againstPurchase } from '../../src/core/order-entry/asked.ts'
import { digitsToFind } from '../../src/core/order-entry/found-buyer.ts'
import type { OnSaleRaffle } from '../../src/core/order-entry/on-sale.ts'
import { minimumAgeIn } from '../../src/core/order-entry/on-sale.ts'
import { purchaseSources, type Tender } from '../../src/core/order-entry/purchase.ts'
import { boughtOn } from '../../src/core/order-entry/received.ts'
import {
  againstTender,
  changeCentsOf,
  sourcesOf,
  totalCentsOf,
} from '../../src/core/order-entry/rules.ts'

const tenders = {
  exact: { type: 'cash', givenCents: 2000 },
  more: { type: 'cash', givenCents: 5000 },
  less: { type: 'cash', givenCents: 1999 },
  cheque: { type: 'cheque', number: '1', bank: 'Harbour Bank', date: '2026-11-01' },
  'money order': { type: 'money order', number: '1' },
  credit: { type: 'credit', token: 'token-of-fields' },
  free: { type: 'free' },
} as const satisfies Record<string, Tender>

test('every tender × source × total × what is taken has its outcome', () => {
  for (const [name, tender] of Object.entries(tenders))
    for (const source of purchaseSources)
      for (const totalCents of [0, 2000])
        for (const donationCents of [0, 500])
          for (const takesCards of [true, false])
            for (const takesFreeEntries of [true, false]) {
              const facts = { source, totalCents, donationCents, takesCards, takesFreeEntries }
              const expected = {
                exact: null,
                more: null,
                less: totalCents > 0 ? 'given-too-little' : null,
                cheque: null,
                'money order': null,
                credit: takesCards
                  ? totalCents === 0
                    ? 'nothing-to-charge'
                    : null
                  : 'cards-not-taken',
                free:
                  source === 'mail'
                    ? takesFreeEntries
                      ? donationCents > 0
                        ? 'free-with-donation'
                        : null
                      : 'free-not-taken'
                    : 'free-not-by-mail',
              }[name]
              const found = againstTender(tender, facts)?.code ?? null
              assert.equal(found, expected, `${name} ${JSON.stringify(facts)}`)
            }
})

test('totals are integer cents, whatever is bought; change and what is given make the total', () => {
  const line = fc.record({
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  const donation = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(fc.array(line), donation, fc.nat(), (lines, donationCents, more) => {
      const total = totalCentsOf(lines, { donationCents, tender: 'cash' })
      assert.ok(Number.isSafeInteger(total))
      assert.equal(changeCentsOf(total, total + more), more)
      assert.equal(total > 0 ? changeCentsOf(total, total - 1) : null, null)
      assert.equal(totalCentsOf(lines, { donationCents, tender: 'free' }), 0)
    }),
  )
})

const nothingAsked: OnSaleRaffle['asks'] = {
  secondName: false,
  shipping: false,
  demographics: false,
  donation: false,
  freeEntry: false,
  severalPackages: true,
  maxOrders: null,
  postalCheck: true,
}

const purchase = {
  source: 'phone',
  customer: {
    firstName: 'Eva',
    lastName: 'Tremblay',
    phone: '9025550142',
    postalCode: 'B3H 4R2',
  },
  lines: [{ eventId: 'one', packageId: 'small', quantity: 1 }],
  ofAge: true,
  scriptRead: true,
} as const

type Asked = Parameters<typeof againstPurchase>[0]

const against = (more: Partial<Asked>, asks: Partial<OnSaleRaffle['asks']> = {}) =>
  againstPurchase({ ...purchase, lines: [...purchase.lines], ...more }, () => ({
    ...nothingAsked,
    ...asks,
  })).map(({ code, field }) => `${code} ${field}`)

test('what a purchase lacks is named with its field', () => {
  const { phone: _, ...unreached } = purchase.customer
  const addressed = { ...unreached, address: '12 Wharf Street', city: 'Halifax' }
  assert.deepEqual(against({}), [])
  assert.deepEqual(against({ ofAge: false }), ['age-not-confirmed ofAge'])
  assert.deepEqual(against({ scriptRead: false }), ['script-not-read scriptRead'])
  assert.deepEqual(against({ source: 'walk_in', scriptRead: false }), [])
  assert.deepEqual(against({ customer: unreached }), ['contact-missing customer.phone'])
  const half = { ...unreached, address: '12 Wharf Street' }
  assert.deepEqual(against({ customer: half }), ['contact-missing customer.city'])
  assert.deepEqual(against({ customer: addressed }), [])
  assert.deepEqual(against({ customer: addressed }, { maxOrders: 2 }), [
    'limit-needs-contact customer.phone',
  ])
  const { postalCode: __, ...nowhere } = purchase.customer
  assert.deepEqual(against({ customer: nowhere }), ['postal-code-missing customer.postalCode'])
  assert.deepEqual(against({ customer: nowhere, source: 'walk_in' }), [])
  assert.deepEqual(against({ customer: nowhere }, { postalCheck: false }), [])
  assert.deepEqual(against({}, { shipping: true }), ['address-missing customer.address'])
  assert.deepEqual(against({ donation: { cents: 1, anonymous: false, receiptRequested: false } }), [
    'donation-not-taken donation.cents',
  ])
  for (const [field, value, asks] of [
    ['secondName', 'Bo', { secondName: true }],
    ['ageRange', '65+', { demographics: true }],
    ['gender', 'woman', { demographics: true }],
  ] as const) {
    assert.deepEqual(against({ [field]: value }), [`not-asked ${field}`])
    assert.deepEqual(against({ [field]: value }, asks), [])
  }
  const twice = [...purchase.lines, { ...purchase.lines[0], packageId: 'large' }]
  assert.deepEqual(against({ lines: twice }, { severalPackages: false }), [
    'one-package-only lines.1.quantity',
  ])
  assert.deepEqual(against({ batchId: 'batch' }), ['only-by-mail batchId'])
  assert.deepEqual(against({ lines: [{ ...purchase.lines[0], quantity: 51 }] }), [
    'too-many-orders lines',
  ])
})

test('mail counts as bought at noon of its day, where clocks change, too; never later than now or beyond the sales', () => {
  const timeZone = 'America/Halifax'
  const now = new Date('2026-11-25T18:00:00Z')
  const sales = { timeZone, startAt: null, endAt: null }
  const on = (day: string, more: object = {}, at = now) =>
    boughtOn(day, { ...sales, ...more }, at).toISOString()
  assert.equal(on('2026-11-20'), '2026-11-20T16:00:00.000Z')
  assert.equal(on('2026-03-08'), '2026-03-08T15:00:00.000Z', 'clocks went forward')
  assert.equal(on('2026-11-01'), '2026-11-01T16:00:00.000Z', 'clocks went back')
  const early = new Date('2026-11-25T13:00:00Z')
  assert.equal(on('2026-11-25', {}, early), early.toISOString())
  const startAt = new Date('2026-11-20T19:00:00Z')
  assert.equal(on('2026-11-20', { startAt }), startAt.toISOString())
  const endAt = new Date('2026-11-20T14:00:00Z')
  assert.equal(on('2026-11-20', { endAt }), '2026-11-20T13:59:59.999Z')
  assert.equal(on('2026-11-21', { endAt }), '2026-11-21T16:00:00.000Z', 'too late stays too late')
})

test('each role sells in its own way; four digits find somebody; the age is the province’s', () => {
  assert.deepEqual(sourcesOf(['Contact Center Agent']), ['phone', 'mail'])
  assert.deepEqual(sourcesOf(['In Person Sales']), ['walk_in'])
  assert.deepEqual(sourcesOf(['Contact Center Agent', 'In Person Sales']).length, 3)
  assert.equal(sourcesOf(['raffle admin']).length, 3)
  assert.deepEqual(sourcesOf(['RB finance']), [])
  assert.equal(digitsToFind('(902) 555-0142'), '9025550142')
  assert.equal(digitsToFind('01 42'), '0142')
  assert.equal(digitsToFind('142'), null)
  assert.deepEqual(['ON', 'NS', 'MN'].map(minimumAgeIn), [18, 19, 18])
})
