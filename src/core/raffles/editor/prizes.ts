import type { Desk } from '../../desk.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import { listPrizes } from '../prizes/api.ts'
import type { Prize } from '../prizes/prize.ts'

/** A raffle's prizes, in their order, for the editor's short list. */
export function createEditorPrizes(desk: Desk, raffleId: string): ResourceStore<readonly Prize[]> {
  return createResource<readonly Prize[]>(desk, {
    async load({ signal }) {
      return { data: await listPrizes(desk.http, raffleId, signal), version: '' }
    },
    isEmpty: prizes => prizes.length === 0,
  })
}
