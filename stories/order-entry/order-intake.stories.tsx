import { userEvent } from 'storybook/test'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, usual } from '../support/story.tsx'
import { type Hands, selling, when } from './entry-steps.ts'
import { devon, onSale, quilt, rosalie } from './sample-entry.ts'

const meta = { ...elementMeta('orderIntake', { inFull: ['Repeated', 'PostDatedCheque', 'Mail'] }) }
export default meta

const known = [answerTo(orderEntryCalls.buyers, [rosalie, devon])]

export const Phone: ElementStory = usual(selling())
export const FoundByPhone: ElementStory = when(selling(known), async ({ fill, shown }) => {
  await fill('customer.phone', '0142')
  await shown('.rd-entry-found')
})
export const Repeated: ElementStory = when(selling(known), async ({ fill, shown }) => {
  await fill('customer.phone', '0142')
  const repeat = await shown('.rd-entry-found [data-take="repeat"]')
  repeat.click()
  await shown('.rd-entry-line')
})
export const NotLookedUp: ElementStory = when(
  selling([
    answerTo(
      orderEntryCalls.buyers,
      refusal(429, 'too-many', 'Wait.', { headers: { 'retry-after': '20' } }),
    ),
  ]),
  async ({ fill, shown }) => {
    await fill('customer.phone', '0142')
    await shown('.rd-entry-said[data-tone="failed"]')
  },
)
const byMail = (then: (at: Hands) => Promise<void>): ElementStory =>
  when(selling([], { ...onSale, raffles: [quilt] }), async at => {
    const [, mail] = (await at.shown('[data-field="source"]')).querySelectorAll('input')
    mail?.click()
    await at.add('1')
    await then(at)
  })
export const Mail = byMail(async ({ shown }) => {
  await shown('[data-field="tender.date"]')
})
export const PostDatedCheque = byMail(async ({ shown }) => {
  const year = await shown('[data-field="tender.date"] [role="spinbutton"]')
  year.focus()
  await userEvent.keyboard('20991120')
  await shown('.rd-status-warn')
})
export const Loading: ElementStory = selling([answerTo(orderEntryCalls.onSale, 'never')])
