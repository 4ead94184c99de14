import { bulkStep } from '../orders/bulk-step.ts'
import { writeListFile } from './list-file.ts'
import type { JobStep } from './worker.ts'

/** What each kind of job does. */
export const jobSteps: Readonly<Record<string, JobStep>> = {
  'list-file': writeListFile,
  'bulk-orders': bulkStep,
}

/** Those whose file tells what was done: it is there however they ended. */
export const receiptKinds: ReadonlySet<string> = new Set(['bulk-orders'])
