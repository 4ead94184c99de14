/**
 * Places in the ticket email that are filled in, written {{firstName}}: in the editor's preview and in a test
 * that the server sends. Two made-up buyers, one for each language, with names as they come.
 */

import { formatFullMoment } from '../../format/clock.ts'
import { formatMoney } from '../../format/money.ts'
import { isolated } from '../../i18n/isolate.ts'
import type { Locale } from '../../i18n/texts.ts'
import { isInstant } from './together.ts'

export const sampleBuyers: Readonly<
  Record<Locale, { firstName: string; lastName: string; email: string }>
> = {
  en: { firstName: 'Rosalie', lastName: 'Thibodeau', email: 'rosalie.thibodeau@example.org' },
  fr: { firstName: 'Amélie', lastName: 'L’Écuyer', email: 'amelie.lecuyer@example.org' },
}

/** The subject of a ticket email, in its buyer's language. @param raffle its name, in one line */
export const ticketEmailSubjects: Readonly<Record<Locale, (raffle: string) => string>> = {
  en: raffle => `Your tickets: ${raffle}`,
  fr: raffle => `Vos billets : ${raffle}`,
}

/** What they paid for their three tickets, and where they see them. */
export const sampleAmountCents = 1000
export const sampleTicketsUrl = 'https://example.org/tickets/4F09C2'

export interface EmailFacts {
  name: string
  /** UTC; null, or half typed, shows a dash. */
  drawDate: string | null
  drawLocation: string
  timeZone: string
  startingTicketNumber: number | null
}

interface EmailReader {
  /** The language that the buyer reads. */
  buyer: Locale
  currency: string
}

/** What stands in each place for a made-up buyer. */
export function emailPlaces(facts: EmailFacts, { buyer, currency }: EmailReader) {
  const { name, drawDate, drawLocation, timeZone, startingTicketNumber } = facts
  const { firstName, lastName } = sampleBuyers[buyer]
  const first = startingTicketNumber || 1
  return {
    firstName,
    lastName,
    raffleName: name,
    ticketNumbers: [first, first + 1, first + 2].join(', '),
    amount: formatMoney(sampleAmountCents, currency, buyer),
    drawDate: isInstant(drawDate) ? formatFullMoment(drawDate, timeZone, buyer) : '–',
    drawLocation: drawLocation || '–',
    ticketsUrl: sampleTicketsUrl,
  }
}

/** HTML with its places filled in; what is no place stays as it was written. */
export function fillPlaces(html: string, places: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const text = Object.hasOwn(places, name) ? places[name] : undefined
    return text === undefined ? place : escaped(isolated(text))
  })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
