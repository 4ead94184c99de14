/** What is mailed with a one-time link, and after one was used, in the reader's language. */
import type { Transaction } from 'kysely'
import { oneLine } from '../../../src/core/format/one-line.ts'
import { de } from '../../../src/core/i18n/elision.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Database } from '../database/schema.ts'

export interface Letter {
  subject: string
  textBody: string
}

/** Whom a letter goes to. */
export interface Reader {
  name: string
  email: string
  locale: Locale
  /** In whose name it is sent; null: the product's own. */
  organizationId: string | null
}

/** @param holdsLink what it says opens an account: it isn't kept once a mail server has it */
export async function mailTo(
  transaction: Transaction<Database>,
  { email: recipient, locale, organizationId }: Reader,
  { subject, textBody }: Letter,
  { at, holdsLink }: { at: Date; holdsLink: boolean },
): Promise<void> {
  const letter = { subject: oneLine(subject), textBody, htmlBody: null, holdsLink }
  await transaction
    .insertInto('emails')
    .values({ ...letter, recipient, locale, organizationId, sentAt: at })
    .execute()
}

export function invitationLetter(
  { name, locale }: Reader,
  {
    url,
    organizationName: to,
    invitedBy,
  }: { url: string; organizationName: string; invitedBy: string | null },
): Letter {
  if (locale === 'fr')
    return {
      subject: `Invitation : travaillez avec ${to} dans Raffle Desk`,
      textBody: `Bonjour ${name},

${invitedBy === null ? `Le compte ${de(to)}${to} dans Raffle Desk est prêt pour vous.` : `${invitedBy} vous invite à travailler avec ${to} dans Raffle Desk.`} Pour accepter :

${url}

Ce lien est valable sept jours et ne sert qu’une fois. Il est pour vous seulement : ne le transmettez à personne.`,
    }
  return {
    subject: `Invitation: work with ${to} in Raffle Desk`,
    textBody: `Hello ${name},

${invitedBy === null ? `The account of ${to} in Raffle Desk is ready for you.` : `${invitedBy} invites you to work with ${to} in Raffle Desk.`} To accept:

${url}

The link is good for seven days, once. It is for you alone: don’t pass it on.`,
  }
}
export function resetLetter({ name, locale }: Reader, url: string): Letter {
  return locale === 'fr'
    ? {
        subject: 'Choisissez un nouveau mot de passe',
        textBody: `Bonjour ${name},

Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Raffle Desk. Pour en choisir un :

${url}

Ce lien est valable une heure et ne sert qu’une fois. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste tel quel.`,
      }
    : {
        subject: 'Choose a new password',
        textBody: `Hello ${name},

Somebody, most likely you, asked for a new password for your Raffle Desk account. To choose one:

${url}

The link is good for one hour, once. If it wasn’t you, there is nothing to do: your password stays as it is.`,
      }
}

/**
 * So that nobody's password is changed without their knowing.
 *
 * @param by a link that was mailed, or the person's profile, where they go on working
 */
export function passwordChangedLetter(
  { name, locale }: Reader,
  origin: string,
  by: 'link' | 'profile',
): Letter {
  const isLink = by === 'link'
  return locale === 'fr'
    ? {
        subject: 'Votre mot de passe a été changé',
        textBody: `Bonjour ${name},

Le mot de passe de votre compte Raffle Desk vient d’être changé, et toutes vos ${isLink ? '' : 'autres '}sessions ont été fermées. Connectez-vous avec le nouveau :

${origin}/login

Si ce n’était pas vous, demandez tout de suite un autre mot de passe, et prévenez la personne qui gère votre compte :

${origin}/forgot-password`,
      }
    : {
        subject: 'Your password was changed',
        textBody: `Hello ${name},

The password of your Raffle Desk account was just changed, and you were signed out everywhere${isLink ? '' : ' else'}. Log in with the new one:

${origin}/login

If it wasn’t you, ask for another password at once, and tell whoever looks after your account:

${origin}/forgot-password`,
      }
}
