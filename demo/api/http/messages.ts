import { formatInstant } from '../../../src/core/format/instants.ts'
import { isolated } from '../../../src/core/i18n/isolate.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { RaffleRuleCode } from '../../../src/core/raffles/reason-words.ts'
import { customerMessages } from '../customers/messages.ts'
import { embedKeyMessages } from '../embed-keys/messages.ts'
import { oneTimeLinkMessages } from '../one-time-links/messages.ts'
import { orderEntryMessages } from '../order-entry/messages.ts'
import { orderMessages } from '../orders/messages.ts'
import { organizationMessages } from '../organizations/messages.ts'
import { passkeyMessages } from '../passkeys/messages.ts'
import { paymentMessages } from '../payments/messages.ts'
import { profileMessages } from '../profile/messages.ts'
import { drawMessages } from '../raffles/draws/messages.ts'
import { memberMessages } from '../raffles/members/messages.ts'
import { raffleMessages, ruleMessage } from '../raffles/messages.ts'
import { prizeMessages } from '../raffles/prizes/messages.ts'
import { secondFactorMessages } from '../second-factor/messages.ts'
import { signUpMessages } from '../sign-up/messages.ts'
import { slipMessages } from '../slips/messages.ts'
import { staffReasonMessages } from '../staff-reasons/messages.ts'
import { subscriptionMessages } from '../subscriptions/messages.ts'
import { tagMessages } from '../tags/messages.ts'
import { ticketMessages } from '../tickets/messages.ts'
import { userMessages } from '../users/messages.ts'

export type RefusalMessages = Record<string, Record<Locale, string>>

