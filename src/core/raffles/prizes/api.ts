import * as v from 'valibot'
import { patchVersion } from '../../forms/patch-version.ts'
import type { Saved } from '../../forms/saved.ts'
import type { Http } from '../../http.ts'
import { listOf } from '../../table/page.ts'
import { rafflePaths } from '../raffle-paths.ts'
import { type Prize, type PrizeFields, PrizeSchema, TicketCountSchema } from './prize.ts'
import type { PrizeChange } from './prize-form.ts'

const PrizePageSchema = listOf(PrizeSchema)
/** Section 9, "Prizes list". */
const pageSize = 1000

/** All prizes of a raffle, in their order. */
export async function listPrizes(
  http: Http,
  eventId: string,
  signal?: AbortSignal,
): Promise<readonly Prize[]> {
  const query = { eventId, pageSize }
  return (await http.whole(rafflePaths.prizes, PrizePageSchema, { query, signal })).data
}

/** Adds a prize at the end. */
export function createPrize(
  http: Http,
  eventId: string,
  { fields, idempotencyKey }: { fields: PrizeFields; idempotencyKey: string },
): Promise<Prize> {
  return http.post(rafflePaths.prizes, PrizeSchema, {
    body: { eventId, ...fields },
    idempotencyKey,
  })
}

/** @throws DeskError with the rule's reasons, where the prize or a draw is fixed by now */
export function patchPrize(
  http: Http,
  { id, version }: { id: string; version: number },
  body: PrizeChange,
): Promise<Saved<Prize>> {
  return patchVersion(http, rafflePaths.prize(id), PrizeSchema, { body, version })
}

export function deletePrize(
  http: Http,
  { id, version }: Pick<Prize, 'id' | 'version'>,
  attempt: string,
): Promise<void> {
  return http.remove(rafflePaths.prize(id), { query: { version }, idempotencyKey: attempt })
}

/** All prizes of the raffle, in the new order. */
export function reorderPrizes(
  http: Http,
  eventId: string,
  order: readonly string[],
): Promise<readonly Prize[]> {
  return http.patch(rafflePaths.prizes, v.array(PrizeSchema), { body: { eventId, order } })
}

/** How many tickets take part in the prize's draw. */
export async function countTickets(http: Http, prizeId: string): Promise<number> {
  return (await http.get(rafflePaths.prizeTicketCount(prizeId), TicketCountSchema)).count
}
