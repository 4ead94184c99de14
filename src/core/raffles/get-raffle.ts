import type { Http } from '../http.ts'
import { raffleCalls } from './calls.ts'
import type { RaffleDetail } from './raffle-detail.ts'

/** @throws DeskError `not-found` where there is none, or it is another organisation's */
export function getRaffle(http: Http, id: string, signal?: AbortSignal): Promise<RaffleDetail> {
  const query = { childEvents: true, parentEvent: true, activationRequirements: true }
  return http.ask(raffleCalls.get, { params: { id }, query }, { signal })
}
