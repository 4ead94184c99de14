/** Two tabs that sell: what is typed in one is neither lost by the other nor begun there again. */
import { expect } from 'chai'
import { entryDraftOf } from '../../src/core/order-entry/entry-draft.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'

const tab = () => fakeDesk({ kind: 'standalone' }).desk

describe('the draft of a tab that sells', () => {
  afterEach(() => sessionStorage.clear())

  it('is its own while another tab has one, and stays its own', async () => {
    const [one, other] = [tab(), tab()]
    const first = await entryDraftOf(one, 'createOrder')
    const second = await entryDraftOf(other, 'createOrder')
    expect(first).to.equal('order-entry:createOrder')
    expect(second).not.to.equal(first)
    expect(await entryDraftOf(one, 'createOrder')).to.equal(first)
    expect(await entryDraftOf(one, 'orderIntake')).to.equal('order-entry:orderIntake')
  })
})
