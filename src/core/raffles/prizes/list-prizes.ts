import type { Http } from '../../http.ts'
import { prizeCalls } from './calls.ts'
import type { Prize } from './prize.ts'

/** Section 9, "Prizes list". */
const pageSize = 1000

/** All prizes of a raffle, in their order. */
export async function listPrizes(
  http: Http,
  eventId: string,
  signal?: AbortSignal,
): Promise<readonly Prize[]> {
  const query = { eventId, pageSize }
  return (await http.ask(prizeCalls.list, { query }, { signal })).data
}
