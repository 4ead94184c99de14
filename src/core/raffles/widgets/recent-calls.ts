import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { GivenIdSchema, wholeIn } from '../../fields/values.ts'
import { RecentWinnerSchema } from './recent-winner.ts'

export const recentWinnerCalls = contracts({
  /** Winners as the public sees them, of a raffle or of an organisation; the newest first. */
  list: {
    method: 'GET',
    path: '/event-service/v2/recent-winners',
    access: { action: 'raffles:read', embed: 'raffles:read' },
    query: v.object({
      pageSize: v.optional(wholeIn(1, 1000), '20'),
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
      eventId: v.optional(GivenIdSchema),
    }),
    answer: v.array(RecentWinnerSchema),
    chosenHere: true,
  },
})
