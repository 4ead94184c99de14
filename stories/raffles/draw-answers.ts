/** What the API answers in stories and tests of a draw. */

import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import type { DrawDetail } from '../../src/core/raffles/draws/draw.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import { winnerCalls } from '../../src/core/raffles/winners/calls.ts'
import type { Winner } from '../../src/core/raffles/winners/winner.ts'
import { type Answers, answerTo, at, pageOf } from '../support/fake-api.ts'
import { jackpotPrize } from './draw-fixtures.ts'
import { endedRaffle } from './ended-raffle.ts'

export interface DrawWorld {
  draw: DrawDetail
  raffle?: RaffleDetail
  prizes?: readonly Prize[]
  winners?: readonly Winner[]
}

/** The draw, its raffle, prizes and winners, as they stand still. */
export function drawAnswers(world: DrawWorld): Answers {
  return liveDrawAnswers(() => world)
}

/** The same, as they are at each call: what another person does shows. */
export function liveDrawAnswers(now: () => DrawWorld): Answers {
  const { draw } = now()
  const raffleOf = () => {
    const world = now()
    return { ...(world.raffle ?? endedRaffle), draws: [world.draw] }
  }
  return [
    answerTo(at(drawCalls.get, { id: draw.id }), () => now().draw),
    answerTo(at(raffleCalls.get, { id: draw.eventId }), () => raffleOf()),
    answerTo(prizeCalls.list, () => pageOf(now().prizes ?? [jackpotPrize])),
    answerTo(winnerCalls.list, ({ query }) =>
      pageOf(
        (now().winners ?? []).filter(
          ({ prizeId, status, category }) =>
            (query.get('prizeId') ?? prizeId) === prizeId &&
            (query.get('status') ?? status) === status &&
            (query.get('category') ?? category) === category,
        ),
      ),
    ),
  ]
}
