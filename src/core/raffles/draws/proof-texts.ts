import { params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type OfTicket = { number: string }

const english = {
  title: 'Proof for a buyer',
  hint: 'A buyer who asks gets the proof that their ticket stands in the locked list. It names nobody; with the verification page they check it offline, against the root and the certificate.',
  ticketNumber: 'Ticket number',
  missing: 'Enter the number on the ticket.',
  absent: params<OfTicket>('Ticket {number} is not in the locked list of this draw.'),
  download: 'Download proof',
  downloadOf: params<OfTicket>('Proof of ticket {number}'),
  ofWhich: 'Proof of a ticket',
  saved: params<OfTicket>('The proof of ticket {number} is downloaded.'),
  file: params<OfTicket>('Proof of ticket {number}.json'),
  check: 'Verification page',
}

export type ProofTexts = typeof english

/** The proof that one ticket stands in a draw's locked list. */
export const proofTexts = defineTexts('draw-proof', english, () => import('./proof-texts.fr.ts'))
