/** All draws of a raffle with their prizes: to choose from, and for the raffle's own view. */
import type { Desk } from '../../desk.ts'
import { liveMs } from '../../resource.ts'
import { getRaffle } from '../get-raffle.ts'
import { drawsInOrder } from '../next-step.ts'
import { listPrizes } from '../prizes/list-prizes.ts'
import type { Prize } from '../prizes/prize.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import type { Draw } from './draw.ts'
import { createLive, type LiveStore } from './live.ts'

export interface RaffleDraws {
  raffle: RaffleDetail
  /** By their date; the final one last. */
  draws: readonly Draw[]
  prizes: readonly Prize[]
}

export function createRaffleDraws(
  { http }: Pick<Desk, 'http'>,
  raffleId: string,
): LiveStore<RaffleDraws> {
  return createLive({
    pauseMs: () => liveMs,
    async load(signal) {
      const [raffle, prizes] = await Promise.all([
        getRaffle(http, raffleId, signal),
        listPrizes(http, raffleId, signal),
      ])
      return { raffle, draws: drawsInOrder(raffle.draws), prizes }
    },
  })
}

/** What comes next in a draw, for a button that leads there. */
export type NextStep = 'nextReadiness' | 'nextLocked' | 'nextPick' | 'nextVerify' | 'nextSee'

/** "Pick winner" only where its date has passed and a winner is missing (docs/specification.md, section 4). */
export function nextStepOf(draw: Draw, now: Date): NextStep {
  const { stage, drawAt, picksCompleted, picksPending, pickTotal } = draw
  if (stage === 'complete') return 'nextSee'
  if (stage === 'open') return 'nextReadiness'
  const due = drawAt !== null && new Date(drawAt) <= now
  const picks = stage === 'drawing' || draw.drawType === 'barrel'
  if (!picks || !due) return 'nextLocked'
  return picksCompleted + picksPending < pickTotal ? 'nextPick' : 'nextVerify'
}
