/** What tills of others do to orders to this day, by their names; ours doesn't. */
import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { Purchase } from '../../src/core/order-entry/purchase.ts'
import { outboxCalls } from '../../src/core/outbox/calls.ts'
import { receipt } from '../../stories/order-entry/sample-entry.ts'
import { type Call, onWire, refusal } from '../../stories/support/fake-api.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { emptied, newKey, onDisk, type Seller, seller, sold } from './seller.ts'

const nameIn = ({ body }: Pick<Call<Purchase>, 'body'>) => body.customer.firstName
const fault = () => onWire({ status: 500, body: { errors: [{ message: 'A fault.' }] } })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

/** Names in the order in which the server entered them. */
function entering({ api }: Seller, answer: (call: Call<Purchase>) => unknown = () => receipt) {
  const entered: string[] = []
  api.answer(orderEntryCalls.enter, (async (call: Call<Purchase>) => {
    const given = await answer(call)
    if (given === receipt) entered.push(nameIn(call))
    return given
  }) as never)
  return entered
}

async function put({ outbox, ready }: Seller, ...names: string[]): Promise<string[]> {
  await ready()
  const keys = names.map(() => newKey())
  for (const [at, key] of keys.entries()) await outbox.put(key, sold(names[at]))
  return keys
}

