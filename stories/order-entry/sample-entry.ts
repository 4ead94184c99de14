/** What is on sale, who calls, and what was entered, as stories and tests of both screens have it. */
import type { FoundBuyer } from '../../src/core/order-entry/found-buyer.ts'
import type { OnSale, OnSaleRaffle } from '../../src/core/order-entry/on-sale.ts'
import type { Receipt } from '../../src/core/order-entry/purchase.ts'
import { fromNow } from '../raffles/sample-raffles.ts'

const id = (number: number) => `5e110000-0000-4000-8000-${String(number).padStart(12, '0')}`

const asks: OnSaleRaffle['asks'] = {
  secondName: false,
  shipping: false,
  demographics: false,
  donation: true,
  freeEntry: false,
  severalPackages: true,
  maxOrders: null,
  postalCheck: true,
}

const script = {
  en: 'You must be 19 or older and live in Nova Scotia. All sales are final. Please play responsibly.',
  fr: 'Vous devez avoir 19 ans ou plus et habiter en Nouvelle-Écosse. Toutes les ventes sont finales. Jouez de façon responsable.',
}

export const harbourLights: OnSaleRaffle = {
  id: id(1),
  name: 'Harbour Lights 50/50',
  province: 'NS',
  timeZone: 'America/Halifax',
  startAt: fromNow(-20),
  endAt: fromNow(3),
  mailOnly: false,
  ticketsLeft: null,
  packages: [
    { id: id(11), tickets: 1, priceCents: 500, left: null },
    { id: id(12), tickets: 3, priceCents: 1000, left: null },
    { id: id(13), tickets: 20, priceCents: 2000, left: null },
  ],
  asks,
  minimumAge: 19,
  script,
}

export const barnAndBike: OnSaleRaffle = {
  ...harbourLights,
  id: id(2),
  name: 'Barn & Bike',
  endAt: fromNow(12),
  ticketsLeft: 1840,
  packages: [
    { id: id(21), tickets: 1, priceCents: 1000, left: 20 },
    { id: id(22), tickets: 4, priceCents: 2000, left: 2 },
    { id: id(23), tickets: 20, priceCents: 5000, left: 0 },
    { id: id(24), tickets: 100, priceCents: 10_000, left: 90 },
  ],
}

/** It asks for all that a raffle can ask for. */
export const dreamHome: OnSaleRaffle = {
  ...harbourLights,
  id: id(3),
  name: 'Saltmarsh Dream Home',
  packages: [
    { id: id(31), tickets: 1, priceCents: 10_000, left: null },
    { id: id(32), tickets: 3, priceCents: 25_000, left: null },
  ],
  asks: { ...asks, secondName: true, shipping: true, demographics: true, maxOrders: 2 },
}

/** Paper entries are free. */
export const quilt: OnSaleRaffle = {
  ...harbourLights,
  id: id(4),
  name: 'Quilt Sweepstakes',
  packages: [{ id: id(41), tickets: 1, priceCents: 500, left: null }],
  asks: { ...asks, donation: false, freeEntry: true, severalPackages: false },
}

export const onSale: OnSale = {
  raffles: [harbourLights, barnAndBike],
  now: fromNow(0),
  country: 'CA',
  currency: 'CAD',
  takesCards: false,
}

export const rosalie: FoundBuyer = {
  id: id(90),
  firstName: 'Rosalie',
  lastName: 'Thibodeau',
  email: 'rosalie.t@example.org',
  phone: '9025550142',
  address: '14 Prince Street',
  city: 'Halifax',
  province: 'NS',
  postalCode: 'B3H 4R2',
  locale: 'en',
  consent: true,
  last: {
    boughtAt: fromNow(-31),
    secondName: null,
    donationCents: 0,
    lines: [
      { eventId: harbourLights.id, packageId: id(13), quantity: 1 },
      { eventId: barnAndBike.id, packageId: id(21), quantity: 2 },
    ],
  },
}

export const devon: FoundBuyer = {
  ...rosalie,
  id: id(91),
  firstName: 'Devon',
  lastName: 'Okafor',
  email: null,
  city: 'Dartmouth',
  last: null,
}

const order: Receipt['orders'][number] = {
  id: '4f09c201-0000-4000-8000-000000000000',
  eventId: harbourLights.id,
  eventName: harbourLights.name,
  packageId: id(12),
  status: 'ACTIVE',
  type: 'cash',
  source: 'walk_in',
  amountPaidCents: 1000,
  donationCents: 0,
  firstTicketNumber: 10_421,
  lastTicketNumber: 10_423,
  voidedTickets: 0,
  voidedCents: 0,
  boughtAt: fromNow(0),
  voidedComment: null,
}

export const receipt: Receipt = {
  id: id(99),
  groupId: id(99),
  orders: [
    { ...order, amountPaidCents: 1500, donationCents: 500 },
    {
      ...order,
      id: '8b23e702-0000-4000-8000-000000000000',
      eventId: barnAndBike.id,
      eventName: barnAndBike.name,
      packageId: id(21),
      firstTicketNumber: 388,
      lastTicketNumber: 388,
    },
  ],
  totalCents: 2500,
  donationCents: 500,
  currency: 'CAD',
  changeCents: 1500,
  customerName: 'Rosalie Thibodeau',
  email: 'rosalie.t@example.org',
  enteredAt: fromNow(0),
  late: false,
  noDrawLeft: false,
}
