import { type RawBuilder, sql } from 'kysely'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import fieldFrench from '../../../src/core/activity/field-texts.fr.ts'
import { fieldTexts } from '../../../src/core/activity/field-texts.ts'
import logFrench from '../../../src/core/activity/log-texts.fr.ts'
import { activityLogTexts } from '../../../src/core/activity/log-texts.ts'
import { logSays } from '../../../src/core/activity/sentence.ts'
import french from '../../../src/core/activity/texts.fr.ts'
import { activityTexts } from '../../../src/core/activity/texts.ts'
import { translated } from '../../../src/core/i18n/texts.ts'
import namesFrench from '../../../src/core/raffles/field-names.fr.ts'
import { fieldNames } from '../../../src/core/raffles/field-names.ts'
import { requireZone } from '../database/zones.ts'
import { type ListAsked, type OpensList, pageOf } from '../http/listed.ts'
import { daysOfMoment, equals, oneOf, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { type At, reads } from '../http/routes.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { chainOf } from './chain-of.ts'
import { type EntryRow, entryColumns, entryTables, viewEntries } from './entries.ts'

type Query = At<typeof activityCalls.list>['query']
type Asking = ListAsked<typeof activityCalls.list>

const words = {
  en: activityLogTexts.english,
  fr: translated(activityLogTexts.english, logFrench),
}
const told = {
  en: {
    texts: activityTexts.english,
    labels: { ...fieldTexts.english, ...fieldNames.english },
  },
  fr: {
    texts: translated(activityTexts.english, french),
    labels: {
      ...translated(fieldTexts.english, fieldFrench),
      ...translated(fieldNames.english, namesFrench),
    },
  },
}

/** @param zone IANA zone that days are counted in; null: the organization's own */
const sourceOf = (zone: string | null): Source<typeof activityCalls.list.list> => ({
  from: entryTables,
  columns: entryColumns,
  id: sql`activity.id`,
  sort: { at: { by: sql`activity.happened_at`, type: 'timestamptz' } },
  filters: {
    record: startingWith,
    actor: equals(sql`activity.actor_id`),
    subject: oneOf(sql`activity.subject_type`),
    days: daysOfMoment(
      sql`activity.happened_at`,
      zone ?? sql`(select time_zone from organizations where id = activity.organization_id)`,
    ),
  },
})

/** An id, or how one begins, as lists show it: "4F09C2". */
function startingWith(text: string): RawBuilder<boolean> {
  const wanted = text.toLowerCase().replace(/^#/, '')
  return /^[0-9a-f-]+$/.test(wanted)
    ? sql<boolean>`activity.subject_id like ${`${wanted}%`}`
    : sql<boolean>`false`
}

export const openActivity: OpensList<typeof activityCalls.list, EntryRow> = async asked => {
  const { query, session, api, language } = asked
  const { timeZone } = query
  if (timeZone !== undefined) await requireZone(api.db, timeZone)
  return {
    source: sourceOf(timeZone ?? null),
    own: await conditionsOf(query, session, api),
    view: rows => viewEntries(api.db, rows, { seesBuyer: seesBuyer(session) }),
    file: {
      title: words[language].activity,
      words: words[language],
      timeZone: timeZone ?? 'UTC',
      says: logSays({ ...told[language], locale: language, timeZone: timeZone ?? 'UTC' }),
    },
  }
}

const listActivity = reads(
  activityCalls.list,
  'What was done to a raffle, or in an organisation: the newest first.',
  async asked => pageOf(await openActivity(asked), asked),
)

const listActors = reads(
  activityCalls.actors,
  'Whoever did something in an organisation, by name.',
  async ({ query: { organizationId }, session, api }) => {
    requireReach(session, 'activity:read', organizationId)
    // From one to the next of the index: a log has many rows, and few who wrote them.
    const { rows } = await sql<{ id: string; name: string | null }>`
      with recursive acting as (
        (select actor_id from activity
          where organization_id = ${organizationId} and actor_id is not null
          order by actor_id limit 1)
        union all
        select (select actor_id from activity
          where organization_id = ${organizationId} and actor_id > acting.actor_id
          order by actor_id limit 1)
        from acting where acting.actor_id is not null
      )
      select acting.actor_id as id, users.name from acting
      left join users on users.id = acting.actor_id
      where acting.actor_id is not null order by lower(users.name), acting.actor_id
    `.execute(api.db)
    return rows
  },
)

const checkLog = reads(
  activityCalls.chain,
  'Whether the chain of an organisation’s log stands, and where it is broken first.',
  async ({ query: { organizationId }, session, api }) => {
    requireReach(session, 'activity:read', organizationId)
    const found = await chainOf(api.db, organizationId)
    return { ...found, checkedAt: api.now() }
  },
)

/** @throws Refusal 403 (not theirs to read), 404 (no such raffle of theirs) */
async function conditionsOf(
  query: Query,
  session: Asking['session'],
  api: Asking['api'],
): Promise<RawBuilder<boolean>> {
  const { eventId, subjectId, action, from, to } = query
  const scope = eventId
    ? await raffleScope(eventId, session, api)
    : organizationScope(query.organizationId ?? session.organization.id, session)
  const conditions = [
    scope,
    subjectId && sql`activity.subject_id = ${subjectId}`,
    action && sql`activity.action = ${action}`,
    from && sql`activity.happened_at >= ${from}::timestamptz`,
    to && sql`activity.happened_at < ${to}::timestamptz`,
  ].filter(condition => typeof condition === 'object')
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A page of a charity's shows what was done to a raffle; who signs in where is no matter of its server's. */
function organizationScope(organizationId: string, session: Caller): RawBuilder<unknown> {
  if (session.embed) throw new Refusal(403, 'scope-not-allowed')
  requireReach(session, 'activity:read', organizationId)
  return sql`activity.organization_id = ${organizationId}`
}

/** A raffle that was deleted still has its log. */
async function raffleScope(
  eventId: string,
  session: Caller,
  api: Asking['api'],
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

export const activityRoutes = [listActivity, listActors, checkLog]
