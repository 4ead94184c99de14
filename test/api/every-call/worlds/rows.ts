/** Rows for each list: enough to fill pages, with values that several of them share, and that some don't have. */

import { randomUUID } from 'node:crypto'
import { recordActivity } from '../../../../demo/api/activity/record.ts'
import { orderCalls } from '../../../../src/core/orders/calls.ts'
import { excludedCalls } from '../../../../src/core/raffles/excluded/calls.ts'
import { memberCalls } from '../../../../src/core/raffles/members/calls.ts'
import { exclusionChecks } from '../../../../src/core/raffles/winners/winner.ts'
import { printCalls } from '../../../../src/core/tickets/print-calls.ts'
import { addPrize, decide, pick, prepareDraw, sell, type TestRaffle } from '../../draws/support.ts'
import { add, memberOf } from '../../members/support.ts'
import { create, newKey } from '../../raffles/support.ts'
import { subscribe } from '../../subscriptions/support.ts'
import type { Home } from '../world.ts'
import { ended, onSale } from './made.ts'

const minute = 60_000

export function later({ api }: Pick<Home, 'api'>): void {
  api.now = new Date(api.now.getTime() + minute)
}

/** Those of the seed, and drafts elsewhere and without dates. */
export async function severalRaffles({ api, token, id, timeZone }: Home) {
  const undated = { startDate: null, endDate: null, drawDate: null }
  for (const province of ['QC', 'QC', 'NB'])
    await create(api, token, { timeZone, province, name: `Été ${province}`, ...undated })
  return { organizationId: id }
}

export async function severalMembers(home: Home) {
  const { api, token } = home
  const raffle = await onSale(home)
  const eventId = raffle.raffleId
  const made: string[] = []
  for (const [number, name, email] of [
    ['P-10', 'Zoé Bérubé', 'zoe@example.org'],
    ['P-2', 'ada Muise', null],
    ['p-1', 'Tom Birchall', 'Tom@example.org'],
    ['7', 'Doris MacIsaac', null],
    ['12', 'Ada Muise', 'ada@example.org'],
  ])
    made.push(memberOf(await add(api, token, { eventId, number, name, email })).id)
  const [first, second, third] = made
  for (const memberId of [first, first, second]) await sell(raffle, 0, { memberId })
  const { path } = memberCalls.setActive
  await api.ask('PATCH', path, { token, body: { ids: [second, third], active: false } })
  return { eventId }
}

export async function severalPrizes(home: Home) {
  const raffle = await onSale(home)
  for (const name of ['Quilt', 'Kayak', 'Bicycle', 'Lamp']) await addPrize(raffle, { name })
  return { eventId: raffle.raffleId }
}

export async function severalExcluded({ api, token, id: organizationId }: Home) {
  for (const name of ['Tom Birchall', 'ada muise', 'Ada Muise', 'Zed Comeau', 'Bo Paul']) {
    const body = { organizationId, name, reason: 'household' }
    await api.ask('POST', excludedCalls.exclude.path, { token, body, headers: newKey() })
  }
  return { organizationId }
}

