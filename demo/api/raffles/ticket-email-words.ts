import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { NumberRange } from '../../../src/core/orders/part-void.ts'
import { paperWords } from '../../../src/core/tickets/paper-words.ts'

interface Mark {
  before: string
  notice: string
}

interface Texts {
  subjectOfSome: (numbers: string, areMany: boolean, raffle: string) => string
  /** What stands before the subject, and over everything. */
  notices: Record<'test' | 'void' | 'void-ticket', Mark>
  /** The same of some tickets that are void from now on, while the rest of their order stands. */
  voidedNow: (numbers: string, areMany: boolean) => Mark
  usual: (of: { firstName: string; organization: string }) => string[]
  /** The same of what is void. */
  voided: (of: { firstName: string; organization: string }) => string[]
  /** Before words of the organisation in its own language. */
  inOther: string
  ranges: (ranges: readonly NumberRange[]) => string
  numbers: string
  void: string
  voidNumbers: (numbers: string) => string
  amount: string
  donation: string
  total: string
  /** The bank hasn't paid the cheque. */
  uncleared: string
  draw: string
  undated: string
  commitment: string
  place: string
  licence: string
  support: string
}

/** Numbers stand as they are on the tickets: without groups. */
const rangesWith = (to: string) => (ranges: readonly NumberRange[]) =>
  ranges
    .map(({ firstNumber: first, lastNumber: last }) =>
      first === last ? `${first}` : `${first}${to}${last}`,
    )
    .join(', ')

export const ticketEmailTexts: Record<Locale, Texts> = {
  en: {
    subjectOfSome: (numbers, areMany, raffle) =>
      `Your ${areMany ? 'tickets' : 'ticket'} ${numbers}: ${raffle}`,
    notices: {
      test: {
        before: 'Test: ',
        notice: 'This is a test. It is no ticket, and the numbers are made up.',
      },
      void: {
        before: 'VOID: ',
        notice: 'VOID: this order was voided. Its tickets are in no draw.',
      },
      'void-ticket': {
        before: 'VOID: ',
        notice: 'VOID: this ticket was voided. It is in no draw.',
      },
    },
    voidedNow: (numbers, areMany) => ({
      before: 'VOID: ',
      notice: areMany
        ? `VOID: tickets ${numbers} were voided. They are in no draw. The rest of your order is still valid.`
        : `VOID: ticket ${numbers} was voided. It is in no draw. The rest of your order is still valid.`,
    }),
    usual: ({ firstName, organization }) => [
      `Hello ${firstName},`,
      `Thank you for supporting ${organization}. Good luck.`,
    ],
    voided: ({ firstName, organization }) => [
      `Hello ${firstName},`,
      `If you have a question about this, please get in touch with ${organization}.`,
    ],
    inOther: 'A message from the organization, in French:',
    ranges: rangesWith(' to '),
    numbers: 'Your numbers: ',
    void: 'Void: ',
    voidNumbers: numbers => `VOID: ${numbers}. These numbers are in no draw.`,
    amount: 'Amount: ',
    donation: 'Donation: ',
    total: 'Total: ',
    uncleared: 'The tickets take part once the bank has paid the cheque.',
    draw: 'Draw: ',
    undated: 'date to be announced',
    commitment: 'Commitment to the draw’s secret (SHA-256): ',
    place: 'Place: ',
    licence: 'Licence: ',
    support: paperWords.en.support,
  },
  fr: {
    subjectOfSome: (numbers, areMany, raffle) =>
      `${areMany ? 'Vos billets' : 'Votre billet'} ${numbers} : ${raffle}`,
    notices: {
      test: {
        before: 'Essai : ',
        notice: 'Ceci est un essai. Ce n’est pas un billet, et les numéros sont inventés.',
      },
      void: {
        before: 'ANNULÉE : ',
        notice:
          'ANNULÉE : cette commande a été annulée. Ses billets ne participent à aucun tirage.',
      },
      'void-ticket': {
        before: 'ANNULÉ : ',
        notice: 'ANNULÉ : ce billet a été annulé. Il ne participe à aucun tirage.',
      },
    },
    voidedNow: (numbers, areMany) =>
      areMany
        ? {
            before: 'ANNULÉS : ',
            notice: `ANNULÉS : les billets ${numbers} ont été annulés. Ils ne participent à aucun tirage. Le reste de votre commande demeure valide.`,
          }
        : {
            before: 'ANNULÉ : ',
            notice: `ANNULÉ : le billet ${numbers} a été annulé. Il ne participe à aucun tirage. Le reste de votre commande demeure valide.`,
          },
    usual: ({ firstName, organization }) => [
      `Bonjour ${firstName},`,
      `Merci d’appuyer ${organization}. Bonne chance.`,
    ],
    voided: ({ firstName, organization }) => [
      `Bonjour ${firstName},`,
      `Pour toute question à ce sujet, communiquez avec ${organization}.`,
    ],
    inOther: 'Un message de l’organisme, en anglais :',
    ranges: rangesWith(' à '),
    numbers: 'Vos numéros : ',
    void: 'Annulation : ',
    voidNumbers: numbers => `ANNULÉ : ${numbers}. Ces numéros ne participent à aucun tirage.`,
    amount: 'Montant : ',
    donation: 'Don : ',
    total: 'Total : ',
    uncleared: 'Les billets participent dès que la banque a payé le chèque.',
    draw: 'Tirage : ',
    undated: 'date à venir',
    commitment: 'Engagement sur le secret du tirage (SHA-256) : ',
    place: 'Lieu : ',
    licence: 'Licence : ',
    support: paperWords.fr.support,
  },
}
