import { expect, waitFor } from 'storybook/test'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { answerTo, at, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { liveAnswer } from './raffle-widgets.ts'
import { detailOf, harbourLights, listAnswer, raffleId, sampleRows } from './sample-raffles.ts'

const meta = { ...elementMeta('jackpot') }
export default meta

async function shows(canvasElement: HTMLElement, text: string) {
  const { root } = await inside(canvasElement)
  await waitFor(() => expect(root.textContent).toContain(text))
}

export const NextToEnd: ElementStory = usual({
  ...onDesk({ answers: liveAnswer(listAnswer([harbourLights])) }),
  play: ({ canvasElement }) => shows(canvasElement, 'Harbour Lights'),
})

export const OneRaffle: ElementStory = {
  args: { 'raffle-id': raffleId(102) },
  ...onDesk({
    answers: [answerTo(at(raffleCalls.get, { id: raffleId(102) }), homeLottery())],
  }),
  play: ({ canvasElement }) => shows(canvasElement, 'Saltmarsh Dream Home'),
}

export const NothingOnSale: ElementStory = onDesk({ answers: liveAnswer(listAnswer([])) })

export const Loading: ElementStory = onDesk({ answers: liveAnswer('never') })

export const Failed: ElementStory = onDesk({
  answers: liveAnswer(refusal(400, 'unexpected', 'The figures are being rebuilt.')),
})

export const AnotherOrganizations: ElementStory = {
  args: { 'raffle-id': raffleId(102) },
  ...onDesk({
    answers: [
      answerTo(at(raffleCalls.get, { id: raffleId(102) }), refusal(404, 'not-found', 'Not found.')),
    ],
  }),
}

export const FlagOff: ElementStory = onDesk({ flagsOff: ['view-raffles'] })

function homeLottery() {
  const [, row = harbourLights] = sampleRows
  return detailOf(row)
}
