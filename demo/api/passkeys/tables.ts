import type { Generated } from 'kysely'

export interface PasskeyTable {
  id: Generated<string>
  userId: string
  credentialId: Buffer
  /** SubjectPublicKeyInfo, in DER. */
  publicKey: Buffer
  counter: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface PasskeyRegistrationTable {
  sessionId: string
  challenge: Buffer
  expiresAt: Date
}

export interface PasskeyTables {
  passkeys: PasskeyTable
  passkeyRegistrations: PasskeyRegistrationTable
}
