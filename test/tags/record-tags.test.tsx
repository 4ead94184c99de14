import { expect } from 'chai'
import { customerCalls } from '../../src/core/customers/calls.ts'
import { setTagCalls } from '../../src/core/tags/set-calls.ts'
import { usualCustomer } from '../../stories/customers/sample-customers.ts'
import { answerTo, pageOf } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { boardMember, callBack, setTags } from '../../stories/tags/sample-tags.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'

describe('the tags of a customer', () => {
  it('are set and taken off by keyboard: only what changes is sent', async () => {
    const { desk, api } = storyWorld(usualGlobals, {
      kind: 'standalone',
      answers: [
        answerTo(customerCalls.get, { ...usualCustomer, tags: setTags(boardMember) }),
        answerTo(customerCalls.orders, pageOf([])),
        answerTo(setTagCalls.ofCustomers, setTags(boardMember, callBack)),
        answerTo(setTagCalls.onCustomer, setTags(callBack)),
      ],
    })
    const root = await placed('customer', desk, { 'customer-id': usualCustomer.id })
    const { find, button, says } = lookIn(root)
    const told = toldBy(desk)
    await says('Board member')
    ;(await button('Edit tags')).focus()
    await press('Enter')
    ;(await find('[role="dialog"] [role="combobox"]')).focus()
    await type('call')
    await find('[role="option"]')
    await press('ArrowDown')
    await press('Enter')
    await find('[role="dialog"] li:nth-child(2) button')
    // Nothing is typed any more, and none is left.
    await says('There is nothing to choose from.')
    ;(await find('[role="dialog"] li:first-child button')).focus()
    await press('Delete')
    ;(await button('Save tags')).focus()
    await press('Enter')
    await told('The tags of Éva Tremblay are saved.')
    expect(api.asked(setTagCalls.onCustomer)[0]?.body).to.deep.equal({
      add: [callBack.id],
      remove: [boardMember.id],
    })
  })
})
