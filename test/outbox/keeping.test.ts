import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { outboxCalls } from '../../src/core/outbox/calls.ts'
import { OutboxFull } from '../../src/core/outbox/outbox.ts'
import { harbourLights, receipt } from '../../stories/order-entry/sample-entry.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { emptied, newKey, onDisk, seller, sold } from './seller.ts'

const newUuid = () => crypto.randomUUID()

describe('an order that is put in the outbox', () => {
  beforeEach(emptied)
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

  it('is neither seen nor sent by another person of the machine', async () => {
    const ada = await seller()
    ada.api.goOffline()
    const key = newKey()
    await ada.ready()
    await ada.outbox.put(key, sold())
    ada.setSession({ state: 'anonymous' })
    const bo = await seller({ user: { ...personIn(ternCove, 'In Person Sales'), id: newUuid() } })
    const state = await bo.ready()
    expect([state.orders, state.waiting, state.waitingCents]).to.deep.equal([[], 1, 1000])
    const own = newKey()
    await bo.outbox.put(own, sold('Bo'))
    await bo.becomes(own, 'accepted')
    expect(bo.api.asked(orderEntryCalls.enter)).to.have.length(1)
    const left = (await onDisk()).find(order => order.key === key)
    expect(left?.state.kind).to.be.oneOf(['queued', 'sending'])
  })

  it('is said to be lost by the page on which the browser’s storage is emptied, and nothing is kept there any more', async () => {
    const { outbox, api, ready } = await seller()
    await ready()
    api.goOffline()
    await outbox.put(newKey(), sold())
    await outbox.put(newKey(), sold('Bo'))
    await waitFor(async () => (await ready()).orders.length === 2, 'both')
    indexedDB.deleteDatabase('raffle-desk.outbox')
    await waitFor(() => outbox.$state.get().state === 'cleared', 'word of it')
    expect(outbox.$state.get()).to.deep.equal({ state: 'cleared', lost: 2 })
    expect(await outbox.put(newKey(), sold()).catch(() => 'not kept')).to.equal('not kept')
    expect(await onDisk()).to.deep.equal([])
  })

  it('is kept as before where the storage was emptied while nothing waited', async () => {
    const { outbox, becomes, ready } = await seller()
    await ready()
    const begun = new Promise<void>(resolve => {
      outbox.$state.listen(({ state }) => state === 'opening' && resolve())
    })
    indexedDB.deleteDatabase('raffle-desk.outbox')
    await begun
    const key = newKey()
    await outbox.put(key, sold())
    await becomes(key, 'accepted')
  })

  it('waits while its person works for another organization', async () => {
    const user = personIn(ternCove, 'account owner')
    const before = await seller({ user })
    before.api.goOffline()
    const key = newKey()
    await before.ready()
    await before.outbox.put(key, sold())
    before.setSession({ state: 'anonymous' })
    const organization = { ...ternCove, id: newUuid() }
    const elsewhere = await seller({
      user: { ...user, organizationUuid: organization.id },
      organization,
    })
    const own = newKey()
    await elsewhere.ready()
    await elsewhere.outbox.put(own, sold('Bo'))
    await elsewhere.becomes(own, 'accepted')
    expect((await elsewhere.becomes(key, 'queued')).organizationId).to.equal(ternCove.id)
  })

  it('is not taken past the caps while there is no network, and is while there is', async () => {
    const { outbox, api, ready, becomes } = await seller()
    await ready()
    api.goOffline()
    const key = newKey()
    await outbox.put(key, sold('Ada', 1_500_000))
    await waitFor(async () => (await ready()).offline, 'no answer')
    const full = await outbox.put(newKey(), sold('Bo', 500_001)).catch((error: Error) => error)
    expect(full).to.be.instanceOf(OutboxFull).and.to.include({ why: 'cents' })
    await outbox.put(newKey(), sold('Cy', 500_000))
    const state = await ready()
    expect([state.waiting, state.waitingCents, state.full]).to.deep.equal([2, 2_000_000, 'cents'])
    expect(state.deadline).to.be.greaterThan(Date.now() + 86_000_000)
    expect(localStorage.getItem(`raffle-desk.waiting.${(await onDisk())[0]?.userId}`)).to.equal('2')
    api.goOnline()
    await becomes(key, 'accepted')
    await outbox.put(newKey(), sold('Di', 9_000_000))
  })

  it('is told to the server as one that waits, and as none once it has gone', async () => {
    const { outbox, api, ready, becomes } = await seller()
    api.answer(outboxCalls.report, { now: new Date().toISOString() })
    api.answer(orderEntryCalls.enter, ({ body }) =>
      body.notDuplicate ? receipt : refusal(409, 'likely-duplicate', 'Order 4F09C2 is like it.'),
    )
    await ready()
    const key = newKey()
    await outbox.put(key, sold())
    await becomes(key, 'parked')
    await waitFor(() => api.asked(outboxCalls.report).length === 1, 'the report')
    await outbox.retry(key, 'another')
    await becomes(key, 'accepted')
    await waitFor(() => api.asked(outboxCalls.report).length === 2, 'the next report')
    const told = api.asked(outboxCalls.report).map(({ body }) => [body.waiting, body.raffles])
    expect(told).to.deep.equal([
      [1, [{ eventId: harbourLights.id, waiting: 1 }]],
      [0, []],
    ])
  })
})
