import { expect, waitFor } from 'storybook/test'
import { customerCalls } from '../../src/core/customers/calls.ts'
import { answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { customerRows } from './sample-customers.ts'

const meta = { ...elementMeta('customers') }
export default meta

const { list } = customerCalls

export const Customers: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, pageOf(customerRows))] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.dataset.state).toBe('ready'))
  },
})

export const Empty: ElementStory = onDesk({ answers: [answerTo(list, pageOf([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The customers are being counted anew.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'not-allowed', 'No.'))],
})
