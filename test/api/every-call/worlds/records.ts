/** Prizes, members, excluded people and orders. */
import { createHash, randomUUID } from 'node:crypto'
import { addressOf } from '../../../../src/core/contract.ts'
import { donationCalls } from '../../../../src/core/donations/calls.ts'
import { orderCalls } from '../../../../src/core/orders/calls.ts'
import { groupCalls } from '../../../../src/core/orders/group.ts'
import { excludedCalls } from '../../../../src/core/raffles/excluded/calls.ts'
import { memberCalls } from '../../../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../../../src/core/raffles/prizes/calls.ts'
import { addPrize, dataOf, sell } from '../../draws/support.ts'
import { add, memberOf } from '../../members/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { draft, ended, onSale } from './made.ts'

const ofRaffle: World = async home => ({ query: { eventId: (await draft(home)).id } })

async function aPrize(home: Home) {
  const raffle = await onSale(home)
  const { id, version } = await addPrize(raffle)
  const path = addressOf(prizeCalls.change.path, { id })
  const touch = () => raffle.patch(path, { version, name: 'Somebody else’s name' }, home.admin)
  return { params: { id }, version, touch }
}

async function aMember(home: Home) {
  const { api, token, admin } = home
  const { id: eventId } = await draft(home)
  const made = await add(api, token, { eventId, number: randomUUID(), name: 'Ada Muise' })
  const { id, version } = memberOf(made)
  const path = addressOf(memberCalls.change.path, { id })
  const body = { version, name: 'Somebody else’s name' }
  return { params: { id }, version, touch: () => api.ask('PATCH', path, { token: admin, body }) }
}

async function anOrder(home: Home) {
  const { api, admin } = home
  const { id } = await sell(await onSale(home))
  const path = addressOf(orderCalls.change.path, { id })
  const body = { version: 1, mailed: true }
  const touch = () => api.ask('PATCH', path, { token: admin, body, headers: newKey() })
  return { params: { id }, version: 1, touch }
}

async function aVoidOrder(home: Home) {
  const { params } = await anOrder(home)
  const path = addressOf(orderCalls.void.path, params)
  const body = { voidedComment: 'Entered twice' }
  await home.api.ask('DELETE', path, { token: home.admin, body, headers: newKey() })
  return { params }
}

