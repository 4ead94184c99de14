import { expect, userEvent, waitFor } from 'storybook/test'
import { orderCalls } from '../../src/core/orders/calls.ts'
import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { groupedOrder } from './sample-group.ts'
import { lateOrder } from './sample-late.ts'
import {
  chequeRow,
  duplicateRow,
  failedRow,
  orderOf,
  partlyVoidOrder,
  refundedOrder,
  usualOrder,
  voidRow,
} from './sample-orders.ts'

const meta = {
  ...elementMeta('order', {
    inFull: [
      'Clearing',
      'SendingUncleared',
      'SendingCorrectedMeanwhile',
      'LettingIn',
      'FollowingUp',
      'PuttingAside',
      'CameLate',
      'Undelivered',
    ],
  }),
}
export default meta

const showing = (order: OrderDetail): ElementStory => answering([answerTo(orderCalls.get, order)])

function answering(answers: Answers): ElementStory {
  return { args: { 'order-id': usualOrder.id }, ...onDesk({ answers }) }
}

const correctedOrder: OrderDetail = {
  ...usualOrder,
  buyer: { ...usualOrder.buyer, email: 'eva.t@example.org' },
}
let isCorrected = false

/** Opens the menu of actions, and one of them. */
function asking(action: string, order: OrderDetail = usualOrder): ElementStory {
  return {
    ...showing(order),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const found = (selector: string) =>
        waitFor(() => {
          const part = (root.getRootNode() as ShadowRoot).querySelector(selector)
          if (!part) throw new Error(`no ${selector}`)
          return part
        })
      await userEvent.click(await found('button[aria-haspopup="menu"]'))
      await userEvent.click(await found(`[role="menuitem"][data-key="${action}"]`))
      await waitFor(() =>
        expect(
          (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"], [role="alertdialog"]'),
        ).not.toBeNull(),
      )
    },
  }
}

export const Order: ElementStory = usual(showing(usualOrder))
export const Failure: ElementStory = showing(orderOf(failedRow))
/** Others of the same buyer, within minutes, are a press away. */
export const Duplicate: ElementStory = showing(orderOf(duplicateRow))
export const Voided: ElementStory = showing(orderOf(voidRow))
export const Voiding: ElementStory = asking('void')
/** Of the order some tickets: those that are named first. */
export const VoidingSome: ElementStory = {
  ...asking('void'),
  async play(context) {
    await asking('void').play?.(context)
    const { root } = await inside(context.canvasElement)
    const dialog = (root.getRootNode() as ShadowRoot).querySelector('[role="alertdialog"]')
    const some = [...(dialog?.querySelectorAll<HTMLElement>('[type="radio"]') ?? [])].at(-1)
    await userEvent.click(some as HTMLElement)
    await waitFor(() =>
      expect(dialog?.querySelectorAll('form input:not([type="radio"])').length).toBeGreaterThan(1),
    )
  },
}
export const PartlyVoid: ElementStory = showing(partlyVoidOrder)
export const Grouped: ElementStory = showing(groupedOrder)
export const PuttingAside: ElementStory = {
  ...showing(groupedOrder),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const button = await waitFor(() => {
      const found = root.querySelector<HTMLElement>('.rd-order-group-button')
      if (!found) throw new Error('no group yet')
      return found
    })
    await userEvent.click(button)
    await waitFor(() =>
      expect(
        (root.getRootNode() as ShadowRoot).querySelector('[role="alertdialog"]'),
      ).not.toBeNull(),
    )
  },
}
export const Aside: ElementStory = showing({
  ...groupedOrder,
  group: groupedOrder.group && { ...groupedOrder.group, active: false },
  groupActive: false,
})
export const Sending: ElementStory = asking('send')
/** The bank hasn't paid yet: who sends tickets all the same is told. */
export const SendingUncleared: ElementStory = asking('send', orderOf(chequeRow))
/** Somebody else gave the buyer another address: it is shown before it is corrected again. */
export const SendingCorrectedMeanwhile: ElementStory = {
  ...answering([
    answerTo(orderCalls.get, () => (isCorrected ? correctedOrder : usualOrder)),
    answerTo(orderCalls.email, () => {
      isCorrected = true
      return refusal(409, 'stale-edit', 'Somebody else changed this in the meantime.')
    }),
  ]),
  async play(context) {
    isCorrected = false
    await asking('send').play?.(context)
    const { root } = await inside(context.canvasElement)
    const dialog = (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"]')
    await userEvent.click(dialog?.querySelector('[type="checkbox"]') as HTMLElement)
    await userEvent.click(dialog?.querySelector('[type="submit"]') as HTMLElement)
    await waitFor(() => expect(dialog?.textContent).toContain(correctedOrder.buyer.email))
  },
}
export const Clearing: ElementStory = asking('clear-cheque', orderOf(chequeRow))
/** The buyer's mail server refused it: the address is wrong. */
export const Undelivered: ElementStory = showing({
  ...usualOrder,
  messages: usualOrder.messages.map(message => ({
    ...message,
    state: 'refused' as const,
    answer: '550 5.1.1 No such mailbox',
  })),
})
export const Refunded: ElementStory = showing(refundedOrder)
export const Refunding: ElementStory = asking('refund', refundedOrder)
export const Restoring: ElementStory = asking('restore', orderOf(voidRow))
/** Taken in time on a device without a network: nobody has decided yet. */
export const CameLate: ElementStory = showing(lateOrder)
export const LettingIn: ElementStory = asking('take-part', lateOrder)
export const FollowingUp: ElementStory = asking('follow-up')
export const Loading: ElementStory = answering([answerTo(orderCalls.get, 'never')])
export const Missing: ElementStory = answering([
  answerTo(orderCalls.get, refusal(404, 'not-found', 'No.')),
])
export const Failed: ElementStory = answering([
  answerTo(orderCalls.get, refusal(500, 'unexpected', 'The orders are being counted anew.')),
])
export const Forbidden: ElementStory = answering([
  answerTo(orderCalls.get, refusal(403, 'not-allowed', 'No.')),
])
export const NoneChosen: ElementStory = onDesk({ answers: [] })
