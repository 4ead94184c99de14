import type { Desk } from '../../desk.ts'
import { liveMs } from '../../resource.ts'
import { createLive, type LiveStore } from '../draws/live.ts'
import { listPrizes } from '../prizes/list-prizes.ts'
import type { Prize } from '../prizes/prize.ts'

/** A raffle's prizes, in their order, for the editor's short list: what was saved may have moved their values. */
export function createEditorPrizes(
  { http }: Pick<Desk, 'http'>,
  raffleId: string,
): LiveStore<readonly Prize[]> {
  return createLive({
    load: signal => listPrizes(http, raffleId, signal),
    pauseMs: () => liveMs,
  })
}
