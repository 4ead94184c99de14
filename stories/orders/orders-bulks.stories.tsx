import { expect, waitFor } from 'storybook/test'
import { bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { type Answers, answerTo } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk } from '../support/story.tsx'
import { bulkLook, finishedBulk, retries, runningBulk } from './sample-bulks.ts'
import { orderPage } from './sample-orders.ts'

const meta = {
  ...elementMeta('orders', { inFull: ['Over', 'NothingToDo'] }),
  title: 'Orders/Bulks',
}
export default meta

/** The first order is ticked, and its void asked for. */
function asking(more: Answers = []): ElementStory {
  return {
    ...onDesk({
      answers: [
        answerTo(orderCalls.list, orderPage()),
        answerTo(bulkCalls.look, bulkLook),
        ...more,
      ],
    }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const around = root.getRootNode() as ShadowRoot
      const found = (selector: string) =>
        waitFor(() => {
          const one = around.querySelector<HTMLElement>(selector)
          expect(one).not.toBeNull()
          return one as HTMLElement
        })
      ;(await found('tbody input[type="checkbox"]')).click()
      // After email, mailed and refund; the file and the print follow.
      ;(await found('.rd-bulk-actions button:nth-of-type(4)')).click()
      await found('[role="alertdialog"]')
      if (more.length === 0) return
      const area = (await found('[role="alertdialog"] textarea')) as HTMLTextAreaElement
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
      set?.call(area, 'Entered twice')
      area.dispatchEvent(new Event('input', { bubbles: true }))
      ;(await found('[role="alertdialog"] button[type="submit"]')).click()
      await found('.rd-job')
    },
  }
}

/** What it means is said before anything happens, of the orders as they stand. */
export const Question: ElementStory = asking()

/** Nothing can be done: the reasons, and some of the orders. */
export const NothingToDo: ElementStory = asking()
NothingToDo.parameters = onDesk({
  answers: [
    answerTo(orderCalls.list, orderPage()),
    answerTo(bulkCalls.look, { ...bulkLook, count: 0 }),
  ],
}).parameters

/** Seven retries of one purchase: all but one are ticked. */
export const Duplicates: ElementStory = {
  ...onDesk({
    answers: [
      answerTo(orderCalls.list, orderPage()),
      answerTo(orderCalls.duplicates, { groups: [retries], more: false }),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const around = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(root.dataset.state).toBe('ready'))
    root.querySelector<HTMLElement>('.rd-page-header button')?.click()
    await waitFor(() => expect(around.querySelector('fieldset')).not.toBeNull())
  },
}

export const UnderWay: ElementStory = asking([
  answerTo(bulkCalls.begin, runningBulk),
  answerTo(bulkCalls.get, runningBulk),
])

/** Two were changed meanwhile: they are named, and can be tried again. */
export const Over: ElementStory = asking([
  answerTo(bulkCalls.begin, finishedBulk),
  answerTo(bulkCalls.get, finishedBulk),
])
