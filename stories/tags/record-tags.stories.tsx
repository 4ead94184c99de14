/** The tags of a record, set on its page. */
import { userEvent, waitFor } from 'storybook/test'
import { customerCalls } from '../../src/core/customers/calls.ts'
import { setTagCalls } from '../../src/core/tags/set-calls.ts'
import { usualCustomer } from '../customers/sample-customers.ts'
import { answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, saysWhy } from '../support/story.tsx'
import { boardMember, callBack, corporate, setTags } from './sample-tags.ts'

export default { ...elementMeta('customer') }

type Choices = Parameters<typeof answerTo<typeof setTagCalls.ofCustomers>>[1]

/** A customer's page whose editor of tags is open, and what it offers. */
const editing = (choices: Choices, tags = setTags(boardMember)): ElementStory => ({
  args: { 'customer-id': usualCustomer.id },
  ...onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: ['account owner'] }),
    answers: [
      answerTo(customerCalls.get, { ...usualCustomer, tags }),
      answerTo(customerCalls.orders, pageOf([])),
      answerTo(setTagCalls.ofCustomers, choices),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const found = (selector: string) =>
      waitFor(() => {
        const part = (root.getRootNode() as ShadowRoot).querySelector<HTMLElement>(selector)
        if (!part) throw new Error(`no ${selector}`)
        return part
      })
    await userEvent.click(await found('.rd-record-tags button'))
    await userEvent.click(await found('[role="dialog"] [role="combobox"]'))
  },
})

export const Editing: ElementStory = editing(setTags(boardMember, callBack, corporate))
export const FirstOne: ElementStory = editing(setTags(boardMember, callBack, corporate), [])
export const NoneThere: ElementStory = editing([], [])
export const Failed: ElementStory = saysWhy(
  editing(refusal(500, 'unexpected', 'Tags are being counted.')),
)
