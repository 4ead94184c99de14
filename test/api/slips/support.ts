/** Slips as a device makes them, and what a scanner does with them. */
import { randomBytes } from 'node:crypto'
import type { Purchase } from '../../../src/core/order-entry/purchase.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import { type Recovered, slipCalls } from '../../../src/core/slips/calls.ts'
import { sealSlip } from '../../../src/core/slips/seal-slip.ts'
import type { SlipOrder } from '../../../src/core/slips/slip.ts'
import type { SlipKey } from '../../../src/core/slips/slip-key.ts'
import { dataOf, type TestRaffle } from '../draws/support.ts'
import { purchaseOf } from '../order-entry/support.ts'
import { newKey } from '../raffles/support.ts'
import type { Answered } from '../support.ts'

export const deviceId = '6f1e2d3c-4b5a-4c6d-8e7f-000000000001'

type With = Pick<TestRaffle, 'api' | 'token'>

export async function slipKeyOf({ api, token }: With, device = deviceId): Promise<SlipKey> {
  const { path, answer } = slipCalls.key
  return dataOf(answer, await api.ask('GET', `${path}?device=${device}`, { token }))
}

/** An order as it lies in the outbox of who is signed in. */
export async function orderOf(
  { api, token, ...raffle }: TestRaffle,
  more: object = {},
): Promise<SlipOrder> {
  const { path, answer } = sessionCalls.get
  const { id, organizationUuid } = dataOf(answer, await api.ask('GET', path, { token }))
  return {
    userId: id,
    organizationId: organizationUuid,
    key: randomBytes(16).toString('hex'),
    purchase: purchaseOf([{ api, token, ...raffle }], {
      takenAt: api.now.toISOString(),
      device: { id: deviceId, clockOffsetMs: 250 },
      totalCents: 500,
      notDuplicate: false,
      ...more,
    }) as unknown as Purchase,
  }
}

/** Sealed by a device of who is signed in. */
export async function slipOf(raffle: TestRaffle, more: object = {}) {
  const order = await orderOf(raffle, more)
  return { order, code: await sealSlip(order, await slipKeyOf(raffle)) }
}

export function recover({ api, token }: With, code: string, more: object = {}): Promise<Answered> {
  const body = { code, ...more }
  return api.ask('POST', slipCalls.recover.path, { token, body, headers: newKey() })
}

export async function recovered(by: With, code: string, more: object = {}): Promise<Recovered> {
  return dataOf(slipCalls.recover.answer, await recover(by, code, more))
}
