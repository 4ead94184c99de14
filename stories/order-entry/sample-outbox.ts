/** Orders that wait on a device, in each of their states. */
import type { PurchaseSource } from '../../src/core/order-entry/purchase.ts'
import { blankEntry, type EntryValues } from '../../src/core/order-entry/typed-entry.ts'
import type { OrderState, WaitingOrder } from '../../src/core/outbox/waiting-order.ts'
import { waitingOrder } from './fake-outbox.ts'
import { barnAndBike, harbourLights, receipt, rosalie } from './sample-entry.ts'

interface Taken {
  reference: string
  name: string
  state: OrderState
  email?: string | null
  source?: PurchaseSource
  more?: Partial<WaitingOrder>
}

/** One moment of all: a list by their times has them as they stand here. */
const takenAt = new Date(Date.now() - 12 * 60_000)

/** Taken over the counter for cash, some minutes ago. */
export function taken({ reference, name, state, ...of }: Taken): WaitingOrder {
  const { email = 'rosalie.t@example.org', source = 'walk_in', more = {} } = of
  const [firstName = '', lastName = ''] = name.split(' ')
  const lines = [
    { eventId: harbourLights.id, packageId: harbourLights.packages[1]?.id ?? '', quantity: 2 },
    { eventId: barnAndBike.id, packageId: barnAndBike.packages[0]?.id ?? '', quantity: 1 },
  ]
  const blank = blankEntry({ source, batchId: null, receivedOn: null, tender: 'cash' }, 'en')
  const typed: EntryValues = {
    ...blank,
    lines,
    donation: { ...blank.donation, cents: 500 },
    tender: { ...blank.tender, givenCents: 5000 },
    ofAge: true,
    customer: {
      ...blank.customer,
      firstName,
      lastName,
      phone: rosalie.phone ?? '',
      email: email ?? '',
      postalCode: rosalie.postalCode ?? '',
      province: 'NS',
    },
  }
  const purchase: WaitingOrder['purchase'] = {
    source,
    customer: { firstName, lastName, locale: 'en', phone: typed.customer.phone },
    lines,
    donation: { cents: 500, anonymous: false, receiptRequested: false },
    ofAge: true,
    scriptRead: false,
    tender: { type: 'cash', givenCents: 5000 },
    totalCents: 3500,
    takenAt: takenAt.toISOString(),
    notDuplicate: false,
  }
  const provisional: WaitingOrder['provisional'] = {
    customerName: name,
    email,
    lines: [
      { eventName: harbourLights.name, tickets: 3, quantity: 2, amountCents: 2000 },
      { eventName: barnAndBike.name, tickets: 1, quantity: 1, amountCents: 1000 },
    ],
    donationCents: 500,
    totalCents: 3500,
    changeCents: 1500,
    currency: 'CAD',
    takenAt: takenAt.toISOString(),
  }
  return waitingOrder(
    `key-of-${reference}`,
    { purchase, typed, provisional },
    { reference, state, takenAt: takenAt.getTime(), ...more },
  )
}

const at = 0
const queued = (attempts: number): OrderState => ({ kind: 'queued', attempts, notBefore: 0 })

export const waitingOrders: readonly WaitingOrder[] = [
  taken({ reference: 'K-HTWQRB', name: 'Rosalie Thibodeau', state: queued(2) }),
  taken({ reference: 'K-MNDXEA', name: 'Devon Okafor', state: queued(0), email: null }),
  taken({ reference: 'K-ZPKGVS', name: 'Aoife Brannigan', state: queued(0) }),
]

export const refusedOrder = taken({
  reference: 'K-CYJHTF',
  name: 'Jean-Baptiste d’Entremont',
  state: { kind: 'refused', at },
  more: {
    reasons: [
      {
        code: 'package-sold-out',
        field: 'lines.1.packageId',
        message: 'Only 1 pack of this package is left.',
      },
    ],
  },
})

export const endedOrders: readonly WaitingOrder[] = [
  taken({
    reference: 'K-QVBNAR',
    name: 'Rosalie Thibodeau',
    state: { kind: 'accepted', at },
    more: { receipt },
  }),
  taken({
    reference: 'K-DGSKWP',
    name: 'Devon Okafor',
    state: { kind: 'accepted', at },
    more: { receipt: { ...receipt, late: true }, cancelAsked: true },
  }),
  taken({ reference: 'K-EEXTYM', name: 'Aoife Brannigan', state: { kind: 'cancelled', at } }),
]

export const parkedOrders: readonly WaitingOrder[] = [
  taken({
    reference: 'K-RRHCNB',
    name: 'Rosalie Thibodeau',
    state: { kind: 'parked', why: 'asked', attempts: 1, at },
    more: {
      reasons: [
        {
          code: 'likely-duplicate',
          message: 'Rosalie Thibodeau bought the same package two minutes ago: order 4F09C2.',
        },
      ],
    },
  }),
  taken({
    reference: 'K-WDAJVK',
    name: 'Devon Okafor',
    state: { kind: 'parked', why: 'forbidden', attempts: 1, at },
  }),
  taken({
    reference: 'K-SFPZGT',
    name: 'Aoife Brannigan',
    state: { kind: 'parked', why: 'unexpected', attempts: 5, at },
  }),
]
