import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { type Recovered, slipCalls } from '../../src/core/slips/calls.ts'
import { answerTo, type Reply, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { enteredSlip, refusedSlip, slipCode, stoodSlip } from './sample-slips.ts'

const meta = { ...elementMeta('recoverSlips') }
export default meta

type Said = Recovered | Reply

/** Nobody answers. */
const silence = new Promise<never>(() => undefined)

const duplicate =
  'This buyer has the same package already: order 7F3K2, entered on 2026-11-24 at 14:12. Orders like it: 1. Enter this one only if it is another purchase.'

/** Each slip that is scanned, in turn. */
const outcomes: readonly Said[] = [
  enteredSlip(1),
  stoodSlip(2),
  refusedSlip(3, 'sold-out', 'This package is sold out.', { sellerName: '', takenAt: null }),
  refusedSlip(4, 'likely-duplicate', duplicate),
  refusal(
    422,
    'slip-unmarked',
    'This slip does not come from the device of the seller that it names.',
  ),
  enteredSlip(6, { late: true }),
]

const scanned = (answers: readonly (Said | null)[], state: string): ElementStory => ({
  ...onDesk({
    answers: [
      answerTo(slipCalls.recover, ({ body }) => {
        const at = answers.findIndex((_, number) => slipCode(number) === body.code)
        return answers[at] ?? silence
      }),
    ],
  }),
  async play({ canvasElement }) {
    const { root, findByLabelText, findByText } = await inside(canvasElement)
    const field = await findByLabelText(/Hand scanner|Lecteur à main/)
    for (const number of answers.keys()) {
      fireEvent.change(field, { target: { value: slipCode(number) } })
      await userEvent.click(await findByText(/^(Read|Lire)$/))
    }
    await waitFor(() => expect(root.querySelector(`[data-slip="${state}"]`)).not.toBeNull())
    if (state !== 'sending')
      await waitFor(() => expect(root.querySelector('[aria-busy="true"]')).toBeNull())
  },
})

/** As it opens: nothing is read yet. */
export const Opened: ElementStory = usual(onDesk({}))

export const Read: ElementStory = scanned(outcomes, 'entered')

export const UnderWay: ElementStory = scanned([null], 'sending')

export const NoAnswer: ElementStory = scanned(
  [enteredSlip(1), refusal(500, 'unexpected', 'Something went wrong.')],
  'failed',
)
