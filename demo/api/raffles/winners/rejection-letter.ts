import type { Locale } from '../../../../src/core/i18n/texts.ts'

export interface Letter {
  subject: string
  body: string
}

interface Addressed {
  firstName: string
  raffleName: string
  organizationName: string
  ticketNumber: number
}

/**
 * What a rejected buyer is told, in their own language: staff read it, change it where they like, and send or
 * discard it. The reason isn't in it: it may be nobody's business, or not be settled.
 */
export const rejectionLetter: Record<Locale, (to: Addressed) => Letter> = {
  en: ({ firstName, raffleName, organizationName, ticketNumber }) => ({
    subject: `Your ticket ${ticketNumber} in ${raffleName}`,
    body: `Hello ${firstName},

Your ticket ${ticketNumber} was drawn in ${raffleName}. Under the rules of the raffle, it can’t be awarded the prize, and another ticket has been or will be drawn in its place.

If you have questions, please reply to this message.

${organizationName}`,
  }),
  fr: ({ firstName, raffleName, organizationName, ticketNumber }) => ({
    subject: `Votre billet ${ticketNumber} de la tombola ${raffleName}`,
    body: `Bonjour ${firstName},

Votre billet ${ticketNumber} a été tiré au sort pour la tombola ${raffleName}. Selon le règlement, le prix ne peut pas lui être attribué; un autre billet a été ou sera tiré à sa place.

Si vous avez des questions, veuillez répondre à ce message.

${organizationName}`,
  }),
}
