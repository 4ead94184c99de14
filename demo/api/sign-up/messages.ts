import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says when it refuses a sign-up, or somebody who waits for one. */
export const signUpMessages = {
  'charity-number': {
    en: 'This is no charity number of that country.',
    fr: 'Ce n’est pas un numéro d’organisme de bienfaisance de ce pays.',
  },
  'sign-up-password': {
    en: 'This is not the password that was chosen with this sign-up. Whoever signed up twice has a link for each.',
    fr: 'Ce n’est pas le mot de passe choisi avec cette inscription. Après deux inscriptions, chacune a son lien.',
  },
  'sign-up-unverified': {
    en: 'Confirm your email address first: the email that we sent has a link.',
    fr: 'Confirmez d’abord votre adresse courriel : le courriel envoyé contient un lien.',
  },
  'sign-up-waiting': {
    en: 'The sign-up of your organization is being reviewed. You get an email once it is decided, and can log in then.',
    fr: 'L’inscription de votre organisme est à l’étude. Vous recevrez un courriel dès la décision, et pourrez alors vous connecter.',
  },
  'sign-up-returned': {
    en: 'The sign-up of your organization was sent back to you. The email that we sent says why, and has a link to mend it.',
    fr: 'L’inscription de votre organisme vous a été renvoyée. Le courriel envoyé dit pourquoi et contient un lien pour la corriger.',
  },
} as const satisfies Record<string, Record<Locale, string>>
