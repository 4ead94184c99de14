import type { ColumnType } from 'kysely'
import type { ActivityAction, ActivitySubject } from '../../../src/core/activity/activity.ts'

/** The fields of a thing that changed, before or after. JSON text going in. */
type Content = ColumnType<Record<string, unknown> | null, string | null, null>

/** A row of an organisation's chain. `chain.ts` says how its digest and hash are made. */
export interface ActivityTable {
  id: string
  organizationId: string
  /** 1, 2, 3 … within its organisation. */
  sequence: number
  raffleId: string | null
  subjectType: ActivitySubject
  subjectId: string
  action: ActivityAction
  /** A user; null is the system. */
  actorId: string | null
  /** The embedding key by whose token they did it. */
  embedKeyId: string | null
  happenedAt: Date
  /** "type:id" of each person whose data stands in it. */
  about: string[]
  before: Content
  after: Content
  comment: string | null
  /** Null once a person was erased, as before, after and comment are. */
  salt: Buffer | null
  digest: Buffer
  hash: Buffer
  erasedAt: Date | null
  /** The sequence of the row that tells of the erasure. */
  erasedBy: number | null
}

export interface ActivityHeadTable {
  organizationId: string
  sequence: number
  hash: Buffer
}

export interface ActivityTables {
  activity: ActivityTable
  activityHeads: ActivityHeadTable
}
