/** What subscribers are told by email, in their own language. */

import { formatLongDay } from '../../../src/core/format/dates.ts'
import { formatMoney } from '../../../src/core/format/money.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'

export interface Subscriber {
  firstName: string
  locale: Locale
  organizationName: string
  raffleName: string
  ticketCount: number
  priceCents: number
  /** ISO 4217. */
  currency: string
  cardEnding: string
}

interface Letter {
  subject: string
  textBody: string
}

/** Some days before a charge, so that nobody is surprised by it. */
export function noticeLetter(to: Subscriber, day: string): Letter {
  const amount = formatMoney(to.priceCents, to.currency, to.locale)
  const on = formatLongDay(day, to.locale)
  const { firstName, organizationName, raffleName, ticketCount, cardEnding } = to
  return to.locale === 'fr'
    ? {
        subject: `Votre abonnement : ${amount} le ${on}`,
        textBody: `Bonjour ${firstName},

Le ${on}, ${amount} seront portés à votre carte se terminant par ${cardEnding}, pour votre abonnement à ${raffleName} (nombre de billets : ${ticketCount}). Vos numéros vous parviendront par courriel tout de suite après.

Vous voulez sauter cette fois-ci, faire une pause ou arrêter? Répondez à ce message avant cette date. Rien n’est prélevé après une annulation.

${organizationName}`,
      }
    : {
        subject: `Your subscription: ${amount} on ${on}`,
        textBody: `Hello ${firstName},

On ${on}, ${amount} will be charged to your card ending in ${cardEnding} for your subscription to ${raffleName} (tickets: ${ticketCount}). Your numbers follow by email right after.

Would you rather skip this one, pause, or stop? Reply to this message before that day. Nothing is charged once it is cancelled.

${organizationName}`,
      }
}

/** Where the customer gives the payment provider another card. */
export function cardLinkLetter(to: Subscriber, url: string): Letter {
  const { firstName, organizationName, raffleName, cardEnding } = to
  return to.locale === 'fr'
    ? {
        subject: `Votre carte pour ${raffleName}`,
        textBody: `Bonjour ${firstName},

Votre abonnement à ${raffleName} est porté à la carte se terminant par ${cardEnding}. Pour en donner une autre à notre fournisseur de paiement :

${url}

Nous ne voyons jamais le numéro de votre carte.

${organizationName}`,
      }
    : {
        subject: `Your card for ${raffleName}`,
        textBody: `Hello ${firstName},

Your subscription to ${raffleName} is charged to the card ending in ${cardEnding}. To give our payment provider another one:

${url}

We never see your card’s number.

${organizationName}`,
      }
}
