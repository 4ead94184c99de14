/** Prints of tickets, and what is on their paper: long names and accents among them. */
import type {
  PrintedOrder,
  PrintedRaffle,
  TicketPrint,
} from '../../src/core/tickets/ticket-print.ts'
import { fromNow } from '../raffles/sample-raffles.ts'

const raffleId = '9f31c0de-0000-4000-8000-000000000001'
const id = (beginning: string, number: number) =>
  `${beginning}${String(number).padStart(4, '0')}-0000-4000-8000-000000000000`

const prizes = [
  ['Early bird: a weekend for two'],
  ['Half of the pot', 'Quilt of the Sablonnière sisters'],
  ['A bicycle, and a helmet that goes with it'],
]

/** @param draws how many it has */
export const printedRaffle = (draws = 3): PrintedRaffle => ({
  id: raffleId,
  name: 'Harbour Lights 50/50',
  organizationName: 'Tern Cove Hospice Society',
  licenseNumber: 'AGD-104211-26',
  timeZone: 'America/Halifax',
  currency: 'CAD',
  contact: 'https://tickets.raffledesk.example/harbour-lights',
  drawLocation: 'Tern Cove Legion, 12 Wharf Road',
  header: '',
  compact: false,
  footerLink: 'https://terncove.example/thanks',
  footerImage: null,
  draws: Array.from({ length: draws }, (_, at) => ({
    id: id('d3a9', at),
    prizes: prizes[at % prizes.length] ?? [],
    drawAt: `2026-${String((at % 12) + 1).padStart(2, '0')}-15T15:00:00.000Z`,
  })),
})

const buyers = [
  ['Rosalie Thibodeau', '14 Wharf Road', 'Tern Cove', 'NS', 'B3H 1A1', 'en'],
  ['Éva Maïlys L’Écuyer-Bérubé', '1200, rue de l’Église, app. 4', 'Moncton', 'NB', 'E1C 4Z5', 'fr'],
  ['Harpreet Dhaliwal-Marchand de la Sablonnière', null, null, 'NS', null, 'en'],
] as const

interface Wanted {
  count: number
  /** Of each order. */
  tickets?: number
}

export function printedOrders({ count, tickets = 1 }: Wanted): PrintedOrder[] {
  return Array.from({ length: count }, (_, at) => {
    const [name, address, city, province, postalCode, language] =
      buyers[at % buyers.length] ?? buyers[0]
    const first = 10_401 + at * tickets
    return {
      number: at + 1,
      orderId: id('4f09', at),
      eventId: raffleId,
      reprint: at % 5 === 4,
      language,
      buyer: { name, address, city, province, postalCode },
      boughtAt: '2026-04-03T14:05:00.000Z',
      source: at % 2 === 0 ? null : 'phone',
      sellerId: at % 2 === 0 ? null : '7be0a114-0000-4000-8000-000000000000',
      ticketsCents: 2_000,
      runs: [{ firstNumber: first, lastNumber: first + tickets - 1 }],
      body:
        language === 'fr' ? 'Merci d’appuyer nos soins. Bonne chance.' : 'Thank you. Good luck.',
      footer: language === 'fr' ? 'Le tirage est public.' : 'The draw is public.',
    }
  })
}

const print: TicketPrint = {
  id: '7d000001-0000-4000-8000-000000000000',
  paper: 'letter',
  arrangement: 'by-order',
  fromNumber: 1,
  toNumber: 120,
  ticketCount: 1_240,
  reprintCount: 0,
  printedAt: fromNow(-0.1),
  printedBy: 'Marguerite Doucette',
  cameOut: null,
}

export const sampleBegunPrint = {
  ...print,
  toNumber: 3,
  ticketCount: 3,
  leftOut: [
    { reason: 'printed-already' as const, count: 12, orderIds: [] },
    { reason: 'void-not-printed' as const, count: 1, orderIds: [] },
  ],
  more: 0,
  raffles: [printedRaffle()],
}

export const samplePrints: readonly TicketPrint[] = [
  print,
  {
    ...print,
    id: '7d000002-0000-4000-8000-000000000000',
    arrangement: 'stacks',
    toNumber: 400,
    ticketCount: 400,
    reprintCount: 3,
    printedAt: fromNow(-1),
    printedBy: 'Joel Paul',
    cameOut: 212,
  },
  {
    ...print,
    id: '7d000003-0000-4000-8000-000000000000',
    toNumber: 1,
    ticketCount: 5,
    printedAt: fromNow(-2),
    cameOut: 1,
  },
]
