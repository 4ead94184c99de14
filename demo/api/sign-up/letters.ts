/** What is mailed to somebody who signs an organization up, in their language. */
import { de } from '../../../src/core/i18n/elision.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Reader } from '../one-time-links/letters.ts'

export interface Applicant extends Reader {
  organizationName: string
}

/**
 * All of it is our own: whoever signs up names any address, and what they type would be their letter in our name to whoever
 * reads mail there. The page that the link opens says which organization it is.
 */
export function verifyLetter(locale: Locale, url: string) {
  if (locale === 'fr')
    return {
      subject: 'Confirmez votre adresse courriel',
      textBody: `Bonjour,

Quelqu’un, sans doute vous, a inscrit un organisme à Raffle Desk avec cette adresse. Pour confirmer qu’elle est la vôtre, avec le mot de passe choisi à l’inscription :

${url}

Ce lien est valable 24 heures et ne sert qu’une fois. Nous étudierons ensuite l’inscription. Si ce n’était pas vous, n’ouvrez pas le lien : rien ne se passera.`,
    }
  return {
    subject: 'Confirm your email address',
    textBody: `Hello,

Somebody, most likely you, signed an organization up for Raffle Desk with this address. To confirm that it is yours, with the password that you chose:

${url}

The link is good for 24 hours, once. Then we review the sign-up. If it wasn’t you, don’t open the link: nothing comes of it.`,
  }
}

/** @param hasAccount they had one before, and go on with its password */
export function approvedLetter(
  { name, email, locale, organizationName }: Applicant,
  { origin, hasAccount }: { origin: string; hasAccount: boolean },
) {
  if (locale === 'fr')
    return {
      subject: `L’inscription ${de(organizationName)}${organizationName} est approuvée`,
      textBody: `Bonjour ${name},

${organizationName} peut maintenant travailler avec Raffle Desk, et vous en gérez le compte. Connectez-vous avec ${email} et ${hasAccount ? 'le mot de passe de votre compte existant, puis passez à cet organisme' : 'le mot de passe que vous avez choisi'} :

${origin}/login`,
    }
  return {
    subject: `The sign-up of ${organizationName} is approved`,
    textBody: `Hello ${name},

${organizationName} can work with Raffle Desk now, and you own its account. Log in as ${email}, with ${hasAccount ? 'the password of the account that you have already, and switch to the organization' : 'the password that you chose'}:

${origin}/login`,
  }
}

export function returnedLetter(
  { name, locale, organizationName }: Applicant,
  { reason, url }: { reason: string; url: string },
) {
  if (locale === 'fr')
    return {
      subject: `À corriger : l’inscription ${de(organizationName)}${organizationName}`,
      textBody: `Bonjour ${name},

Nous n’avons pas encore pu approuver l’inscription ${de(organizationName)}${organizationName} :

${reason}

Pour la corriger et l’envoyer à nouveau :

${url}

Ce lien est valable 30 jours et ne sert qu’une fois. Il est pour vous seulement : ne le transmettez à personne.`,
    }
  return {
    subject: `Please mend the sign-up of ${organizationName}`,
    textBody: `Hello ${name},

We couldn’t approve the sign-up of ${organizationName} yet:

${reason}

To mend it, and send it again:

${url}

The link is good for 30 days, once. It is for you alone: don’t pass it on.`,
  }
}
