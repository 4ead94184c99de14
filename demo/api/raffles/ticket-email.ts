/** The email that brings a buyer their tickets, with made-up numbers: what a test shows. */
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { emailPlaces, fillPlaces } from '../../../src/core/raffles/editor/email-places.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'

export interface TicketEmail {
  locale: Locale
  organizationName: string
  currency: string
  fields: RaffleFields
  /** SHA-256 of the final draw's seed, in hex; null for a barrel. */
  commitment: string | null
}

const texts = {
  en: {
    subject: (raffle: string) => `Test: Your tickets: ${raffle}`,
    notice: 'This is a test. It is no ticket, and the numbers are made up.',
    numbers: (first: string, last: string) => `Your numbers: ${first} to ${last}`,
    draw: 'Draw',
    place: 'Place',
    licence: 'Licence',
    commitment: 'Commitment of the draw (SHA-256)',
    support: 'Play within your means. If gambling is no longer fun, help is there: call 211.',
  },
  fr: {
    subject: (raffle: string) => `Essai : Vos billets : ${raffle}`,
    notice: 'Ceci est un essai. Ce n’est pas un billet, et les numéros sont inventés.',
    numbers: (first: string, last: string) => `Vos numéros : ${first} à ${last}`,
    draw: 'Tirage',
    place: 'Lieu',
    licence: 'Licence',
    commitment: 'Engagement du tirage (SHA-256)',
    support:
      'Jouez selon vos moyens. Si le jeu n’est plus un plaisir, de l’aide existe : composez le 211.',
  },
} as const

/** Bodies in text and in HTML. Staff's own HTML stands in it as it is: the outbox shows it where nothing runs. */
export function ticketEmail(email: TicketEmail) {
  const { locale, organizationName, fields, commitment, currency } = email
  const text = texts[locale]
  const first = fields.startingTicketNumber
  const number = (value: number) => value.toLocaleString(locale === 'fr' ? 'fr-CA' : 'en-CA')
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const lines = [
    `${fields.name} – ${organizationName}`,
    text.numbers(number(first), number(first + 2)),
    ...(fields.drawDate
      ? [`${text.draw}${colon} ${momentOf(fields.drawDate, fields.timeZone, locale)}`]
      : []),
    ...(fields.drawLocation ? [`${text.place}${colon} ${fields.drawLocation}`] : []),
    ...(fields.licenseNumber ? [`${text.licence}${colon} ${fields.licenseNumber}`] : []),
    ...(commitment ? [`${text.commitment}${colon} ${commitment}`] : []),
  ]
  const places = emailPlaces(fields, { buyer: locale, currency })
  const body = fillPlaces(fields.emailTicketBody, places)
  const footer = fillPlaces(fields.emailTicketFooter, places)
  return {
    subject: text.subject(fields.name),
    textBody: [text.notice, bareText(body), lines.join('\n'), bareText(footer), text.support]
      .filter(part => part !== '')
      .join('\n\n'),
    htmlBody: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><p><strong>${escaped(text.notice)}</strong></p>
${body}
<p>${lines.map(escaped).join('<br>')}</p>
${footer}
<p>${escaped(text.support)}</p></html>`,
  }
}

function momentOf(instant: string, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(new Date(instant))
}

/** HTML as text: for the part of an email that everybody can read. */
function bareText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
