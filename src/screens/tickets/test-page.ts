/** A page to set the printer up with: it is no ticket, says so, and is recorded nowhere. */
import { paperWords } from '../../core/tickets/paper-words.ts'
import type { PrintedOrder, PrintedRaffle } from '../../core/tickets/ticket-print.ts'

const nothing = '00000000-0000-0000-0000-000000000000'
const { en, fr } = paperWords

export const testRaffle: PrintedRaffle = {
  id: nothing,
  name: `${en.test} / ${fr.test}`,
  organizationName: '———',
  licenseNumber: null,
  timeZone: 'UTC',
  currency: 'CAD',
  contact: null,
  drawLocation: '',
  header: `${en.testNote} ${fr.testNote}`,
  compact: false,
  footerLink: null,
  footerImage: null,
  draws: [],
}

export const testOrder: PrintedOrder = {
  number: 0,
  orderId: nothing,
  eventId: nothing,
  reprint: false,
  language: 'en',
  buyer: {
    name: `${en.test} / ${fr.test}`,
    address: '———',
    city: '———',
    province: '——',
    postalCode: '——— ———',
  },
  boughtAt: '2000-01-01T00:00:00.000Z',
  source: null,
  sellerId: null,
  ticketsCents: 0,
  runs: [{ firstNumber: 0, lastNumber: 3 }],
  body: `${en.testNote} ${fr.testNote}`,
  footer: '',
}
