/** Raffles as the list and the view show them; their dates lie around the present. */

import { defaultFields } from '../../src/core/raffles/default-fields.ts'
import type { Draw } from '../../src/core/raffles/draws/draw.ts'
import type { Jackpot } from '../../src/core/raffles/jackpot.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import type { RaffleRow } from '../../src/core/raffles/raffle-row.ts'
import { pageOf } from '../support/fake-api.ts'
import { ternCove } from '../support/fixtures.ts'

const day = 86_400_000
const hour = 3_600_000

/** UTC, on a full hour: clocks show round times. */
export function fromNow(days: number): string {
  return new Date(Math.round((Date.now() + days * day) / hour) * hour).toISOString()
}

export function raffleId(number: number): string {
  return `00000000-0000-4000-8000-00000000${String(number).padStart(4, '0')}`
}

export const pot: Jackpot = {
  amountCents: 1_240_500,
  by: 'sales',
  salesCents: 2_481_000,
  percent: 50,
  startingPotCents: 0,
  guaranteedPotCents: 250_000,
  maximumCents: null,
  voidCount: 3,
  voidCents: 4_500,
  termChanges: [],
}

/** The same, its guarantee lowered after the first sale. */
export const loweredPot: Jackpot = {
  ...pot,
  termChanges: [
    {
      at: fromNow(-3),
      by: 'Marguerite Doucette',
      fields: ['guaranteedPotCents', 'licenseNumber'],
      reason: 'The board lowered the guarantee on 4 May, and the regulator amended the licence.',
      fromCents: 1_500_000,
      toCents: 1_240_500,
    },
  ],
}

export function declared(amountCents: number): Jackpot {
  return {
    ...pot,
    by: 'declared',
    amountCents,
    percent: null,
    guaranteedPotCents: 0,
    voidCount: 0,
    voidCents: 0,
  }
}

export function rowOf(number: number, name: string, changes: Partial<RaffleRow> = {}): RaffleRow {
  const row: RaffleRow = {
    id: raffleId(number),
    name,
    organizationId: ternCove.id,
    status: 'active',
    category: '50/50',
    licenseNumber: 'AGD-000142-25',
    startDate: fromNow(-9),
    endDate: fromNow(2.2),
    drawDate: fromNow(5),
    openDraws: [],
    timeZone: 'America/Halifax',
    version: 3,
    organizationName: ternCove.name,
    country: 'CA',
    logoUrl: null,
    licenseUrl: 'https://files.example.org/licence.pdf',
    province: 'NS',
    frequency: 'monthly',
    drawType: 'rng',
    isHomeLottery: false,
    publicUrl: 'https://raffles.example.org/harbour-lights',
    parentId: null,
    tags: [],
    endedAt: null,
    closedAt: null,
    ticketsSold: 15_526,
    ticketLimit: null,
    orderCount: 2_166,
    grossCents: 2_481_000,
    actualJackpotCents: pot.amountCents,
    jackpot: pot,
    activationRequirements: [],
    confirmedJackpotWinners: 0,
    confirmedWinners: 0,
    prizeCount: 2,
    prizesUnconfirmed: 2,
  }
  const made = { ...row, ...changes }
  return { ...made, actualJackpotCents: made.jackpot.amountCents }
}

const nothingSold = {
  ticketsSold: 0,
  orderCount: 0,
  grossCents: 0,
  jackpot: {
    ...pot,
    amountCents: 0,
    salesCents: 0,
    guaranteedPotCents: 0,
    voidCount: 0,
    voidCents: 0,
  },
}

export const harbourLights = rowOf(101, 'Harbour Lights 50/50')

export const springDraft = rowOf(107, 'Spring draft', {
  ...nothingSold,
  status: 'draft',
  licenseNumber: null,
  licenseUrl: null,
  publicUrl: null,
  startDate: null,
  endDate: null,
  drawDate: null,
  activationRequirements: [
    'license-number',
    'license-file',
    'start-date',
    'draw-location',
    'rules',
  ],
})

export const readyDraft = rowOf(110, 'Lupin Days 50/50', {
  ...nothingSold,
  status: 'draft',
  startDate: fromNow(6),
  endDate: fromNow(20),
  drawDate: fromNow(22),
  publicUrl: null,
})

export const quilt = rowOf(106, 'Quilt Sweepstakes', {
  ...nothingSold,
  status: 'pending',
  category: 'Sweepstakes',
  jackpot: declared(85_000),
  frequency: 'one-off',
  startDate: fromNow(3),
  endDate: fromNow(40),
  drawDate: fromNow(41),
})

