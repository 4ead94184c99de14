import type { Generated } from 'kysely'
import type { ExclusionReason } from '../../../../src/core/raffles/excluded/excluded-person.ts'

export interface ExcludedPersonTable {
  id: Generated<string>
  organizationId: string
  name: string
  /** In lower case. */
  email: string | null
  /** 10 digits. */
  phone: string | null
  reason: ExclusionReason
  note: Generated<string>
  createdAt: Date
  createdBy: string | null
}

export interface ExcludedTables {
  excludedPeople: ExcludedPersonTable
}
