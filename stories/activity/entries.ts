import type { Activity } from '../../src/core/activity/activity.ts'

export const raffleId = '7a1f0000-0000-4000-8000-000000000001'
export const timeZone = 'America/Halifax'

const eva = { id: '0b7e2d00-0000-4000-8000-000000000005', name: 'Marguerite Doucette', key: null }
const admin = { id: '0b7e2d00-0000-4000-8000-000000000001', name: 'Rosalind Achterberg', key: null }
const callum = {
  id: '0b7e2d00-0000-4000-8000-000000000006',
  name: 'Callum Fraser-Nyarko',
  key: null,
}
const byKey = {
  ...eva,
  key: { id: '0e000000-0000-4000-8000-000000000001', name: 'Intranet' },
}
const gone = { id: '0b7e2d00-0000-4000-8000-000000000099', name: null, key: null }

type Told = Pick<Activity, 'at' | 'action'> & Partial<Activity>

const raffle = { type: 'raffle', id: raffleId, name: 'Harbour Lights 50/50 – 14', prize: null }
const thing = (type: string, name: string | null, prize: string | null = null) => ({
  type,
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name,
  prize,
})
const draw = thing('draw', '2026-11-23T16:00:00Z')

/** Newest first. */
const told: Told[] = [
  {
    at: '2026-11-23T16:22:10Z',
    action: 'confirmed',
    subject: thing('winner', '104218', 'Jackpot'),
    before: { status: 'verified' },
    after: { status: 'confirmed' },
  },
  {
    at: '2026-11-23T16:14:40Z',
    action: 'picked',
    subject: thing('winner', '104218', 'Jackpot'),
    after: { ticketNumber: 104_218, counter: 1, attempt: 0, witnesses: ['Doris MacIsaac'] },
  },
  {
    at: '2026-11-23T16:09:31Z',
    action: 'rejected',
    subject: thing('winner', '101007', 'Jackpot'),
    actor: callum,
    before: { status: 'picked' },
    after: { status: 'rejected', reason: 'board-or-staff' },
    comment: 'Treasurer until September.',
  },
  {
    at: '2026-11-23T16:04:00Z',
    action: 'entropy-refused',
    subject: draw,
    actor: callum,
    after: { kind: 'dice', text: '4 4 1 6 2 5 3 3 6 1 5 2' },
  },
  {
    at: '2026-11-23T16:03:12Z',
    action: 'entropy-given',
    subject: draw,
    after: { kind: 'dice', text: '2 6 1 1 5 3 4 6 3 3 1 5', witness: 'Doris MacIsaac' },
  },
  {
    at: '2026-11-23T15:58:45Z',
    action: 'receipt-taken',
    subject: draw,
    after: { witness: 'Doris MacIsaac', ticketCount: 4218 },
  },
  {
    at: '2026-11-23T15:51:02Z',
    action: 'locked',
    subject: draw,
    after: {
      pendingLeftOut: 0,
      chequesLeftOut: 2,
      ticketCount: 4218,
      root: 'b8a1f3c0de59774fe0b2b47ed1c2b33e5a6f0d9be1b2f95afc0f3d1f6f1c70aa',
    },
  },
  {
    at: '2026-11-21T01:00:00Z',
    action: 'ended',
    subject: raffle,
    actor: null,
    before: { status: 'active' },
    after: { status: 'ended' },
  },
  {
    at: '2026-11-18T13:40:00Z',
    action: 'changed',
    subject: thing('prize', 'Weekend at the inn'),
    before: { valueCents: 90_000, cutoffAt: null },
    after: { valueCents: 120_000, cutoffAt: '2026-11-15T01:00:00.000Z' },
    comment: 'The inn raised its rates.',
  },
  {
    at: '2026-11-12T20:11:00Z',
    action: 'changed',
    subject: raffle,
    before: {
      endDate: '2026-11-20T01:00:00.000Z',
      settings: { hidePot: false, ticketLimit: null },
      emailTicketBody: '<p>Thank you for your <strong>support</strong>.</p>',
    },
    after: {
      endDate: '2026-11-21T01:00:00.000Z',
      settings: { hidePot: true, ticketLimit: 50_000 },
      emailTicketBody: '<p>Thank you. Your numbers are below.</p>',
    },
  },
  { at: '2026-11-10T14:00:00Z', action: 'changed', subject: thing('member', null), erased: true },
  {
    at: '2026-11-03T17:30:00Z',
    action: 'imported',
    subject: raffle,
    actor: gone,
    after: { created: 42, changed: 3, failed: 1 },
  },
  {
    at: '2026-10-22T13:05:00Z',
    action: 'activated',
    subject: raffle,
    actor: admin,
    before: { status: 'pending' },
    after: { status: 'active' },
  },
  {
    at: '2026-10-20T18:44:00Z',
    action: 'activation-requested',
    subject: raffle,
    actor: byKey,
    before: { status: 'draft' },
    after: { status: 'pending' },
  },
  {
    at: '2026-10-19T12:00:00Z',
    action: 'created',
    subject: raffle,
    after: {
      name: 'Harbour Lights 50/50 – 14',
      category: '50/50',
      drawType: 'rng',
      startingTicketNumber: 100_001,
      packages: [
        { ticketCount: 1, priceCents: 500, inventory: null },
        { ticketCount: 3, priceCents: 1000, inventory: null },
        { ticketCount: 20, priceCents: 2000, inventory: 500 },
      ],
    },
  },
]

export const entries: readonly Activity[] = told.map((entry, index) => ({
  sequence: told.length - index,
  eventId: raffleId,
  subject: raffle,
  actor: eva,
  before: null,
  after: null,
  comment: null,
  erased: false,
  ...entry,
  id: `00000000-00${String(told.length - index).padStart(2, '0')}-8000-8000-000000000000`,
}))

/** Orders that one person entered at a table, the newest first; above all other entries. */
export function orderEntries(count: number): Activity[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - 1 - index
    const id = `${number.toString(16).padStart(6, '0')}ff-0000-4000-8000-000000000000`
    const firstTicketNumber = 104_300 + number * 3
    return {
      id: `00000000-01${String(number).padStart(2, '0')}-8000-8000-000000000000`,
      sequence: 100 + number,
      eventId: raffleId,
      subject: { type: 'order', id, name: null, prize: null },
      action: 'created',
      actor: eva,
      at: new Date(Date.UTC(2026, 10, 23, 17, 0, number * 30)).toISOString(),
      before: null,
      after: {
        id,
        source: 'walk_in',
        amountPaidCents: 1000,
        firstTicketNumber,
        lastTicketNumber: firstTicketNumber + 2,
      },
      comment: null,
      erased: false,
    }
  })
}