/** Of two prizes and each status that one person can give; two of them picked at one moment. */
export async function severalWinners(home: Home) {
  const raffle = await ended(home, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  const { id } = await addPrize(raffle, { quantity: 2 })
  await prepareDraw(raffle)
  const first = await pick(raffle, id)
  await pick(raffle, id)
  later(home)
  const second = await pick(raffle)
  await decide(raffle, first, { status: 'verified', checks: [...exclusionChecks] })
  await decide(raffle, second, { status: 'rejected', reason: 'declined' })
  return { eventId: raffle.raffleId }
}

/** Of two raffles: each status, tender and kind of receipt; some ask not to be named, two give the same. */
export async function severalDonations(home: Home) {
  const { api, token, id: organizationId } = home
  const first = await onSale(home)
  const giver = (firstName: string, donationCents: number) => ({
    customer: { firstName, lastName: 'Bérubé', email: `${firstName}@example.org` },
    donationCents,
  })
  const earlier = new Date(api.now.getTime() - dayBefore)
  await api.db
    .updateTable('raffles')
    .set({ startAt: earlier })
    .where('id', '=', first.raffleId)
    .execute()
  const boughtAt = earlier.toISOString()
  const { id } = await sell(first, 0, { ...giver('zoe', 500), type: 'money order', boughtAt })
  const body = { voidedComment: 'Entered twice' }
  const path = orderCalls.void.path.replace(':id', id)
  await api.ask('DELETE', path, { token, body, headers: newKey() })
  await sell(first, 0, { ...giver('ada', 2000), type: 'cheque', receiptRequested: true })
  later(home)
  const issued = await sell(first, 0, { ...giver('bo', 1000), receiptRequested: true })
  await api.db
    .updateTable('donations')
    .set({ receiptNumber: 'R-1042' })
    .where('orderId', '=', issued.id)
    .execute()
  const second = await onSale(home)
  for (const each of [giver('tom', 500), giver('eva', 500)]) {
    later(home)
    await sell(second, 0, { ...each, donationAnonymous: true })
  }
  return { organizationId }
}

/** The day before the others, by card, some of them. */
const dayBefore = 26 * 60 * minute

/** Of two raffles: each status, tender, source, card and mark: mailed, void and owed; sent twice; late; to look at again. */
export async function severalOrders(home: Home) {
  const { api, token, id: organizationId } = home
  const first = await onSale(home)
  const buyer = (firstName: string) => ({
    customer: { firstName, lastName: 'Bérubé', email: `${firstName}@example.org` },
  })
  const mailed = await sell(first, 0, { ...buyer('zoe'), type: 'money order', source: 'mail' })
  const path = orderCalls.change.path.replace(':id', mailed.id)
  await api.ask('PATCH', path, { token, body: { version: 1, mailed: true }, headers: newKey() })
  const away = orderCalls.void.path.replace(':id', mailed.id)
  const body = { voidedComment: 'Entered twice' }
  await api.ask('DELETE', away, { token, body, headers: newKey() })
  later(home)
  for (const at of [0, 1]) {
    await sell(first, 0, { ...buyer('ada'), type: at ? 'cash' : 'cheque', source: 'phone' })
    later(home)
  }
  const second = await onSale(home)
  const looked = await sell(second, 0, { ...buyer('tom'), source: 'membership' })
  await api.ask('PATCH', orderCalls.change.path.replace(':id', looked.id), {
    token,
    body: { version: 1, followUpOn: '2020-01-01' },
    headers: newKey(),
  })
  const subscription = await subscribe(home, second)
  await buyByCard(second, 'PENDING', 'VISA', subscription.id)
  later(home)
  await buyByCard(second, 'FAILED', 'MASTERCARD')
  return { organizationId }
}

/** Those of several orders, one of them printed, and a raffle with a winner. */
export async function severalTickets(home: Home) {
  const { organizationId } = await severalOrders(home)
  await severalWinners(home)
  const { db, now } = home.api
  const { orderId } = await db
    .selectFrom('tickets')
    .select('orderId')
    .where('organizationId', '=', organizationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ printedAt: now }).where('id', '=', orderId).execute()
  return { organizationId }
}

/** Of four orders, one after the other, the last two at one moment. */
export async function severalPrints(home: Home) {
  const { api, token, id: organizationId } = home
  const raffle = await onSale(home)
  for (const at of [0, 1, 2, 3]) {
    if (at < 3) later(home)
    const { id } = await sell(raffle)
    const set = { of: 'ids', ids: [id] }
    const body = { set, paper: 'a4', arrangement: 'by-order' }
    await api.ask('POST', printCalls.begin.path, { token, body, headers: newKey() })
  }
  return { organizationId }
}

/** Online, on the day before: no call of ours makes such an order. */
async function buyByCard(
  { api, raffleId, packageIds }: TestRaffle,
  status: 'PENDING' | 'FAILED',
  cardBrand: 'VISA' | 'MASTERCARD',
  subscriptionId: string | null = null,
) {
  const { organizationId, customerId } = await api.db
    .selectFrom('orders')
    .select(['organizationId', 'customerId'])
    .where('raffleId', '=', raffleId)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('orders')
    .values({
      organizationId,
      raffleId,
      packageId: packageIds[0] ?? '',
      customerId,
      amountCents: 500,
      initialStatus: status,
      status,
      failureReason: status === 'FAILED' ? 'declined' : null,
      type: 'credit',
      source: null,
      cardBrand,
      cardEnding: '4242',
      subscriptionId,
      createdBy: null,
      idempotencyKey: `test-${randomUUID()}`,
      createdAt: new Date(api.now.getTime() - dayBefore),
    })
    .execute()
}

/** To one raffle, by two people, at several moments. */
export async function whatWasDone(home: Home) {
  const { api, token, admin, province, timeZone } = home
  const { id: eventId } = await create(api, token, { province, timeZone })
  for (const number of ['1', '2', '3']) {
    later(home)
    await add(api, token, { eventId, number, name: 'Ada Muise' })
  }
  const one = memberOf(await add(api, admin, { eventId, number: '4', name: 'Tom Birchall' }))
  later(home)
  // Days earlier, so that days tell its rows apart.
  const { actorId } = await api.db
    .selectFrom('activity')
    .select('actorId')
    .where('raffleId', '=', eventId)
    .executeTakeFirstOrThrow()
  await api.db.transaction().execute(transaction =>
    recordActivity(transaction, {
      organizationId: home.id,
      raffleId: eventId,
      subject: { type: 'raffle', id: eventId },
      action: 'changed',
      actor: actorId === null ? null : { userId: actorId, embedKeyId: null },
      at: new Date(api.now.getTime() - 3 * 86_400_000),
      before: null,
      after: { name: 'Harbour Lights' },
    }),
  )
  const path = memberCalls.change.path.replace(':id', one.id)
  await api.ask('PATCH', path, { token: admin, body: { version: one.version, name: 'Tom B.' } })
  return { eventId }
}
