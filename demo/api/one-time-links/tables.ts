import type { Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { LinkKind } from '../../../src/core/one-time-links/link.ts'

export interface InvitationTable {
  id: Generated<string>
  organizationId: string
  /** Lower case. */
  email: string
  name: string
  /** What the person will be there. */
  roles: string[]
  locale: Locale
  invitedBy: string | null
  createdAt: Date
  /** When its last link was sent, and until when that is good. */
  sentAt: Date
  expiresAt: Date
  acceptedAt: Date | null
  acceptedBy: string | null
  revokedAt: Date | null
}

export interface OneTimeLinkTable {
  id: Generated<string>
  kind: LinkKind
  tokenHash: Buffer
  /** Whose password it sets. */
  userId: string | null
  invitationId: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
  /** How often it was shown after its end. */
  refusals: Generated<number>
}

export interface OneTimeLinkTables {
  invitations: InvitationTable
  oneTimeLinks: OneTimeLinkTable
}
