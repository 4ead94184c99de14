import { userEvent, waitFor } from 'storybook/test'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { winnerCalls } from '../../src/core/raffles/winners/calls.ts'
import { answerTo, at, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { type DrawWorld, drawAnswers } from './draw-answers.ts'
import {
  completeDraw,
  contacted,
  drawId,
  jackpotPrize,
  raffleId,
  rejectedWinner,
  secondPersonWinner,
} from './draw-fixtures.ts'

const meta = { ...elementMeta('raffleWinners') }
export default meta

const args = { 'raffle-id': raffleId }
const winners = [contacted, { ...secondPersonWinner, id: drawId(4303) }, rejectedWinner]

function listed(world: DrawWorld): ElementStory {
  return {
    args,
    ...onDesk({ answers: drawAnswers(world) }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => {
        if (!root.querySelector('.rd-page-header')) throw new Error('no list')
      })
    },
  }
}

export const Full: ElementStory = usual(
  listed({ draw: completeDraw, prizes: [jackpotPrize], winners }),
)

export const Empty: ElementStory = listed({ draw: completeDraw, prizes: [jackpotPrize] })

export const Opened: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: completeDraw, prizes: [jackpotPrize], winners }),
      answerTo(at(winnerCalls.get, { id: rejectedWinner.id }), rejectedWinner),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const row = await waitFor(() => {
      const found = root.querySelector('tbody tr:nth-child(3) button')
      if (!found) throw new Error('no rows')
      return found
    })
    await userEvent.click(row)
    await waitFor(() => {
      const shadow = root.getRootNode() as ShadowRoot
      if (!shadow.querySelector('.rd-timeline')) throw new Error('no drawer')
    })
  },
}

export const Failed: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: completeDraw }),
      answerTo(winnerCalls.list, refusal(400, 'winners', 'Winners are being counted again.')),
    ],
  }),
}

export const Loading: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: completeDraw }),
      answerTo(at(raffleCalls.get, { id: raffleId }), 'never'),
    ],
  }),
}

export const Forbidden: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...drawAnswers({ draw: completeDraw }),
      answerTo(at(raffleCalls.get, { id: raffleId }), refusal(403, 'forbidden', 'No.')),
    ],
  }),
}
