import type { Generated, Selectable } from 'kysely'
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
  /** What it verifies the address of, or mends. */
  signUpId: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  /** SHA-256 of the key of the call that used it: a repeat of that is no second use. */
  usedKey: Buffer | null
  revokedAt: Date | null
  /** How often it was shown after its end. */
  refusals: Generated<number>
}

export type Link = Selectable<OneTimeLinkTable>

/** What anybody may ask for without signing in. */
export type RequestKind = 'reset-password' | 'verify-email' | 'sign-up'

export interface PublicRequestTable {
  kind: RequestKind
  subjectDigest: Buffer
  networkDigest: Buffer
  requestedAt: Date
}

export interface OneTimeLinkTables {
  publicRequests: PublicRequestTable
  invitations: InvitationTable
  oneTimeLinks: OneTimeLinkTable
}
