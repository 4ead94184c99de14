import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import french from '../../../src/core/orders/rule-texts.fr.ts'
import { orderRuleTexts } from '../../../src/core/orders/rule-texts.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'

const { english } = orderRuleTexts
const inFrench = translated(english, french)
const codes = Object.keys(english) as OrderReasonCode[]

/** A rule's refusals, in the very words that the order's page has. */
const ruleMessages = Object.fromEntries(
  codes.map(code => [code, { en: english[code], fr: inFrench[code] }]),
) as Record<OrderReasonCode, Record<Locale, string>>

/** What the API says when it refuses an order. */
export const orderMessages = {
  ...ruleMessages,
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
  'package-sold-out': {
    en: 'This package is sold out.',
    fr: 'Ce forfait est épuisé.',
  },
  'package-short': {
    en: 'Not enough of this package are left: {left}.',
    fr: 'Il ne reste pas assez de ce forfait : {left}.',
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
  'follow-up-too-far': {
    en: 'This day is more than ten years away: check the year.',
    fr: 'Ce jour est dans plus de dix ans : vérifiez l’année.',
  },
  'not-its-ticket': {
    en: 'This order has no ticket of that number.',
    fr: 'Cette commande n’a pas de billet de ce numéro.',
  },
  'refund-too-large': {
    en: 'No more than what is left of the money can go back.',
    fr: 'On ne peut pas rendre plus que ce qui reste de l’argent.',
  },
  'bulk-too-large': {
    en: 'No more than {most} orders go at once: narrow them down by filters.',
    fr: 'Pas plus de {most} commandes à la fois : réduisez leur nombre par des filtres.',
  },
  'bulk-begun': {
    en: 'This has begun already.',
    fr: 'C’est déjà commencé.',
  },
  'bulk-empty': {
    en: 'There is no order that this can be done to.',
    fr: 'Il n’y a aucune commande pour laquelle c’est possible.',
  },
  'row-key-taken': {
    en: 'Another row has this key.',
    fr: 'Une autre ligne porte cette clé.',
  },
  'file-imported': {
    en: 'The orders of this file were imported before.',
    fr: 'Les commandes de ce fichier ont déjà été importées.',
  },
  'not-a-cheque': {
    en: 'Order {order} is not a paid cheque: there is nothing to clear.',
    fr: 'La commande {order} n’est pas payée par chèque : il n’y a rien à compenser.',
  },
} as const satisfies Record<string, Record<Locale, string>>
