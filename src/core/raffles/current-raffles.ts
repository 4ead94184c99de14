/** The organisation's raffles as start-up and the palette need them: less of each than the list's rows have. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import type { Http } from '../http.ts'
import { type Raffle, RaffleSchema, rafflesPath } from './raffle.ts'

const { known } = contracts({
  known: {
    method: 'GET',
    path: rafflesPath,
    access: { action: 'raffles:read', embed: 'any-scope' },
    query: v.looseObject({ organizationId: v.string(), status: v.array(v.string()) }),
    answer: v.array(RaffleSchema),
  },
})

/** The most that one page may hold: years of weekly draws that nobody closed come before those on sale. */
const pageSize = 1000

/** Closed raffles whose name or licence number holds a text, the last one first. */
export function findClosedRaffles(
  http: Http,
  query: { organizationId: string; search: string; pageSize: number },
  signal?: AbortSignal,
): Promise<Raffle[]> {
  const closed = { page: 1, sortBy: 'endDate', sortDir: 'desc', status: ['closed'] }
  return http.ask(known, { query: { ...query, ...closed } }, { signal })
}

/** The organisation's raffles that are not over, soonest end first. */
export function listCurrentRaffles(
  http: Http,
  organizationId: string,
  signal?: AbortSignal,
): Promise<Raffle[]> {
  const status = ['draft', 'pending', 'active', 'inactive', 'ended']
  const query = { organizationId, page: 1, pageSize, sortBy: 'endDate', sortDir: 'asc', status }
  return http.ask(known, { query }, { signal })
}
