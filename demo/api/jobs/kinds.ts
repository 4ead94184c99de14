import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { linesOfRest } from '../orders/bulk-receipts.ts'
import { bulkStep } from '../orders/bulk-step.ts'
import type { StoredJob } from './job.ts'
import { writeListFile } from './list-file.ts'
import type { JobStep } from './worker.ts'

/** What each kind of job does. */
export const jobSteps: Readonly<Record<string, JobStep>> = {
  'list-file': writeListFile,
  'bulk-orders': bulkStep,
}

/** What the file of one that was stopped, or failed, goes on with. */
type RestOfFile = (
  db: Kysely<Database>,
  job: Pick<StoredJob, 'id' | 'asked' | 'place'>,
) => AsyncIterable<string>

/** Those whose file tells what was done: it is there however they ended, with what wasn't. */
export const receiptKinds: ReadonlyMap<string, RestOfFile> = new Map([['bulk-orders', linesOfRest]])
