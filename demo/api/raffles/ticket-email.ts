/** The email that brings a buyer their tickets: the same one whether it is meant or a test of it. */
import { formatFullMoment } from '../../../src/core/format/clock.ts'
import { formatMoney } from '../../../src/core/format/money.ts'
import { oneLine } from '../../../src/core/format/one-line.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type NumberRange, sizeOf } from '../../../src/core/orders/part-void.ts'
import type { Draw } from '../../../src/core/raffles/draws/draw.ts'
import { fillPlaces, ticketEmailSubjects } from '../../../src/core/raffles/editor/email-places.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { bareText, escapedText } from './bare-text.ts'
import { cleanHtml } from './clean-html.ts'
import { ticketEmailTexts } from './ticket-email-words.ts'

export interface TicketEmail {
  /** The buyer's. */
  locale: Locale
  /** What the organisation's own words are written in. */
  ownLocale: Locale
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
  tickets: {
    numbers: readonly NumberRange[]
    voided: readonly NumberRange[]
    ticketsUrl: string
    /** The one that is sent by itself of an order that has more. */
    alone?: number | undefined
    /** Void from now on: what the email is about. */
    voidedNow?: NumberRange | undefined
  }
  amountCents: number
  /** Of these, what was given beside the tickets. */
  donationCents?: number
  /** Paid by a cheque that the bank hasn't paid. */
  isUncleared?: boolean
  /** It is no ticket: a test, or void with its order or alone. */
  notice: 'test' | 'void' | 'void-ticket' | null
}

/**
 * Bodies in text and in HTML. Staff's own HTML is cleaned once its places are filled in, since it may be older than the
 * rule, and a name that a buyer gave may stand where a link leads. One about a void has none of it: it speaks of good luck.
 */
export function ticketEmail(email: TicketEmail) {
  const { locale } = email
  const text = ticketEmailTexts[locale]
  const { body, footer } = wordsOf(email)
  const lines = isVoid(email) ? voidLinesOf(email) : linesOf(email)
  const { before, notice } = markOf(email)
  const parts = [notice, bareText(body), lines.join('\n'), bareText(footer), text.support]
  return {
    subject: `${before}${subjectOf(email)}`,
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

function subjectOf({ locale, fields, tickets: { alone, voidedNow } }: TicketEmail): string {
  const text = ticketEmailTexts[locale]
  const raffle = oneLine(fields.name)
  if (voidedNow) return text.subjectOfSome(text.ranges([voidedNow]), sizeOf(voidedNow) > 1, raffle)
  return alone === undefined
    ? ticketEmailSubjects[locale](raffle)
    : text.subjectOfSome(`${alone}`, false, raffle)
}

/** What stands before the subject and over everything, of what is no ordinary receipt. */
function markOf({ locale, notice, tickets: { voidedNow } }: TicketEmail) {
  const text = ticketEmailTexts[locale]
  if (voidedNow) return text.voidedNow(text.ranges([voidedNow]), sizeOf(voidedNow) > 1)
  return notice === null ? { before: '', notice: '' } : text.notices[notice]
}

const isVoid = ({ notice }: TicketEmail) => notice === 'void' || notice === 'void-ticket'

/** The organisation's own words; before those that aren't in the buyer's language, the usual ones in theirs. */
function wordsOf(email: TicketEmail): { body: string; footer: string } {
  const { locale, ownLocale, fields, buyer, organizationName } = email
  const text = ticketEmailTexts[locale]
  const said = { firstName: buyer.firstName, organization: organizationName }
  if (isVoid(email) || email.tickets.voidedNow)
    return { body: paragraphs(text.voided(said)), footer: '' }
  const places = placesOf(email)
  const own = cleanHtml(fillPlaces(fields.emailTicketBody, places))
  const footer = cleanHtml(fillPlaces(fields.emailTicketFooter, places))
  if (own === '') return { body: paragraphs(text.usual(said)), footer: inOwn(footer, email) }
  if (locale === ownLocale) return { body: own, footer }
  const body = `${paragraphs([...text.usual(said), text.inOther])}\n${inOwn(own, email)}`
  return { body, footer: inOwn(footer, email) }
}

function paragraphs(lines: readonly string[]): string {
  return lines.map(line => `<p>${escapedText(line)}</p>`).join('\n')
}

/** What is written in the organisation's language, named as such within an email in another one. */
function inOwn(html: string, { locale, ownLocale }: TicketEmail): string {
  return html === '' || locale === ownLocale ? html : `<div lang="${ownLocale}">${html}</div>`
}

/** What the editor offers to fill in (core/raffles/editor/email-places.ts), for this buyer. */
export function placesOf({
  locale,
  currency,
  fields,
  buyer,
  tickets,
  amountCents,
}: Omit<TicketEmail, 'ownLocale' | 'organizationName' | 'draws' | 'notice'>) {
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
  const { locale, organizationName, fields, draws, tickets, isUncleared = false } = email
  const { name, timeZone, drawLocation, licenseNumber } = fields
  const text = ticketEmailTexts[locale]
  return [
    `${name} – ${organizationName}`,
    `${text.numbers}${text.ranges(tickets.numbers)}`,
    ...(tickets.voided.length === 0 ? [] : [text.voidNumbers(text.ranges(tickets.voided))]),
    ...(tickets.alone === undefined ? moneyOf(email) : []),
    ...(isUncleared ? [text.uncleared] : []),
    ...draws.flatMap(({ drawAt, commitment }) => [
      `${text.draw}${drawAt === null ? text.undated : formatFullMoment(drawAt, timeZone, locale)}`,
      ...(commitment === null ? [] : [`${text.commitment}${commitment}`]),
    ]),
    ...(drawLocation === '' ? [] : [`${text.place}${drawLocation}`]),
    ...(licenseNumber === null ? [] : [`${text.licence}${licenseNumber}`]),
  ]
}

/** A donation stands apart from what the tickets cost. */
function moneyOf({ locale, currency, amountCents, donationCents = 0 }: TicketEmail): string[] {
  const text = ticketEmailTexts[locale]
  const money = (cents: number) => formatMoney(cents, currency, locale)
  if (donationCents === 0) return [`${text.amount}${money(amountCents)}`]
  return [
    `${text.amount}${money(amountCents - donationCents)}`,
    `${text.donation}${money(donationCents)}`,
    `${text.total}${money(amountCents)}`,
  ]
}

/** Which ones they are, and of what; no draw, and no place to come to. */
function voidLinesOf({ locale, organizationName, fields, tickets }: TicketEmail): string[] {
  const text = ticketEmailTexts[locale]
  return [`${fields.name} – ${organizationName}`, `${text.void}${text.ranges(tickets.numbers)}`]
}
