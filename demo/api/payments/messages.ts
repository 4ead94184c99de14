import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says of cards. */
export const paymentMessages = {
  'card-declined': {
    en: 'The bank declined the card. Nothing was charged. Try another card, or another way to pay.',
    fr: 'La banque a refusé la carte. Rien n’a été débité. Essayez une autre carte ou un autre mode de paiement.',
  },
  'card-cvc': {
    en: 'The card’s security code is wrong. Nothing was charged. Enter it again.',
    fr: 'Le code de sécurité de la carte est inexact. Rien n’a été débité. Saisissez-le de nouveau.',
  },
  'card-postal-mismatch': {
    en: 'The postal code is not the card’s. Nothing was charged. Try another card.',
    fr: 'Le code postal n’est pas celui de la carte. Rien n’a été débité. Essayez une autre carte.',
  },
  'card-expired': {
    en: 'The card has expired. Nothing was charged. Try another card.',
    fr: 'La carte est expirée. Rien n’a été débité. Essayez une autre carte.',
  },
  'card-blocked': {
    en: 'The payment provider blocked this payment. Nothing was charged. Try another card, or another way to pay.',
    fr: 'Le service de paiement a bloqué ce paiement. Rien n’a été débité. Essayez une autre carte ou un autre mode de paiement.',
  },
  'card-timeout': {
    en: 'The card’s bank did not answer. Nothing was charged. Try again, or try another card.',
    fr: 'La banque de la carte n’a pas répondu. Rien n’a été débité. Réessayez ou essayez une autre carte.',
  },
  'card-unsure': {
    en: 'The payment provider has not answered. No order was entered. Trying again charges nothing twice.',
    fr: 'Le service de paiement n’a pas répondu. Aucune commande n’a été saisie. Réessayer ne débite rien deux fois.',
  },
  'card-token-used': {
    en: 'These card details were used before. Enter the card again.',
    fr: 'Ces renseignements de carte ont déjà servi. Saisissez la carte de nouveau.',
  },
  'card-released': {
    en: 'The card’s money is no longer held, and nothing was charged. Enter the card again.',
    fr: 'Le montant n’est plus réservé sur la carte, et rien n’a été débité. Saisissez la carte de nouveau.',
  },
  'card-amount-changed': {
    en: 'The total changed meanwhile, so the card was not charged. Look at the total, then enter the card again.',
    fr: 'Le total a changé entre-temps ; la carte n’a donc pas été débitée. Vérifiez le total, puis saisissez la carte de nouveau.',
  },
} as const satisfies Record<string, Record<Locale, string>>
