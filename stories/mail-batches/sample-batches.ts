import type { MailBatch } from '../../src/core/mail-batches/mail-batch.ts'
import { ternCove } from '../support/fixtures.ts'

export const halfEntered: MailBatch = {
  id: '00000000-0000-4000-8000-00000000b001',
  organizationId: ternCove.id,
  depositId: 'HB-20417',
  receivedOn: '2026-11-20',
  envelopes: 20,
  controlCents: 90_000,
  state: 'open',
  enteredEnvelopes: 3,
  enteredCents: 4500,
  voidedCents: 0,
  currency: 'CAD',
  openedAt: '2026-11-20T13:05:00.000Z',
  openedBy: 'Priya Raghunathan',
  closedAt: null,
  version: 1,
}

export const balancedBatch: MailBatch = {
  ...halfEntered,
  id: '00000000-0000-4000-8000-00000000b002',
  depositId: 'HB-20416',
  enteredEnvelopes: 20,
  enteredCents: 90_000,
}

/** Nothing is entered in it yet. */
export const newBatch: MailBatch = {
  ...halfEntered,
  id: '00000000-0000-4000-8000-00000000b003',
  depositId: 'HB-20418',
  enteredEnvelopes: 0,
  enteredCents: 0,
}
