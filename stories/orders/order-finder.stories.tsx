import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { answerTo, type Prepared, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { foundNone, foundOfBuyer, foundOrders } from './sample-found.ts'

const meta = { ...elementMeta('orderFinder') }
export default meta

const answering = (
  prepared: Prepared<typeof findCalls.find>,
  search = 'tremblai 10405',
): ElementStory => ({
  args: { search },
  ...onDesk({ answers: [answerTo(findCalls.find, prepared)] }),
})

export const Found: ElementStory = usual({
  ...answering(foundOrders),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('.rd-found-order')).toHaveLength(5))
  },
})

/** Before anything is typed. */
export const Start: ElementStory = onDesk({ answers: [] })

/** A buyer who gave their email is answered for all their orders at once. */
export const OfOneBuyer: ElementStory = answering(foundOfBuyer, 'eva.tremblay@example.org')

export const NoMatch: ElementStory = answering(foundNone, 'zwicker status:lost')

export const Completing: ElementStory = {
  ...answering(foundOrders, ''),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const box = await within(root).findByRole('combobox')
    box.focus()
    await fireEvent.change(box, { target: { value: 'status:' } })
    await waitFor(() => expect(root.querySelectorAll('[role="option"]').length).toBe(4))
  },
}

export const Loading: ElementStory = answering('never')

export const Failed: ElementStory = answering(
  refusal(500, 'unexpected', 'The orders are being counted anew.'),
)

export const Forbidden: ElementStory = answering(refusal(403, 'not-allowed', 'No.'))
