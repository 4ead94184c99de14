/** The jackpot of one raffle, live: the one named, or the 50/50 on sale that ends next. */
import type { Desk } from '../../desk.ts'
import { createOrganizationResource } from '../../organization-resource.ts'
import { perDesk } from '../../per-desk.ts'
import type { ResourceStore } from '../../resource.ts'
import { getRaffle } from '../get-raffle.ts'
import { raffleListCalls } from '../list-calls.ts'
import type { RaffleRow } from '../raffle-row.ts'

const storesOf = perDesk(() => new Map<string, ResourceStore<RaffleRow | null>>())

/** @param raffleId null for the next 50/50 that ends */
export function jackpotOfRaffle(
  desk: Desk,
  raffleId: string | null,
): ResourceStore<RaffleRow | null> {
  const stores = storesOf(desk)
  const known = stores.get(raffleId ?? '')
  if (known) return known
  const made = createOrganizationResource<RaffleRow | null>(desk, {
    isEmpty: raffle => raffle === null,
    load: (organizationId, signal) =>
      raffleId === null
        ? nextToEnd(desk, organizationId, signal)
        : getRaffle(desk.http, raffleId, signal),
  })
  stores.set(raffleId ?? '', made)
  return made
}

async function nextToEnd(desk: Desk, organizationId: string, signal: AbortSignal) {
  const query = { organizationId, live: true, category: ['50/50'], pageSize: 1 } as const
  const sort = { sortBy: 'endDate', sortDir: 'asc' } as const
  const { data } = await desk.http.ask(
    raffleListCalls.list,
    { query: { ...query, ...sort } },
    { signal },
  )
  return data[0] ?? null
}
