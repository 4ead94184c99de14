/** What the API answers in stories and tests of a draw. */

import type { DrawDetail } from '../../src/core/raffles/draws/draw.ts'
import type { Prize } from '../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import type { Winner } from '../../src/core/raffles/winners/winner.ts'
import { type Answers, data } from '../support/fake-api.ts'
import { rafflePaths } from '../support/paths.ts'
import { jackpotPrize } from './draw-fixtures.ts'
import { endedRaffle } from './ended-raffle.ts'

export interface DrawWorld {
  draw: DrawDetail
  raffle?: RaffleDetail
  prizes?: readonly Prize[]
  winners?: readonly Winner[]
}

export function paged(rows: readonly unknown[]) {
  const paging = { nextCursor: null, previousCursor: null, total: rows.length, totalCapped: false }
  return { body: { data: rows, paging } }
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
  return {
    [`GET ${rafflePaths.draw(draw.id)}`]: () => data(now().draw),
    [`GET ${rafflePaths.event(draw.eventId)}`]: () => data(raffleOf()),
    [`GET ${rafflePaths.prizes}`]: () => paged(now().prizes ?? [jackpotPrize]),
    [`GET ${rafflePaths.winners}`]: ({ query }) =>
      paged(
        (now().winners ?? []).filter(
          ({ prizeId, status, category }) =>
            (query.get('prizeId') ?? prizeId) === prizeId &&
            (query.get('status') ?? status) === status &&
            (query.get('category') ?? category) === category,
        ),
      ),
  }
}
