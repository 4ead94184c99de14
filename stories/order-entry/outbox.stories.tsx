/** The screens of selling without a network, and what waits there. */
import { fireEvent } from 'storybook/test'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { OutboxReady } from '../../src/core/outbox/outbox.ts'
import { answerTo } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, saysWhy } from '../support/story.tsx'
import { fillIn, selling, when } from './entry-steps.ts'
import { fakeOutbox, noOutbox } from './fake-outbox.ts'
import { onSale } from './sample-entry.ts'
import { endedOrders, parkedOrders, refusedOrder, waitingOrders } from './sample-outbox.ts'

const meta = {
  ...elementMeta('createOrder', {
    inFull: [
      'CardsNeedTheNetwork',
      'PutBackIntoTheForm',
      'ListOfNothing',
      'ListThatIsFull',
      'KeptWithoutEmail',
    ],
  }),
}
export default meta

const minute = 60_000
const cutOff = [
  answerTo(orderEntryCalls.enter, () => {
    throw new TypeError('The network is gone.')
  }),
]

const offline: Partial<OutboxReady> = {
  offline: true,
  orders: waitingOrders,
  nextTryAt: Date.now() + 48_000,
  deadline: Date.now() + 23 * 60 * minute,
}

const keeping = (state: Partial<OutboxReady>, sale = onSale) =>
  selling(cutOff, sale, fakeOutbox(state))

const listed = (state: Partial<OutboxReady>): ElementStory =>
  when(keeping(state), async ({ shown }) => {
    fireEvent.keyDown(await shown('.rd-entry-pack'), { key: 'F3' })
    await shown('.rd-outbox-list')
  })

export const Offline: ElementStory = keeping(offline)
/** An order that can't go as it is: it stays in sight until somebody looks. */
export const NeedsALook: ElementStory = keeping({
  orders: [...endedOrders.slice(0, 1), refusedOrder],
})
export const Full: ElementStory = keeping({ ...offline, full: 'orders' })
export const NothingCanBeKept: ElementStory = selling([], onSale, noOutbox)
export const Kept: ElementStory = when(keeping({ offline: true }), async hands => {
  await fillIn(hands)
  await hands.fill('customer.email', 'rosalie.t@example.org')
  await hands.fill('tender.givenCents', '20')
  await hands.enter()
  await hands.shown('.rd-entry-receipt')
})
export const KeptWithoutEmail: ElementStory = when(keeping({ offline: true }), async hands => {
  await fillIn(hands)
  await hands.enter()
  await hands.shown('.rd-entry-receipt')
})
export const CardsNeedTheNetwork: ElementStory = saysWhy(
  when(keeping({ offline: true }, { ...onSale, takesCards: true }), async ({ shown }) => {
    const ways = (await shown('[data-field="tender.type"]')).querySelectorAll('input')
    ways[1]?.click()
    await shown('.rd-card-part .rd-alert')
  }),
)
export const List: ElementStory = listed(offline)
export const ListOfEach: ElementStory = listed({
  orders: [
    ...waitingOrders.slice(0, 1),
    ...waitingOrders.slice(1, 2).map(order => ({ ...order, cancelAsked: true })),
    refusedOrder,
    ...parkedOrders,
    ...endedOrders,
  ],
  persisted: false,
})
export const ListOfNothing: ElementStory = listed({ persisted: null })
export const ListThatIsFull: ElementStory = listed({ ...offline, full: 'deadline', waiting: 5 })
/** What was refused later, in the form again with its reason at its field. */
export const PutBackIntoTheForm: ElementStory = saysWhy(
  when(keeping({ orders: [refusedOrder] }), async ({ shown }) => {
    fireEvent.keyDown(await shown('.rd-entry-pack'), { key: 'F3' })
    ;(await shown('.rd-outbox-order .rd-button-primary')).click()
    await shown('.rd-entry-pad-said[data-tone="bad"]')
  }),
)
