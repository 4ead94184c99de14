import { useStore } from '@nanostores/react'
import type { Desk } from '../core/desk.ts'
import type { Job } from '../core/jobs/job.ts'
import type { WatchedJob, WatchedJobs } from '../core/jobs/watched-jobs.ts'
import { useDesk } from './desk.tsx'

/**
 * The long jobs of a kind that this person watches; after a reload they are there again.
 * @param of the desk's store of that kind: `perDesk(desk => createWatchedJobs(desk, …))`
 */
export function useWatchedJobs<Each extends Job>(
  of: (desk: Desk) => WatchedJobs<Each>,
): Omit<WatchedJobs<Each>, '$jobs'> & { jobs: readonly WatchedJob<Each>[] } {
  const { $jobs, ...actions } = of(useDesk())
  return { ...actions, jobs: useStore($jobs) }
}
