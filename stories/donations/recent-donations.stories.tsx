import { expect, waitFor } from 'storybook/test'
import { recentDonationCalls } from '../../src/core/donations/recent-calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { recentDonations } from './sample-donations.ts'

const meta = { ...elementMeta('recentDonations') }
export default meta

const { recent } = recentDonationCalls

/** One of them asked to be anonymous. */
export const Donations: ElementStory = usual({
  ...onDesk({ answers: [answerTo(recent, recentDonations)] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3))
  },
})

export const NobodyYet: ElementStory = onDesk({ answers: [answerTo(recent, [])] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(recent, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(recent, refusal(400, 'unexpected', 'The list is being rebuilt.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(recent, refusal(403, 'not-allowed', 'No.'))],
})