/** What every domain says. `{field}`, `{wait}` and a reason's own params are filled in. */
const sharedMessages = {
  'donation-not-received': {
    en: 'This donation was not received: it gets no receipt.',
    fr: 'Ce don n’a pas été reçu : il ne donne droit à aucun reçu.',
  },
  'receipt-number-of-another': {
    en: 'This number was given to another donor’s donation. Check it, or take the next one.',
    fr: 'Ce numéro a été donné au don d’une autre personne. Vérifiez-le, ou prenez le suivant.',
  },
  'not-signed-in': {
    en: 'Please sign in.',
    fr: 'Veuillez vous connecter.',
  },
  'session-ended': {
    en: 'Your session has ended. Please sign in again.',
    fr: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
  'sign-in-failed': {
    en: 'The email address or the password is not right.',
    fr: 'L’adresse courriel ou le mot de passe est inexact.',
  },
  'access-suspended': {
    en: 'Your access is suspended. Ask whoever manages the people of your organization.',
    fr: 'Votre accès est suspendu. Adressez-vous à la personne qui gère les utilisateurs de votre organisme.',
  },
  'too-many-attempts': {
    en: 'Too many attempts. Please try again in {wait}.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {wait}.',
  },
  'bad-key': {
    en: 'This key is not valid.',
    fr: 'Cette clé n’est pas valide.',
  },
  'wrong-origin': {
    en: 'This token is for a page on another origin.',
    fr: 'Ce jeton est destiné à une page d’une autre origine.',
  },
  'origin-not-allowed': {
    en: 'This key does not allow that origin.',
    fr: 'Cette clé n’autorise pas cette origine.',
  },
  'scope-not-allowed': {
    en: 'This token does not cover that.',
    fr: 'Ce jeton ne couvre pas cette demande.',
  },
  'role-not-in-key': {
    en: 'This key does not act in that role.',
    fr: 'Cette clé n’agit pas dans ce rôle.',
  },
  'person-not-allowed': {
    en: 'This person does not have that role in this organization.',
    fr: 'Cette personne n’a pas ce rôle dans cet organisme.',
  },
  'not-allowed': {
    en: 'Your role does not allow this.',
    fr: 'Votre rôle ne le permet pas.',
  },
  'other-organization': {
    en: 'You do not have access to this organization.',
    fr: 'Vous n’avez pas accès à cet organisme.',
  },
  'product-missing': {
    en: 'This organization does not have the product that this needs.',
    fr: 'Cet organisme n’a pas le produit nécessaire.',
  },
  'not-found': {
    en: 'This does not exist, or is not yours to see.',
    fr: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
  },
  'host-not-listed': {
    en: 'This server does not answer to that name. Whoever runs it lists its names: npm start -- --host NAME',
    fr: 'Ce serveur ne répond pas à ce nom. La personne qui l’exploite en donne les noms : npm start -- --host NOM',
  },
  'no-such-call': {
    en: 'There is no such call.',
    fr: 'Cet appel n’existe pas.',
  },
  'not-json': {
    en: 'The body is not valid JSON.',
    fr: 'Le corps de la demande n’est pas du JSON valide.',
  },
  'not-json-type': {
    en: 'The body must be sent as application/json.',
    fr: 'Le corps de la demande doit être envoyé en application/json.',
  },
  'too-large': {
    en: 'The body is too large.',
    fr: 'Le corps de la demande est trop volumineux.',
  },
  required: {
    en: 'The {field} field is required.',
    fr: 'Le champ {field} est obligatoire.',
  },
  'not-writable': {
    en: 'The {field} field can’t be written by this call.',
    fr: 'Le champ {field} ne peut pas être écrit par cet appel.',
  },
  invalid: {
    en: 'The {field} field is not valid.',
    fr: 'Le champ {field} n’est pas valide.',
  },
  'invalid-body': {
    en: 'The body is not of the expected shape.',
    fr: 'Le corps de la demande n’a pas la forme attendue.',
  },
  'too-long': {
    en: 'The {field} field is too long.',
    fr: 'Le champ {field} est trop long.',
  },
  'invalid-time-zone': {
    en: 'The {field} field must be a time zone such as America/Halifax.',
    fr: 'Le champ {field} doit être un fuseau horaire, p. ex. America/Halifax.',
  },
  'page-too-deep': {
    en: 'Pages end at row 10,000. Go on from there with the cursor.',
    fr: 'Les pages s’arrêtent à la 10 000e ligne. Continuez avec le curseur.',
  },
  'idempotency-key-missing': {
    en: 'This call needs an Idempotency-Key header of 16 to 128 letters, digits or dashes.',
    fr: 'Cet appel exige un en-tête Idempotency-Key de 16 à 128 lettres, chiffres ou tirets.',
  },
  'idempotency-key-reused': {
    en: 'This Idempotency-Key was used for another request.',
    fr: 'Cet Idempotency-Key a déjà servi à une autre demande.',
  },
  'answer-erased': {
    en: 'This was done before. Its answer told of somebody who has been erased since.',
    fr: 'C’est déjà fait. La réponse parlait d’une personne dont les renseignements ont été effacés depuis.',
  },
  'stale-edit': {
    en: 'Somebody else changed this in the meantime.',
    fr: 'Une autre personne a modifié cet élément entre-temps.',
  },
  'too-many-jobs': {
    en: 'Several files of yours are still being made. Please wait for one of them, or cancel it.',
    fr: 'Plusieurs de vos fichiers sont encore en préparation. Veuillez en attendre un ou l’annuler.',
  },
  'file-gone': {
    en: 'This file was kept for a day. Please make it again.',
    fr: 'Ce fichier a été conservé une journée. Veuillez le préparer à nouveau.',
  },
  'job-not-finished': {
    en: 'This isn’t finished yet.',
    fr: 'Ce n’est pas encore terminé.',
  },
  busy: {
    en: 'Too many people are at it at this moment, and nothing was changed. Please try again in {wait}.',
    fr: 'Trop de personnes s’en servent en ce moment, et rien n’a été modifié. Veuillez réessayer dans {wait}.',
  },
  unavailable: {
    en: 'The service cannot be reached at this moment. Please try again in {wait}.',
    fr: 'Le service est inaccessible en ce moment. Veuillez réessayer dans {wait}.',
  },
  unexpected: {
    en: 'An unexpected error occurred, please try again later.',
    fr: 'Une erreur inattendue s’est produite, veuillez réessayer plus tard.',
  },
} as const satisfies RefusalMessages

/** What the API says when it refuses, by code; a domain's own words stand beside it. */
export const refusalMessages = {
  ...sharedMessages,
  ...raffleMessages,
  ...drawMessages,
  ...prizeMessages,
  ...ticketMessages,
  ...memberMessages,
  ...orderMessages,
  ...orderEntryMessages,
  ...organizationMessages,
  ...passkeyMessages,
  ...paymentMessages,
  ...customerMessages,
  ...signUpMessages,
  ...slipMessages,
  ...subscriptionMessages,
  ...embedKeyMessages,
  ...tagMessages,
  ...oneTimeLinkMessages,
  ...userMessages,
  ...profileMessages,
  ...secondFactorMessages,
  ...staffReasonMessages,
}

/** Rules bring the words that buttons have. */
export type RefusalCode = keyof typeof refusalMessages | RaffleRuleCode

/** An instant (UTC), which a message writes as its reader does, in this zone. */
export interface Moment {
  at: string
  timeZone: string
}

/** The message of a code in the reader's language, its placeholders filled. */
export function refusalMessage(
  code: RefusalCode,
  language: Locale,
  parameters: Readonly<Record<string, string | number | Moment | undefined>> = {},
): string {
  const told = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'object' ? momentIn(value, language) : value,
    ]),
  )
  if (!isOwn(code)) return ruleMessage(code, language, told)
  return refusalMessages[code][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    isolated(String(told[name] ?? '')),
  )
}

function momentIn({ at, timeZone }: Moment, locale: Locale): string {
  return formatInstant(at, { timeZone, locale, style: 'date-time', zone: true })
}

function isOwn(code: RefusalCode): code is keyof typeof refusalMessages {
  return Object.hasOwn(refusalMessages, code)
}
