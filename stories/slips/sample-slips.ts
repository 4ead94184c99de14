/** Slips as they are read, and what the server says of each. */
import type { Receipt } from '../../src/core/order-entry/purchase.ts'
import type { Recovered, SlipFacts } from '../../src/core/slips/calls.ts'
import { codeOf } from '../../src/core/slips/code-text.ts'

/** Its text alone: what is sealed in it nobody reads here. */
export const slipCode = (number: number): string =>
  codeOf(Uint8Array.from({ length: 360 }, (_, at) => (at * 89 + number * 31) % 256))

const id = (number: number) => `00000000-0000-4000-8000-00000000${7000 + number}`

const facts = (number: number, more: Partial<SlipFacts> = {}): SlipFacts => ({
  order: `order-${number}`,
  sellerName: 'Joel Paul',
  customerName: 'Marie-Ève Archambault-Tremblay',
  raffles: [{ name: 'Harbour 50/50', orders: 1 }],
  totalCents: 2000,
  currency: 'CAD',
  tender: 'cash',
  takenAt: '2026-11-24T18:12:00.000Z',
  ...more,
})

const receipt = (number: number, slip: SlipFacts, more: Partial<Receipt> = {}): Receipt => ({
  id: id(number),
  groupId: null,
  orders: [
    {
      id: id(number + 100),
      eventId: id(1),
      eventName: slip.raffles[0]?.name ?? '',
      packageId: id(2),
      status: 'ACTIVE',
      type: 'cash',
      source: 'walk_in',
      amountPaidCents: slip.totalCents ?? 0,
      donationCents: 0,
      firstTicketNumber: 1201,
      lastTicketNumber: 1210,
      voidedTickets: 0,
      voidedCents: 0,
      boughtAt: '2026-11-25T14:00:00.000Z',
      voidedComment: null,
    },
  ],
  totalCents: slip.totalCents ?? 0,
  donationCents: 0,
  currency: 'CAD',
  changeCents: 0,
  customerName: slip.customerName,
  email: 'buyer@example.org',
  enteredAt: '2026-11-25T14:00:00.000Z',
  late: false,
  noDrawLeft: false,
  ...more,
})

export function enteredSlip(number: number, more: Partial<Receipt> = {}): Recovered {
  const slip = facts(number)
  return { slip, outcome: { state: 'entered', receipt: receipt(number, slip, more) } }
}

export function stoodSlip(number: number): Recovered {
  const slip = facts(number, {
    customerName: 'Bo Li',
    raffles: [
      { name: 'Harbour 50/50', orders: 2 },
      { name: 'Winter home lottery', orders: 1 },
    ],
    totalCents: 12_500,
  })
  return { slip, outcome: { state: 'stood', receipt: receipt(number, slip) } }
}

export function refusedSlip(
  number: number,
  code: string,
  message: string,
  more: Partial<SlipFacts> = {},
): Recovered {
  const slip = facts(number, { customerName: 'Wilhelmina O’Donoghue', ...more })
  const reasons = [{ code, field: 'lines.0.packageId', message }]
  return { slip, outcome: { state: 'refused', reasons } }
}
