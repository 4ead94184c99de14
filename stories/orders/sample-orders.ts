/** Orders as the list and their page show them; their dates lie around the present. */
import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import type { OrderRow } from '../../src/core/orders/order-list.ts'
import { fromNow } from '../raffles/sample-raffles.ts'
import { pageOf } from '../support/fake-api.ts'
import { checkAddress, setTags } from '../tags/sample-tags.ts'

const id = (number: number) =>
  `4f09c2${String(number).padStart(2, '0')}-0000-4000-8000-000000000000`
const eventId = '00000000-0000-4000-8000-000000000001'

const base: OrderRow = {
  id: id(1),
  eventId,
  eventName: 'Harbour Lights 50/50',
  timeZone: 'America/Halifax',
  currency: 'CAD',
  boughtAt: fromNow(-1),
  takenEarlierAt: null,
  status: 'ACTIVE',
  failureReason: null,
  marks: [],
  type: 'credit',
  source: null,
  cardBrand: 'VISA',
  cardEnding: '4242',
  amountPaidCents: 2_500,
  donationCents: 500,
  ticketCount: 20,
  voidedTickets: 0,
  voidedCents: 0,
  voidNumbers: [],
  firstTicketNumber: 10_401,
  lastTicketNumber: 10_420,
  buyer: { name: 'Éva Tremblay', email: 'eva.tremblay@example.org', phone: '9025550142' },
  mailedAt: null,
  subscriptionId: null,
  enteredBy: null,
  memberName: null,
  tags: setTags(checkAddress),
  version: 1,
}

const byHand = { cardBrand: null, cardEnding: null, enteredBy: 'Joel Paul' } as const

export const failedRow: OrderRow = {
  ...base,
  id: id(2),
  status: 'FAILED',
  failureReason: 'postal mismatch',
  boughtAt: fromNow(-1.2),
  ticketCount: 0,
  firstTicketNumber: null,
  lastTicketNumber: null,
  buyer: { name: 'Nitap Sylliboy', email: 'nitap.s@example.org', phone: null },
}

export const voidRow: OrderRow = {
  ...base,
  ...byHand,
  id: id(3),
  status: 'VOID',
  marks: ['refund-owed', 'mailed-void'],
  type: 'money order',
  source: 'mail',
  boughtAt: fromNow(-6),
  mailedAt: fromNow(-5),
  donationCents: 0,
  amountPaidCents: 2_000,
  firstTicketNumber: 9_881,
  lastTicketNumber: 9_900,
  buyer: { name: 'Harpreet Dhaliwal-Marchand de la Sablonnière', email: null, phone: '9025550199' },
  version: 3,
}

export const chequeRow: OrderRow = {
  ...base,
  ...byHand,
  id: id(4),
  type: 'cheque',
  source: 'phone',
  marks: ['cheque-uncleared'],
  boughtAt: fromNow(-2),
  donationCents: 0,
  amountPaidCents: 1_000,
  ticketCount: 3,
  firstTicketNumber: 10_204,
  lastTicketNumber: 10_206,
  memberName: 'Team Fundy',
  buyer: { name: 'Oksana Kowalchuk', email: 'oksana@example.org', phone: '9025550131' },
}

export const duplicateRow: OrderRow = {
  ...base,
  id: id(5),
  marks: ['duplicate'],
  boughtAt: fromNow(-2.5),
  donationCents: 0,
  amountPaidCents: 500,
  ticketCount: 1,
  firstTicketNumber: 10_190,
  lastTicketNumber: 10_190,
  cardBrand: 'MASTERCARD',
  cardEnding: '0017',
  buyer: { name: 'Jun Reyes', email: 'jun.reyes@example.org', phone: null },
}

export const orderRows: readonly OrderRow[] = [base, failedRow, chequeRow, duplicateRow, voidRow]

export const orderPage = (rows: readonly OrderRow[] = orderRows, total = rows.length) => ({
  ...pageOf(rows),
  paging: { ...pageOf(rows).paging, total },
})

