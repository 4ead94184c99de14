import { expect, waitFor } from 'storybook/test'
import { refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { liveAnswer } from './raffle-widgets.ts'
import { listAnswer, sampleRows } from './sample-raffles.ts'

const meta = { ...elementMeta('liveRaffles') }
export default meta

export const OnSale: ElementStory = usual({
  ...onDesk({ answers: liveAnswer(listAnswer(sampleRows.slice(0, 3), 7)) }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3))
  },
})

export const NothingOnSale: ElementStory = onDesk({ answers: liveAnswer(listAnswer([])) })

export const Loading: ElementStory = onDesk({ answers: liveAnswer('never') })

export const Failed: ElementStory = onDesk({
  answers: liveAnswer(refusal(400, 'unexpected', 'The list is being rebuilt.')),
})
