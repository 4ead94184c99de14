import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CentsSchema, CountSchema, GivenIdSchema, InstantSchema } from '../fields/values.ts'
import { FoundBuyerSchema } from '../order-entry/found-buyer.ts'
import { ReceiptSchema } from '../order-entry/purchase.ts'
import { mostKeptBuyers, mostWaiting } from './limits.ts'

const access = { action: 'orders:create', embed: 'never' } as const
const chosenHere = true

export const outboxCalls = contracts({
  /** What waits on a device, as it says itself: a draw's readiness counts it. */
  report: {
    method: 'POST',
    path: '/order-service/v2/outboxes',
    access,
    body: v.strictObject({
      organizationId: GivenIdSchema,
      deviceId: GivenIdSchema,
      waiting: v.pipe(CountSchema, v.maxValue(mostWaiting)),
      waitingCents: CentsSchema,
      oldestTakenAt: v.nullable(InstantSchema),
      /** How many of them are of which raffle; one of several raffles counts in each. */
      raffles: v.pipe(
        v.array(
          v.strictObject({
            eventId: GivenIdSchema,
            waiting: v.pipe(CountSchema, v.maxValue(mostWaiting)),
          }),
        ),
        v.maxLength(200),
      ),
    }),
    answer: v.object({ now: InstantSchema }),
    chosenHere,
  },
  /**
   * Takes an order back that may have arrived: from then on its key enters nothing. Where it stands already it stays, and
   * the answer is its receipt.
   */
  withdraw: {
    method: 'POST',
    path: '/order-service/v2/order-groups/withdrawals',
    access,
    body: v.strictObject({ key: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)) }),
    answer: v.variant('state', [
      v.object({ state: v.literal('withdrawn') }),
      v.object({ state: v.literal('entered'), receipt: ReceiptSchema }),
    ]),
    chosenHere,
  },
  /** Who bought last in the organization, for the look-up of a device without a network; a limit a user and hour (429). */
  recentBuyers: {
    method: 'GET',
    path: '/customer-service/v2/buyers/recent',
    access,
    query: v.object({ organizationId: v.optional(GivenIdSchema) }),
    answer: v.pipe(v.array(FoundBuyerSchema), v.maxLength(mostKeptBuyers)),
    unkept: true,
    chosenHere,
  },
})
