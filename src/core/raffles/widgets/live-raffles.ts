/** The raffles on sale, soonest end first: one store a desk. */

import { createOrganizationResource } from '../../organization-resource.ts'
import { perDesk } from '../../per-desk.ts'
import { raffleListCalls } from '../list-calls.ts'
import type { RaffleRow } from '../raffle-row.ts'

/** More than these are counted. */
const shown = 5

export interface LiveRaffles {
  raffles: readonly RaffleRow[]
  /** How many more there are. */
  more: number
}

export const liveRafflesOf = perDesk(desk =>
  createOrganizationResource<LiveRaffles>(desk, {
    isEmpty: ({ raffles }) => raffles.length === 0,
    async load(organizationId, signal) {
      const query = { organizationId, live: true, pageSize: shown } as const
      const sort = { sortBy: 'endDate', sortDir: 'asc' } as const
      const { data, paging } = await desk.http.ask(
        raffleListCalls.list,
        { query: { ...query, ...sort } },
        { signal },
      )
      return { raffles: data, more: Math.max(0, paging.total - data.length) }
    },
  }),
)
