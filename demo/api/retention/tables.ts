import type { Generated } from 'kysely'
import type { Retention } from '../../../src/core/retention/retention.ts'

/** In the order in which a run goes through them. */
export const stepNames = ['buyers', 'lists', 'emails', 'recordings'] as const
export type StepName = (typeof stepNames)[number]

/** What a run of one night has removed so far, and where it goes on. */
export interface RetentionRunTable extends Retention {
  id: Generated<number>
  organizationId: string
  /** The day on whose morning it begins, in the organization's zone. */
  night: string
  beganAt: Date
  step: StepName
  /** The customer after whom it goes on; null: at the step's beginning. */
  place: string | null
  buyers: Generated<number>
  emails: Generated<number>
  recordings: Generated<number>
  tryAt: Date
  /** Of its batch, one after the other. */
  failures: Generated<number>
  endedAt: Date | null
}

export interface RetentionTables {
  retentionRuns: RetentionRunTable
}
