/** Entries of the log as they are answered. */
import { type Kysely, sql } from 'kysely'
import type { Activity, ActivitySubject } from '../../../src/core/activity/activity.ts'
import type { Database } from '../database/schema.ts'
import { nameSubjects, unnamed } from './subject-names.ts'

/** An entry as it is kept. */
export interface EntryRow {
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

export const entryTables = sql`
  from activity
  left join users on users.id = activity.actor_id
  left join embed_keys on embed_keys.id = activity.embed_key_id
`

export const entryColumns = sql`
  activity.id, activity.sequence, activity.raffle_id, activity.subject_type, activity.subject_id,
  activity.action, activity.actor_id, users.name as actor_name, activity.embed_key_id,
  embed_keys.name as embed_key_name, activity.happened_at,
  activity.before, activity.after, activity.comment, activity.erased_at, activity.about
`

/** A record's own timeline shows so many. */
const mostEntries = 200

/** What was done to one record, the newest first. */
export async function entriesAbout(
  db: Kysely<Database>,
  { type, id }: { type: ActivitySubject; id: string },
  reader: { seesBuyer: boolean },
): Promise<Activity[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} ${entryTables}
    where activity.subject_type = ${type} and activity.subject_id = ${id}
    order by activity.happened_at desc, activity.sequence desc limit ${mostEntries}
  `.execute(db)
  return viewEntries(db, rows, reader)
}

/** @param seesBuyer whether the reader may see what stands in them of buyers */
export async function viewEntries(
  db: Kysely<Database>,
  rows: readonly EntryRow[],
  { seesBuyer }: { seesBuyer: boolean },
): Promise<Activity[]> {
  const raffles = rows.flatMap(({ raffleId }) =>
    raffleId === null ? [] : [{ subjectType: 'raffle', subjectId: raffleId }],
  )
  const nameOf = await nameSubjects(db, [...rows, ...raffles])
  const raffleOf = ({ raffleId }: EntryRow) =>
    raffleId === null ? null : nameOf({ subjectType: 'raffle', subjectId: raffleId }).name
  return rows.map(row => {
    const eventName = raffleOf(row)
    if (seesBuyer) return { ...activityOf(row, nameOf(row)), eventName }
    const name = isOfPerson(row) ? unnamed : nameOf(row)
    return { ...activityOf(withoutBuyer(row), name), eventName }
  })
}

/** Who may not win in a draw is named to those alone who see its buyers. */
function isOfExcluded({ subjectType }: EntryRow): boolean {
  return subjectType === 'excluded-person'
}

/** A customer is named to nobody else either. */
function isOfPerson(row: EntryRow): boolean {
  return isOfExcluded(row) || row.subjectType === 'customer'
}

/** That it happened, and who did it; what stands in it of a buyer is for those who may see winners' buyers. */
function withoutBuyer(row: EntryRow): EntryRow {
  const isAboutBuyer = isOfExcluded(row) || row.about.some(person => person.startsWith('customer:'))
  return isAboutBuyer ? { ...row, before: null, after: null, comment: null } : row
}

function activityOf(row: EntryRow, { name, prize }: { name: string | null; prize: string | null }) {
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

function keyOf({ embedKeyId, embedKeyName }: EntryRow) {
  return embedKeyId === null ? null : { id: embedKeyId, name: embedKeyName }
}
