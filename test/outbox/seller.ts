/** A seller's desk with a real outbox, whose far end is prepared; and what a seller takes on it. */

import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { blankEntry } from '../../src/core/order-entry/typed-entry.ts'
import { openOutboxDatabase } from '../../src/core/outbox/database.ts'
import { createOutbox } from '../../src/core/outbox/open-outbox.ts'
import type { Outbox, OutboxReady } from '../../src/core/outbox/outbox.ts'
import type { Timing } from '../../src/core/outbox/person-outbox.ts'
import type { OrderContent, WaitingOrder } from '../../src/core/outbox/waiting-order.ts'
import { randomKey } from '../../src/core/random-key.ts'
import { harbourLights, receipt } from '../../stories/order-entry/sample-entry.ts'
import { type FakeDesk, fakeDesk } from '../../stories/support/fake-desk.ts'
import { waitFor } from '../support/browser/wait-for.ts'

/** Pauses of a test are as short as they may be. */
const timing: Timing = { firstMs: 20, longestMs: 100, tickMs: 40, reportMs: 20 }

export interface Seller extends FakeDesk {
  outbox: Outbox
  /** What stands there, once it has been opened. */
  ready(): Promise<OutboxReady>
  /** An order as soon as it is of this kind. */
  becomes(key: string, kind: WaitingOrder['state']['kind']): Promise<WaitingOrder>
}

/** @param options of the desk; the same person in the same organization unless they say so */
export async function seller(options: Parameters<typeof fakeDesk>[0] = {}): Promise<Seller> {
  const made = fakeDesk(options)
  made.api.answer(orderEntryCalls.enter, receipt)
  await made.desk.start()
  const outbox = createOutbox(made.desk, timing)
  const ready = () =>
    waitFor(() => {
      const state = outbox.$state.get()
      if (state.state === 'unavailable') throw state.error
      return state.state === 'ready' && state
    }, 'the outbox')
  leaving.push(() => made.setSession({ state: 'anonymous' }))
  return {
    ...made,
    outbox,
    ready,
    becomes: (key, kind) =>
      waitFor(
        async () =>
          (await ready()).orders.find(order => order.key === key && order.state.kind === kind),
        `an order that is ${kind}`,
      ),
  }
}

const leaving: (() => void)[] = []

/** Nothing of a test's orders is left for the next one, nor of what another file left in this browser. */
export async function emptied(): Promise<void> {
  for (const leave of leaving.splice(0)) leave()
  const database = await openOutboxDatabase()
  await database.clear('orders')
  database.close()
}

/** What is on the disk, whoever's it is. */
export async function onDisk() {
  const database = await openOutboxDatabase()
  const all = await database.getAll('orders')
  database.close()
  return all
}

export const newKey = randomKey

/** One package for cash, of somebody new. */
export function sold(firstName = 'Rosalie', totalCents = 1000): OrderContent {
  const kept = { source: 'walk_in', batchId: null, receivedOn: null, tender: 'cash' } as const
  const line = {
    eventId: harbourLights.id,
    packageId: harbourLights.packages[0]?.id ?? '',
    quantity: 1,
  }
  const takenAt = new Date().toISOString()
  return {
    purchase: {
      source: 'walk_in',
      customer: { firstName, lastName: 'Thibodeau', phone: '9025550142', locale: 'en' },
      lines: [line],
      ofAge: true,
      scriptRead: false,
      tender: { type: 'cash', givenCents: totalCents },
      totalCents,
      takenAt,
      notDuplicate: false,
    },
    typed: { ...blankEntry(kept, 'en'), lines: [line], takenAt },
    provisional: {
      customerName: `${firstName} Thibodeau`,
      email: null,
      lines: [{ eventName: 'Harbour Lights', tickets: 1, quantity: 1, amountCents: totalCents }],
      donationCents: 0,
      totalCents,
      changeCents: 0,
      currency: 'CAD',
      takenAt,
    },
  }
}
