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
  sentAt: Generated<Date>
  /** Sent by staff to one of them, to see what buyers will get. */
  isTest: Generated<boolean>
  /** The order whose tickets it brought. */
  orderId: Generated<string | null>
}

export interface StandInTables {
  emails: EmailTable
}
