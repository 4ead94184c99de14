import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideClearing } from '../../src/core/orders/clearing.ts'
import { orderStatuses } from '../../src/core/orders/order.ts'
import { ofTicketsCents, owedCents, refundableCents } from '../../src/core/orders/refund.ts'
import {
  decideOrder,
  decideRestoreOf,
  decideVoidOf,
  type OrderFacts,
} from '../../src/core/orders/rules.ts'
import { raffleStatuses } from '../../src/core/raffles/raffle.ts'
import { type Role, roles } from '../../src/core/session/role.ts'

const order: OrderFacts = {
  status: 'ACTIVE',
  raffleStatus: 'active',
  firstTicketNumber: 104,
  inLockedList: false,
  hasWinner: false,
  ownToday: false,
  receivedCents: 2_500,
  groupActive: true,
  buyerErased: false,
  refundedCents: 0,
  cardCents: null,
  ticketsRefundedCents: 0,
  ticketCount: 5,
  ticketsCents: 2_500,
  voidedTickets: 0,
  voidedCents: 0,
  donationCents: 0,
  restoreHindrance: null,
  late: null,
}

function codes(
  action: Parameters<typeof decideOrder>[0],
  facts: Partial<OrderFacts>,
  as: readonly Role[] = ['account owner'],
): readonly string[] {
  const decision = decideOrder(action, { ...order, ...facts }, as)
  return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
}

test('an order is voided once, before its list is locked, and not while one of its tickets won', () => {
  for (const status of orderStatuses)
    for (const raffleStatus of raffleStatuses)
      for (const inLockedList of [false, true])
        for (const hasWinner of [false, true]) {
          const facts = { status, raffleStatus, inLockedList, hasWinner }
          const [first] = [
            status === 'VOID' && 'already-void',
            status === 'FAILED' && 'order-failed',
            raffleStatus === 'closed' && 'raffle-closed',
            inLockedList && 'list-locked',
            hasWinner && 'order-has-winner',
          ].filter(Boolean)
          assert.deepEqual(codes('void', facts), first ? [first] : [], JSON.stringify(facts))
        }
})

test('tickets are sent and marked mailed wherever there are any, of a void order too; the buyer is always corrected', () => {
  for (const status of orderStatuses)
    for (const firstTicketNumber of [104, null]) {
      const expected = firstTicketNumber === null ? ['order-not-mailable'] : []
      assert.deepEqual(codes('email', { status, firstTicketNumber }), expected)
      assert.deepEqual(codes('mark-mailed', { status, firstTicketNumber }), expected)
      assert.deepEqual(codes('correct', { status, firstTicketNumber }), [])
    }
})

test('agents change what they entered on the same day, and void nothing', () => {
  const agents: readonly Role[] = ['Contact Center Agent', 'In Person Sales']
  for (const role of agents)
    for (const action of ['email', 'correct', 'mark-mailed'] as const) {
      assert.deepEqual(codes(action, { ownToday: true }, [role]), [])
      assert.deepEqual(codes(action, {}, [role]), ['role-same-day'])
    }
  assert.deepEqual(codes('void', { ownToday: true }, agents), ['role-void'])
})

test('each role is told that it is the role', () => {
  const voids: readonly Role[] = ['RB admin', 'account owner', 'raffle admin']
  for (const role of roles) {
    assert.deepEqual(codes('void', {}, [role]), voids.includes(role) ? [] : ['role-void'], role)
    const corrects = [...voids, 'Data Processing'].includes(role)
    const isAgent = role === 'Contact Center Agent' || role === 'In Person Sales'
    const refusal = isAgent ? 'role-same-day' : 'role-correct'
    assert.deepEqual(codes('correct', {}, [role]), corrects ? [] : [refusal], role)
  }
})

test('money goes back by whoever keeps the accounts: all of a void order, the donation of one that stands', () => {
  const given = (facts: Partial<OrderFacts>) => refundableCents({ ...order, ...facts })
  assert.equal(given({ status: 'VOID' }), 2_500)
  assert.equal(given({ status: 'VOID', refundedCents: 2_000 }), 500)
  const withDonation = { donationCents: 500, receivedCents: 3_000 }
  assert.equal(given(withDonation), 500)
  assert.equal(given({ ...withDonation, refundedCents: 500 }), 0)
  assert.equal(given({ status: 'VOID', receivedCents: 0 }), 0)
  const owners: readonly Role[] = ['RB admin', 'RB finance', 'account owner']
  for (const role of roles)
    assert.deepEqual(
      codes('refund', { status: 'VOID' }, [role]),
      owners.includes(role) ? [] : ['role-refund'],
    )
  assert.deepEqual(codes('refund', {}), ['void-first'], 'of one that stands')
  assert.deepEqual(codes('refund', { donationCents: 500, refundedCents: 500 }), ['void-first'])
  assert.deepEqual(codes('refund', { status: 'VOID', refundedCents: 2_500 }), ['nothing-to-refund'])
  for (const status of orderStatuses)
    assert.deepEqual(codes('refund', { status, receivedCents: 0 }), ['nothing-received'])
})

