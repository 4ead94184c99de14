import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What a subject is called today. */
export interface SubjectName {
  name: string | null
  /** The prize of a winner or a message. */
  prize: string | null
}

export const unnamed: SubjectName = { name: null, prize: null }

/** How each kind of subject is called: `id`, `name` and `prize` for the ids asked for. */
const queries = {
  raffle: ids => sql`select id, name, null as prize from raffles where id = any(${ids})`,
  prize: ids => sql`select id, name, null as prize from prizes where id = any(${ids})`,
  package: ids =>
    sql`select id, ticket_count::text as name, null as prize from packages where id = any(${ids})`,
  member: ids => sql`select id, name, null as prize from members where id = any(${ids})`,
  // One who was erased has none.
  customer: ids => sql`
    select id, case when erased_at is null then first_name || ' ' || last_name end as name, null as prize
    from customers where id = any(${ids})`,
  'excluded-person': ids =>
    sql`select id, name, null as prize from excluded_people where id = any(${ids})`,
  'mail-batch': ids =>
    sql`select id, deposit_id as name, null as prize from mail_batches where id = any(${ids})`,
  user: ids => sql`select id, name, null as prize from users where id = any(${ids})`,
  'embed-key': ids => sql`select id, name, null as prize from embed_keys where id = any(${ids})`,
  // An address, as nobody has an account for it yet.
  invitation: ids =>
    sql`select id, email as name, null as prize from invitations where id = any(${ids})`,
  organization: ids =>
    sql`select id, name, null as prize from organizations where id = any(${ids})`,
  tag: ids => sql`select id, name, null as prize from tags where id = any(${ids})`,
  draw: ids => sql`
    select draws.id, null as prize, to_char(coalesce(draws.draw_at, raffles.draw_at) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as name
    from draws join raffles on raffles.id = draws.raffle_id where draws.id = any(${ids})`,
  winner: ids => sql`
    select winners.id, winners.ticket_number::text as name, prizes.name as prize
    from winners join prizes on prizes.id = winners.prize_id where winners.id = any(${ids})`,
  message: ids => sql`
    select winner_messages.id, winners.ticket_number::text as name, prizes.name as prize
    from winner_messages
    join winners on winners.id = winner_messages.winner_id
    join prizes on prizes.id = winners.prize_id
    where winner_messages.id = any(${ids})`,
} satisfies Record<string, (ids: unknown) => ReturnType<typeof sql>>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The names of a page of subjects: one query a kind. */
export async function nameSubjects(
  db: Kysely<Database>,
  subjects: readonly { subjectType: string; subjectId: string }[],
): Promise<(subject: { subjectType: string; subjectId: string }) => SubjectName> {
  const known = new Map<string, SubjectName>()
  for (const [type, query] of Object.entries(queries)) {
    const ids = subjects
      .filter(({ subjectType, subjectId }) => subjectType === type && uuid.test(subjectId))
      .map(({ subjectId }) => subjectId)
    if (ids.length === 0) continue
    const { rows } = await (
      query(sql`${ids}::uuid[]`) as ReturnType<typeof sql<SubjectName & { id: string }>>
    ).execute(db)
    for (const { id, name, prize } of rows) known.set(`${type}:${id}`, { name, prize })
  }
  return ({ subjectType, subjectId }) => known.get(`${subjectType}:${subjectId}`) ?? unnamed
}
