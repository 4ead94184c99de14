import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { emptied, newKey, onDisk, seller, sold } from './seller.ts'

describe('an order that is put in the outbox', () => {
  afterEach(emptied)

  it('is on the disk before its receipt shows, and accepted with numbers once the server answers', async () => {
    const { outbox, ready } = await seller()
    await ready()
    const key = newKey()
    const put = await outbox.put(key, sold())
    expect((await onDisk()).map(order => order.key)).to.deep.equal([key])
    expect(put.reference).to.match(/^K-[A-Z]{6}$/)
    const settled = await outbox.settled(key, 8000)
    expect(settled?.state.kind).to.equal('accepted')
    expect(settled?.receipt?.orders[0]?.firstTicketNumber).to.equal(10_421)
  })

  it('is one record and one call however often it is put', async () => {
    const { outbox, api, ready } = await seller()
    await ready()
    const key = newKey()
    await Promise.all([outbox.put(key, sold()), outbox.put(key, sold('Twice'))])
    await outbox.settled(key, 8000)
    expect(await onDisk()).to.have.length(1)
    expect(api.asked(orderEntryCalls.enter)).to.have.length(1)
  })

  it('waits while the network is gone, and goes as soon as it is back', async () => {
    const { outbox, api, ready, becomes } = await seller()
    await ready()
    api.goOffline()
    const key = newKey()
    await outbox.put(key, sold())
    expect(await outbox.settled(key, 50)).to.equal(null)
    api.goOnline()
    expect((await becomes(key, 'accepted')).receipt).not.to.equal(null)
    expect((await ready()).offline).to.equal(false)
  })
})
