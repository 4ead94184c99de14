/** One action on many orders. */
import { bulkCalls } from '../../../../src/core/orders/bulk-calls.ts'
import { dataOf, sell } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { onSale } from './made.ts'

const timeZone = 'America/Halifax'

async function orderIds(home: Home): Promise<string[]> {
  return [(await sell(await onSale(home))).id]
}

const marking: World = async home => ({
  body: { action: 'mark-mailed', set: { of: 'ids', ids: await orderIds(home) } },
})

const looked: World = async home => {
  const { path, answer } = bulkCalls.look
  const { body } = await marking(home)
  const made = await home.api.ask('POST', path, { token: home.token, body, headers: newKey() })
  return { params: { id: dataOf(answer, made, 201).id } }
}

/** And by now over: it is of one order. */
const begun: World = async home => {
  const { path, answer } = bulkCalls.void
  const body = { orderIds: await orderIds(home), voidedComment: 'Entered twice' }
  const made = await home.api.ask('POST', path, { token: home.token, body, headers: newKey() })
  return { params: { id: dataOf(answer, made, 201).id } }
}

export const bulkWorlds = {
  'POST /order-service/v2/orders/bulks': marking,
  'POST /order-service/v2/orders/bulks/:id/begin': async home => ({
    ...(await looked(home)),
    body: { timeZone },
    also: { comment: 'They go out today' },
  }),
  'GET /order-service/v2/orders/bulks/:id': begun,
  'POST /order-service/v2/orders/void': async home => ({
    body: { orderIds: await orderIds(home), voidedComment: 'Entered twice' },
  }),
  'PATCH /order-service/v2/orders': async home => ({
    body: { orderIds: await orderIds(home), mailed: true },
  }),
} satisfies Partial<Record<CallName, World>>
