/** What tests of order entry enter. */
import { randomUUID } from 'node:crypto'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { type Receipt, ReceiptSchema } from '../../../src/core/order-entry/purchase.ts'
import { somebody } from '../customers/support.ts'
import { dataOf, type TestRaffle } from '../draws/support.ts'
import type { Answered } from '../support.ts'

/** The postal code is of the raffles' own province. */
export const neighbour = (more: object = {}) => ({
  ...somebody(),
  address: '12 Wharf Street',
  city: 'Halifax',
  postalCode: 'B3H 4R2',
  ...more,
})

export const lineOf = ({ raffleId, packageIds }: TestRaffle, quantity = 1, pack = 0) => ({
  eventId: raffleId,
  packageId: packageIds[pack],
  quantity,
})

/** Paid in cash, with too much. */
export function purchaseOf(raffles: readonly TestRaffle[], more: object = {}) {
  return {
    source: 'phone',
    customer: neighbour(),
    lines: raffles.map(raffle => lineOf(raffle)),
    ofAge: true,
    scriptRead: true,
    tender: { type: 'cash', givenCents: 100_000 },
    ...more,
  }
}

export function enter(
  { api, token }: Pick<TestRaffle, 'api' | 'token'>,
  body: object,
  key: string = randomUUID(),
): Promise<Answered> {
  const { path } = orderEntryCalls.enter
  return api.ask('POST', path, { token, body, headers: { 'idempotency-key': key } })
}

export async function entered(
  raffle: Pick<TestRaffle, 'api' | 'token'>,
  body: object,
): Promise<Receipt> {
  return dataOf(ReceiptSchema, await enter(raffle, body), 201)
}

/** Each refusal's code and field. */
export const refusals = ({ status, errors }: Answered) => [
  status,
  ...errors.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`)),
]