export const gala = rowOf(105, 'Autumn Gala 50/50', {
  status: 'ended',
  startDate: fromNow(-40),
  endDate: fromNow(-3),
  endedAt: fromNow(-3),
  drawDate: fromNow(-1),
  confirmedJackpotWinners: 1,
  confirmedWinners: 4,
  prizesUnconfirmed: 0,
})

/** As the list has them: one of each status, and names as long as they come. */
export const sampleRows: readonly RaffleRow[] = [
  harbourLights,
  rowOf(102, 'Saltmarsh Dream Home and Cottage Lottery for the Regional Hospital', {
    category: 'Raffle',
    isHomeLottery: true,
    jackpot: declared(78_000_000),
    ticketsSold: 18_420,
    ticketLimit: 25_000,
    grossCents: 142_650_000,
    endDate: fromNow(61),
    drawDate: fromNow(68),
    frequency: 'one-off',
    timeZone: 'America/Moncton',
    province: 'NB',
  }),
  rowOf(103, 'Barn & Bike', {
    category: 'Raffle',
    jackpot: declared(350_000),
    ticketsSold: 930,
    ticketLimit: 960,
    grossCents: 712_500,
    timeZone: 'America/Edmonton',
    province: 'AB',
    frequency: 'one-off',
  }),
  rowOf(104, 'Puck Night 50/50', { status: 'inactive', frequency: 'weekly', ticketsSold: 312 }),
  gala,
  quilt,
  springDraft,
  rowOf(108, 'Fire Hall Barrel', {
    status: 'closed',
    category: 'Promo Raffle',
    drawType: 'barrel',
    endDate: fromNow(-60),
    drawDate: fromNow(-58),
    closedAt: fromNow(-50),
    frequency: 'quarterly',
  }),
]

/** A list's whole answer. */
export function listAnswer<const Row>(rows: readonly Row[], total = rows.length) {
  return pageOf(rows, { nextCursor: total > rows.length ? 'next' : null, total })
}

export function drawOf(raffle: RaffleRow, changes: Partial<Draw> = {}): Draw {
  return {
    id: raffleId(Number(raffle.id.slice(-4)) + 1000),
    eventId: raffle.id,
    drawType: 'rng',
    stage: 'open',
    final: true,
    holdsJackpot: true,
    cutoffAt: raffle.endDate,
    drawAt: raffle.drawDate,
    prizeCount: 1,
    firstPrize: 'Jackpot',
    pickTotal: 1,
    picksCompleted: 0,
    picksPending: 0,
    confirmedCount: 0,
    commitment: 'a'.repeat(64),
    committedAt: raffle.startDate,
    ticketsSoldBefore: 0,
    ...changes,
  }
}

export function detailOf(row: RaffleRow, changes: Partial<RaffleDetail> = {}): RaffleDetail {
  return {
    ...defaultFields,
    ...row,
    shortlink: 'harbour-lights',
    description: '<p>Half of what is sold goes to the winner, half to <b>hospice care</b>.</p>',
    rules: '<p>The draw is held at the hall. Prizes are claimed within <b>90 days</b>.</p>',
    drawLocation: '12 Wharf Street, Tern Cove',
    statementDescriptor: 'TERN COVE 50/50',
    settings: { ...defaultFields.settings, fractionalJackpotPercent: 50, donationEnabled: true },
    packages: [
      { id: raffleId(1), ticketCount: 1, priceCents: 500, inventory: null, soldCount: 522 },
      { id: raffleId(2), ticketCount: 3, priceCents: 1000, inventory: null, soldCount: 1028 },
      { id: raffleId(3), ticketCount: 20, priceCents: 2000, inventory: 900, soldCount: 596 },
    ],
    draws: [
      drawOf(row, {
        id: raffleId(3001),
        final: false,
        holdsJackpot: false,
        cutoffAt: row.startDate && fromNow(-4),
        drawAt: row.startDate && fromNow(-2.5),
        stage: 'complete',
        prizeCount: 1,
        firstPrize: 'Early-bird cash',
        pickTotal: 3,
        picksCompleted: 3,
        confirmedCount: 3,
      }),
      drawOf(row),
    ],
    parentEvent: null,
    childEvents: [],
    firstSaleAt: row.orderCount > 0 ? row.startDate : null,
    hasSales: row.orderCount > 0,
    createdAt: fromNow(-30),
    ...changes,
  }
}
