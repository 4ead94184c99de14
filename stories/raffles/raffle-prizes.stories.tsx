import { userEvent, waitFor } from 'storybook/test'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../src/core/raffles/prizes/prize.ts'
import { type Answers, answerTo, at, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { prizeOf, prizeRaffle, quiltPrize, samplePrizes } from './prize-fixtures.ts'
import { listAnswer } from './sample-raffles.ts'

const meta = { ...elementMeta('rafflePrizes') }
export default meta

const args = { 'raffle-id': prizeRaffle.id }

function answers(prizes: readonly Prize[], raffle = prizeRaffle): Answers {
  const counts = prizes.map(({ id }, index) =>
    answerTo(at(prizeCalls.countTickets, { id }), { count: 18_420 - index * 4_111 }),
  )
  return [
    answerTo(at(raffleCalls.get, { id: raffle.id }), raffle),
    answerTo(prizeCalls.list, listAnswer(prizes)),
    ...counts,
  ]
}

async function rowsIn(canvasElement: HTMLElement, count: number) {
  const { root } = await inside(canvasElement)
  await waitFor(() => {
    if (root.querySelectorAll('.rd-prize').length !== count) throw new Error('no rows')
  })
  return root
}

export const Full: ElementStory = usual({
  args,
  ...onDesk({ answers: answers(samplePrizes) }),
  async play({ canvasElement }) {
    await rowsIn(canvasElement, 4)
  },
})

export const Editing: ElementStory = {
  args,
  ...onDesk({ answers: answers(samplePrizes) }),
  async play({ canvasElement }) {
    await rowsIn(canvasElement, 4)
    const { findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: /^(Open|Ouvrir) Quilt/ }))
    const scope = (await inside(canvasElement)).root.getRootNode() as ShadowRoot
    await waitFor(() => {
      if (!scope.querySelector('.rd-record-form')) throw new Error('no drawer')
    })
  },
}

export const ReadOnly: ElementStory = {
  args,
  ...onDesk({
    answers: answers(samplePrizes),
    person: person => ({ ...person, roles: ['Contact Center Agent'] }),
  }),
  async play({ canvasElement }) {
    await rowsIn(canvasElement, 4)
  },
}

export const Closed: ElementStory = {
  args,
  ...onDesk({ answers: answers(samplePrizes, { ...prizeRaffle, status: 'closed' }) }),
}

export const LongNames: ElementStory = {
  args,
  ...onDesk({
    answers: answers([
      prizeOf(1, 'Twelve-month-supply-of-locally-roasted-coffee-beans-and-a-grinder', {
        sponsor: 'The Association of Independent Coffee Roasters of the Saint John River Valley',
        quantity: 1000,
        valueCents: 100_000_000_000,
      }),
      quiltPrize,
    ]),
  }),
}

export const Empty: ElementStory = { args, ...onDesk({ answers: answers([]) }) }

export const Loading: ElementStory = {
  args,
  ...onDesk({ answers: [...answers([]), answerTo(prizeCalls.list, 'never')] }),
}

export const Failed: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...answers([]),
      answerTo(prizeCalls.list, refusal(400, 'prizes', 'Prizes are being put in order.')),
    ],
  }),
}

export const Forbidden: ElementStory = {
  args,
  ...onDesk({
    answers: [...answers([]), answerTo(prizeCalls.list, refusal(403, 'forbidden', 'No.'))],
  }),
}

export const NoRaffle: ElementStory = { args: {} }
