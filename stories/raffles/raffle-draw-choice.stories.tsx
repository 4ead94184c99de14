import { waitFor } from 'storybook/test'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import { answerTo, at, refusal } from '../support/fake-api.ts'
import { ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk } from '../support/story.tsx'
import { drawAnswers } from './draw-answers.ts'
import {
  cashPrizes,
  completeDraw,
  drawId,
  finalDrawId,
  jackpotPrize,
  openDraw,
  raffleId,
} from './draw-fixtures.ts'
import { endedRaffle } from './ended-raffle.ts'

const meta = { ...elementMeta('raffleDraw') }
export default meta

const args = { 'raffle-id': raffleId, 'draw-id': finalDrawId }

export const Loading: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: openDraw }),
      answerTo(at(drawCalls.get, { id: finalDrawId }), 'never'),
    ],
  }),
}

export const Failed: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: openDraw }),
      answerTo(
        at(drawCalls.get, { id: finalDrawId }),
        refusal(400, 'draw', 'The draw is being repaired.'),
      ),
    ],
  }),
}

export const Forbidden: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: openDraw }),
      answerTo(at(drawCalls.get, { id: finalDrawId }), refusal(403, 'forbidden', 'No.')),
    ],
  }),
}

const choose = [
  ...drawAnswers({ draw: openDraw }),
  answerTo(at(raffleCalls.get, { id: raffleId }), {
    ...endedRaffle,
    draws: [
      openDraw,
      {
        ...completeDraw,
        id: drawId(4102),
        final: false,
        holdsJackpot: false,
        drawAt: '2026-10-25T16:00:00.000Z',
        pickTotal: 25,
        confirmedCount: 25,
      },
    ],
  }),
  answerTo(prizeCalls.list, {
    data: [jackpotPrize, { ...cashPrizes, drawId: drawId(4102), name: 'Early bird of $500' }],
    paging: { nextCursor: null, previousCursor: null, total: 2, totalCapped: false },
  }),
]

export const ChooseDraw: ElementStory = {
  args: { 'raffle-id': raffleId },
  ...onDesk({ answers: choose, organization: ternCove }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => {
      if (!root.querySelector('.rd-draw-row')) throw new Error('no draws')
    })
  },
}

export const NoRaffle: ElementStory = { args: {} }
