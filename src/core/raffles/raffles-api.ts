/** The calls of the raffles' list and view (docs/specification.md, section 7). */
import type { Http } from '../http.ts'
import { paths } from '../paths.ts'
import { type ListPage, listOf } from '../table/page.ts'
import { type RaffleDetail, RaffleDetailSchema } from './raffle-detail.ts'
import { type EventAction, rafflePaths } from './raffle-paths.ts'
import { type RaffleRow, RaffleRowSchema } from './raffle-row.ts'

const RafflePageSchema = listOf(RaffleRowSchema)

export interface RaffleQuery {
  organizationId: string
  pageSize: number
  page?: number | undefined
  /** An answer's cursor; it stands for a page of its own. */
  cursor?: string | undefined
  sortBy?: string | undefined
  sortDir?: 'asc' | 'desc' | undefined
  status?: readonly string[] | undefined
  category?: readonly string[] | undefined
  province?: readonly string[] | undefined
  search?: string | undefined
  /** Days of the end by the raffle's own clock, "YYYY-MM-DD", both included. */
  from?: string | undefined
  to?: string | undefined
  /** Those on sale now. */
  live?: boolean | undefined
}

/** One page of the organisation's raffles. */
export function listRaffles(
  http: Http,
  { status, category, province, ...query }: RaffleQuery,
  signal?: AbortSignal,
): Promise<ListPage<RaffleRow>> {
  const lists = { 'status[]': status, 'category[]': category, 'province[]': province }
  return http.whole(paths.events, RafflePageSchema, { query: { ...query, ...lists }, signal })
}

/** @throws DeskError `not-found` where there is none, or it is another organisation's */
export function getRaffle(http: Http, id: string, signal?: AbortSignal): Promise<RaffleDetail> {
  const query = { childEvents: true, parentEvent: true, activationRequirements: true }
  return http.get(rafflePaths.event(id), RaffleDetailSchema, { query, signal })
}

/** What the actions that need more than a decision send along. */
export interface RaffleActionBodies {
  activate: undefined
  deactivate: undefined
  'request-activation': undefined
  end: undefined
  /** The confirmed jackpot winner. */
  close: { winnerId: string }
  /** `shiftDays` moves every date by as many calendar days of the raffle's zone. */
  copy: { name: string; shiftDays: number }
}

/** @returns the raffle as it is then; of `copy`, the new one. @throws DeskError with the rule's reasons */
export function actOnRaffle<Action extends EventAction>(
  http: Http,
  id: string,
  { action, body, attempt }: { action: Action; body: RaffleActionBodies[Action]; attempt: string },
): Promise<RaffleDetail> {
  const call = { ...(body && { body }), idempotencyKey: attempt }
  return http.post(rafflePaths.eventAction(id, action), RaffleDetailSchema, call)
}

/** @throws DeskError `conflict` where it is no draft any more, has orders, or was changed meanwhile */
export function deleteRaffle(
  http: Http,
  { id, version }: Pick<RaffleRow, 'id' | 'version'>,
  attempt: string,
): Promise<void> {
  return http.remove(rafflePaths.event(id), { query: { version }, idempotencyKey: attempt })
}
