/** Orders that were probably sent twice: what is taken for one purchase, and how well that finds real retries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { duplicateGroups, keptOf, type Purchase } from '../../src/core/orders/duplicates.ts'
import { orderRows } from '../../stories/orders/sample-orders.ts'
import { randomFrom } from '../support/random-from.ts'

const start = Date.UTC(2026, 10, 20, 22)
const minute = 60_000
let made = 0

function purchase(minutes: number, more: Partial<Purchase> = {}): Purchase {
  made += 1
  return {
    id: String(made).padStart(6, '0'),
    entryId: null,
    customerId: `customer ${made}`,
    email: 'eva@example.org',
    phone: null,
    eventId: 'raffle',
    packageId: 'package',
    boughtAt: new Date(start + minutes * minute),
    ...more,
  }
}
const idsOf = (purchases: readonly Purchase[]) =>
  duplicateGroups(purchases).map(group => group.map(({ id }) => id))

test('it takes the same buyer, package and raffle within ten minutes for one purchase', () => {
  const [first, second, third] = [purchase(0), purchase(10), purchase(10.1)]
  assert.deepEqual(idsOf([second, first]), [[first.id, second.id]])
  assert.deepEqual(idsOf([first, third]), [], 'later')
  for (const more of [{ packageId: 'other' }, { eventId: 'other' }, { email: 'bo@example.org' }])
    assert.deepEqual(idsOf([first, purchase(1, more)]), [], JSON.stringify(more))
  assert.deepEqual(idsOf([purchase(0, { email: null }), purchase(1, { email: null })]), [])
})

test('it takes several packages of one purchase for meant, and each of them for a retry of another purchase', () => {
  const [one, two] = [purchase(0, { entryId: 'first' }), purchase(0, { entryId: 'first' })]
  assert.deepEqual(idsOf([one, two]), [])
  const again = purchase(3, { entryId: 'second' })
  assert.deepEqual(idsOf([one, two, again]), [[one.id, two.id, again.id]])
})

test('it knows a buyer by email, by phone or as the same customer, and a retry of a retry belongs to both', () => {
  const phone = '9025550142'
  const one = purchase(0, { phone })
  const two = purchase(8, { email: 'work@example.org', phone })
  const three = purchase(16, { email: 'work@example.org' })
  const other = purchase(3, { customerId: one.customerId, email: null })
  assert.deepEqual(idsOf([three, other, two, one]), [[one.id, other.id, two.id, three.id]])
})

test('it finds the retries of 10,000 orders of a rush, 7 % of them sent again: precision and recall at least 0.98', t => {
  const random = randomFrom(20_201_122)
  const orders: (Purchase & { truth: number })[] = []
  for (let truth = 0; orders.length < 10_000; truth += 1) {
    // Households and regulars: a tenth of all buyers come back, some for the very same package.
    const buyer = Math.floor(random() * 20_000)
    const bought = purchase(random() * 240, {
      customerId: `buyer ${buyer}`,
      email: random() < 0.85 ? `buyer-${buyer}@example.org` : null,
      phone: `902${String(buyer).padStart(7, '0')}`,
      packageId: `package ${Math.floor(random() * 5)}`,
      eventId: `raffle ${Math.floor(random() * 3)}`,
    })
    orders.push({ ...bought, truth })
    for (let at = bought.boughtAt.getTime(); random() < 0.07 && orders.length < 10_000; ) {
      at += 5_000 + random() * random() * 9 * minute
      // Who tries again as a guest is another customer with the same email or phone.
      const customerId = random() < 0.5 ? bought.customerId : `guest ${orders.length}`
      orders.push({
        ...bought,
        id: `${bought.id} again ${at}`,
        customerId,
        boughtAt: new Date(at),
        truth,
      })
    }
  }
  const groups = duplicateGroups(orders)
  const pairs = (sets: Iterable<readonly { truth: number; id: string }[]>) =>
    [...sets].flatMap(set =>
      set.flatMap((one, at) => set.slice(at + 1).map(other => [one, other] as const)),
    )
  const truths = Object.values(
    orders.reduce<Record<number, typeof orders>>((sets, order) => {
      sets[order.truth] = [...(sets[order.truth] ?? []), order]
      return sets
    }, {}),
  )
  const found = pairs(groups)
  const real = pairs(truths).length
  const right = found.filter(([one, other]) => one.truth === other.truth).length
  const [precision, recall] = [right / found.length, right / real]
  t.diagnostic(
    `${groups.length} groups, precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`,
  )
  assert.ok(precision >= 0.98 && recall >= 0.98, `${precision} ${recall}`)
})

test('it keeps the one that is paid, then the one that was mailed, then the earliest', () => {
  const [row] = orderRows
  if (!row) throw new Error('no sample')
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
  const early = { ...row, id: 'early', status: 'PENDING' as const, boughtAt: at(0), mailedAt: null }
  const paid = { ...row, id: 'paid', status: 'ACTIVE' as const, boughtAt: at(1), mailedAt: null }
  const later = { ...paid, id: 'later', boughtAt: at(2) }
  const mailed = { ...paid, id: 'mailed', boughtAt: at(3), mailedAt: at(4) }
  assert.equal(keptOf([early, later, paid])?.id, 'paid')
  assert.equal(keptOf([early, paid, mailed])?.id, 'mailed')
  assert.equal(keptOf([early])?.id, 'early')
})
