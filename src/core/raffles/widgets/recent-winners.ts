/** Winners who are confirmed, newest first: of one raffle, or of the organisation. */
import type { Desk } from '../../desk.ts'
import { createOrganizationResource } from '../../organization-resource.ts'
import { perDesk } from '../../per-desk.ts'
import type { ResourceStore } from '../../resource.ts'
import { recentWinnerCalls } from './recent-calls.ts'
import type { RecentWinner } from './recent-winner.ts'

const pageSize = 5

const storesOf = perDesk(() => new Map<string, ResourceStore<readonly RecentWinner[]>>())

/** @param eventId the raffle; null for all of the organisation's */
export function recentWinnersOf(
  desk: Desk,
  eventId: string | null,
): ResourceStore<readonly RecentWinner[]> {
  const stores = storesOf(desk)
  const known = stores.get(eventId ?? '')
  if (known) return known
  const made = createOrganizationResource<readonly RecentWinner[]>(desk, {
    isEmpty: winners => winners.length === 0,
    load(organizationId, signal) {
      const query = { organizationId, pageSize, ...(eventId !== null && { eventId }) }
      return desk.http.ask(recentWinnerCalls.list, { query }, { signal })
    },
  })
  stores.set(eventId ?? '', made)
  return made
}
