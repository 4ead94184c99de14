import type { Generated, Selectable } from 'kysely'

export interface SignUpTable {
  id: Generated<string>
  /** It waits, until this is approved. */
  organizationId: string
  state: 'waiting' | 'returned' | 'approved'
  version: Generated<number>
  /** Of whoever will own it. */
  name: string
  /** Lower case. */
  email: string
  /** Of the account that they get; null once they have one. */
  passwordHash: string | null
  createdAt: Date
  /** When its address was. Before that it is shown to nobody. */
  verifiedAt: Date | null
  changedAt: Date
  changedBy: string | null
  /** Why it was sent back last. */
  reason: string | null
  requestKey: Buffer
  requestDigest: Buffer
}

export type StoredSignUp = Selectable<SignUpTable>

export interface SignUpTables {
  signUps: SignUpTable
}