test('a cheque that an order stands by is cleared by whoever draws, until the raffle is closed', () => {
  const cheque = {
    status: 'ACTIVE',
    type: 'cheque',
    chequeClearedAt: null,
    raffleStatus: 'active',
  } as const
  const against = (facts: object = {}, its: readonly Role[] = ['raffle admin']) => {
    const decision = decideClearing({ ...cheque, ...facts }, its)
    return decision.allowed ? [] : decision.reasons.map(({ code }) => code)
  }
  for (const role of roles) {
    const may = ['RB admin', 'account owner', 'raffle admin'].includes(role)
    assert.deepEqual(against({}, [role]), may ? [] : ['role-clear-cheque'], role)
  }
  assert.deepEqual(against({ raffleStatus: 'closed' }), ['raffle-closed'])
  assert.deepEqual(against({ chequeClearedAt: '2026-05-01T12:00:00.000Z' }), ['not-a-cheque'])
  assert.deepEqual(against({ type: 'cash' }), ['not-a-cheque'])
  for (const status of ['PENDING', 'FAILED'] as const)
    assert.deepEqual(against({ status }), ['not-a-cheque'])
  const isVoid = { status: 'VOID' }
  assert.deepEqual(against(isVoid), [], 'the bank may pay it all the same')
  assert.deepEqual(against({ ...isVoid, raffleStatus: 'closed' }), [])
  assert.deepEqual(against({ ...isVoid, chequeClearedAt: '2026-05-01T12:00:00.000Z' }), [
    'not-a-cheque',
  ])
  assert.deepEqual(against({ ...isVoid, type: 'cash' }), ['not-a-cheque'])
})

test('a void is taken back by those who may, until the raffle is closed or anything stands against it', () => {
  const wayBack: Partial<OrderFacts> = { status: 'VOID' }
  for (const role of roles) {
    const may = role === 'RB admin' || role === 'account owner'
    assert.deepEqual(codes('restore', wayBack, [role]), may ? [] : ['role-restore'])
  }
  for (const status of ['ACTIVE', 'PENDING', 'FAILED'] as const)
    assert.deepEqual(codes('restore', { status }), ['not-void'])
  assert.deepEqual(codes('restore', { ...wayBack, firstTicketNumber: null }), ['never-had-tickets'])
  assert.deepEqual(codes('restore', { ...wayBack, raffleStatus: 'closed' }), ['raffle-closed'])
  assert.deepEqual(codes('restore', { ...wayBack, ticketsRefundedCents: 1 }), ['money-went-back'])
  for (const restoreHindrance of [
    'list-locked',
    'no-packs-left',
    'no-tickets-left',
    'at-limit',
  ] as const)
    assert.deepEqual(codes('restore', { ...wayBack, restoreHindrance }), [restoreHindrance])
})

const ofTickets = {
  ...order,
  lastTicketNumber: 108,
  partVoids: [{ firstNumber: 106, lastNumber: 106 }],
  voidedTickets: 1,
  voidedCents: 500,
  pickedTickets: [] as readonly number[],
}
const codesOf = (decision: ReturnType<typeof decideVoidOf>) =>
  decision.allowed ? [] : decision.reasons.map(({ code }) => code)

test('tickets of an order are void as the order would be, once, and not those that were picked', () => {
  const range = (firstNumber: number, lastNumber = firstNumber) => ({ firstNumber, lastNumber })
  const against = (part: ReturnType<typeof range>, facts: Partial<typeof ofTickets> = {}) =>
    codesOf(decideVoidOf(part, { ...ofTickets, ...facts }, ['raffle admin']))
  assert.deepEqual(against(range(104, 105)), [])
  assert.deepEqual(against(range(105, 106)), ['ticket-void-already'])
  assert.deepEqual(against(range(104), { status: 'VOID' }), ['already-void'])
  assert.deepEqual(against(range(104), { status: 'FAILED' }), ['order-failed'])
  assert.deepEqual(against(range(104), { status: 'PENDING' }), ['not-paid-yet'])
  assert.deepEqual(against(range(104), { raffleStatus: 'closed' }), ['raffle-closed'])
  assert.deepEqual(against(range(104), { inLockedList: true }), ['list-locked'])
  const picked = { hasWinner: true, pickedTickets: [107] }
  assert.deepEqual(against(range(107, 108), picked), ['ticket-picked'])
  assert.deepEqual(against(range(104, 105), picked), [])
  const last = { partVoids: [range(104, 107)], voidedTickets: 4 }
  assert.deepEqual(against(range(108), last), [], 'the order with it')
  assert.deepEqual(against(range(108), { ...last, hasWinner: true }), ['order-has-winner'])
  assert.deepEqual(codes('void-part', { voidedTickets: 4 }), ['one-ticket-left'])
  assert.deepEqual(codesOf(decideVoidOf(range(104), ofTickets, ['RB finance'])), ['role-void'])
})