async function aGroup(home: Home, active = true) {
  const { api, admin, id: organizationId } = home
  const { id: orderId } = await sell(await onSale(home))
  const { id } = await api.db
    .insertInto('orderGroups')
    .values({ organizationId, name: null, active, createdAt: api.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.updateTable('orders').set({ groupId: id }).where('id', '=', orderId).execute()
  const path = addressOf(groupCalls.change.path, { id })
  const body = { version: 1, name: 'Somebody else’s name' }
  const touch = () => api.ask('PATCH', path, { token: admin, body, headers: newKey() })
  return { params: { id }, version: 1, touch }
}

const person = () => ({ name: `Ada Muise ${randomUUID()}`, reason: 'household' })

export const recordWorlds = {
  'GET /event-service/v2/prizes': ofRaffle,
  'POST /event-service/v2/prizes': async home => ({
    body: { eventId: (await draft(home)).id, name: 'Quilt' },
    also: { sponsor: 'Fundy Boats' },
  }),
  'PATCH /event-service/v2/prizes': async home => {
    const raffle = await onSale(home)
    const prize = await addPrize(raffle)
    return { body: { eventId: raffle.raffleId, order: [prize.id, raffle.jackpotId] } }
  },
  'GET /event-service/v2/prizes/:id': async home => ({ params: (await aPrize(home)).params }),
  'PATCH /event-service/v2/prizes/:id': async home => {
    const { version, ...its } = await aPrize(home)
    return { ...its, body: { version }, also: { sponsor: 'Fundy Boats' } }
  },
  'DELETE /event-service/v2/prizes/:id': async home => {
    const { version, ...its } = await aPrize(home)
    return { ...its, query: { version: String(version) } }
  },
  'GET /event-service/v2/prizes/:id/tickets/count': async home => ({
    params: (await aPrize(home)).params,
  }),
  'GET /event-service/v2/event-members': ofRaffle,
  'POST /event-service/v2/event-members': async home => ({
    body: { eventId: (await draft(home)).id, number: randomUUID(), name: 'Tom Birchall' },
    also: { email: 'tom@example.org' },
  }),
  'PATCH /event-service/v2/event-members': async home => ({
    body: { ids: [(await aMember(home)).params.id], active: false },
  }),
  'PATCH /event-service/v2/event-members/upload': async home => ({
    body: {
      eventId: (await draft(home)).id,
      rows: [{ number: randomUUID(), name: 'Doris MacIsaac', email: '' }],
      mode: 'all-or-nothing',
    },
  }),
  'GET /event-service/v2/event-members/export': ofRaffle,
  'GET /event-service/v2/event-members/:id': async home => ({
    params: (await aMember(home)).params,
  }),
  'PATCH /event-service/v2/event-members/:id': async home => {
    const { version, ...its } = await aMember(home)
    return { ...its, body: { version }, also: { name: 'Ada M.' } }
  },
  'DELETE /event-service/v2/event-members/:id': async home => {
    const { version, ...its } = await aMember(home)
    return { ...its, query: { version: String(version) } }
  },
  'GET /event-service/v2/excluded-people': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /event-service/v2/excluded-people': async home => ({
    body: { organizationId: home.id, ...person() },
    also: { eventId: (await draft(home)).id },
  }),
  'DELETE /event-service/v2/excluded-people/:id': async ({ api, token, id: organizationId }) => {
    const body = { organizationId, ...person() }
    const { path } = excludedCalls.exclude
    const made = await api.ask('POST', path, { token, body, headers: newKey() })
    return { params: { id: dataOf(excludedCalls.exclude.answer, made, 201).id } }
  },
  'GET /order-service/v2/orders': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /order-service/v2/orders/duplicates': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /order-service/v2/orders/duplicates': async home => {
    const raffle = await onSale(home)
    const [one, other] = [await sell(raffle), await sell(raffle)]
    return { body: { eventId: raffle.raffleId, orderIds: [one.id, other.id], apart: true } }
  },
  'GET /order-service/v2/orders/find': async ({ id }) => ({
    query: { organizationId: id, text: 'tremblay' },
  }),
  'GET /order-service/v2/orders/:id': async home => ({ params: (await anOrder(home)).params }),
  'PATCH /order-service/v2/orders/:id': async home => {
    const { version, ...its } = await anOrder(home)
    return { ...its, body: { version }, also: { email: 'eva.tremblay@example.org' } }
  },
  'GET /order-service/v2/order-groups/:id': async home => ({ params: (await aGroup(home)).params }),
  'PATCH /order-service/v2/order-groups/:id': async home => {
    const { version, ...its } = await aGroup(home)
    return { ...its, body: { version }, also: { name: 'By phone' } }
  },
  'PATCH /order-service/v2/deactivate-order-group/:id': async home => {
    const { version, ...its } = await aGroup(home)
    return { ...its, body: { version }, also: { comment: 'She calls back' } }
  },
  'PATCH /order-service/v2/activate-order-group/:id': async home => {
    const { version, ...its } = await aGroup(home, false)
    return { ...its, body: { version }, also: { comment: 'She called' } }
  },
  'POST /order-service/v2/orders/:id/email': async home => ({
    params: (await anOrder(home)).params,
    body: { email: 'eva.tremblay@example.org' },
    also: { correct: true },
  }),
  'POST /order-service/v2/orders/:id/notes': async home => ({
    params: (await anOrder(home)).params,
    body: { text: 'She calls back on Friday' },
  }),
  'POST /order-service/v2/orders/:id/refunds': async home => ({
    ...(await aVoidOrder(home)),
    body: { amountCents: 500, reason: 'duplicate' },
    also: { comment: 'Paid twice' },
  }),
  'POST /order-service/v2/orders/:id/restore': async home => ({
    ...(await aVoidOrder(home)),
    body: { comment: 'Voided by mistake' },
  }),
  'POST /order-service/v2/orders': async home => {
    const { raffleId, packageIds } = await onSale(home)
    const fields = { eventId: raffleId, number: '7', name: 'Ada Muise' }
    const member = memberOf(await add(home.api, home.token, fields))
    return {
      body: {
        eventId: raffleId,
        packageId: packageIds[0],
        type: 'cash',
        source: 'walk_in',
        customer: { firstName: 'Eva', lastName: 'Tremblay' },
      },
      also: { memberId: member.id },
    }
  },
  'POST /order-service/v2/orders/import': async home => {
    const { raffleId, packageIds } = await onSale(home)
    const order = {
      key: randomUUID(),
      packageId: packageIds[0],
      type: 'cash',
      source: 'mail',
      customer: { firstName: 'Eva', lastName: 'Tremblay' },
    }
    return {
      body: { eventId: raffleId, mode: 'all-or-nothing', orders: [order] },
      also: {
        fileHash: createHash('sha256').update(order.key).digest('hex'),
        part: 2,
        tells: true,
      },
    }
  },
  'GET /order-service/v2/donations': async ({ id }) => ({ query: { organizationId: id } }),
  'PATCH /order-service/v2/donations/:id': async home => {
    const { api, admin } = home
    const { id: orderId } = await sell(await onSale(home), 0, { donationCents: 500 })
    const { id } = await api.db
      .selectFrom('donations')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const path = addressOf(donationCalls.recordReceipt.path, { id })
    const body = { version: 1, receiptNumber: 'R-1' }
    const touch = () => api.ask('PATCH', path, { token: admin, body, headers: newKey() })
    return { params: { id }, version: 1, touch, body: { version: 1, receiptNumber: 'R-2' } }
  },
  'GET /order-service/v2/donations/total': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /order-service/v2/donations/recent': async ({ id }) => ({ query: { organizationId: id } }),
  'DELETE /order-service/v2/orders/void/:id': async home => ({
    params: { id: (await sell(await onSale(home))).id },
    body: { voidedComment: 'Entered twice' },
  }),
  'GET /event-service/v2/draws/:id/unpaid-orders': async home => ({
    params: { id: (await ended(home)).drawId },
    query: { kind: 'pending' },
  }),
  'POST /order-service/v2/orders/clear-cheques': async home => {
    const raffle = await onSale(home)
    const { id } = await sell(raffle, 0, { type: 'cheque' })
    return { body: { eventId: raffle.raffleId, orderIds: [id] } }
  },
} satisfies Partial<Record<CallName, World>>
