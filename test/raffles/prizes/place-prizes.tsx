import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { DeskProvider } from '../../../src/screens/desk.tsx'
import { PrizeBoard } from '../../../src/screens/raffles/prizes/prize-board.tsx'
import { prizeRaffle, samplePrizes } from '../../../stories/raffles/prize-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { type Answers, answerTo, at } from '../../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { type PlacedKit, placeKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

interface Placing {
  answers?: Answers
  raffle?: RaffleDetail
  prizes?: readonly Prize[]
  person?: StoryDeskOptions['person']
}

/** The board of a raffle's prizes; `counted` are those whose tickets were asked for. */
export async function placePrizes(placing: Placing = {}) {
  const { answers = [], raffle = prizeRaffle, prizes = samplePrizes, person } = placing
  const counted: string[] = []
  const counts = answerTo(prizeCalls.countTickets, ({ params }) => {
    counted.push(params.id ?? '')
    return { count: 1500 }
  })
  const desk = storyDesk(usualGlobals, {
    answers: [
      answerTo(at(raffleCalls.get, { id: raffle.id }), raffle),
      answerTo(prizeCalls.list, listAnswer(prizes)),
      counts,
      ...answers,
    ],
    ...(person && { person }),
  })
  await desk.start()
  const boardOf = (shown: RaffleDetail) => (
    <DeskProvider desk={desk}>
      <PrizeBoard raffle={shown} />
    </DeskProvider>
  )
  const kit = await placeKit(boardOf(raffle))
  await waitFor(() => kit.root.querySelectorAll('.rd-prize').length === prizes.length)
  return { kit, counted, showRaffle: (next: RaffleDetail) => kit.draw(boardOf(next)) }
}

export const inScope = <E extends HTMLElement>({ scope }: PlacedKit, selector: string) =>
  scope.querySelector<E>(selector)
export const named = ({ scope }: PlacedKit, role: string, name: string) =>
  [...scope.querySelectorAll<HTMLElement>(role)].find(each => each.textContent?.includes(name))
