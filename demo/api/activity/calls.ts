import { type RawBuilder, sql } from 'kysely'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import type { ApiContext } from '../context.ts'
import { oneOf, readList, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { type At, reads } from '../http/routes.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import { type EntryRow, entryColumns, entryTables, viewEntries } from './entries.ts'

type Query = At<typeof activityCalls.list>['query']

const source: Source<typeof activityCalls.list.list> = {
  from: entryTables,
  columns: entryColumns,
  id: sql`activity.id`,
  sort: { at: { by: sql`activity.happened_at`, type: 'timestamptz' } },
  filters: {
    subject: oneOf(sql`activity.subject_type`),
    action: oneOf(sql`activity.action`),
  },
}

const listActivity = reads(
  activityCalls.list,
  'What was done to a raffle, or in an organisation: the newest first.',
  async ({ query, session, api }) => {
    const own = await conditionsOf(query, session, api)
    const { data: rows, paging } = await readList<EntryRow, typeof activityCalls.list.list>(
      api.db,
      source,
      query,
      own,
    )
    return { data: await viewEntries(api.db, rows, { seesBuyer: seesBuyer(session) }), paging }
  },
)

/** @throws Refusal 403 (not theirs to read), 404 (no such raffle of theirs) */
async function conditionsOf(
  query: Query,
  session: Session,
  api: ApiContext,
): Promise<RawBuilder<boolean>> {
  const { eventId, subjectId, actor, from, to } = query
  const scope = eventId
    ? await raffleScope(eventId, session, api)
    : organizationScope(query.organizationId ?? session.organization.id, session)
  const conditions = [
    scope,
    subjectId && sql`activity.subject_id = ${subjectId}`,
    actor && sql`activity.actor_id = ${actor}`,
    from && sql`activity.happened_at >= ${from}::timestamptz`,
    to && sql`activity.happened_at < ${to}::timestamptz`,
  ].filter(condition => typeof condition === 'object')
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A page of a charity's shows what was done to a raffle; who signs in where is no matter of its server's. */
function organizationScope(organizationId: string, session: Session): RawBuilder<unknown> {
  if (session.embed) throw new Refusal(403, 'scope-not-allowed')
  requireReach(session, 'activity:read', organizationId)
  return sql`activity.organization_id = ${organizationId}`
}

/** A raffle that was deleted still has its log. */
async function raffleScope(
  eventId: string,
  session: Session,
  api: ApiContext,
): Promise<RawBuilder<unknown>> {
  const owner = await sql<{ organizationId: string }>`
    select organization_id from raffles where id = ${eventId}
    union all
    select organization_id from activity where raffle_id = ${eventId}
    limit 1
  `.execute(api.db)
  const [found] = owner.rows
  if (!found || !reaches(session, 'activity:read', found.organizationId)) {
    throw new Refusal(404, 'not-found')
  }
  return sql`activity.raffle_id = ${eventId} and activity.organization_id = ${found.organizationId}`
}

export const activityRoutes = [listActivity]
