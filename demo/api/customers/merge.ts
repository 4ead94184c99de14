import { sql, type Transaction } from 'kysely'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { fieldsOfPart, type MergeLook, type MergePart } from '../../../src/core/customers/merge.ts'
import { decideCustomer, decideMerge } from '../../../src/core/customers/rules.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { columnsOf, valuesOf } from './change.ts'
import {
  type ChangedBy,
  entryOf,
  holdBoughtBy,
  lastChange,
  lockCustomers,
  requireAsAsked,
  writeCustomer,
} from './held.ts'
import { type FoundCustomer, findCustomerOf } from './reach.ts'
import { readCustomer, readCustomerDetail, type StoredCustomer } from './read.ts'

interface Pair {
  kept: FoundCustomer
  merged: FoundCustomer
}

/** Two customers of one organisation that somebody may merge. @throws Refusal 403, 404, 409 */
async function findPair(
  db: Parameters<typeof findCustomerOf>[0],
  session: Caller,
  { id, mergedId }: { id: string; mergedId: string },
): Promise<Pair> {
  const kept = await findCustomerOf(db, session, id, 'customers:merge')
  const merged = await findCustomerOf(db, session, mergedId, 'customers:merge')
  if (kept.organizationId !== merged.organizationId) throw new Refusal(404, 'not-found')
  return { kept, merged }
}

async function readPair(db: Parameters<typeof readCustomer>[0], { kept, merged }: Pair) {
  const pair = {
    kept: await readCustomer(db, kept.id),
    merged: await readCustomer(db, merged.id),
  }
  requireAllowed(decideMerge(pair.kept, pair.merged))
  return pair
}

export const lookAtMerge = reads(
  customerCalls.lookAtMerge,
  'What merging two customers would move, and what the two say of themselves. Nothing is changed.',
  async ({ api: { db }, session, params, query }) => {
    const pair = await readPair(db, await findPair(db, session, { ...params, ...query }))
    return { ...pair, moves: await countMoves(db, pair.merged.id) }
  },
)

async function countMoves(
  db: Parameters<typeof readCustomer>[0],
  id: string,
): Promise<MergeLook['moves']> {
  const { rows } = await sql<MergeLook['moves']>`
    select count(*) filter (where status = 'ACTIVE') as orders,
      count(*) filter (where status <> 'ACTIVE') as other_orders,
      (select coalesce(sum(last_number - first_number + 1 - voided_tickets), 0) from orders
        join tickets on tickets.order_id = orders.id
        where customer_id = ${id} and status = 'ACTIVE') as tickets,
      (select count(*) from donations where customer_id = ${id}) as donations,
      (select count(*) from subscriptions where customer_id = ${id}) as subscriptions,
      (select count(*) from emails where not is_test
        and (order_id in (select id from orders where customer_id = ${id})
          or subscription_id in (select id from subscriptions where customer_id = ${id}))
      ) as messages,
      (select count(*) from customer_notes where customer_id = ${id}) as notes
    from orders where customer_id = ${id}
  `.execute(db)
  const [moves] = rows
  if (!moves) throw new Error('A count is one row.')
  return moves
}

export const mergeCustomers = writes(
  customerCalls.merge,
  'Makes one customer out of two, as they were looked at: orders, tickets, donations and notes go over, and the id of the one that goes leads to the one that stays.',
  () => null,
  async at => {
    const { transaction, session, params, body, api } = at
    const asked = { id: params.id, mergedId: body.mergedId }
    const pair = await findPair(transaction, session, asked)
    await holdBoughtBy(transaction, [pair.kept.id, pair.merged.id])
    await lockCustomers(transaction, [pair.kept, pair.merged])
    // Of two merges at once, the second finds what the first made.
    const held = await readPair(transaction, await findPair(transaction, session, asked))
    requireAllowed(decideCustomer('merge', { ...held.kept, erasureHindrances: [] }, session.roles))
    requireAsAsked(held.kept, asked.id, body.version)
    requireAsAsked(held.merged, asked.mergedId, body.mergedVersion)
    await requireSeen(at, held)
    await writeMerge(transaction, held, body.takes, { actor: actorOf(session), at: api.now() })
    return readCustomerDetail(transaction, held.kept, session)
  },
)

type Merging = Writing<typeof customerCalls.merge>
type Held = Record<keyof Pair, StoredCustomer>

/** @throws StaleEdit where either was changed since */
async function requireSeen(
  { transaction, session, body: { version, mergedVersion } }: Merging,
  { kept, merged }: Held,
): Promise<void> {
  const changed =
    kept.version !== version ? kept : merged.version !== mergedVersion ? merged : undefined
  if (!changed) return
  const data = await readCustomerDetail(transaction, changed, session)
  throw new StaleEdit({ data, ...(await lastChange(transaction, changed.id)) })
}

/** What the one that stays no longer goes by, the other does: whoever orders by it is still the same person. */
const goesBy: readonly MergePart[] = ['name', 'email', 'phone']

async function writeMerge(
  transaction: Transaction<Database>,
  { kept, merged }: Held,
  takes: readonly MergePart[],
  by: ChangedBy,
): Promise<void> {
  const taken = takes.flatMap(fieldsOfPart)
  const given = takes.filter(part => goesBy.includes(part)).flatMap(fieldsOfPart)
  const from = (side: StoredCustomer, names: readonly (keyof StoredCustomer)[]) =>
    Object.fromEntries(names.map(name => [name, side[name]]))
  await writeCustomer(transaction, kept.id, by, columnsOf(from(merged, taken)))
  await writeCustomer(transaction, merged.id, by, {
    ...columnsOf(from(kept, given)),
    mergedInto: kept.id,
  })
  await transaction
    .updateTable('customers')
    .set({ mergedInto: kept.id })
    .where('mergedInto', '=', merged.id)
    .execute()
  for (const table of ['orders', 'donations', 'subscriptions', 'customerNotes'] as const)
    await transaction
      .updateTable(table)
      .set({ customerId: kept.id })
      .where('customerId', '=', merged.id)
      .execute()
  await sql`
    insert into customer_tags (customer_id, tag_id)
    select ${kept.id}, tag_id from customer_tags where customer_id = ${merged.id}
    on conflict do nothing
  `.execute(transaction)
  await sql`delete from customer_tags where customer_id = ${merged.id}`.execute(transaction)
  await transaction.deleteFrom('customerFigures').where('customerId', '=', merged.id).execute()
  const before = valuesOf(kept)
  const told = changesOf(before, { ...before, ...from(merged, taken) })
  await recordActivity(transaction, {
    ...entryOf(kept, by),
    action: 'merged',
    before: told.before,
    after: {
      ...told.after,
      mergedName: `${merged.firstName} ${merged.lastName}`.trim(),
      mergedEmail: merged.email,
      mergedPhone: merged.phone,
    },
    about: [{ type: 'customer', id: merged.id }],
  })
}
