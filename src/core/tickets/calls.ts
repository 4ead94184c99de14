import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema } from '../fields/values.ts'
import { ticketList } from './ticket-list.ts'

export const ticketCalls = contracts({
  /** Those that the reader may see: agents see those of what they entered. */
  list: {
    method: 'GET',
    path: '/order-service/v2/tickets',
    access: { action: 'orders:read', embed: 'orders:read' },
    list: ticketList,
    of: { organizationId: v.optional(GivenIdSchema) },
    chosenHere: true,
  },
})
