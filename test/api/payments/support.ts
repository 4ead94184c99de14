/** Tests of cards: a bank that remembers, and does as it is told. */
import { randomBytes } from 'node:crypto'
import { after, beforeEach } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { PaymentProvider } from '../../../demo/api/payments/provider.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { dataOf, openApi, type TestRaffle } from '../draws/support.ts'
import { enter, entered, purchaseOf } from '../order-entry/support.ts'
import { newKey } from '../raffles/support.ts'

/** A token as the stand-in's fields make them. */
export function cardToken(
  ending = '4242',
  { account = seedOrganizations.ternCove.id, confirmed = 'none' } = {},
): string {
  return `card_V${ending}_${account}_${confirmed}_${randomBytes(8).toString('hex')}`
}

interface Held {
  authorizedCents: number
  /** Each time that money was taken. */
  captured: number[]
  released: boolean
}

interface Bank {
  /** By the references that it was given. */
  held: Map<string, Held>
  /** The line is down for these. */
  down: Set<'authorize' | 'capture' | 'release'>
  /** Nobody answers. */
  hangs: Set<'authorize' | 'capture' | 'release'>
  meanwhile: (() => Promise<unknown>) | null
}

/** An API whose bank does as it is told; its clock and its bank begin anew with each test. */
export async function openBank(options: Parameters<typeof openApi>[0] = {}) {
  const bank: Bank = { held: new Map(), down: new Set(), hangs: new Set(), meanwhile: null }
  const ask = async (what: 'authorize' | 'capture' | 'release') => {
    if (bank.hangs.has(what)) await new Promise(() => {})
    if (bank.down.has(what)) throw new Error('The line is down.')
  }
  const payments: PaymentProvider = {
    ...paymentStandIn,
    async authorize(asked) {
      await ask('authorize')
      const answer = await paymentStandIn.authorize(asked)
      const { reference, amountCents } = asked
      if (answer.state === 'authorized' && !bank.held.has(reference))
        bank.held.set(reference, { authorizedCents: amountCents, captured: [], released: false })
      await bank.meanwhile?.()
      return answer
    },
    async capture(asked) {
      const answer = await paymentStandIn.capture(asked)
      const held = bank.held.get(asked.reference)
      if (!held || held.released) throw new Error('A capture of what isn’t held.')
      if (answer.state === 'captured' && held.captured.length === 0)
        held.captured.push(asked.amountCents)
      if (answer.state === 'captured' && held.captured[0] !== asked.amountCents)
        throw new Error('A capture of another sum.')
      await ask('capture')
      return answer
    },
    async release({ reference }) {
      await ask('release')
      const held = bank.held.get(reference)
      if (held?.captured.length) throw new Error('A release of what was taken.')
      if (held) held.released = true
    },
  }
  // Ten seconds pass at once where nobody would answer, and never before who does.
  const pause = () => (bank.hangs.size > 0 ? setImmediate() : new Promise(() => {}))
  const api = await openApi({ payments, pause, ...options })
  const start = api.now
  after(() => api.close())
  beforeEach(() => {
    api.now = start
    bank.held.clear()
    bank.down.clear()
    bank.hangs.clear()
    bank.meanwhile = null
  })
  return {
    api,
    bank,
    /** What became of all that was held, in the order it was asked for: cents that were taken, or that it was let go. */
    taken: () =>
      [...bank.held.values()].map(({ captured, released }) =>
        released ? 'released' : (captured[0] ?? 'held'),
      ),
    later(milliseconds: number) {
      api.now = new Date(api.now.getTime() + milliseconds)
    },
    pay: (raffles: readonly [TestRaffle, ...TestRaffle[]], token = cardToken(), more = {}) =>
      entered(raffles[0], byCard(raffles, token, more)),
    tryPay: (
      raffles: readonly [TestRaffle, ...TestRaffle[]],
      token = cardToken(),
      more = {},
      key?: string,
    ) => enter(raffles[0], byCard(raffles, token, more), key),
    read: async (raffle: TestRaffle, id: string) =>
      dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id }))),
    void: (raffle: TestRaffle, id: string, more = {}) =>
      api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
        token: raffle.token,
        body: { voidedComment: 'Paid twice', ...more },
        headers: newKey(),
      }),
    restore: (raffle: TestRaffle, id: string, more = {}) =>
      raffle.post(addressOf(orderCalls.restore.path, { id }), { comment: 'By mistake', ...more }),
    refund: (raffle: TestRaffle, id: string, amountCents: number) =>
      raffle.post(addressOf(orderCalls.refund.path, { id }), { amountCents, reason: 'other' }),
  }
}

export const byCard = (raffles: readonly TestRaffle[], token: string, more: object = {}) =>
  purchaseOf(raffles, { tender: { type: 'credit', token }, ...more })
