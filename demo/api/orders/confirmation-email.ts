import type { Transaction } from 'kysely'
import { formatFullMoment } from '../../../src/core/format/clock.ts'
import { formatMoney } from '../../../src/core/format/money.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Order } from '../../../src/core/orders/order.ts'
import type { Draw } from '../../../src/core/raffles/draws/draw.ts'
import type { Database } from '../database/schema.ts'
import { drawsOf } from '../raffles/draws/detail.ts'
import type { Sale } from './sale.ts'

interface Letter {
  firstName: string
  organizationName: string
  raffleName: string
  numbers: string
  amount: string
  /** One line or two for each draw: its date, and what it was committed to. */
  draws: string
}

const letters: Record<Locale, (letter: Letter) => [string, string]> = {
  en: ({ firstName, organizationName, raffleName, numbers, amount, draws }) => [
    `Your tickets: ${raffleName}`,
    `Hello ${firstName},

Thank you for supporting ${organizationName}.
Your numbers: ${numbers}
Amount: ${amount}

${draws}

Good luck.`,
  ],
  fr: ({ firstName, organizationName, raffleName, numbers, amount, draws }) => [
    `Vos billets : ${raffleName}`,
    `Bonjour ${firstName},

Merci d’appuyer ${organizationName}.
Vos numéros : ${numbers}
Montant : ${amount}

${draws}

Bonne chance.`,
  ],
}

const words: Record<Locale, { to: string; draw: string; undated: string; commitment: string }> = {
  en: {
    to: ' to ',
    draw: 'Draw: ',
    undated: 'date to be announced',
    commitment: 'Commitment to the draw’s secret: ',
  },
  fr: {
    to: ' à ',
    draw: 'Tirage : ',
    undated: 'date à venir',
    commitment: 'Empreinte du secret du tirage : ',
  },
}

/** What the buyer gets, in their language: numbers, and each draw's date and commitment to compare later. */
export async function mailConfirmation(
  transaction: Transaction<Database>,
  sale: Sale,
  order: Order,
  { customerId, at }: { customerId: string; at: Date },
): Promise<void> {
  const { email, firstName, locale } = await transaction
    .selectFrom('customers')
    .select(['email', 'firstName', 'locale'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (email === null) return
  const { organizationName, raffleName, organizationId, timeZone } = sale
  const draws = await drawsOf(transaction, sale.raffleId)
  const currency = sale.country === 'CA' ? 'CAD' : 'USD'
  const [subject, textBody] = letters[locale]({
    firstName,
    organizationName,
    raffleName,
    numbers: numbersOf(order, locale),
    amount: formatMoney(order.amountPaidCents, currency, locale),
    draws: draws.map(draw => drawLines(draw, timeZone, locale)).join('\n'),
  })
  await transaction
    .insertInto('emails')
    .values({ organizationId, recipient: email, subject, textBody, locale, sentAt: at })
    .execute()
}

function numbersOf({ firstTicketNumber, lastTicketNumber }: Order, locale: Locale): string {
  const one = firstTicketNumber === lastTicketNumber
  return one ? `${firstTicketNumber}` : `${firstTicketNumber}${words[locale].to}${lastTicketNumber}`
}

function drawLines({ drawAt, commitment }: Draw, timeZone: string, locale: Locale): string {
  const text = words[locale]
  const date = drawAt === null ? text.undated : formatFullMoment(drawAt, timeZone, locale)
  const line = `${text.draw}${date}`
  return commitment === null ? line : `${line}\n${text.commitment}${commitment}`
}
