import { type RawBuilder, sql } from 'kysely'
import type { Activity } from '../../../src/core/activity/activity.ts'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import type { ApiContext } from '../context.ts'
import { oneOf, readList, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { type At, reads } from '../http/routes.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import { nameSubjects, unnamed } from './subject-names.ts'

type Query = At<typeof activityCalls.list>['query']

interface Row {
  id: string
  sequence: number
  raffleId: string | null
  subjectType: string
  subjectId: string
  action: string
  actorId: string | null
  actorName: string | null
  embedKeyId: string | null
  embedKeyName: string | null
  happenedAt: Date
  before: Activity['before']
  after: Activity['after']
  comment: string | null
  erasedAt: Date | null
  about: string[]
}

const source: Source<typeof activityCalls.list.list> = {
  from: sql`
    from activity
    left join users on users.id = activity.actor_id
    left join embed_keys on embed_keys.id = activity.embed_key_id
  `,
  columns: sql`
    activity.id, activity.sequence, activity.raffle_id, activity.subject_type, activity.subject_id,
    activity.action, activity.actor_id, users.name as actor_name, activity.embed_key_id,
    embed_keys.name as embed_key_name, activity.happened_at,
    activity.before, activity.after, activity.comment, activity.erased_at, activity.about
  `,
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
    const { data: rows, paging } = await readList<Row, typeof activityCalls.list.list>(
      api.db,
      source,
      query,
      own,
    )
    const nameOf = await nameSubjects(api.db, rows)
    const sees = seesBuyer(session)
    const data = rows.map(row => {
      if (sees) return activityOf(row, nameOf(row))
      return activityOf(withoutBuyer(row), isOfExcluded(row) ? unnamed : nameOf(row))
    })
    return { data, paging }
  },
)

/** Who may not win in a draw is named to those alone who see its buyers. */
function isOfExcluded({ subjectType }: Row): boolean {
  return subjectType === 'excluded-person'
}

/** That it happened, and who did it; what stands in it of a buyer is for those who may see winners' buyers. */
function withoutBuyer(row: Row): Row {
  const isAboutBuyer = isOfExcluded(row) || row.about.some(person => person.startsWith('customer:'))
  return isAboutBuyer ? { ...row, before: null, after: null, comment: null } : row
}

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

function activityOf(row: Row, { name, prize }: { name: string | null; prize: string | null }) {
  return {
    id: row.id,
    sequence: row.sequence,
    eventId: row.raffleId,
    subject: { type: row.subjectType, id: row.subjectId, name, prize },
    action: row.action,
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName, key: keyOf(row) },
    at: row.happenedAt.toISOString(),
    before: row.before,
    after: row.after,
    comment: row.comment,
    erased: row.erasedAt !== null,
  } satisfies Activity
}

function keyOf({ embedKeyId, embedKeyName }: Row) {
  return embedKeyId === null ? null : { id: embedKeyId, name: embedKeyName }
}

export const activityRoutes = [listActivity]