test('void tickets stand again once their order does, and never those whose money went back', () => {
  const part = { firstNumber: 106, lastNumber: 106, hindrance: null }
  const against = (facts: Partial<typeof ofTickets> = {}, more: object = {}) =>
    codesOf(decideRestoreOf({ ...part, ...more }, { ...ofTickets, ...facts }, ['account owner']))
  assert.deepEqual(against(), [])
  assert.deepEqual(against({ status: 'VOID' }), ['restore-order-first'])
  assert.deepEqual(against({ raffleStatus: 'closed' }), ['raffle-closed'])
  assert.deepEqual(against({ ticketsRefundedCents: 1 }), ['money-went-back'])
  const two = { voidedTickets: 2, voidedCents: 1000 }
  assert.deepEqual(against({ ...two, ticketsRefundedCents: 500 }), [], 'that of the other')
  assert.deepEqual(against({ ...two, ticketsRefundedCents: 501 }), ['money-went-back'])
  assert.deepEqual(against({}, { hindrance: 'list-locked' }), ['list-locked'])
  assert.deepEqual(codesOf(decideRestoreOf(part, ofTickets, ['raffle admin'])), ['role-restore'])
})

test('of an order that stands its void tickets’ money is owed, and the donation can go back beside it', () => {
  const paid = { ...order, donationCents: 300, receivedCents: 2_800, voidedCents: 500 }
  assert.deepEqual([owedCents(paid), refundableCents(paid)], [500, 800])
  const given = { ...paid, refundedCents: 300 }
  assert.deepEqual([owedCents(given), refundableCents(given)], [500, 500], 'the donation')
  const settled = { ...paid, refundedCents: 500, ticketsRefundedCents: 500 }
  assert.deepEqual([owedCents(settled), refundableCents(settled)], [0, 300])
  const uncleared = { ...paid, receivedCents: 0 }
  assert.deepEqual([owedCents(uncleared), refundableCents(uncleared)], [0, 0])
  assert.deepEqual([ofTicketsCents(700, paid), ofTicketsCents(200, settled)], [500, 0])
  assert.equal(ofTicketsCents(2_800, { ...paid, status: 'VOID' }), 2_500)
})

test('what a card was never charged for is neither owed nor stands again; what it will be charged for may', () => {
  // Two of five tickets were void before the other three and the donation were charged, and one is since.
  const paid = { ...order, donationCents: 300, receivedCents: 1_800, cardCents: 1_800 }
  const before = { ...paid, voidedTickets: 2, voidedCents: 1_000 }
  const since = { ...paid, voidedTickets: 3, voidedCents: 1_500 }
  assert.deepEqual([owedCents(before), refundableCents(before)], [0, 300])
  assert.deepEqual([owedCents(since), refundableCents(since)], [500, 800])
  assert.deepEqual(
    [owedCents({ ...before, status: 'VOID' }), ofTicketsCents(900, since)],
    [1_800, 500],
  )
  const part = { firstNumber: 106, lastNumber: 106, hindrance: null }
  const restored = (facts: OrderFacts) => codesOf(decideRestoreOf(part, facts, ['account owner']))
  assert.deepEqual(restored(since), [])
  assert.deepEqual(restored(before), ['card-not-charged'])
  assert.deepEqual(restored({ ...before, cardCents: null }), [], 'nothing is fixed yet')
  const whole = { status: 'VOID', receivedCents: 0 } as const
  assert.deepEqual(codes('restore', { ...whole, cardCents: null }), [])
  assert.deepEqual(codes('restore', { ...whole, cardCents: 2_499 }), ['card-not-charged'])
  assert.deepEqual(codes('restore', { ...whole, cardCents: 2_500 }), [])
})

test('what came late takes part once, while a list is left that isn’t locked, by whoever takes voids back', () => {
  const late = {
    takenAt: '2026-05-01T12:00:00.000Z',
    clockOffsetMs: 0,
    takesPart: false,
    countsFrom: '2026-05-01T12:00:00.000Z',
    listLocked: false,
  }
  for (const role of roles) {
    const may = role === 'RB admin' || role === 'account owner'
    assert.deepEqual(codes('take-part', { late }, [role]), may ? [] : ['role-take-part'], role)
  }
  assert.deepEqual(codes('take-part', {}), ['not-late'])
  assert.deepEqual(codes('take-part', { late: { ...late, takesPart: true } }), [
    'takes-part-already',
  ])
  assert.deepEqual(codes('take-part', { late, status: 'VOID' }), ['restore-order-first'])
  assert.deepEqual(codes('take-part', { late, raffleStatus: 'closed' }), ['raffle-closed'])
  // In those that were drawn later, it still does.
  assert.deepEqual(codes('take-part', { late: { ...late, listLocked: true } }), [])
  const none = { ...late, listLocked: true, countsFrom: null }
  assert.deepEqual(codes('take-part', { late: none }), ['list-locked'])
})
