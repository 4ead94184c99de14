import type { Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'

export interface UserTable {
  id: Generated<string>
  name: string
  /** Lower case. */
  email: string
  passwordHash: string
  locale: Locale
  /** Where the person works first of all. */
  organizationId: string
  createdAt: Generated<Date>
  suspendedAt: Date | null
  version: Generated<number>
  changedAt: Generated<Date>
  changedBy: string | null
  /** What they chose for all of their devices; null: never. */
  screenLanguage: 'auto' | Locale | null
  theme: 'auto' | 'light' | 'dark' | null
  /** Whether the proof of each locked draw is mailed to them. */
  lockMails: Generated<boolean>
  /** SHA-256 of the key of the call that set the password. */
  passwordKey: Buffer | null
}

export interface MembershipTable {
  userId: string
  organizationId: string
  createdAt: Generated<Date>
  /** They may not sign in to this organization; elsewhere they may. */
  suspendedAt: Date | null
  /** When they last signed in to it, or switched to it. */
  lastSeenAt: Date | null
  version: Generated<number>
  changedAt: Generated<Date>
  changedBy: string | null
}

export interface MembershipRoleTable {
  userId: string
  organizationId: string
  role: string
}

export interface EmbedKeyTable {
  id: Generated<string>
  keyHash: Buffer
  organizationId: string
  name: string
  /** Those that its tokens may be for; the database refuses the product's own. */
  roles: string[]
  createdAt: Generated<Date>
  revokedAt: Date | null
  /** When a token was asked for with it last. */
  lastUsedAt: Date | null
}

export interface EmbedKeyOriginTable {
  embedKeyId: string
  origin: string
}

export interface SessionTable {
  id: Generated<string>
  tokenHash: Buffer
  familyId: string
  userId: string
  organizationId: string
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
  /** What it is on, as its browser says. */
  browser: string | null
  system: string | null
  /** To a few minutes; of an embedded page's, when it began. */
  lastUsedAt: Generated<Date>
  embedKeyId: string | null
  role: string | null
  scopes: string[] | null
  origin: string | null
}

export interface SignInAttemptTable {
  id: Generated<number>
  emailDigest: Buffer
  /** Of the network: of IPv6 the first 64 bits. */
  addressDigest: Buffer
  attemptedAt: Date
  outcome: 'under-way' | 'failed' | 'succeeded'
}

export interface RecordingTable {
  id: Generated<number>
  sessionId: string
  userId: string
  organizationId: string
  /** JSON text going in. */
  events: string
  recordedAt: Generated<Date>
}

export interface SessionTables {
  users: UserTable
  memberships: MembershipTable
  membershipRoles: MembershipRoleTable
  embedKeys: EmbedKeyTable
  embedKeyOrigins: EmbedKeyOriginTable
  sessions: SessionTable
  signInAttempts: SignInAttemptTable
  recordings: RecordingTable
}
