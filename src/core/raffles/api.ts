import * as v from 'valibot'
import type { Http } from '../http.ts'
import { paths } from '../paths.ts'
import { type Raffle, RaffleSchema } from './raffle.ts'

const RafflesSchema = v.array(RaffleSchema)

/** The most that one page may hold: years of weekly draws that nobody closed come before those on sale. */
const pageSize = 1000

/** Closed raffles whose name or licence number holds a text, the last one first. */
export function findClosedRaffles(
  http: Http,
  query: { organizationId: string; search: string; pageSize: number },
  signal?: AbortSignal,
): Promise<Raffle[]> {
  const closed = { page: 1, sortBy: 'endDate', sortDir: 'desc', 'status[]': ['closed'] }
  return http.get(paths.events, RafflesSchema, { query: { ...query, ...closed }, signal })
}

/** The organisation's raffles that are not over, soonest end first. */
export function listCurrentRaffles(
  http: Http,
  organizationId: string,
  signal?: AbortSignal,
): Promise<Raffle[]> {
  const query = {
    organizationId,
    page: 1,
    pageSize,
    sortBy: 'endDate',
    sortDir: 'asc',
    'status[]': ['draft', 'pending', 'active', 'inactive', 'ended'],
  }
  return http.get(paths.events, RafflesSchema, { query, signal })
}
