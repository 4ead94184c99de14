/** Members in the database: where their list is read, and how one is kept. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { searchName } from '../../../../src/core/format/search-name.ts'
import type { Action } from '../../../../src/core/permissions.ts'
import {
  type Member,
  memberFields,
  type memberList,
} from '../../../../src/core/raffles/members/member.ts'
import { numberKey } from '../../../../src/core/raffles/members/member-rows.ts'
import { decideMembers, type MemberAction } from '../../../../src/core/raffles/members/rules.ts'
import type { ApiContext } from '../../context.ts'
import { waitInQueue } from '../../database/queues.ts'
import type { Database } from '../../database/schema.ts'
import { equals, type Source, searchIn } from '../../http/read-list.ts'
import { type RaffleWriting, records } from '../../http/records.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { actorOf, type Session } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'

/** Void, failed and pending orders sell nothing. */
const ticketsSold = sql<number>`(
  select coalesce(sum(tickets.last_number - tickets.first_number + 1 - orders.voided_tickets), 0)
  from orders join tickets on tickets.order_id = orders.id
  where orders.member_id = members.id and orders.status = 'ACTIVE'
)`

/** "P-2" before "P-10": the digits at the end count as a number. */
const byNumber = sql`regexp_replace(lower(members.number), '[0-9]+$', '')
  || lpad(coalesce(substring(members.number from '[0-9]+$'), ''), 40, '0')`

export const memberSource: Source<typeof memberList> = {
  from: sql`from members`,
  columns: sql`
    members.id, members.raffle_id as event_id, members.number, members.name, members.email,
    members.active, ${ticketsSold} as tickets_sold, members.version
  `,
  id: sql`members.id`,
  sort: {
    number: { by: byNumber, type: 'text' },
    name: { by: sql`members.search_name`, type: 'text' },
    email: { by: sql`coalesce(lower(members.email), '')`, type: 'text' },
    ticketsSold: { by: sql`lpad(${ticketsSold}::text, 20, '0')`, type: 'text' },
    active: { by: sql`case when members.active then '0' else '1' end`, type: 'text' },
  },
  filters: {
    search: searchIn(
      sql`members.search_name`,
      sql`lower(members.number)`,
      sql`lower(members.email)`,
    ),
    active: equals(sql`members.active`),
  },
}

/** In the order of their numbers. */
export async function membersWhere(
  db: Kysely<Database>,
  where: RawBuilder<boolean>,
): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select ${memberSource.columns} from members where ${where} order by ${byNumber}, members.id
  `.execute(db)
  return rows
}

export const members = records({
  table: 'members',
  of: 'raffle',
  subject: 'member',
  person: 'member',
  fields: memberFields,
  columnsOf: values => ({
    ...values,
    ...(values.name !== undefined && { searchName: searchName(values.name) }),
  }),
  read: membersWhere,
})

export const ofRaffle = (raffleId: string) => sql<boolean>`members.raffle_id = ${raffleId}`

/** A member of a raffle that the session may see, and do `action` with. @throws Refusal 404, 403 */
export async function requireMember(
  db: Kysely<Database>,
  session: Session,
  id: string,
  action: Action,
): Promise<Member> {
  const member = await members.find(db, id)
  await requireRaffle(db, session, member.eventId, action)
  return member
}

/**
 * Holds a raffle's members, so that numbers are given out one writer after the other; sales go on meanwhile. Refuses
 * what the rules refuse.
 *
 * @throws Refusal 404, 403, 409 `raffle-closed`
 */
export async function holdMembers(
  { transaction, session, api }: Held,
  raffleId: string,
  action: MemberAction = 'raffles:edit',
): Promise<RaffleWriting> {
  await waitInQueue(transaction, 'members', raffleId)
  const raffle = await requireRaffle(transaction, session, raffleId, action)
  requireAllowed(decideMembers({ roles: session.roles, raffleStatus: raffle.status }, action))
  const { id, organizationId } = raffle
  return { raffleId: id, organizationId, at: api.now(), actor: actorOf(session) }
}

interface Held {
  transaction: Transaction<Database>
  session: Session
  api: Pick<ApiContext, 'now'>
}

/** @throws Refusal 422 `member-number-taken` */
export async function requireFreeNumber(
  transaction: Transaction<Database>,
  raffleId: string,
  number: string,
  except: string | null = null,
): Promise<void> {
  const { rows } = await sql`
    select from members
    where raffle_id = ${raffleId} and lower(number) = lower(${numberKey(number)})
      and id is distinct from ${except}::uuid
  `.execute(transaction)
  if (rows.length > 0) throw new Refusal(422, [{ code: 'member-number-taken', field: 'number' }])
}
