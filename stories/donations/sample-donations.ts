/** Donations as the list and the widget show them; their dates lie around the present. */

import type { DonationRow } from '../../src/core/donations/donation-list.ts'
import type { RecentDonation } from '../../src/core/donations/recent-calls.ts'
import { fromNow } from '../raffles/sample-raffles.ts'

const id = (number: number) =>
  `d0a0c2${String(number).padStart(2, '0')}-0000-4000-8000-000000000000`

const base: DonationRow = {
  id: id(1),
  givenAt: fromNow(-1),
  timeZone: 'America/Halifax',
  donor: { id: id(90), name: 'Éva Tremblay', email: 'eva.tremblay@example.org' },
  anonymous: false,
  amountCents: 2_000,
  currency: 'CAD',
  eventId: '00000000-0000-4000-8000-000000000001',
  eventName: 'Harbour Lights 50/50',
  orderId: '4f09c201-0000-4000-8000-000000000000',
  type: 'credit',
  cardBrand: 'VISA',
  cardEnding: '4242',
  receipt: 'requested',
  receiptNumber: null,
  received: true,
  status: 'ACTIVE',
  version: 1,
}

const byHand = { cardBrand: null, cardEnding: null } as const

export const donationRows: readonly DonationRow[] = [
  base,
  {
    ...base,
    ...byHand,
    id: id(2),
    givenAt: fromNow(-2),
    donor: { id: id(90), name: 'Nitap Sylliboy', email: null },
    anonymous: true,
    amountCents: 5_000,
    type: 'cheque',
    receipt: 'issued',
    receiptNumber: 'R-00042',
  },
  {
    ...base,
    id: id(3),
    givenAt: fromNow(-6),
    donor: { id: id(90), name: 'Harpreet Dhaliwal-Marchand de la Sablonnière', email: null },
    amountCents: 500,
    receipt: 'none',
    status: 'VOID',
  },
  {
    ...base,
    ...byHand,
    id: id(4),
    givenAt: fromNow(-9),
    donor: { id: id(90), name: 'Oksana Kowalchuk', email: 'oksana@example.org' },
    amountCents: 1_000,
    eventId: null,
    eventName: null,
    orderId: null,
    type: null,
    receipt: 'none',
  },
]

export const donationTotal = { totalCents: 8_000, count: 3, currency: 'CAD' }

export const recentDonations: readonly RecentDonation[] = donationRows
  .filter(({ status }) => status === 'ACTIVE')
  .map(({ anonymous, donor, id, givenAt, timeZone, amountCents, currency, eventName }) => ({
    id,
    givenAt,
    timeZone,
    donorName: anonymous ? null : donor.name,
    amountCents,
    currency,
    eventName,
  }))
