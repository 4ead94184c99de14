/** What sellers enter, and the batches that mail is entered in. */
import { randomUUID } from 'node:crypto'
import { isoDay } from '../../../../src/core/format/iso-day.ts'
import { mailBatchCalls } from '../../../../src/core/mail-batches/calls.ts'
import { dataOf } from '../../draws/support.ts'
import { enter, entered, lineOf, neighbour, purchaseOf } from '../../order-entry/support.ts'
import { newKey } from '../../raffles/support.ts'
import { deviceId, slipOf } from '../../slips/support.ts'
import type { CallName } from '../contracts.ts'
import type { Example, Home, World } from '../world.ts'
import { onSale } from './made.ts'

const postalCodes = { NS: 'B3H 4R2', ON: 'K1A 0B1' } as Readonly<Record<string, string>>

async function aPurchase(home: Home): Promise<Example> {
  const raffle = await onSale(home)
  const { firstName, lastName, email } = neighbour()
  return {
    body: {
      source: 'phone',
      customer: { firstName, lastName },
      lines: [lineOf(raffle)],
      ofAge: true,
      tender: { type: 'cash', givenCents: 500 },
    },
    also: {
      customer: { firstName, lastName, email, postalCode: postalCodes[home.province] },
      scriptRead: true,
    },
  }
}

/** Taken two seconds ago, as sales went on for one second more. */
async function aLateOrder(home: Home): Promise<Example> {
  const { api } = home
  const ago = (ms: number) => new Date(api.now.getTime() - ms)
  const raffle = await onSale(home, { values: { endAt: ago(1000) } })
  const receipt = await entered(
    raffle,
    purchaseOf([raffle], {
      customer: neighbour({ postalCode: postalCodes[home.province] }),
      takenAt: ago(2000).toISOString(),
      device: { id: randomUUID(), clockOffsetMs: 0 },
    }),
  )
  return {
    params: { id: receipt.orders[0]?.id ?? '' },
    body: { comment: 'The tablet had no network' },
  }
}

const slip = () => `Slip ${randomUUID().slice(0, 8)}`

const declared = (more: object = {}) => ({
  depositId: slip(),
  receivedOn: '2026-11-01',
  envelopes: 1,
  controlCents: 500,
  ...more,
})

async function open(home: Home, more: object = {}) {
  const { api, token, id: organizationId } = home
  const body = { organizationId, ...declared(more) }
  const { path, answer } = mailBatchCalls.create
  return dataOf(answer, await api.ask('POST', path, { token, body, headers: newKey() }), 201)
}

/** With the one envelope that it is of. */
async function balanced(home: Home) {
  const batch = await open(home, { receivedOn: isoDay(home.api.now, home.timeZone) })
  const raffle = await onSale(home)
  await enter(
    raffle,
    purchaseOf([raffle], {
      source: 'mail',
      customer: neighbour({ postalCode: postalCodes[home.province] }),
      tender: { type: 'cash', givenCents: 500 },
      batchId: batch.id,
    }),
  )
  return batch
}

function touching(home: Home, { id, version }: { id: string; version: number }) {
  const path = mailBatchCalls.change.path.replace(':id', id)
  const body = { version, depositId: slip() }
  return () => home.api.ask('PATCH', path, { token: home.admin, body, headers: newKey() })
}

/** Some of them balanced, and closed. */
export async function severalBatches(home: Home): Promise<Record<string, string>> {
  const { api, token, id: organizationId } = home
  for (let at = 0; at < 4; at += 1) {
    api.now = new Date(api.now.getTime() + 1000)
    await open(home)
  }
  const { id, version } = await balanced(home)
  const path = mailBatchCalls.close.path.replace(':id', id)
  await api.ask('POST', path, { token, body: { version }, headers: newKey() })
  return { organizationId }
}

export const orderEntryWorlds = {
  'GET /order-service/v2/on-sale': async home => {
    await onSale(home)
    return { query: { organizationId: home.id } }
  },
  'GET /customer-service/v2/buyers': async ({ id }) => ({
    query: { organizationId: id, phone: '0142' },
  }),
  'POST /order-service/v2/orders/:id/take-part': aLateOrder,
  'GET /customer-service/v2/buyers/recent': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /order-service/v2/outboxes': async home => ({
    body: {
      organizationId: home.id,
      deviceId: randomUUID(),
      waiting: 2,
      waitingCents: 1000,
      oldestTakenAt: home.api.now.toISOString(),
      raffles: [{ eventId: (await onSale(home)).raffleId, waiting: 2 }],
    },
  }),
  'POST /order-service/v2/order-groups/withdrawals': async () => ({ body: { key: randomUUID() } }),
  'GET /payment-service/v2/card-fields': async () => ({}),
  'POST /order-service/v2/order-groups': aPurchase,
  'GET /order-service/v2/slip-key': async ({ id }) => ({
    query: { device: deviceId, organizationId: id },
  }),
  'POST /order-service/v2/slips': async home => {
    const customer = neighbour({ postalCode: postalCodes[home.province] })
    const { code } = await slipOf(await onSale(home), { customer })
    return { body: { code }, also: { notDuplicate: true } }
  },
  'GET /order-service/v2/mail-batches': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /order-service/v2/mail-batches': async ({ id }) => ({
    body: declared(),
    also: { organizationId: id },
  }),
  'PATCH /order-service/v2/mail-batches/:id': async home => {
    const batch = await open(home)
    return {
      params: { id: batch.id },
      body: { version: batch.version },
      also: { envelopes: 3 },
      touch: touching(home, batch),
    }
  },
  'POST /order-service/v2/mail-batches/:id/close': async home => {
    const batch = await balanced(home)
    return {
      params: { id: batch.id },
      body: { version: batch.version },
      touch: touching(home, batch),
    }
  },
  'DELETE /order-service/v2/mail-batches/:id': async home => {
    const batch = await open(home)
    return {
      params: { id: batch.id },
      query: { version: String(batch.version) },
      touch: touching(home, batch),
    }
  },
} satisfies Partial<Record<CallName, World>>