describe('what tills of others do', () => {
  beforeEach(emptied)
  afterEach(emptied)

  it('Odoo loses an order of its local storage at a power cut; here all is written to the disk before it counts', async () => {
    const durabilities = new Set<string>()
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...asked) {
      const made = transaction.apply(this, asked)
      if (made.mode === 'readwrite') durabilities.add(made.durability)
      return made
    }
    try {
      const till = await seller()
      const [key = ''] = await put(till, 'Ada')
      await till.becomes(key, 'accepted')
    } finally {
      IDBDatabase.prototype.transaction = transaction
    }
    expect([...durabilities]).to.deep.equal(['strict'])
  })

  it('Odoo opens a paid order again as unpaid; here a page that starts anew finds it as it was taken', async () => {
    const before = await seller()
    before.api.goOffline()
    const [key = ''] = await put(before, 'Ada')
    before.setSession({ state: 'anonymous' })
    const after = await seller()
    after.api.goOffline()
    const [order] = (await after.ready()).orders
    expect([order?.key, order?.purchase.tender, order?.totalCents]).to.deep.equal([
      key,
      { type: 'cash', givenCents: 1000 },
      1000,
    ])
    expect(['queued', 'sending']).to.include(order?.state.kind)
  })

  it('Odoo tries no other order once the network goes in the midst of them; here all go when it is back', async () => {
    const till = await seller()
    till.api.goOffline()
    const keys = await put(till, 'Ada', 'Bo', 'Cy')
    let isCut = false
    const entered = entering(till, call => {
      if (nameIn(call) !== 'Bo' || isCut) return receipt
      isCut = true
      return cut()
    })
    till.api.goOnline()
    for (const key of keys) await till.becomes(key, 'accepted')
    expect(entered.toSorted()).to.deep.equal(['Ada', 'Bo', 'Cy'])
  })

  it('Odoo leaves orders behind when the session closes; here they wait, sealed, for their own person', async () => {
    const till = await seller()
    const signedIn = till.desk.session.$session.get()
    till.api.answer(orderEntryCalls.enter, refusal(401, 'session-ended', 'It has ended.'))
    const [key = ''] = await put(till, 'Ada')
    await waitFor(() => till.desk.session.$session.get().state === 'expired')
    const [kept] = await waitFor(async () => {
      const all = await onDisk()
      return all[0]?.state.kind === 'queued' && all
    }, 'the order that waits')
    expect(new TextDecoder().decode(kept?.sealed.data)).not.to.include('Ada')
    till.api.answer(orderEntryCalls.enter, receipt)
    till.setSession(signedIn)
    await till.becomes(key, 'accepted')
  })

  it('Odoo sends an order from each of two tabs; here one tab sends, and the other one shows it', async () => {
    const one = await seller()
    await one.ready()
    const other = await seller()
    const [oneAsked, otherAsked] = [entering(one), entering(other)]
    const keys = [...(await put(one, 'Ada', 'Bo')), ...(await put(other, 'Cy', 'Di'))]
    for (const till of [one, other]) for (const key of keys) await till.becomes(key, 'accepted')
    expect([...oneAsked, ...otherAsked].toSorted()).to.deep.equal(['Ada', 'Bo', 'Cy', 'Di'])
    expect(otherAsked).to.deep.equal([])
  })

  it('Odoo prints a receipt of which there is no record; here nothing is answered where nothing could be kept', async () => {
    const till = await seller()
    await till.ready()
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    const said = await till.outbox.put(newKey(), sold()).catch((error: Error) => error.name)
    IDBObjectStore.prototype.add = add
    expect(said).to.equal('QuotaExceededError')
    expect(await onDisk()).to.deep.equal([])
    expect((await till.ready()).orders).to.deep.equal([])
  })

  it('ERPNext stops at an entry that is stuck; here the others go, and it is left to a person after five faults', async () => {
    const till = await seller()
    const entered = entering(till, call => (nameIn(call) === 'Ada' ? fault() : receipt))
    const [stuck = '', ...others] = await put(till, 'Ada', 'Bo', 'Cy')
    for (const key of others) await till.becomes(key, 'accepted')
    expect((await till.becomes(stuck, 'parked')).state).to.include({
      why: 'unexpected',
      attempts: 5,
    })
    expect(entered).to.deep.equal(['Bo', 'Cy'])
  })

  it('ERPNext makes twins within seconds; here the seller is asked, and says it under the same key', async () => {
    const till = await seller()
    const entered = entering(till, ({ body }) =>
      body.notDuplicate ? receipt : refusal(409, 'likely-duplicate', 'Order 4F09C2 is like it.'),
    )
    const [key = ''] = await put(till, 'Ada')
    const asked = await till.outbox.settled(key, 8000)
    expect([asked?.state.kind, asked?.reasons[0]?.message]).to.deep.equal([
      'parked',
      'Order 4F09C2 is like it.',
    ])
    await till.outbox.retry(key, 'another')
    expect((await till.outbox.settled(key, 8000))?.state.kind).to.equal('accepted')
    expect(entered).to.deep.equal(['Ada'])
    const keys = till.api
      .asked(orderEntryCalls.enter)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).to.deep.equal([key, key])
  })

  it('ERPNext’s queue stands still for a customer made offline; here an order brings its buyer, and one that is refused stops no other', async () => {
    const till = await seller()
    entering(till, call =>
      nameIn(call) === 'Ada'
        ? refusal(422, 'postal-code-outside', 'Elsewhere.', { field: 'customer.postalCode' })
        : receipt,
    )
    const [refused = '', next = ''] = await put(till, 'Ada', 'Bo')
    await till.becomes(next, 'accepted')
    expect((await till.becomes(refused, 'refused')).reasons).to.deep.equal([
      { code: 'postal-code-outside', field: 'customer.postalCode', message: 'Elsewhere.' },
    ])
  })

  it('POSNext enters what was taken offline twice; here a lost reply is asked for under the same key, with the same body', async () => {
    const till = await seller()
    const bodies: string[] = []
    entering(till, ({ body }) => {
      bodies.push(JSON.stringify(body))
      return bodies.length < 3 ? cut() : receipt
    })
    const [key = ''] = await put(till, 'Ada')
    till.outbox.sendNow()
    dispatchEvent(new Event('online'))
    till.outbox.sendNow()
    await till.becomes(key, 'accepted')
    const asked = till.api.asked(orderEntryCalls.enter)
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key')))).to.deep.equal(
      new Set([key]),
    )
    expect(new Set(bodies).size).to.equal(1)
    expect(bodies).to.have.length(3)
  })

  it('POS-Awesome sends a temporary id as a real one; here nothing of the provisional receipt travels', async () => {
    const till = await seller()
    const [key = ''] = await put(till, 'Ada')
    const { reference } = await till.becomes(key, 'accepted')
    const [asked] = till.api.asked(orderEntryCalls.enter)
    const text = JSON.stringify(asked?.body)
    expect(text).not.to.include(reference)
    expect(text).not.to.include(key)
    expect(asked?.body.device?.id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-/)
  })

  for (const [state, ends] of [
    ['withdrawn', 'cancelled'],
    ['entered', 'accepted'],
  ] as const)
    it(`POS-Awesome’s cancel deletes what may have arrived; here the server says that it is ${state}`, async () => {
      const till = await seller()
      till.api.answer(orderEntryCalls.enter, cut)
      const answer = state === 'entered' ? { state, receipt } : { state }
      till.api.answer(outboxCalls.withdraw, answer as never)
      const [key = ''] = await put(till, 'Ada')
      await waitFor(() => till.api.asked(orderEntryCalls.enter).length > 0, 'an attempt')
      await till.outbox.cancel(key)
      const order = await till.becomes(key, ends)
      expect([order.cancelAsked, order.receipt?.id ?? null]).to.deep.equal([
        true,
        state === 'entered' ? receipt.id : null,
      ])
      expect(till.api.asked(outboxCalls.withdraw)[0]?.body).to.deep.equal({ key })
    })

  it('POS-Awesome queues a double click twice; here it is one record and one call', async () => {
    const till = await seller()
    await till.ready()
    const entered = entering(till)
    const key = newKey()
    await Promise.all([till.outbox.put(key, sold('Ada')), till.outbox.put(key, sold('Ada'))])
    await till.becomes(key, 'accepted')
    expect([entered, (await onDisk()).length]).to.deep.equal([['Ada'], 1])
  })
})
