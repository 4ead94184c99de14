import type { Transaction } from 'kysely'
import type { Member } from '../../../../src/core/raffles/members/member.ts'
import type { Database } from '../../database/schema.ts'
import { StaleEdit } from '../../http/refusal.ts'

/** @throws StaleEdit where the member was changed since that version was read */
export async function requireVersion(
  transaction: Transaction<Database>,
  member: Member,
  version: number,
): Promise<void> {
  if (member.version === version) return
  const { name, changedAt } = await transaction
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.changedBy')
    .select(['users.name', 'members.changedAt'])
    .where('members.id', '=', member.id)
    .executeTakeFirstOrThrow()
  throw new StaleEdit({ data: member, changedBy: name, changedAt })
}
