import type { Generated } from 'kysely'

/** Why an RB admin changes another organization's data: the words stand in that one's log. */
export interface StaffReasonTable {
  id: Generated<string>
  sessionId: string
  organizationId: string
  /** Of the entry of the log. */
  sequence: number
  beginsAt: Date
  /** An hour later. */
  endsAt: Date
  /** Ended before that. */
  endedAt: Date | null
}

export interface StaffReasonTables {
  staffReasons: StaffReasonTable
}
