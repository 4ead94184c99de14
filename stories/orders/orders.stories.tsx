import { expect, waitFor } from 'storybook/test'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { orderPage, orderRows } from './sample-orders.ts'

const meta = { ...elementMeta('orders') }
export default meta

const { list } = orderCalls

function listing(answers: Answers): ElementStory {
  return {
    ...onDesk({ answers }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => expect(root.dataset.state).toBe('ready'))
    },
  }
}

export const Orders: ElementStory = usual(listing([answerTo(list, orderPage())]))

/** What the shown days leave out is counted; one press searches all. */
export const OlderOnes: ElementStory = {
  ...onDesk({
    answers: [
      answerTo(list, ({ query }) => (query.has('from') ? orderPage() : orderPage(orderRows, 2310))),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelector('.rd-order-older > p')).toHaveTextContent('2,3'))
  },
}

export const NoneInTheseDays: ElementStory = onDesk({
  answers: [
    answerTo(list, ({ query }) => (query.has('from') ? orderPage([]) : orderPage(orderRows, 2310))),
  ],
})

export const Empty: ElementStory = onDesk({ answers: [answerTo(list, orderPage([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The orders are being counted anew.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'not-allowed', 'No.'))],
})
