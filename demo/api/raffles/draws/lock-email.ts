import type { Transaction } from 'kysely'
import { oneLine } from '../../../../src/core/format/one-line.ts'
import { de } from '../../../../src/core/i18n/elision.ts'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import type { Database } from '../../database/schema.ts'
import { isSuspendedMember } from '../../session/session.ts'
import type { DrawContext } from './context.ts'

interface MailedLock {
  version: number
  root: string
  ticketCount: number
  firstTicketNumber: number
  lastTicketNumber: number
  termsDigest: string
  activityHead: string
}

/** To the account owners, in each one's language: subject and text. */
export const lockLetters: Record<
  Locale,
  (draw: DrawContext, lock: MailedLock) => [string, string]
> = {
  en: (draw, lock) => [
    `Locked for the draw: ${draw.raffleName}`,
    `The list of tickets for a draw of ${draw.raffleName} is locked (version ${lock.version}).

Tickets: ${lock.ticketCount}
Numbers: ${lock.firstTicketNumber} to ${lock.lastTicketNumber}
Root: ${lock.root}
Terms: ${lock.termsDigest}
Activity log: ${lock.activityHead}

Keep this message. With it, anybody can later show that neither the list nor the log was altered.`,
  ],
  fr: (draw, lock) => [
    `Liste verrouillée pour le tirage : ${draw.raffleName}`,
    `La liste des billets d’un tirage ${de(draw.raffleName)}${draw.raffleName} est verrouillée (version ${lock.version}).

Billets : ${lock.ticketCount}
Numéros : ${lock.firstTicketNumber} à ${lock.lastTicketNumber}
Racine : ${lock.root}
Modalités : ${lock.termsDigest}
Journal des activités : ${lock.activityHead}

Conservez ce message. Il permettra à quiconque de montrer que ni la liste ni le journal n’ont été modifiés.`,
  ],
}

/** Sends root, count and the activity log's head to the account owners, out of the server's reach. */
export async function mailLock(
  transaction: Transaction<Database>,
  draw: DrawContext,
  lock: MailedLock & { at: Date },
): Promise<void> {
  const owners = await transaction
    .selectFrom('membershipRoles')
    .innerJoin('users', 'users.id', 'membershipRoles.userId')
    .select(['users.email', 'users.locale', 'users.lockMails'])
    .where('membershipRoles.organizationId', '=', draw.organizationId)
    .where('role', '=', 'account owner')
    .where('suspendedAt', 'is', null)
    .where(isSuspendedMember('membershipRoles'), '=', false)
    .execute()
  if (owners.length === 0) return
  // Somebody has to hold the proof: where no owner wants it, each gets it.
  const wanting = owners.filter(({ lockMails }) => lockMails)
  await transaction
    .insertInto('emails')
    .values(
      (wanting.length > 0 ? wanting : owners).map(({ email, locale }) => {
        const [subject, textBody] = lockLetters[locale](draw, lock)
        const { organizationId } = draw
        return {
          organizationId,
          recipient: email,
          subject: oneLine(subject),
          textBody,
          locale,
          sentAt: lock.at,
        }
      }),
    )
    .execute()
}
