import { expect, userEvent, waitFor } from 'storybook/test'
import { customerCalls } from '../../src/core/customers/calls.ts'
import type { CustomerDetail } from '../../src/core/customers/customer-detail.ts'
import { orderRows } from '../orders/sample-orders.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import {
  customerAlone,
  erasedCustomer,
  excludedCustomer,
  mergeLook,
  newCustomer,
  usualCustomer,
} from './sample-customers.ts'

const meta = {
  ...elementMeta('customer', { inFull: ['Excluded', 'OnAHostsPage', 'Alone', 'NothingYet'] }),
}
export default meta

const orders = answerTo(customerCalls.orders, pageOf(orderRows))

const showing = (customer: CustomerDetail, more: Answers = []): ElementStory =>
  answering([answerTo(customerCalls.get, customer), orders, ...more])

/** Signed in to us: on a host's page a customer is only read. */
function answering(answers: Answers): ElementStory {
  const desk = onDesk({ kind: 'standalone', answers })
  return { args: { 'customer-id': usualCustomer.id }, ...desk }
}

/** Presses what stands at each of these, and waits for what opens. */
function pressing(story: ElementStory, ...selectors: readonly string[]): ElementStory {
  return {
    ...story,
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const found = (selector: string) =>
        waitFor(() => {
          const part = (root.getRootNode() as ShadowRoot).querySelector(selector)
          if (!part) throw new Error(`no ${selector}`)
          return part
        })
      for (const selector of selectors) await userEvent.click(await found(selector))
      await waitFor(() =>
        expect(
          (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"], [role="alertdialog"]'),
        ).not.toBeNull(),
      )
    },
  }
}

const menu = '.rd-page-header button[aria-haspopup="menu"]'

export const Customer: ElementStory = usual(showing(usualCustomer))
export const Alone: ElementStory = showing(customerAlone)
export const Excluded: ElementStory = showing(excludedCustomer)
export const Erased: ElementStory = showing(erasedCustomer)
export const NothingYet: ElementStory = answering([
  answerTo(customerCalls.get, newCustomer),
  answerTo(customerCalls.orders, pageOf([])),
])
export const Editing: ElementStory = pressing(
  showing(usualCustomer),
  '.rd-page-header-actions > button',
)
export const Merging: ElementStory = pressing(
  showing(usualCustomer, [answerTo(customerCalls.lookAtMerge, mergeLook)]),
  '.rd-record-line button',
)
export const Erasing: ElementStory = pressing(
  showing(customerAlone),
  menu,
  '[role="menuitem"][data-key="erase"]',
)
export const OnAHostsPage: ElementStory = {
  args: { 'customer-id': usualCustomer.id },
  ...onDesk({ answers: [answerTo(customerCalls.get, usualCustomer), orders] }),
}
/** Who reads customers, and changes none. */
export const ReadOnly: ElementStory = {
  ...showing(usualCustomer),
  globals: { role: 'Data Processing' },
}
export const Loading: ElementStory = answering([answerTo(customerCalls.get, 'never')])
export const Missing: ElementStory = answering([
  answerTo(customerCalls.get, refusal(404, 'not-found', 'No.')),
])
export const Failed: ElementStory = answering([
  answerTo(customerCalls.get, refusal(500, 'unexpected', 'The customers are being counted anew.')),
])
export const Forbidden: ElementStory = answering([
  answerTo(customerCalls.get, refusal(403, 'not-allowed', 'No.')),
])
export const NoneChosen: ElementStory = onDesk({ answers: [] })
