import { sql, type Transaction } from 'kysely'
import { recordActivities } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { membersWhere } from './read.ts'
import { type MemberWriting, memberEntry } from './write.ts'

/**
 * Activates or deactivates members of the raffle that is written to; those who are so already stay untouched.
 *
 * @returns how many it changed
 * @throws Refusal 404 where one of them isn't a member of this raffle
 */
export async function setActive(
  transaction: Transaction<Database>,
  { ids, active }: { ids: readonly string[]; active: boolean },
  writing: MemberWriting,
): Promise<number> {
  const { raffle, at, actor } = writing
  const chosen = sql<boolean>`members.raffle_id = ${raffle.id} and members.id = any(${[...ids]}::uuid[])`
  const members = await membersWhere(transaction, chosen)
  if (members.length !== new Set(ids).size) throw new Refusal(404, 'not-found')
  const others = members.filter(member => member.active !== active)
  if (others.length === 0) return 0
  const changed = others.map(({ id }) => id)
  await sql`
    update members set active = ${active}, version = version + 1, changed_at = ${at},
      changed_by = ${actor.userId}
    where id = any(${changed}::uuid[])
  `.execute(transaction)
  const content = { before: { active: !active }, after: { active } }
  await recordActivities(
    transaction,
    changed.map(id => memberEntry(writing, id, 'changed', content)),
  )
  return others.length
}
