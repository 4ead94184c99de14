import type { Generated } from 'kysely'

export interface MailBatchTable {
  id: Generated<string>
  organizationId: string
  depositId: string
  /** `YYYY-MM-DD`: the day that its orders count as bought on. */
  receivedOn: string
  envelopes: number
  controlCents: number
  closedAt: Date | null
  closedBy: string | null
  version: Generated<number>
  createdAt: Date
  createdBy: string
  changedAt: Date
  changedBy: string | null
}

export interface MailBatchTables {
  mailBatches: MailBatchTable
}
