import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Member } from '../../../../src/core/raffles/members/member.ts'
import type { Database } from '../../database/schema.ts'
import type { SortColumn } from '../../http/keyset.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import { containing } from '../../organizations/containing.ts'
import type { Session } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'

/** Void, failed and pending orders sell nothing. */
const ticketsSold = sql<number>`(
  select coalesce(sum(tickets.last_number - tickets.first_number + 1), 0)
  from orders join tickets on tickets.order_id = orders.id
  where orders.member_id = members.id and orders.status = 'ACTIVE'
)`

export const memberColumns = sql`
  members.id, members.raffle_id as event_id, members.number, members.name, members.email,
  members.active, ${ticketsSold} as tickets_sold, members.version
`

/** "P-2" before "P-10": the digits at the end count as a number. */
const byNumber = sql`regexp_replace(lower(members.number), '[0-9]+$', '')
  || lpad(coalesce(substring(members.number from '[0-9]+$'), ''), 40, '0')`

export const memberSortColumns = {
  number: { by: byNumber, type: 'text' },
  name: { by: sql`members.search_name`, type: 'text' },
  email: { by: sql`coalesce(lower(members.email), '')`, type: 'text' },
  ticketsSold: { by: sql`lpad(${ticketsSold}::text, 20, '0')`, type: 'text' },
  active: { by: sql`case when members.active then '0' else '1' end`, type: 'text' },
} as const satisfies Record<string, SortColumn>

export interface MemberQuery {
  search: string
  active?: 'true' | 'false' | undefined
}

export function memberCondition(
  raffleId: string,
  { search, active }: MemberQuery,
): RawBuilder<boolean> {
  const found =
    search.trim() === ''
      ? sql`true`
      : sql`(members.search_name like ${containing(search)}
          or lower(members.number) like ${containing(search)}
          or lower(members.email) like ${containing(search)})`
  const state = active === undefined ? sql`true` : sql`members.active = ${active === 'true'}`
  return sql<boolean>`members.raffle_id = ${raffleId} and ${found} and ${state}`
}

/** In the order of their numbers. */
export async function membersWhere(
  db: Kysely<Database>,
  where: RawBuilder<boolean>,
): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select ${memberColumns} from members where ${where} order by ${byNumber}, members.id
  `.execute(db)
  return rows
}

/** A member of a raffle that the session may see, and do `action` with. @throws Refusal 404, 403 */
export async function findMember(
  db: Kysely<Database>,
  session: Session,
  id: string,
  action: 'raffles:read' | 'raffles:edit',
) {
  const member = isUuid(id) ? await memberById(db, id) : undefined
  if (!member) throw new Refusal(404, 'not-found')
  const raffle = await requireRaffle(db, session, member.eventId, action)
  return { member, raffle }
}

/** Locked until the transaction ends, so that no order takes the member's name meanwhile. @throws Refusal 404 */
export async function lockMember(transaction: Transaction<Database>, id: string): Promise<Member> {
  await transaction.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
  const member = await memberById(transaction, id)
  if (!member) throw new Refusal(404, 'not-found')
  return member
}

export async function memberById(db: Kysely<Database>, id: string): Promise<Member | undefined> {
  return (await membersWhere(db, sql<boolean>`members.id = ${id}`))[0]
}
