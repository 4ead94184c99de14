/** Subscriptions in each state, and what staff do with them. */
import { addressOf } from '../../../../src/core/contract.ts'
import { addDays } from '../../../../src/core/format/calendar-day.ts'
import { subscriptionCalls } from '../../../../src/core/subscriptions/calls.ts'
import { newKey } from '../../raffles/support.ts'
import { subscribe } from '../../subscriptions/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { onSale } from './made.ts'

type Given = Parameters<typeof subscribe>[2]

/** Of a raffle on sale, and somebody else corrects its customer's email beforehand. */
async function aSubscription(home: Home, given: Given = {}) {
  const { id, version } = await subscribe(home, await onSale(home), given)
  const { path } = subscriptionCalls.change
  const body = { version, email: `${id}@example.org` }
  const asked = { token: home.admin, body, headers: newKey() }
  const touch = () => home.api.ask('PATCH', addressOf(path, { id }), asked)
  return { params: { id }, body: { version }, touch }
}

const step =
  (given: Given = {}): World =>
  home =>
    aSubscription(home, given)

export const subscriptionWorlds = {
  'GET /order-service/v2/subscriptions': async home => {
    const { organizationId } = await subscribe(home, await onSale(home))
    return { query: { organizationId } }
  },
  'GET /order-service/v2/subscriptions/:id': async home => {
    const { params } = await aSubscription(home)
    return { params }
  },
  'PATCH /order-service/v2/subscriptions/:id': async home => ({
    ...(await aSubscription(home)),
    also: { email: 'eva.tremblay@example.org' },
  }),
  'POST /order-service/v2/subscriptions/:id/cancel': async home => {
    const { body, ...its } = await aSubscription(home)
    return { ...its, body: { ...body, reason: 'She moved away' } }
  },
  'POST /order-service/v2/subscriptions/:id/pause': step(),
  'POST /order-service/v2/subscriptions/:id/resume': step({ status: 'paused', tryOn: null }),
  'POST /order-service/v2/subscriptions/:id/skip': step(),
  'POST /order-service/v2/subscriptions/:id/retry': step({
    status: 'failing',
    tryOn: null,
    failures: 4,
    cardEnding: '0002',
  }),
  'POST /order-service/v2/subscriptions/:id/card-link': async home => {
    const { params } = await aSubscription(home)
    return { params, body: {} }
  },
} satisfies Partial<Record<CallName, World>>

/** Each state, rhythm and kind of last charge; two of them due on one day. */
export async function severalSubscriptions(home: Home) {
  const raffle = await onSale(home)
  const first = await subscribe(home, raffle, { firstName: 'Zoé', lastResult: 'charged' })
  const today = first.startedOn
  const on = (days: number) => {
    const day = addDays(today, days)
    return { nextChargeOn: day, tryOn: day, startedOn: addDays(today, -days) }
  }
  for (const given of [
    { firstName: 'Ada', cadence: 'weekly', ...on(3) },
    { firstName: 'Tom', cadence: 'quarterly', ...on(3), lastResult: 'no-raffle' },
    { firstName: 'Bo', status: 'failing', ...on(1), tryOn: null, lastResult: 'declined' },
    { firstName: 'Jun', status: 'paused', ...on(9), tryOn: null },
    {
      firstName: 'Lou',
      status: 'cancelled',
      cancelledAt: home.api.now,
      ...on(20),
      nextChargeOn: null,
      tryOn: null,
    },
  ] as const)
    await subscribe(home, raffle, given)
  return { organizationId: first.organizationId }
}
