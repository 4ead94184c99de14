export interface SecondFactorTable {
  userId: string
  secret: Buffer
  createdAt: Date
  /** Null: never proved. */
  confirmedAt: Date | null
  /** The step whose code was taken last. */
  lastStep: number | null
}

export interface RecoveryCodeTable {
  userId: string
  codeHash: Buffer
  usedAt: Date | null
}

export interface SecondFactorChallengeTable {
  tokenHash: Buffer
  userId: string
  passwordDigest: Buffer
  expiresAt: Date
  usedAt: Date | null
}

/** Of which roles an organization asks one; none for an organization that never did. */
export interface SecondFactorRuleTable {
  organizationId: string
  roles: string[]
  version: number
  changedAt: Date
  changedBy: string | null
}

export interface SecondFactorTables {
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
  secondFactorRules: SecondFactorRuleTable
  secondFactorChallenges: SecondFactorChallengeTable
}
