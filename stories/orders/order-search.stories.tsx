import { expect, waitFor } from 'storybook/test'
import { refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { finding } from './finding.ts'
import { foundNone, foundOfBuyer, foundOrders } from './sample-found.ts'

const meta = { ...elementMeta('orderSearch') }
export default meta

export const Found: ElementStory = usual({
  ...finding(foundOrders),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('.rd-found-order')).toHaveLength(5))
  },
})

/** Before anything is typed. */
export const Start: ElementStory = onDesk({ answers: [] })

export const OfOneBuyer: ElementStory = finding(foundOfBuyer, 'eva.tremblay@example.org')

export const NoMatch: ElementStory = finding(foundNone, 'zwicker')

export const Loading: ElementStory = finding('never')

export const Failed: ElementStory = finding(
  refusal(500, 'unexpected', 'The orders are being counted anew.'),
)

export const Forbidden: ElementStory = finding(refusal(403, 'not-allowed', 'No.'))
