/** How each part of the product is, for anybody: nothing in it is a secret (section 2, "/status"). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { InstantSchema } from '../fields/values.ts'

export const statusParts = ['api', 'database', 'disk', 'mail', 'jobs'] as const
/** `unknown`: what would tell can't be read. */
export const partStates = ['works', 'fails', 'unknown'] as const

export const statusCalls = contracts({
  /** Answered while anything answers, whatever fails behind it. */
  read: {
    method: 'GET',
    path: '/system-service/v2/status',
    access: 'public',
    answer: v.object({
      at: InstantSchema,
      parts: v.array(v.object({ part: v.picklist(statusParts), state: v.picklist(partStates) })),
    }),
    chosenHere: true,
  },
})
