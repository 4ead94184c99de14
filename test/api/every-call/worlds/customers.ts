/** Customers: one who bought, two who are one, and enough of them for a list. */
import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../../src/core/contract.ts'
import { customerCalls } from '../../../../src/core/customers/calls.ts'
import { orderCalls } from '../../../../src/core/orders/calls.ts'
import { sell, type TestRaffle } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { onSale } from './made.ts'
import { later } from './rows.ts'

async function buyerOf(raffle: TestRaffle, customer: object, more: object = {}): Promise<string> {
  const { id } = await sell(raffle, 0, { customer, ...more })
  const order = await raffle.api.db
    .selectFrom('orders')
    .select('customerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return order.customerId
}

const somebody = () => ({
  firstName: 'Eva',
  lastName: 'Tremblay',
  email: `${randomUUID()}@example.org`,
})

async function aCustomer(home: Home) {
  const id = await buyerOf(await onSale(home), somebody())
  return { params: { id }, touch: touching(home, id) }
}

function touching({ api, admin }: Home, id: string) {
  const path = addressOf(customerCalls.change.path, { id })
  const body = { version: 1, city: 'Somebody else’s city' }
  return () => api.ask('PATCH', path, { token: admin, body, headers: newKey() })
}

async function two(home: Home) {
  const raffle = await onSale(home)
  const id = await buyerOf(raffle, somebody())
  return { id, mergedId: await buyerOf(raffle, somebody()) }
}

/** Nothing of theirs is still to be drawn. */
async function whoIsThrough(home: Home) {
  const raffle = await onSale(home)
  const id = await buyerOf(raffle, somebody())
  const { raffleId, api } = raffle
  await api.db.updateTable('raffles').set({ status: 'closed' }).where('id', '=', raffleId).execute()
  return { params: { id }, body: { version: 1 }, touch: touching(home, id) }
}

const justOne: World = async home => ({ params: (await aCustomer(home)).params })

export const customerWorlds = {
  'GET /customer-service/v2/customers': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /customer-service/v2/customers/:id': justOne,
  'GET /customer-service/v2/customer-orders': async home => ({
    query: { customerId: (await aCustomer(home)).params.id },
  }),
  'PATCH /customer-service/v2/customers/:id': async home => ({
    ...(await aCustomer(home)),
    body: { version: 1 },
    also: { city: 'Halifax' },
  }),
  'POST /customer-service/v2/customers/:id/notes': async home => ({
    params: (await aCustomer(home)).params,
    body: { text: 'She calls back on Friday' },
  }),
  'GET /customer-service/v2/customers/:id/merge': async home => {
    const { id, mergedId } = await two(home)
    return { params: { id }, query: { mergedId } }
  },
  'POST /customer-service/v2/customers/:id/merge': async home => {
    const { id, mergedId } = await two(home)
    return {
      params: { id },
      touch: touching(home, id),
      body: { version: 1, mergedId, mergedVersion: 1 },
      also: { takes: ['email'] },
    }
  },
  'GET /customer-service/v2/customers/:id/export': justOne,
  'POST /customer-service/v2/customers/:id/erase': whoIsThrough,
} satisfies Partial<Record<CallName, World>>

/** One of them there twice, one without any way to be reached, one merged away; what they bought differs. */
export async function severalCustomers(home: Home) {
  const { api, token, id: organizationId, province } = home
  const raffle = await onSale(home)
  const people = [
    { firstName: 'Zoé', lastName: 'Bérubé', email: 'zoe.berube@example.org' },
    { firstName: 'ada', lastName: 'Muise', phone: '9025550147', province },
    { firstName: 'Ada', lastName: 'Muise', email: 'ada@example.org', province: 'ON' },
    { firstName: 'Tom', lastName: 'Birchall' },
  ]
  const ids: string[] = []
  for (const [at, customer] of people.entries()) {
    for (let time = 0; time <= at % 3; time += 1) {
      ids[at] = await buyerOf(raffle, customer)
      later(home)
    }
  }
  const change = (id: string | undefined, fields: object) =>
    api.ask('PATCH', addressOf(customerCalls.change.path, { id: id ?? '' }), {
      token,
      body: { version: 1, ...fields },
      headers: newKey(),
    })
  await change(ids[0], { consent: true, language: 'fr' })
  await change(ids[2], { phone: '9025550147' })
  // By the name of whom it becomes: one is found by what was merged into them, too.
  const gone = await buyerOf(raffle, {
    firstName: 'Tom',
    lastName: 'Birchall',
    phone: '4182229988',
  })
  await api.ask('POST', addressOf(customerCalls.merge.path, { id: ids[3] ?? '' }), {
    token,
    body: { version: 1, mergedId: gone, mergedVersion: 1 },
    headers: newKey(),
  })
  return { organizationId }
}

/** One who bought at several moments, and void once. */
export async function ordersOfOne(home: Home) {
  const raffle = await onSale(home)
  const customer = somebody()
  for (let time = 0; time < 4; time += 1) {
    await buyerOf(raffle, customer)
    later(home)
  }
  const { id } = await sell(raffle, 0, { customer })
  await home.api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token: home.token,
    body: { voidedComment: 'Entered twice' },
    headers: newKey(),
  })
  return { customerId: await buyerOf(raffle, customer) }
}
