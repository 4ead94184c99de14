/** What stands on tickets beside their facts, in the buyer's language: on paper, and in emails where it is the same. */
import type { Locale } from '../i18n/texts.ts'
import type { orderSources } from '../orders/order.ts'

type Source = (typeof orderSources)[number]

export interface PaperWords {
  /** Between a name and what it is. */
  colon: string
  ticket: string
  tickets: (count: string) => string
  order: string
  issued: string
  pointOfSale: string
  sources: Readonly<Record<Source | 'online', string>>
  price: string
  /** "$10.00 for 3 tickets"; of one ticket alone, the amount. */
  priceOf: (amount: string, count: number) => string
  draw: string
  undated: string
  place: string
  licence: string
  contact: string
  reprint: string
  test: string
  testNote: string
  /** Beside the code that tells a ticket of ours. */
  code: string
  /** Where gambling is no longer fun. */
  support: string
}

export const paperWords: Readonly<Record<Locale, PaperWords>> = {
  en: {
    colon: ': ',
    ticket: 'Ticket',
    tickets: count => `${count} tickets`,
    order: 'Order',
    issued: 'Issued',
    pointOfSale: 'Point of sale',
    sources: {
      mail: 'Mail',
      phone: 'Phone',
      walk_in: 'Counter',
      membership: 'Membership',
      prize: 'Prize',
      online: 'Online',
    },
    price: 'Price',
    priceOf: (amount, count) => (count === 1 ? amount : `${amount} for ${count} tickets`),
    draw: 'Draw',
    undated: 'date to be announced',
    place: 'Draw place',
    licence: 'Licence',
    contact: 'Questions',
    reprint: 'REPRINT',
    test: 'TEST',
    testNote: 'This is a test page. It is no ticket.',
    code: 'Ticket’s check code',
    support: 'Play within your means. If gambling is no longer fun, help is there: call 211.',
  },
  fr: {
    colon: '\u00a0: ',
    ticket: 'Billet',
    tickets: count => `${count} billets`,
    order: 'Commande',
    issued: 'Émis',
    pointOfSale: 'Point de vente',
    sources: {
      mail: 'Poste',
      phone: 'Téléphone',
      walk_in: 'Comptoir',
      membership: 'Adhésion',
      prize: 'Prix',
      online: 'En ligne',
    },
    price: 'Prix',
    priceOf: (amount, count) => (count === 1 ? amount : `${amount} pour ${count} billets`),
    draw: 'Tirage',
    undated: 'date à venir',
    place: 'Lieu du tirage',
    licence: 'Licence',
    contact: 'Questions',
    reprint: 'RÉIMPRESSION',
    test: 'ESSAI',
    testNote: 'Ceci est une page d’essai. Ce n’est pas un billet.',
    code: 'Code de vérification du billet',
    support:
      'Jouez selon vos moyens. Si le jeu n’est plus un plaisir, de l’aide existe : composez le 211.',
  },
}
