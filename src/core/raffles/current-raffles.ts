/** The organisation's raffles as start-up and the palette need them: less of each than the list's rows have. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import type { Http } from '../http.ts'
import { type OrdersWaiting, OrdersWaitingSchema } from '../orders/waiting.ts'
import { type Raffle, RaffleSchema, rafflesPath } from './raffle.ts'

const { known } = contracts({
  known: {
    method: 'GET',
    path: rafflesPath,
    access: { action: 'raffles:read', embed: 'any-scope' },
    query: v.looseObject({ organizationId: v.string(), status: v.array(v.string()) }),
    whole: v.object({ data: v.array(RaffleSchema), waiting: v.optional(OrdersWaitingSchema) }),
  },
})

/** The most that one page may hold: years of weekly draws that nobody closed come before those on sale. */
const pageSize = 1000

/** Closed raffles whose name or licence number holds a text, the last one first. */
export async function findClosedRaffles(
  http: Http,
  query: { organizationId: string; search: string; pageSize: number },
  signal?: AbortSignal,
): Promise<Raffle[]> {
  const closed = { page: 1, sortBy: 'endDate', sortDir: 'desc', status: ['closed'] }
  const { data } = await http.ask(known, { query: { ...query, ...closed } }, { signal })
  return data
}

export interface CurrentRaffles {
  data: Raffle[]
  /** What waits of the organisation's orders; told to those who see home's figures. */
  waiting?: OrdersWaiting | undefined
}

/** The organisation's raffles that are not over, soonest end first. */
export function listCurrentRaffles(
  http: Http,
  organizationId: string,
  signal?: AbortSignal,
): Promise<CurrentRaffles> {
  const status = ['draft', 'pending', 'active', 'inactive', 'ended']
  const paging = { page: 1, pageSize, sortBy: 'endDate', sortDir: 'asc' }
  const query = { organizationId, status, timeZone: browserTimeZone(), ...paging }
  return http.ask(known, { query }, { signal })
}
