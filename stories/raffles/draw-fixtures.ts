/** Draws, prizes and winners that stories and tests share. Dates stand still. */
import type { UnpaidOrder } from '../../src/core/orders/unpaid-order.ts'
import {
  type DrawDetail,
  type DrawLock,
  type Readiness,
  readinessCodes,
  type Unreached,
} from '../../src/core/raffles/draws/draw.ts'
import { leavables } from '../../src/core/raffles/draws/rules.ts'
import type { Prize } from '../../src/core/raffles/prizes/prize.ts'
import type { Winner } from '../../src/core/raffles/winners/winner.ts'

export function drawId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export const raffleId = drawId(4001)
export const finalDrawId = drawId(4101)
export const jackpotId = drawId(4201)

export const root = '4b1e90c7a35d02f8e6617c9ab4d0538f21c6e7704d8a95b3f0e2c41d7a6b9538'

export const jackpotPrize: Prize = {
  id: jackpotId,
  eventId: raffleId,
  drawId: finalDrawId,
  category: 'jackpot',
  name: 'Jackpot',
  description: '',
  sponsor: '',
  valueCents: 1_248_250,
  quantity: 1,
  cutoffAt: null,
  drawDate: null,
  winnersStayIn: true,
  order: 1,
  picksCompleted: 0,
  picksPending: 0,
  confirmedCount: 0,
  locked: false,
  version: 1,
}

export const cashPrizes: Prize = {
  ...jackpotPrize,
  id: drawId(4202),
  category: 'prize',
  name: 'Cash prize of $500',
  valueCents: 50_000,
  quantity: 25,
  order: 2,
}

export const unpaidOrders: readonly UnpaidOrder[] = [
  {
    id: '7c21d04e-0000-4000-8000-000000004601',
    buyerName: 'Adélaïde Comeau',
    amountPaidCents: 5000,
    ticketCount: 60,
    boughtAt: '2026-11-09T15:20:00.000Z',
  },
  {
    id: 'b90a5fe3-0000-4000-8000-000000004602',
    buyerName: 'Parminder Gill',
    amountPaidCents: 2000,
    ticketCount: 20,
    boughtAt: '2026-11-14T18:05:00.000Z',
  },
]

/** Every line holds but those named. */
export function readinessBut(...against: Partial<Readiness>[]): Readiness[] {
  return readinessCodes
    .filter(code => code !== 'fewer-tickets-than-prizes')
    .map(code => {
      const leavable = leavables.some(each => each === code)
      const line = { code, ready: true, count: 0, leavable }
      const other = against.find(each => each.code === code)
      return other ? { ...line, ready: false, ...other } : line
    })
}

export const lock: DrawLock = {
  version: 1,
  lockedAt: '2026-11-20T16:02:11.000Z',
  lockedBy: 'Marguerite Doucette',
  ticketCount: 12_480,
  firstTicketNumber: 1000,
  lastTicketNumber: 13_612,
  root,
  terms: '9d20b6c1f07e4ea58b3c2f6610d94a7e53b18c0f24e97d6ab5c3081f9e62d704',
  activityHead: '77a1c0de'.repeat(8),
  leftOut: { pendingOrders: 0, unclearedCheques: 0, lateArrivals: 0, waitingDevices: 0 },
  reopened: null,
}

export const allReached: Unreached = { count: 0, tickets: [], elsewhere: 0 }

export const openDraw: DrawDetail = {
  id: finalDrawId,
  eventId: raffleId,
  drawType: 'rng',
  stage: 'open',
  final: true,
  holdsJackpot: true,
  cutoffAt: '2026-11-19T01:00:00.000Z',
  drawAt: '2026-11-20T16:00:00.000Z',
  prizeCount: 1,
  firstPrize: 'Jackpot',
  pickTotal: 1,
  picksCompleted: 0,
  picksPending: 0,
  confirmedCount: 0,
  commitment: 'c8f3a15e92b0476d8e1f5ac09b7264d31e58f0a6c79d2b4480e3165f9ad7c210',
  committedAt: '2026-10-01T13:30:00.000Z',
  ticketsSoldBefore: 0,
  raffleName: 'Harbour Lights 50/50',
  timeZone: 'America/Halifax',
  now: '2026-11-20T16:05:00.000Z',
  readiness: readinessBut(),
  outboxes: [],
  locks: [],
  receipts: [],
  entropy: [],
  awaitsEntropyFor: null,
  secondPersonConfirms: false,
  unreached: allReached,
  batches: [],
  seed: null,
  stubs: null,
}

export const lockedDraw: DrawDetail = { ...openDraw, stage: 'locked', locks: [lock] }

