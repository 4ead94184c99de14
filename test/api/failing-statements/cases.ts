/** Which calls write orders, and of each what else it does than its case in every-call. */
import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../src/core/contract.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { mailBatchCalls } from '../../../src/core/mail-batches/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { dataOf, sell } from '../draws/support.ts'
import { asked, isWrite, type WriteName } from '../every-call/contracts.ts'
import type { Example, Home, World } from '../every-call/world.ts'
import { onSale } from '../every-call/worlds/made.ts'
import { lineOf, neighbour, purchaseOf } from '../order-entry/support.ts'
import { byCard, cardToken } from '../payments/support.ts'
import { newKey } from '../raffles/support.ts'

/** All that writes in the order service, which has batches of mail, slips and outboxes as well, and what writes buyers' rows. */
export const writing = asked
  .filter(isWrite)
  .filter(({ call }) => /^\/(order|customer)-service\//.test(call.path))

/** They go on in a job after they stand, which may begin with the repeat. */
export const beginJobs: ReadonlySet<string> = new Set<WriteName>([
  'POST /order-service/v2/orders/bulks/:id/begin',
  'POST /order-service/v2/orders/void',
  'PATCH /order-service/v2/orders',
])

const settings = JSON.stringify({ donationEnabled: true })

async function severalRaffles(home: Home): Promise<Example> {
  const [one, other] = [await onSale(home, { values: { settings } }), await onSale(home)]
  const lines = [lineOf(one, 2), lineOf(other)]
  const donation = { cents: 700 }
  return { body: purchaseOf([one], { lines, donation, notDuplicate: true }) }
}

async function onCard(home: Home): Promise<Example> {
  return { body: byCard([await onSale(home)], cardToken('4242', { account: home.id })) }
}

async function late(home: Home): Promise<Example> {
  const ago = (ms: number) => new Date(home.api.now.getTime() - ms)
  const raffle = await onSale(home, { values: { endAt: ago(1000) } })
  const device = { id: randomUUID(), clockOffsetMs: 0 }
  return { body: purchaseOf([raffle], { takenAt: ago(2000).toISOString(), device }) }
}

async function ofMail(home: Home): Promise<Example> {
  const { api, token, id: organizationId } = home
  const { path, answer } = mailBatchCalls.create
  const body = {
    organizationId,
    depositId: `Slip ${randomUUID().slice(0, 8)}`,
    receivedOn: isoDay(api.now, home.timeZone),
    envelopes: 1,
    controlCents: 500,
  }
  const batch = dataOf(answer, await api.ask('POST', path, { token, body, headers: newKey() }), 201)
  const tender = { type: 'cheque', number: '0042', bank: 'Harbour Trust', date: body.receivedOn }
  const mail = { source: 'mail', customer: neighbour(), batchId: batch.id, tender }
  return { body: purchaseOf([await onSale(home)], mail) }
}

/** One number of an order's three. */
async function partVoid(home: Home): Promise<Example> {
  const raffle = await onSale(home, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  const { id, firstTicketNumber } = await sell(raffle)
  const first = firstTicketNumber ?? 0
  return {
    params: { id },
    body: { voidedComment: 'One too many', tickets: { firstNumber: first, lastNumber: first } },
  }
}

/** Paid by cheque, so that nothing is owed until it clears. */
async function voidWithDonation(home: Home): Promise<Example> {
  const raffle = await onSale(home, { values: { settings } })
  const { id } = await sell(raffle, 0, { donationCents: 500, type: 'cheque' })
  return { params: { id }, body: { voidedComment: 'Entered twice' } }
}

async function restoreWithDonation(home: Home): Promise<Example> {
  const { params = {}, body } = await voidWithDonation(home)
  const path = addressOf(orderCalls.void.path, { id: params.id ?? '' })
  await home.api.ask('DELETE', path, { token: home.token, body, headers: newKey() })
  return { params, body: { comment: 'Not so' } }
}

interface Further {
  of: WriteName
  what: string
  world: World
  /** What stands though the request failed, on purpose: the card's bank was asked, and a worker sees to what it holds. */
  stays?: readonly string[]
}

export const further: readonly Further[] = [
  { of: 'POST /order-service/v2/order-groups', what: 'of two raffles', world: severalRaffles },
  {
    of: 'POST /order-service/v2/order-groups',
    what: 'by card',
    world: onCard,
    stays: ['card_payments'],
  },
  { of: 'POST /order-service/v2/order-groups', what: 'late', world: late },
  { of: 'POST /order-service/v2/order-groups', what: 'of mail', world: ofMail },
  { of: 'DELETE /order-service/v2/orders/void/:id', what: 'with a gift', world: voidWithDonation },
  { of: 'DELETE /order-service/v2/orders/void/:id', what: 'in part', world: partVoid },
  {
    of: 'POST /order-service/v2/orders/:id/restore',
    what: 'with a gift',
    world: restoreWithDonation,
  },
]

/** What is tried in `npm test` as well: the most money, and the most statements. */
export const always: ReadonlySet<string> = new Set([
  'POST /order-service/v2/order-groups, of two raffles',
  'POST /order-service/v2/order-groups, by card',
  'POST /order-service/v2/order-groups, late',
  'POST /order-service/v2/order-groups/withdrawals',
  'POST /order-service/v2/slips',
  'DELETE /order-service/v2/orders/void/:id, in part',
  'POST /order-service/v2/orders/:id/restore, with a gift',
  'POST /order-service/v2/orders/:id/take-part',
  'POST /order-service/v2/orders/:id/refunds',
])
