import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema } from '../fields/values.ts'
import { digitsToFind, FoundBuyerSchema } from './found-buyer.ts'
import { OnSaleSchema } from './on-sale.ts'
import { PurchaseSchema, ReceiptSchema } from './purchase.ts'

const access = { action: 'orders:create', embed: 'never' } as const
const chosenHere = true

export const orderEntryCalls = contracts({
  /** What the seller may sell now, of the organization that they work in. */
  onSale: {
    method: 'GET',
    path: '/order-service/v2/on-sale',
    access,
    query: v.object({ organizationId: v.optional(GivenIdSchema) }),
    answer: OnSaleSchema,
    chosenHere,
  },
  /** Customers whose phone number ends like this, five at most; a limit a user and minute (429). */
  buyers: {
    method: 'GET',
    path: '/customer-service/v2/buyers',
    access,
    query: v.object({
      organizationId: v.optional(GivenIdSchema),
      /** Four digits at least, from its end. */
      phone: v.pipe(
        v.string(),
        v.maxLength(40),
        v.check(typed => digitsToFind(typed) !== null),
      ),
    }),
    answer: v.array(FoundBuyerSchema),
    unkept: true,
    chosenHere,
  },
  /** Where the payment provider's hosted card fields are, in a frame of their own. */
  cardFields: {
    method: 'GET',
    path: '/payment-service/v2/card-fields',
    access,
    query: v.object({ organizationId: v.optional(GivenIdSchema) }),
    answer: v.object({
      url: v.pipe(v.string(), v.url()),
      /** Whose messages bring the token. */
      origin: v.string(),
    }),
    chosenHere,
  },
  /**
   * Enters all of a purchase or nothing of it, once for its Idempotency-Key for ever. Waits for the payment provider
   * where it is paid by card.
   */
  enter: {
    method: 'POST',
    path: '/order-service/v2/order-groups',
    access,
    body: PurchaseSchema,
    answer: ReceiptSchema,
    makes: true,
    timeoutMs: 40_000,
    chosenHere,
  },
})
