import { type Insertable, sql, type Transaction } from 'kysely'
import { searchName } from '../../../../src/core/format/search-name.ts'
import type { Member, MemberFields } from '../../../../src/core/raffles/members/member.ts'
import { numberKey } from '../../../../src/core/raffles/members/member-rows.ts'
import { type ActivityEntry, type Actor, changesOf, recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { memberById } from './read.ts'
import type { MemberTable } from './tables.ts'

export interface MemberWriting {
  raffle: { id: string; organizationId: string }
  at: Date
  actor: Actor
}

/** Numbers are given out one writer after the other; sales go on meanwhile. */
export async function holdMembers(
  transaction: Transaction<Database>,
  raffleId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`members ${raffleId}`}), 3)`.execute(
    transaction,
  )
}

/** @throws Refusal 422 `member-number-taken` */
export async function createMember(
  transaction: Transaction<Database>,
  fields: MemberFields,
  writing: MemberWriting,
): Promise<Member> {
  await requireFreeNumber(transaction, fields.number, { raffleId: writing.raffle.id })
  const { id } = await transaction
    .insertInto('members')
    .values(rowOf(fields, writing))
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordActivity(
    transaction,
    memberEntry(writing, id, 'created', { before: null, after: fields }),
  )
  return wholeMember(transaction, id)
}

/** @throws Refusal 422 `member-number-taken` */
export async function changeMember(
  transaction: Transaction<Database>,
  member: Member,
  change: Partial<MemberFields>,
  writing: MemberWriting,
): Promise<Member> {
  const before = fieldsOf(member)
  const after = { ...before, ...change }
  const changes = changesOf(before, after)
  if (!changes.after) return member
  await requireFreeNumber(transaction, after.number, {
    raffleId: member.eventId,
    except: member.id,
  })
  await transaction
    .updateTable('members')
    .set({
      ...after,
      searchName: searchName(after.name),
      version: member.version + 1,
      changedAt: writing.at,
      changedBy: writing.actor.userId,
    })
    .where('id', '=', member.id)
    .execute()
  await recordActivity(transaction, memberEntry(writing, member.id, 'changed', changes))
  return wholeMember(transaction, member.id)
}

/** @throws Refusal 409 `member-sold` */
export async function deleteMember(
  transaction: Transaction<Database>,
  member: Member,
  writing: MemberWriting,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('memberId', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  if (order) throw new Refusal(409, 'member-sold')
  await transaction.deleteFrom('members').where('id', '=', member.id).execute()
  const content = { before: fieldsOf(member), after: null }
  await recordActivity(transaction, memberEntry(writing, member.id, 'deleted', content))
}

export function rowOf(
  { number, name, email, active }: MemberFields,
  { raffle, at, actor }: MemberWriting,
): Insertable<MemberTable> {
  return {
    raffleId: raffle.id,
    number,
    name,
    searchName: searchName(name),
    email,
    active,
    createdAt: at,
    changedAt: at,
    changedBy: actor.userId,
  }
}

export function memberEntry(
  { raffle, at, actor }: MemberWriting,
  id: string,
  action: 'created' | 'changed' | 'deleted',
  content: Pick<ActivityEntry, 'before' | 'after'>,
): ActivityEntry {
  return {
    organizationId: raffle.organizationId,
    raffleId: raffle.id,
    subject: { type: 'member', id },
    action,
    actor,
    at,
    ...content,
    about: [{ type: 'member', id }],
  }
}

export function fieldsOf({ number, name, email, active }: Member): MemberFields {
  return { number, name, email, active }
}

async function requireFreeNumber(
  transaction: Transaction<Database>,
  number: string,
  { raffleId, except = null }: { raffleId: string; except?: string | null },
): Promise<void> {
  const { rows } = await sql`
    select from members
    where raffle_id = ${raffleId} and lower(number) = lower(${numberKey(number)})
      and id is distinct from ${except}::uuid
  `.execute(transaction)
  if (rows.length > 0) throw new Refusal(422, [{ code: 'member-number-taken', field: 'number' }])
}

async function wholeMember(transaction: Transaction<Database>, id: string): Promise<Member> {
  const member = await memberById(transaction, id)
  if (!member) throw new Refusal(404, 'not-found')
  return member
}
