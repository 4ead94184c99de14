import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import { GivenIdSchema } from '../fields/values.ts'
import { FindTextSchema, FoundOrdersSchema } from './find.ts'

/** By itself: a widget and the palette load it without the orders' other calls. */
export const findCalls = contracts({
  /** Orders by whatever a buyer can name, in one line of words (`find-grammar.ts`). */
  find: {
    method: 'GET',
    path: '/order-service/v2/orders/find',
    access: { action: 'orders:read', embed: 'orders:read' },
    query: v.object({
      organizationId: v.optional(GivenIdSchema),
      /** That days are counted in; without it, the organisation's. */
      timeZone: v.optional(timeZone().schema),
      text: FindTextSchema,
    }),
    answer: FoundOrdersSchema,
    chosenHere: true,
  },
})
