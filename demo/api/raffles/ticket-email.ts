/** The email that brings a buyer their tickets: the same one whether it is meant or a test of it. */
import { formatFullMoment } from '../../../src/core/format/clock.ts'
import { formatMoney } from '../../../src/core/format/money.ts'
import { oneLine } from '../../../src/core/format/one-line.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { NumberRange } from '../../../src/core/orders/part-void.ts'
import type { Draw } from '../../../src/core/raffles/draws/draw.ts'
import { fillPlaces } from '../../../src/core/raffles/editor/email-places.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { bareText, escapedText } from './bare-text.ts'
import { cleanHtml } from './clean-html.ts'
import { ticketEmailTexts } from './ticket-email-words.ts'

export interface TicketEmail {
  locale: Locale
  organizationName: string
  /** ISO 4217. */
  currency: string
  fields: Pick<
    RaffleFields,
    | 'name'
    | 'timeZone'
    | 'drawDate'
    | 'drawLocation'
    | 'licenseNumber'
    | 'emailTicketBody'
    | 'emailTicketFooter'
  >
  /** Every draw of the raffle: its date, and what its secret was committed to. */
  draws: readonly Pick<Draw, 'drawAt' | 'commitment'>[]
  buyer: { firstName: string; lastName: string }
  /** Those that stand, or all of a void order's; and those that are void while it stands. */
  tickets: { numbers: readonly NumberRange[]; voided: readonly NumberRange[]; ticketsUrl: string }
  amountCents: number
  /** It is no ticket: a test, or void with its order or alone. */
  notice: 'test' | 'void' | 'void-ticket' | null
}

/**
 * Bodies in text and in HTML. Staff's own HTML is cleaned once its places are filled in, since it may be older than the
 * rule, and a name that a buyer gave may stand where a link leads.
 */
export function ticketEmail(email: TicketEmail) {
  const { locale, fields } = email
  const text = ticketEmailTexts[locale]
  const places = placesOf(email)
  const own = cleanHtml(fillPlaces(fields.emailTicketBody, places))
  const body = own === '' ? usualBody(email) : own
  const footer = cleanHtml(fillPlaces(fields.emailTicketFooter, places))
  const lines = linesOf(email)
  const mark = email.notice === null ? null : text.notices[email.notice]
  const notice = mark?.notice ?? ''
  const parts = [notice, bareText(body), lines.join('\n'), bareText(footer), text.support]
  return {
    subject: `${mark?.before ?? ''}${text.subject(oneLine(fields.name))}`,
    textBody: parts.filter(part => part !== '').join('\n\n'),
    htmlBody: `<!doctype html><html lang="${locale}"><meta charset="utf-8">${
      notice && `<p><strong>${escapedText(notice)}</strong></p>`
    }
${body}
<p>${lines.map(escapedText).join('<br>')}</p>
${footer}
<p>${escapedText(text.support)}</p></html>`,
  }
}

/** Without words of the organisation's own. */
function usualBody({ locale, buyer, organizationName }: TicketEmail): string {
  return ticketEmailTexts[locale]
    .usual({ firstName: buyer.firstName, organization: organizationName })
    .map(line => `<p>${escapedText(line)}</p>`)
    .join('\n')
}

/** What the editor offers to fill in (core/raffles/editor/email-places.ts), for this buyer. */
export function placesOf({
  locale,
  currency,
  fields,
  buyer,
  tickets,
  amountCents,
}: Omit<TicketEmail, 'organizationName' | 'draws' | 'notice'>) {
  const { drawDate, timeZone, drawLocation } = fields
  return {
    ...buyer,
    raffleName: fields.name,
    ticketNumbers: ticketEmailTexts[locale].ranges(tickets.numbers),
    amount: formatMoney(amountCents, currency, locale),
    drawDate: drawDate === null ? '–' : formatFullMoment(drawDate, timeZone, locale),
    drawLocation: drawLocation || '–',
    ticketsUrl: tickets.ticketsUrl,
  }
}

function linesOf(email: TicketEmail): string[] {
  const { locale, organizationName, currency, fields, draws, tickets, amountCents } = email
  const { name, timeZone, drawLocation, licenseNumber } = fields
  const text = ticketEmailTexts[locale]
  return [
    `${name} – ${organizationName}`,
    `${text.numbers}${text.ranges(tickets.numbers)}`,
    ...(tickets.voided.length === 0 ? [] : [text.voided(text.ranges(tickets.voided))]),
    `${text.amount}${formatMoney(amountCents, currency, locale)}`,
    ...draws.flatMap(({ drawAt, commitment }) => [
      `${text.draw}${drawAt === null ? text.undated : formatFullMoment(drawAt, timeZone, locale)}`,
      ...(commitment === null ? [] : [`${text.commitment}${commitment}`]),
    ]),
    ...(drawLocation === '' ? [] : [`${text.place}${drawLocation}`]),
    ...(licenseNumber === null ? [] : [`${text.licence}${licenseNumber}`]),
  ]
}
