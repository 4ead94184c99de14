import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says when it refuses an order. */
export const orderMessages = {
  'not-on-sale': {
    en: 'The raffle is not on sale.',
    fr: 'La tombola n’est pas en vente.',
  },
  'sales-not-started': {
    en: 'Sales have not started yet.',
    fr: 'Les ventes n’ont pas encore commencé.',
  },
  'sales-ended': {
    en: 'Sales have ended.',
    fr: 'Les ventes sont terminées.',
  },
  'list-locked': {
    en: 'The list of tickets for a draw is locked: nothing enters or leaves it.',
    fr: 'La liste des billets d’un tirage est verrouillée : rien n’y entre ni n’en sort.',
  },
  'package-sold-out': {
    en: 'This package is sold out.',
    fr: 'Ce forfait est épuisé.',
  },
  'raffle-sold-out': {
    en: 'Not enough tickets are left: {left}.',
    fr: 'Il ne reste pas assez de billets : {left}.',
  },
  'customer-limit': {
    en: 'This customer has reached the limit of orders: {most}.',
    fr: 'Cette personne a atteint le nombre maximal de commandes : {most}.',
  },
  'invalid-phone': {
    en: 'The {field} field must contain 10 digits.',
    fr: 'Le champ {field} doit contenir 10 chiffres.',
  },
  'postal-code-outside': {
    en: 'The postal code must be from within the province.',
    fr: 'Le code postal doit être situé dans la province.',
  },
  'already-void': {
    en: 'This order is void already.',
    fr: 'Cette commande est déjà annulée.',
  },
  'order-failed': {
    en: 'This order failed: there is nothing to void.',
    fr: 'Cette commande a échoué : il n’y a rien à annuler.',
  },
  'not-a-cheque': {
    en: 'Order {order} is not a paid cheque: there is nothing to clear.',
    fr: 'La commande {order} n’est pas payée par chèque : il n’y a rien à compenser.',
  },
  'order-has-winner': {
    en: 'A ticket of this order was picked. Reject the pick first.',
    fr: 'Un billet de cette commande a été désigné. Refusez d’abord cette désignation.',
  },
} as const satisfies Record<string, Record<Locale, string>>
