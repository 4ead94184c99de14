import type { Http } from '../http.ts'
import { rafflePaths } from '../raffles/raffle-paths.ts'
import { type ListPage, listOf } from '../table/page.ts'
import { type Activity, ActivitySchema, type ActivitySubject } from './activity.ts'

const ActivityListSchema = listOf(ActivitySchema)

export interface ActivityQuery {
  raffleId: string
  /** Kinds of things; none: all. */
  subjects: readonly ActivitySubject[]
  pageSize: number
  /** From the page before; none: the newest. */
  cursor?: string | undefined
}

/** What was done to a raffle and what belongs to it, newest first. */
export function listActivity(
  http: Http,
  { raffleId, subjects, pageSize, cursor }: ActivityQuery,
  signal?: AbortSignal,
): Promise<ListPage<Activity>> {
  const query = {
    eventId: raffleId,
    pageSize,
    cursor,
    'subject[]': subjects.length > 0 ? subjects : undefined,
  }
  return http.whole(rafflePaths.activity, ActivityListSchema, { query, signal })
}
