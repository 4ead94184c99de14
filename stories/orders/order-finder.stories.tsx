import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { finding } from './finding.ts'
import { foundNone, foundOfBuyer, foundOrders } from './sample-found.ts'

const meta = { ...elementMeta('orderFinder') }
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

/** A buyer who gave their email is answered for all their orders at once. */
export const OfOneBuyer: ElementStory = finding(foundOfBuyer, 'eva.tremblay@example.org')

export const NoMatch: ElementStory = finding(foundNone, 'zwicker status:lost')

export const Completing: ElementStory = {
  ...finding(foundOrders, ''),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const box = await within(root).findByRole('combobox')
    box.focus()
    await fireEvent.change(box, { target: { value: 'status:' } })
    await waitFor(() => expect(root.querySelectorAll('[role="option"]').length).toBe(4))
  },
}

export const Loading: ElementStory = finding('never')

export const Failed: ElementStory = finding(
  refusal(500, 'unexpected', 'The orders are being counted anew.'),
)

export const Forbidden: ElementStory = finding(refusal(403, 'not-allowed', 'No.'))
