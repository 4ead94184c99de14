/** The bulks that somebody began and still watches. One of each a desk. */
import { createWatchedJobs } from '../jobs/watched-jobs.ts'
import { perDesk } from '../per-desk.ts'
import type { BulkJob } from './bulk.ts'
import { bulkCalls } from './bulk-calls.ts'

export const bulkJobsOf = perDesk(desk =>
  createWatchedJobs<BulkJob>(desk, {
    kind: 'order-bulks',
    pollMs: 1_000,
    read: (id, signal) => desk.http.ask(bulkCalls.get, { params: { id } }, { signal }),
  }),
)
