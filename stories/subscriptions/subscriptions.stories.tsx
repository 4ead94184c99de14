import { expect, waitFor } from 'storybook/test'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../src/core/subscriptions/calls.ts'
import type { Subscription } from '../../src/core/subscriptions/subscription.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import {
  failingRow,
  skippedSubscription,
  subscriptionOf,
  subscriptionOrders,
  subscriptionRows,
} from './sample-subscriptions.ts'

const meta = { ...elementMeta('subscriptions') }
export default meta

const { list, get } = subscriptionCalls
const organization = { enabledProducts: ['subscriptions'] } as const

const listing = (answers: Answers = []): ElementStory =>
  onDesk({
    organization: { enabledProducts: [...organization.enabledProducts] },
    answers: [answerTo(list, pageOf(subscriptionRows)), ...answers],
  })

/** The drawer of the first row. */
function opened(subscription: Subscription, orders: typeof subscriptionOrders | []): ElementStory {
  return {
    ...listing([answerTo(get, subscription), answerTo(orderCalls.list, pageOf(orders))]),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const around = root.getRootNode() as ShadowRoot
      await waitFor(() => expect(root.querySelector('tbody tr button')).not.toBeNull())
      root.querySelector<HTMLElement>('tbody tr button')?.click()
      await waitFor(() => expect(around.querySelector('.rd-subscription')).not.toBeNull())
      await waitFor(() => expect(around.querySelector('.rd-subscription .rd-skeleton')).toBeNull())
    },
  }
}

export const Subscriptions: ElementStory = usual({
  ...listing(),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelectorAll('tbody tr')).toHaveLength(4))
  },
})

/** What can be done with it, what comes next, and its orders. */
export const Opened: ElementStory = opened(skippedSubscription, subscriptionOrders)

/** Its card was declined for the last time: somebody has to try again. */
export const Failing: ElementStory = opened(subscriptionOf(failingRow), [])

/** The bank was asked, and hasn't answered. */
export const Charging: ElementStory = opened(
  subscriptionOf(undefined, { isCharging: true, tryOn: null }),
  subscriptionOrders,
)

export const Empty: ElementStory = listing([answerTo(list, pageOf([]))])

export const Loading: ElementStory = listing([answerTo(list, 'never')])

export const Failed: ElementStory = listing([
  answerTo(list, refusal(500, 'unexpected', 'The subscriptions are being counted anew.')),
])

export const Forbidden: ElementStory = listing([answerTo(list, refusal(403, 'not-allowed', 'No.'))])

/** The organization doesn't have the product: nothing is asked. */
export const WithoutTheProduct: ElementStory = onDesk({ organization: { enabledProducts: [] } })
