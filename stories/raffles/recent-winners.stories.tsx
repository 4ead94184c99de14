import { expect, waitFor } from 'storybook/test'
import { refusal } from '../support/fake-api.ts'
import { rafflePaths } from '../support/paths.ts'
import { type ElementStory, elementMeta, inside, onDesk } from '../support/story.tsx'
import { sampleWinners } from './raffle-widgets.ts'

const meta = { ...elementMeta('recentWinners') }
export default meta

const list = `GET ${rafflePaths.recentWinners}`

export const Winners: ElementStory = {
  ...onDesk({ answers: { [list]: { body: { data: sampleWinners } } } }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3))
  },
}

export const NobodyYet: ElementStory = onDesk({ answers: { [list]: { body: { data: [] } } } })

export const Loading: ElementStory = onDesk({ answers: { [list]: 'never' } })

export const Failed: ElementStory = onDesk({
  answers: { [list]: refusal(400, 'unexpected', 'The list is being rebuilt.') },
})
