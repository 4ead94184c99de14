/** Customers as the list and their page show them; their dates lie around the present. */
import type { CustomerRow } from '../../src/core/customers/customer.ts'
import type { CustomerDetail } from '../../src/core/customers/customer-detail.ts'
import type { MergeLook } from '../../src/core/customers/merge.ts'
import { fromNow } from '../raffles/sample-raffles.ts'
import { boardMember, callBack, setTags } from '../tags/sample-tags.ts'

const id = (number: number) =>
  `5c1e7a${String(number).padStart(2, '0')}-0000-4000-8000-000000000000`

const base: CustomerRow = {
  id: id(1),
  name: 'Éva Tremblay',
  email: 'eva.tremblay@example.org',
  phone: '9025550142',
  city: 'Tern Cove',
  province: 'NS',
  postalCode: 'B3H 1A1',
  language: 'en',
  consent: true,
  currency: 'CAD',
  timeZone: 'America/Halifax',
  orderCount: 12,
  lifetimeCents: 34_500,
  lastOrderAt: fromNow(-1),
  tags: setTags(boardMember, callBack),
  duplicate: true,
  erased: false,
  version: 3,
}

const twin: CustomerRow = {
  ...base,
  id: id(2),
  name: 'Eva Tremblay',
  email: null,
  phone: '9025550177',
  consent: false,
  orderCount: 2,
  lifetimeCents: 2_000,
  lastOrderAt: fromNow(-40),
  version: 1,
}

export const customerRows: readonly CustomerRow[] = [
  base,
  twin,
  {
    ...base,
    id: id(3),
    name: 'Harpreet Dhaliwal-Marchand de la Sablonnière',
    email: 'harpreet.dhaliwal-marchand.de.la.sablonniere@example.org',
    phone: null,
    language: 'fr',
    duplicate: false,
    orderCount: 1_204,
    lifetimeCents: 1_204_000_00,
    lastOrderAt: fromNow(-3),
  },
  {
    ...base,
    id: id(4),
    name: 'Nitap Sylliboy',
    email: null,
    phone: null,
    city: null,
    duplicate: false,
    consent: false,
    orderCount: 0,
    lifetimeCents: 0,
    lastOrderAt: null,
  },
  {
    ...base,
    id: id(5),
    name: 'Erased customer',
    email: null,
    phone: null,
    city: null,
    postalCode: null,
    duplicate: false,
    erased: true,
    consent: false,
    orderCount: 4,
    lifetimeCents: 4_000,
  },
]

export const usualCustomer: CustomerDetail = {
  id: base.id,
  organizationId: '0a9f1c00-0000-4000-8000-000000000001',
  version: 3,
  country: 'CA',
  currency: 'CAD',
  timeZone: 'America/Halifax',
  firstName: 'Éva',
  lastName: 'Tremblay',
  email: base.email,
  phone: base.phone,
  address: '14 Quay Lane',
  city: base.city,
  province: base.province,
  postalCode: base.postalCode,
  language: 'en',
  consent: true,
  createdAt: fromNow(-400),
  erasedAt: null,
  orderCount: 12,
  lifetimeCents: 34_500,
  lastOrderAt: base.lastOrderAt,
  ticketCount: 214,
  donatedCents: 4_500,
  mergedCount: 0,
  donations: [
    {
      id: '00000000-0000-4000-8000-00000000d001',
      amountCents: 2_500,
      status: 'ACTIVE',
      givenAt: fromNow(-1),
      orderId: '4f09c201-0000-4000-8000-000000000000',
    },
    {
      id: '00000000-0000-4000-8000-00000000d002',
      amountCents: 2_000,
      status: 'VOID',
      givenAt: fromNow(-60),
      orderId: null,
    },
  ],
  subscriptions: [
    {
      id: '00000000-0000-4000-8000-00000000e001',
      status: 'failing',
      eventName: 'Harbour Lights 50/50',
      ticketCount: 20,
      priceCents: 2_000,
      cadence: 'monthly',
      nextChargeOn: '2026-06-01',
    },
  ],
  messages: [
    {
      id: '00000000-0000-4000-8000-000000007001',
      recipient: 'eva.tremblay@example.org',
      subject: 'Your tickets: Harbour Lights 50/50',
      sentAt: fromNow(-1),
      state: 'sent',
      answer: null,
      orderId: '4f09c201-0000-4000-8000-000000000000',
    },
    {
      id: '00000000-0000-4000-8000-000000007002',
      recipient: 'eva.tremblay@exmaple.org',
      subject: 'Your tickets: Harbour Lights 50/50',
      sentAt: fromNow(-30),
      state: 'refused',
      answer: '550 5.1.1 No such mailbox',
      orderId: '4f09c205-0000-4000-8000-000000000000',
    },
  ],
  tags: setTags(boardMember, callBack),
  notes: [
    {
      id: '00000000-0000-4000-8000-000000005001',
      text: 'She is blind in one eye: call rather than write.\nAfter six.',
      writtenBy: 'Joel Paul',
      writtenAt: fromNow(-20),
    },
  ],
  duplicates: [twin],
  exclusions: [],
  erasureHindrances: ['draw-ahead'],
  entries: [
    {
      id: '00000000-0000-4000-8000-000000008001',
      sequence: 12,
      eventId: null,
      subject: { type: 'customer', id: base.id, name: 'Éva Tremblay', prize: null },
      action: 'changed',
      actor: {
        id: '00000000-0000-4000-8000-000000009001',
        name: 'Marguerite Doucette',
        key: null,
      },
      at: fromNow(-30),
      before: { email: 'eva.tremblay@exmaple.org' },
      after: { email: 'eva.tremblay@example.org' },
      comment: null,
      erased: false,
    },
  ],
}

/** Nothing stands against erasing them, and nobody else may be them. */
export const customerAlone: CustomerDetail = {
  ...usualCustomer,
  duplicates: [],
  mergedCount: 1,
  erasureHindrances: [],
}

export const excludedCustomer: CustomerDetail = {
  ...customerAlone,
  exclusions: [{ by: 'email', name: 'Eva Tremblay', reason: 'board-or-staff', note: '' }],
}

export const erasedCustomer: CustomerDetail = {
  ...customerAlone,
  firstName: 'Erased',
  lastName: 'customer',
  email: null,
  phone: null,
  address: null,
  city: null,
  postalCode: null,
  consent: false,
  erasedAt: fromNow(-2),
  notes: [],
  messages: usualCustomer.messages.map(message => ({
    ...message,
    recipient: '',
    subject: '',
    answer: null,
  })),
  entries: [],
}

/** Nothing was ever bought. */
export const newCustomer: CustomerDetail = {
  ...customerAlone,
  mergedCount: 0,
  orderCount: 0,
  lifetimeCents: 0,
  lastOrderAt: null,
  ticketCount: 0,
  donatedCents: 0,
  donations: [],
  subscriptions: [],
  messages: [],
  notes: [],
  entries: [],
}

const { duplicates: _, notes: __, messages: ___, entries: ____, ...kept } = usualCustomer

export const mergeLook: MergeLook = {
  kept,
  merged: {
    ...kept,
    id: twin.id,
    version: 1,
    firstName: 'Eva',
    email: null,
    phone: twin.phone,
    address: null,
    city: 'Lunenburg',
    postalCode: null,
    consent: false,
    orderCount: 2,
    lifetimeCents: 2_000,
  },
  moves: {
    orders: 2,
    otherOrders: 1,
    tickets: 4,
    donations: 0,
    subscriptions: 1,
    messages: 1,
    notes: 1,
  },
}
