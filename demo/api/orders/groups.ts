/** Orders that were entered together: read, named, put aside and taken up again. */
import { type Kysely, sql } from 'kysely'
import { groupCalls } from '../../../src/core/orders/group.ts'
import { decideOrder } from '../../../src/core/orders/rules.ts'
import { changesOf, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { requireAllowed, StaleEdit } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { readFactsOfMany } from './facts.ts'
import { byOf, entryOf } from './held.ts'
import type { FoundOrder } from './reach.ts'
import { type ReadGroup, readGroup } from './read-group.ts'

const get = reads(
  groupCalls.get,
  'Orders that were entered together, those that the reader may see.',
  async ({ api, session, params }) => readGroup(api.db, session, params.id),
)

const change = writes(
  groupCalls.change,
  'Gives a group of orders a name.',
  () => null,
  at => writeGroup(at, { name: at.body.name }, 'changed', null),
)

const deactivate = writes(
  groupCalls.deactivate,
  'Puts a group of orders aside: nothing is sent of them. Their tickets stay in the draws.',
  () => null,
  at => writeGroup(at, { active: false }, 'group-deactivated', at.body.comment ?? null),
)

const activate = writes(
  groupCalls.activate,
  'Takes a group of orders up again.',
  () => null,
  at => writeGroup(at, { active: true }, 'group-activated', at.body.comment ?? null),
)

export const groupRoutes = [get, change, deactivate, activate]

type Changing = Writing<(typeof groupCalls)['change' | 'deactivate' | 'activate']>

interface GroupChange {
  name?: string | null | undefined
  active?: boolean | undefined
}

/**
 * Writes what differs, on the version that was read; the log has it with each of its orders.
 *
 * @throws Refusal 403: an agent, of what others entered; 404; StaleEdit
 */
async function writeGroup(
  { transaction, session, params, body, api }: Changing,
  wanted: GroupChange,
  action: 'changed' | 'group-deactivated' | 'group-activated',
  comment: string | null,
): Promise<ReadGroup> {
  const reader = { session, now: api.now() }
  const by = byOf(reader)
  const { id } = params
  await sql`select from order_groups where id = ${isUuid(id) ? id : null} for update`.execute(
    transaction,
  )
  const group = await readGroup(transaction, session, id)
  const orders = await ordersOf(transaction, id)
  const facts = await readFactsOfMany(
    transaction,
    orders.map(order => order.id),
    reader,
  )
  for (const its of facts.values())
    requireAllowed(
      decideOrder('note', { ...its, restoreHindrance: null, late: null }, session.roles),
    )
  if (group.version !== body.version)
    throw new StaleEdit({ data: group, ...(await lastChange(transaction, id)) })
  const { name = group.name, active = group.active } = wanted
  const { before, after } = changesOf({ name: group.name, active: group.active }, { name, active })
  if (after === null) return group
  await transaction
    .updateTable('orderGroups')
    .set(({ eb }) => ({
      name,
      active,
      version: eb('version', '+', 1),
      changedAt: by.at,
      changedBy: by.actor?.userId ?? null,
    }))
    .where('id', '=', id)
    .execute()
  await recordActivities(
    transaction,
    orders.map(order => ({ ...entryOf(order, by), action, before, after, comment })),
  )
  return readGroup(transaction, session, id)
}

async function ordersOf(db: Kysely<Database>, groupId: string): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select id, raffle_id, organization_id, customer_id from orders
    where group_id = ${groupId} order by created_at, id
  `.execute(db)
  return rows
}

async function lastChange(db: Kysely<Database>, id: string) {
  const last = await db
    .selectFrom('orderGroups')
    .leftJoin('users', 'users.id', 'orderGroups.changedBy')
    .select(['users.name as changedBy', 'orderGroups.changedAt', 'orderGroups.createdAt'])
    .where('orderGroups.id', '=', id)
    .executeTakeFirstOrThrow()
  return { changedBy: last.changedBy, changedAt: last.changedAt ?? last.createdAt }
}
