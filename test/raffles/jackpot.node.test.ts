import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jackpotOf } from '../../src/core/raffles/jackpot.ts'

const terms = {
  salesCents: 0,
  percent: 50,
  startingPotCents: 0,
  guaranteedPotCents: 0,
  maximumCents: null,
  customJackpotEnabled: false,
  declaredCents: null,
}

/** docs/domain.md, section 1, "Money", in integers: min(max?, max(guarantee, start + floor(sales × percent / 100))). */
function oracle(
  orders: { cents: number; voided: boolean }[],
  each: { hundredths: number; start: number; guarantee: number; most: number | null },
): number {
  let sales = 0n
  for (const { cents, voided } of orders) if (!voided) sales += BigInt(cents)
  let pot = BigInt(each.start) + (sales * BigInt(each.hundredths)) / 10_000n
  if (pot < BigInt(each.guarantee)) pot = BigInt(each.guarantee)
  if (each.most !== null && pot > BigInt(each.most)) pot = BigInt(each.most)
  return Number(pot)
}

test('10,000 random sequences of orders and voids give the oracle’s pot, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 500_000 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ cents, voided: fc.boolean() }), { maxLength: 40 }),
      fc.integer({ min: 100, max: 10_000 }),
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 3_000_000 }),
      fc.option(fc.nat({ max: 9_000_000 })),
      (orders, hundredths, start, guarantee, most) => {
        const salesCents = orders.reduce((sum, order) => sum + (order.voided ? 0 : order.cents), 0)
        const { amountCents } = jackpotOf({
          ...terms,
          salesCents,
          percent: hundredths / 100,
          startingPotCents: start,
          guaranteedPotCents: guarantee,
          maximumCents: most,
        })
        assert.equal(amountCents, oracle(orders, { hundredths, start, guarantee, most }))
      },
    ),
    { numRuns: 10_000 },
  )
})

test('a guaranteed pot grows only once sales pass it', () => {
  const pot = (salesCents: number) =>
    jackpotOf({ ...terms, guaranteedPotCents: 999_900, salesCents })
  assert.deepEqual(pot(1_999_800), { amountCents: 999_900, by: 'sales' })
  assert.deepEqual(pot(1_999_700), { amountCents: 999_900, by: 'guarantee' })
  assert.deepEqual(pot(2_000_000), { amountCents: 1_000_000, by: 'sales' })
})