export function orderOf(row: OrderRow, more: Partial<OrderDetail> = {}): OrderDetail {
  const isVoid = row.status === 'VOID'
  const standing = isVoid ? 'void' : row.status === 'FAILED' ? 'failed' : 'in'
  return {
    ...row,
    buyer: {
      ...row.buyer,
      id: '00000000-0000-4000-8000-000000005101',
      city: 'Tern Cove',
      province: 'NS',
      postalCode: 'B3H 1A1',
      language: 'en',
    },
    raffleStatus: 'active',
    ticketsCents: row.amountPaidCents - row.donationCents,
    packageTickets: row.ticketCount || 20,
    recordedAt: row.boughtAt,
    chequeClearedAt: null,
    voidedAt: isVoid ? fromNow(-4) : null,
    voidedComment: isVoid ? 'Paid twice: the buyer sent two money orders.' : null,
    draws: [
      {
        id: '00000000-0000-4000-8000-000000004101',
        prizes: ['Early bird: a weekend for two'],
        drawAt: fromNow(-3),
        standing: row.status === 'ACTIVE' ? 'too-late' : standing,
      },
      {
        id: '00000000-0000-4000-8000-000000004102',
        prizes: ['Half of the pot', 'Quilt'],
        drawAt: fromNow(9),
        standing,
      },
    ],
    messages:
      row.ticketCount > 0 && row.buyer.email
        ? [
            {
              id: '00000000-0000-4000-8000-000000007001',
              recipient: row.buyer.email,
              subject: 'Your tickets: Harbour Lights 50/50',
              sentAt: row.boughtAt,
              state: 'sent',
              answer: null,
            },
          ]
        : [],
    receivedCents: row.ticketCount > 0 ? row.amountPaidCents : 0,
    refundedCents: 0,
    cardState: null,
    cardCents: null,
    cardSettledAt: null,
    ticketsRefundedCents: 0,
    refunds: [],
    notes: [],
    followUpOn: null,
    potTerms: {
      salesCents: 2_087_500,
      percent: 50,
      startingPotCents: 0,
      guaranteedPotCents: 0,
      maximumCents: null,
      customJackpotEnabled: false,
      declaredCents: null,
    },
    partVoids: [],
    pickedTickets: [],
    restoreHindrance: null,
    late: null,
    duplicates: row.marks.includes('duplicate')
      ? [1, 2].map(at => ({ id: id(at), boughtAt: row.boughtAt }))
      : [],
    apartFrom: [],
    group: null,
    entry: null,
    groupActive: true,
    buyerErased: false,
    entries: isVoid ? [voided(row)] : [],
    inLockedList: false,
    hasWinner: false,
    ownToday: false,
    ...more,
  }
}

function voided(row: OrderRow): OrderDetail['entries'][number] {
  return {
    id: '00000000-0000-4000-8000-000000008001',
    sequence: 12,
    eventId: row.eventId,
    subject: { type: 'order', id: row.id, name: null, prize: null },
    action: 'voided',
    actor: {
      id: '00000000-0000-4000-8000-000000009001',
      name: 'Marguerite Doucette',
      key: null,
    },
    at: fromNow(-4),
    before: { status: 'ACTIVE' },
    after: { status: 'VOID' },
    comment: 'Paid twice: the buyer sent two money orders.',
    erased: false,
  }
}

/** Void, with a refund that the bank refused and one that went back by hand. */
export const refundedOrder = orderOf(
  { ...base, id: id(6), status: 'VOID', marks: ['refund-owed'] },
  {
    refundedCents: 500,
    ticketsRefundedCents: 500,
    refunds: [
      {
        id: '00000000-0000-4000-8000-000000006002',
        amountCents: 500,
        reason: 'asked-for',
        comment: 'Cash at the desk, signed for.',
        way: 'by-hand',
        state: 'returned',
        failure: null,
        requestedAt: fromNow(-2),
        requestedBy: 'Marguerite Doucette',
        settledAt: fromNow(-2),
      },
      {
        id: '00000000-0000-4000-8000-000000006001',
        amountCents: 2_500,
        reason: 'duplicate',
        comment: null,
        way: 'card',
        state: 'refused',
        failure: 'card-closed',
        requestedAt: fromNow(-3),
        requestedBy: 'Marguerite Doucette',
        settledAt: fromNow(-3),
      },
    ],
    notes: [
      {
        id: '00000000-0000-4000-8000-000000005001',
        text: 'She moved: the card was her old bank’s.\nCall her after six.',
        writtenBy: 'Joel Paul',
        writtenAt: fromNow(-2.5),
      },
    ],
    followUpOn: '2026-05-01',
  },
)

export const usualOrder = orderOf(base)

/** Two of its twenty tickets are void, and owed to the buyer. */
export const partlyVoidOrder = orderOf(
  {
    ...base,
    id: id(7),
    marks: ['refund-owed', 'void-in-part'],
    voidedTickets: 2,
    voidedCents: 200,
    voidNumbers: [{ firstNumber: 10_405, lastNumber: 10_406 }],
    version: 2,
  },
  {
    partVoids: [
      {
        id: '00000000-0000-4000-8000-000000003001',
        firstNumber: 10_405,
        lastNumber: 10_406,
        cents: 200,
        comment: 'Bought for her brother, who may not take part.',
        voidedBy: 'Marguerite Doucette',
        voidedAt: fromNow(-0.5),
        hindrance: null,
      },
    ],
  },
)
