/** What is mailed with a one-time link, and after one was used, in the reader's language. */
import type { Transaction } from 'kysely'
import { oneLine } from '../../../src/core/format/one-line.ts'
import { de } from '../../../src/core/i18n/elision.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Database } from '../database/schema.ts'

interface Letter {
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
