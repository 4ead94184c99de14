/** Tags are set on customers, orders and raffles, and taken off. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { setTagCalls } from '../../../src/core/tags/set-calls.ts'
import { purposeFields, type TaggedKind } from '../../../src/core/tags/tag.ts'
import type { SetTag } from '../../../src/core/tags/tagged.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import * as customers from '../customers/held.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import * as orders from '../orders/held.ts'
import { lockRaffle } from '../raffles/find.ts'
import { raffleOf } from '../raffles/reach.ts'
import { requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { purposeColumns } from './stored.ts'
import { readTagsOf, setTag, taggedIn } from './tagged.ts'

const set = 'Sets tags and takes others off; answers all that it has then.'

const onCustomer = writes(
  setTagCalls.onCustomer,
  set,
  () => null,
  async at => {
    const { customer, by } = await customers.holdCustomer(at, 'tag')
    return setTags(at.transaction, 'customers', at.body, customers.entryOf(customer, by))
  },
)

const onOrder = writes(
  setTagCalls.onOrder,
  set,
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { found, by } = await orders.holdOrder(at, 'note')
    return setTags(at.transaction, 'orders', at.body, orders.entryOf(found, by))
  },
)

const onRaffle = writes(
  setTagCalls.onRaffle,
  set,
  at => raffleOf(at, 'raffles', at.params.id),
  async ({ transaction, session, params, body, api }) => {
    const { id, organizationId } = await lockRaffle(transaction, session, params.id)
    requireReach(session, 'raffles:edit', organizationId)
    return setTags(transaction, 'raffles', body, {
      organizationId,
      raffleId: id,
      subject: { type: 'raffle', id },
      actor: actorOf(session),
      at: api.now(),
    })
  },
)

/** What there is to set, of an organization. */
async function readChoices(db: Kysely<Database>, kind: TaggedKind, organizationId: string) {
  const { rows } = await sql<{ tag: SetTag }>`
    select ${setTag} as tag from tags
    where organization_id = ${organizationId} and ${purposeColumns[purposeFields[kind]]}
    order by search_name
  `.execute(db)
  return rows.map(({ tag }) => tag)
}

const choices = 'The tags that there are for them, by name.'

const ofCustomers = reads(setTagCalls.ofCustomers, choices, ({ api, session, query }) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'customers:read', organizationId)
  return readChoices(api.db, 'customers', organizationId)
})

const ofOrders = reads(setTagCalls.ofOrders, choices, ({ api, session, query }) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'orders:read', organizationId)
  return readChoices(api.db, 'orders', organizationId)
})

const ofRaffles = reads(setTagCalls.ofRaffles, choices, ({ api, session, query }) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'raffles:read', organizationId)
  return readChoices(api.db, 'raffles', organizationId)
})

type Setting = Omit<ActivityEntry, 'action' | 'before' | 'after'>

/**
 * What it has already, and what it hasn't, is left as it is; what is set and taken off at once is set. A tag that is being merged or deleted is waited for.
 *
 * @throws Refusal 409: one of them is gone, or isn't for this kind
 */
async function setTags(
  transaction: Transaction<Database>,
  kind: TaggedKind,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  entry: Setting,
): Promise<SetTag[]> {
  const recordId = entry.subject.id
  const { table, id } = taggedIn[kind]
  const before = await readTagsOf(transaction, kind, recordId)
  const wanted = [...new Set(add)].filter(each => before.every(tag => tag.id !== each))
  const unwanted = remove.filter(each => !add.includes(each))
  const { rows } = await sql<{ id: string }>`
    select id from tags
    where id = any(${wanted}::uuid[]) and organization_id = ${entry.organizationId}
      and ${purposeColumns[purposeFields[kind]]}
    order by id for key share
  `.execute(transaction)
  if (rows.length < wanted.length) throw new Refusal(409, [{ code: 'tag-gone', field: 'add' }])
  await sql`
    delete from ${table} where ${id} = ${recordId} and tag_id = any(${unwanted}::uuid[])
  `.execute(transaction)
  await sql`
    insert into ${table} (${id}, tag_id) select ${recordId}, unnest(${wanted}::uuid[])
    on conflict do nothing
  `.execute(transaction)
  const after = await readTagsOf(transaction, kind, recordId)
  const names = (tags: readonly SetTag[]) => tags.map(({ name }) => name)
  if (names(before).join('\n') !== names(after).join('\n'))
    await recordActivity(transaction, {
      ...entry,
      action: 'changed',
      before: { tags: names(before) },
      after: { tags: names(after) },
    })
  return after
}

export const setTagRoutes = [ofCustomers, onCustomer, ofOrders, onOrder, ofRaffles, onRaffle]
