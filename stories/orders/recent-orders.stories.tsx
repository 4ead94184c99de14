import { expect, waitFor } from 'storybook/test'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { orderPage } from './sample-orders.ts'

const meta = { ...elementMeta('recentOrders') }
export default meta

const { list } = orderCalls

export const Newest: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, orderPage())] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(5))
  },
})

export const NoneYet: ElementStory = onDesk({ answers: [answerTo(list, orderPage([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The orders are being counted anew.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'not-allowed', 'No.'))],
})
