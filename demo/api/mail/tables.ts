import type { Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'

export interface EmailTable {
  id: Generated<string>
  organizationId: string | null
  recipient: string
  subject: string
  textBody: string
  htmlBody: string | null
  locale: Locale
  /** When it was staged. */
  sentAt: Generated<Date>
  /** Sent by staff to one of them, to see what buyers will get. */
  isTest: Generated<boolean>
  /** The order whose tickets it brought. */
  orderId: Generated<string | null>
  /** The subscription that it told of. */
  subscriptionId: Generated<string | null>
  /** What it says opens an account: once a mail server has taken it, it is kept no longer. */
  holdsLink: Generated<boolean>
  /** What became of it. */
  state: Generated<'waiting' | 'sent' | 'refused' | 'given-up'>
  tries: Generated<number>
  /** Not before: while it is being handed over, somebody holds it until then. */
  tryAt: Generated<Date | null>
  /** What the mail server said last, where it didn't take it. */
  answer: Generated<string | null>
  settledAt: Generated<Date | null>
}

export interface MailTables {
  emails: EmailTable
}
