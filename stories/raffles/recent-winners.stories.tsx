import { expect, waitFor } from 'storybook/test'
import { recentWinnerCalls } from '../../src/core/raffles/widgets/recent-calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { sampleWinners } from './raffle-widgets.ts'

const meta = { ...elementMeta('recentWinners') }
export default meta

const list = recentWinnerCalls.list

export const Winners: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, sampleWinners)] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3))
  },
})

export const NobodyYet: ElementStory = onDesk({ answers: [answerTo(list, [])] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(400, 'unexpected', 'The list is being rebuilt.'))],
})
