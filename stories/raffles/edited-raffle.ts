/** A raffle as its editor reads it: invented, and its dates stand still. */

import type { Organization } from '../../src/core/organizations/organization.ts'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { defaultFields } from '../../src/core/raffles/default-fields.ts'
import { editorCalls } from '../../src/core/raffles/editor/calls.ts'
import type { EditView } from '../../src/core/raffles/editor/edit-view.ts'
import { jackpotOf } from '../../src/core/raffles/jackpot.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import type { Prize } from './../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import { type Answers, answerTo, at, pageOf } from '../support/fake-api.ts'
import { ternCove } from '../support/fixtures.ts'

export const editedId = '00000000-0000-4000-8000-000000000501'

const settings: RaffleDetail['settings'] = {
  ...defaultFields.settings,
  fractionalJackpotPercent: 50,
  ticketLimit: 40_000,
  ticketThreshold: 500,
  donationEnabled: true,
  jackpotStatement: 'Take home half',
}

const salesCents = 1_284_500

/** Harbour Lights 50/50, complete but for its licence file; nothing is sold. */
export const harbourLights: RaffleDetail = {
  ...defaultFields,
  id: editedId,
  name: 'Harbour Lights 50/50',
  organizationId: ternCove.id,
  organizationName: ternCove.name,
  country: 'CA',
  status: 'draft',
  category: '50/50',
  province: 'NS',
  licenseNumber: 'AGD-000142-25',
  openDraws: [],
  timeZone: 'America/Halifax',
  startDate: '2026-11-02T13:00:00.000Z',
  endDate: '2026-11-28T01:00:00.000Z',
  drawDate: '2026-11-30T16:00:00.000Z',
  frequency: 'monthly',
  frequencyCron: '0 9 1 * *',
  drawLocation: '14 Wharf Street, Tern Cove, and live on our page',
  shortlink: 'harbour-lights',
  description: '<p>Half of every ticket keeps the lights on at the <strong>hospice</strong>.</p>',
  rules:
    '<p>One prize: half of the sales. The draw is at 14 Wharf Street. Claim within six months.</p>',
  guaranteedPotCents: 250_000,
  emailTicketBody:
    '<h2>Thank you, {{firstName}}</h2><p>Your numbers for <strong>{{raffleName}}</strong> are {{ticketNumbers}}. The draw is on {{drawDate}}.</p>',
  emailTicketFooter: '<p>Tern Cove Hospice Society, 14 Wharf Street</p>',
  statementDescriptor: 'TERN COVE 50/50',
  settings,
  publicUrl: 'https://raffles.example.org/harbour-lights',
  parentId: null,
  tags: [],
  parentEvent: null,
  childEvents: [],
  endedAt: null,
  closedAt: null,
  ticketsSold: 0,
  ticketLimit: settings.ticketLimit,
  orderCount: 0,
  grossCents: 0,
  actualJackpotCents: 250_000,
  jackpot: jackpotFrom(0),
  activationRequirements: ['license-file'],
  confirmedJackpotWinners: 0,
  confirmedWinners: 0,
  prizeCount: 1,
  prizesUnconfirmed: 1,
  packages: [
    { id: packageId(1), ticketCount: 1, priceCents: 500, inventory: null, soldCount: 0 },
    { id: packageId(2), ticketCount: 3, priceCents: 1000, inventory: null, soldCount: 0 },
    { id: packageId(3), ticketCount: 20, priceCents: 2000, inventory: 500, soldCount: 0 },
  ],
  draws: [],
  firstSaleAt: null,
  hasSales: false,
  createdAt: '2026-10-20T14:00:00.000Z',
  version: 4,
}

/** The same on sale: what buyers bought on is locked. */
export const harbourLightsOnSale: RaffleDetail = {
  ...harbourLights,
  status: 'active',
  licenseUrl: 'https://files.example.org/licence-AGD-000142-25.pdf',
  activationRequirements: [],
  firstSaleAt: '2026-11-02T13:04:11.000Z',
  hasSales: true,
  ticketsSold: 4210,
  orderCount: 611,
  grossCents: salesCents,
  jackpot: jackpotFrom(salesCents),
  actualJackpotCents: 642_250,
  packages: harbourLights.packages.map((one, at) => ({ ...one, soldCount: 120 + at * 67 })),
}

function packageId(number: number): string {
  return `00000000-0000-4000-8000-${String(510 + number).padStart(12, '0')}`
}

function jackpotFrom(cents: number): RaffleDetail['jackpot'] {
  const terms = { salesCents: cents, percent: 50, startingPotCents: 0 }
  const rest = { guaranteedPotCents: 250_000, maximumCents: null, customJackpotEnabled: false }
  return {
    ...jackpotOf({ ...terms, ...rest, declaredCents: null }),
    ...terms,
    guaranteedPotCents: rest.guaranteedPotCents,
    maximumCents: null,
    voidCount: 0,
    voidCents: 0,
    termChanges: [],
  }
}

export const editViews: Readonly<Record<Organization['country'], EditView>> = {
  CA: {
    country: 'CA',
    regionLabel: 'Province',
    province: 'NS',
    regions: [
      { code: 'AB', name: 'Alberta' },
      { code: 'NB', name: 'New Brunswick' },
      { code: 'NS', name: 'Nova Scotia' },
      { code: 'ON', name: 'Ontario' },
    ],
    timeZones: ['America/Halifax', 'America/Toronto', 'America/Edmonton', 'America/St_Johns'],
  },
  US: {
    country: 'US',
    regionLabel: 'State',
    province: null,
    regions: [
      { code: 'AZ', name: 'Arizona' },
      { code: 'MN', name: 'Minnesota' },
      { code: 'ND', name: 'North Dakota' },
    ],
    timeZones: ['America/Chicago', 'America/Phoenix', 'America/New_York'],
  },
}

/** What the editor asks for as it opens. */
export function editorAnswers(raffle: RaffleDetail = harbourLights): Answers {
  return [
    answerTo(at(raffleCalls.get, { id: raffle.id }), raffle),
    answerTo(at(editorCalls.editView, { country: 'CA' }), editViews.CA),
    answerTo(at(editorCalls.editView, { country: 'US' }), editViews.US),
    answerTo(prizeCalls.list, pageOf(prizesOf(raffle))),
  ]
}

function prizesOf(raffle: RaffleDetail): Prize[] {
  const prize = {
    eventId: raffle.id,
    drawId: packageId(90),
    description: '',
    sponsor: '',
    quantity: 1,
    cutoffAt: null,
    drawDate: null,
    winnersStayIn: true,
    category: 'prize' as const,
    picksCompleted: 0,
    picksPending: 0,
    confirmedCount: 0,
    locked: false,
    version: 1,
  }
  return [
    {
      ...prize,
      id: packageId(91),
      name: 'Jackpot',
      category: 'jackpot',
      valueCents: 642_250,
      order: 1,
    },
    {
      ...prize,
      id: packageId(92),
      name: 'Weekend at the Lighthouse Inn',
      valueCents: 90_000,
      order: 2,
    },
    {
      ...prize,
      id: packageId(93),
      name: 'Dinner for two',
      quantity: 5,
      valueCents: 15_000,
      order: 3,
    },
  ]
}
