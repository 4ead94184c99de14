/** Tickets, and their prints. */
import { printCalls } from '../../../../src/core/tickets/print-calls.ts'
import { dataOf, sell } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { onSale } from './made.ts'

async function printing(home: Home) {
  const ids = [(await sell(await onSale(home))).id]
  return { body: { set: { of: 'ids', ids }, paper: 'letter', arrangement: 'by-order' } }
}

const begun: World = async home => {
  const { path, answer } = printCalls.begin
  const { body } = await printing(home)
  const made = await home.api.ask('POST', path, { token: home.token, body, headers: newKey() })
  return { params: { id: dataOf(answer, made, 201).id } }
}

export const ticketWorlds = {
  'GET /order-service/v2/tickets': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /order-service/v2/ticket-prints': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /order-service/v2/ticket-prints': async home => ({
    ...(await printing(home)),
    also: { reprint: true },
  }),
  'GET /order-service/v2/ticket-prints/:id': begun,
  'GET /order-service/v2/ticket-prints/:id/orders': begun,
  'POST /order-service/v2/ticket-prints/:id/answer': async home => ({
    ...(await begun(home)),
    body: { cameOut: 0 },
  }),
} satisfies Partial<Record<CallName, World>>
