import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, usual } from '../support/story.tsx'
import { fillIn, selling, when } from './entry-steps.ts'
import { noOutbox } from './fake-outbox.ts'
import { dreamHome, onSale } from './sample-entry.ts'

const meta = {
  ...elementMeta('createOrder', {
    inFull: ['AnswerLost', 'Ended', 'AskedWhetherItIsAnother', 'SoldOutMeanwhile', 'OutOfProvince'],
  }),
}
export default meta

const refused = (status: number, code: string, message: string, field?: string) =>
  selling([
    answerTo(
      orderEntryCalls.enter,
      refusal(status, code, message, field === undefined ? {} : { field }),
    ),
  ])

export const InPerson: ElementStory = usual(selling())
export const WithChange: ElementStory = when(selling(), async hands => {
  await fillIn(hands)
  await hands.fill('donation.cents', '5')
  await hands.fill('tender.givenCents', '20')
})
export const Receipt: ElementStory = when(selling(), async hands => {
  await fillIn(hands)
  await hands.enter()
  await hands.shown('.rd-entry-receipt')
})
export const AllThatIsAsked: ElementStory = when(
  selling([], { ...onSale, raffles: [dreamHome] }),
  async ({ add, tick }) => {
    await add('1')
    await tick('ships')
  },
)
/** What is missing is said at each field, and the first of them has the focus. */
export const Missing: ElementStory = when(selling(), async ({ shown, enter }) => {
  ;(await shown('[data-field="customer.phone"] input')).focus()
  await enter()
})
export const OutOfProvince: ElementStory = when(
  refused(422, 'postal-code-outside', 'This raffle sells in Ontario only.', 'customer.postalCode'),
  async hands => {
    await fillIn(hands)
    await hands.enter()
    await hands.shown('[data-field="customer.postalCode"] .rd-field-error svg')
  },
)
export const SoldOutMeanwhile: ElementStory = when(
  refused(409, 'package-sold-out', 'Only 1 pack of this package is left.', 'lines.0.packageId'),
  async hands => {
    await fillIn(hands)
    await hands.enter()
    await hands.shown('.rd-entry-pad-said[data-tone="bad"]')
  },
)
export const Ended: ElementStory = when(
  refused(409, 'sales-ended', 'Sales of this raffle have ended.'),
  async hands => {
    await fillIn(hands)
    await hands.enter()
    await hands.shown('.rd-entry-pay .rd-alert')
  },
)
export const AskedWhetherItIsAnother: ElementStory = when(
  refused(
    409,
    'likely-duplicate',
    'Rosalie Thibodeau bought the same package two minutes ago: order 4F09C2.',
    'lines.0.packageId',
  ),
  async hands => {
    await fillIn(hands)
    await hands.enter()
    await hands.shown('.rd-entry-asked')
  },
)
/** Past the outbox, as cards go: here nothing can be kept. */
export const AnswerLost: ElementStory = when(
  selling(
    [answerTo(orderEntryCalls.enter, refusal(500, 'unexpected', 'Something went wrong.'))],
    onSale,
    noOutbox,
  ),
  async hands => {
    await fillIn(hands)
    await hands.enter()
    await hands.shown('.rd-entry-pay .rd-alert')
  },
)
export const NothingOnSale: ElementStory = selling([], { ...onSale, raffles: [] })
export const Failed: ElementStory = selling([
  answerTo(orderEntryCalls.onSale, refusal(500, 'unexpected', 'The raffles are being counted.')),
])
export const Forbidden: ElementStory = selling([
  answerTo(orderEntryCalls.onSale, refusal(403, 'not-allowed', 'No.')),
])
export const Loading: ElementStory = selling([answerTo(orderEntryCalls.onSale, 'never')])
