import type { Generated } from 'kysely'
import type { Job } from '../../../src/core/jobs/job.ts'

/** Milliseconds after which a finished file is dropped. */
export const fileKeptFor = 86_400_000

export interface JobTable {
  id: string
  organizationId: string
  kind: string
  /** JSON text going in, the parsed value coming out. */
  asked: unknown
  startedBy: string
  embedKeyId: string | null
  roles: string[]
  scopes: string[] | null
  state: Generated<Job['state']>
  done: Generated<number>
  total: number | null
  place: string | null
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
  heldUntil: Date | null
  holder: Generated<number>
  workedAt: Date
  failure: string | null
  fileName: string | null
  ticketHash: Buffer | null
  ticketUntil: Date | null
}

export interface JobPartTable {
  jobId: string
  number: number
  content: string
}

export interface JobTables {
  jobs: JobTable
  jobParts: JobPartTable
}
