/** What is kept of each customer is what the ledger says, after all that may become of their orders. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { inFull } from '../../support/full.ts'
import { soak } from '../../support/soak.ts'
import { addRaffle, openApi } from '../draws/support.ts'
import { asking, codes, sellTo, somebody, voidOrder, wrongFigures } from './support.ts'

const api = await openApi({
  orders: 300,
  payments: {
    ...paymentStandIn,
    refund: async ({ cardEnding }) =>
      cardEnding === '0002' ? { state: 'refused', failure: 'card-closed' } : { state: 'returned' },
  },
})
after(() => api.close())

test('of the whole seed they are right', async () => {
  assert.deepEqual(await wrongFigures(api), [])
})

test('an order, its void, restore and refunds, refused ones too, change what its customer comes to', async () => {
  const raffle = await addRaffle(api)
  const ask = asking(api, raffle.token)
  const buyer = somebody()
  const { id, customerId } = await sellTo(raffle, buyer, { donationCents: 700 })
  const second = await sellTo(raffle, buyer)
  assert.equal(second.customerId, customerId)
  const figures = async () => {
    const { orderCount, lifetimeCents, ticketCount, donatedCents } = await ask.read(customerId)
    return [orderCount, lifetimeCents, ticketCount, donatedCents]
  }
  assert.deepEqual(await figures(), [2, 1700, 2, 700])
  const refund = (amountCents: number) =>
    raffle.post(addressOf(orderCalls.refund.path, { id }), { amountCents, reason: 'asked-for' })
  assert.equal((await refund(200)).status, 201)
  assert.deepEqual(await figures(), [2, 1500, 2, 700])
  await api.db
    .updateTable('orders')
    .set({ cardEnding: '0002', type: 'credit' })
    .where('id', '=', id)
    .execute()
  assert.equal((await refund(100)).status, 201)
  assert.deepEqual(await figures(), [2, 1500, 2, 700], 'the provider refused')
  await voidOrder(raffle, id)
  assert.deepEqual(await figures(), [1, 500, 1, 0])
  await voidOrder(raffle, second.id)
  assert.deepEqual(await figures(), [0, 0, 0, 0])
  const restored = await raffle.post(addressOf(orderCalls.restore.path, { id: second.id }), {
    comment: 'Voided by mistake',
  })
  assert.deepEqual(codes(restored), [200])
  assert.deepEqual(await figures(), [1, 500, 1, 0])
  assert.deepEqual(await wrongFigures(api), [])
})

test('a gift without an order counts, and no longer once it is void', async () => {
  const raffle = await addRaffle(api)
  const { customerId } = await sellTo(raffle, somebody())
  const { organizationId } = await api.db
    .selectFrom('customers')
    .select('organizationId')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { id } = await api.db
    .insertInto('donations')
    .values({
      organizationId,
      orderId: null,
      customerId,
      amountCents: 4200,
      status: 'ACTIVE',
      createdAt: api.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { lifetimeCents } = await asking(api, raffle.token).read(customerId)
  assert.equal(lifetimeCents, 4700)
  await api.db.updateTable('donations').set({ status: 'VOID' }).where('id', '=', id).execute()
  assert.deepEqual(await wrongFigures(api), [])
})

inFull('many at once, sold, voided and merged, leave them right', async () => {
  const raffles = [await addRaffle(api), await addRaffle(api)]
  const people = Array.from({ length: 4 }, () => somebody())
  const rounds = soak ? 300 : 6
  for (let round = 0; round < rounds; round += 1) {
    const sold = await Promise.all(
      raffles.flatMap(raffle =>
        people.map(person => sellTo(raffle, person, { donationCents: round })),
      ),
    )
    const [first, second] = raffles
    assert.ok(first && second)
    const ask = asking(api, first.token)
    const [one, other] = [sold[round % 4], sold[(round + 1) % 4]]
    assert.ok(one && other)
    await Promise.all([
      ...sold.slice(0, 2).map(({ id }) => voidOrder(first, id)),
      ...sold.slice(4, 6).map(({ id }) => voidOrder(second, id)),
      ask.mergeNow(one.customerId, other.customerId),
      ask.mergeNow(other.customerId, one.customerId),
    ])
  }
  assert.deepEqual(await wrongFigures(api), [])
})