export const witnessedDraw: DrawDetail = {
  ...lockedDraw,
  stage: 'receipt-taken',
  receipts: [
    {
      at: '2026-11-20T16:08:40.000Z',
      witness: 'Noor Haddad',
      lockVersion: 1,
      root,
      ticketCount: lock.ticketCount,
    },
  ],
}

export const drawingDraw: DrawDetail = {
  ...witnessedDraw,
  stage: 'drawing',
  entropy: [
    {
      at: '2026-11-20T16:11:02.000Z',
      witness: 'Noor Haddad',
      kind: 'dice',
      text: '4 2 6 1 3 5 2 6 4 4 1 3',
      digest: '0f5d'.repeat(16),
      redrawOf: null,
      redrawReason: null,
    },
  ],
}

export const pickedDraw: DrawDetail = {
  ...drawingDraw,
  now: '2026-11-20T16:12:30.000Z',
  picksCompleted: 1,
}

export const completeDraw: DrawDetail = {
  ...pickedDraw,
  stage: 'complete',
  confirmedCount: 1,
  unreached: {
    count: 1,
    tickets: [{ winnerId: drawId(4301), ticketNumber: 10_482, prizeName: 'Jackpot' }],
    elsewhere: 0,
  },
  seed: '5ae1d07c'.repeat(8),
}

export const pickedWinner: Winner = {
  id: drawId(4301),
  eventId: raffleId,
  prizeId: jackpotId,
  prizeName: 'Jackpot',
  drawId: finalDrawId,
  quantity: 1,
  status: 'picked',
  category: 'jackpot',
  ticketNumber: 10_482,
  publicName: 'Ticket 10482',
  orderId: '4f09c2aa-0000-4000-8000-000000004401',
  orderStatus: 'ACTIVE',
  boughtAt: '2026-11-12T22:41:00.000Z',
  buyer: {
    name: 'Rosalie Thibodeau',
    email: 'rosalie.thibodeau@example.org',
    phone: '902-555-0142',
    city: 'Halifax',
    province: 'NS',
  },
  pickedAt: '2026-11-20T16:12:00.000Z',
  pickedBy: 'Marguerite Doucette',
  checks: [],
  firstConfirmedBy: null,
  firstConfirmedById: null,
  confirmedAt: null,
  confirmedBy: null,
  note: '',
  rejectedAt: null,
  rejectedBy: null,
  reason: null,
  contacts: [],
  message: null,
  flags: [],
  sameBuyer: [],
  version: 1,
}

const allChecks = ['not-board', 'not-staff', 'not-household', 'of-age', 'resident'] as const

export const verifiedWinner: Winner = {
  ...pickedWinner,
  status: 'verified',
  checks: [...allChecks],
  version: 2,
}

export const secondPersonWinner: Winner = {
  ...verifiedWinner,
  status: 'second-person',
  firstConfirmedBy: 'Marguerite Doucette',
  firstConfirmedById: drawId(905),
  version: 3,
}

export const confirmedWinner: Winner = {
  ...verifiedWinner,
  status: 'confirmed',
  publicName: 'R. T., Halifax',
  confirmedAt: '2026-11-20T16:20:00.000Z',
  confirmedBy: 'Marguerite Doucette',
  note: 'Identity seen at the office.',
  version: 3,
}

export const rejectedWinner: Winner = {
  ...pickedWinner,
  id: drawId(4302),
  status: 'rejected',
  ticketNumber: 2217,
  publicName: 'Ticket 2217',
  buyer: {
    name: 'Devon Okafor',
    email: 'devon.okafor@example.org',
    phone: null,
    city: 'Lunenburg',
    province: 'NS',
  },
  rejectedAt: '2026-11-20T16:15:00.000Z',
  rejectedBy: 'Marguerite Doucette',
  reason: 'board-or-staff',
  note: 'Sits on the board since June.',
  message: {
    id: drawId(4501),
    recipient: 'devon.okafor@example.org',
    subject: 'About your ticket 2217 of Harbour Lights 50/50',
    body: 'Your ticket was picked in the draw. Under the rules, members of the board can’t win, so another ticket was drawn.\n\nThank you for taking part.',
    state: 'prepared',
  },
  version: 2,
}

export const contacted: Winner = {
  ...confirmedWinner,
  contacts: [
    {
      at: '2026-11-20T16:31:00.000Z',
      by: 'Marguerite Doucette',
      channel: 'phone',
      reached: false,
      unreachable: false,
      note: 'No answer, left a message.',
    },
    {
      at: '2026-11-20T19:04:00.000Z',
      by: 'Eva Muise',
      channel: 'phone',
      reached: true,
      unreachable: false,
      note: 'Comes by on Monday.',
    },
  ],
}
