import { expect, waitFor } from 'storybook/test'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { donationRows, donationTotal } from './sample-donations.ts'

const meta = { ...elementMeta('donations') }
export default meta

const { list, total } = donationCalls

/** What matches comes to so much: void ones are shown, and don't count. */
export const Donations: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, pageOf(donationRows)), answerTo(total, donationTotal)] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('tbody tr')).toHaveLength(4))
    await waitFor(() => expect(root.querySelector('[role="status"]')).not.toBeNull())
  },
})

export const Empty: ElementStory = onDesk({ answers: [answerTo(list, pageOf([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The donations are being counted anew.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'product-missing', 'No.'))],
})

/** The organization doesn't have the product: nothing is asked. */
export const WithoutTheProduct: ElementStory = onDesk({ organization: { enabledProducts: [] } })
