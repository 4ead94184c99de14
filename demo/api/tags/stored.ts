/** The tags of an organization as they are stored, with how many have each. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import {
  purposeFields,
  type Tag,
  type TaggedKind,
  tagFields,
  type tagList,
} from '../../../src/core/tags/tag.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { type Source, searchIn } from '../http/read-list.ts'
import { type RecordWriting, records } from '../http/records.ts'
import { Refusal } from '../http/refusal.ts'
import { reaches } from '../session/guard.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { taggedIn } from './tagged.ts'

const counted = (kind: TaggedKind) =>
  sql`(select count(*) from ${taggedIn[kind].table} as tagged where tagged.tag_id = tags.id)`
const columns = sql`
  tags.id, tags.organization_id, tags.name, tags.colour, tags.for_customers, tags.for_orders,
  tags.for_raffles, tags.version,
  json_build_object('customers', ${counted('customers')}, 'orders', ${counted('orders')},
    'raffles', ${counted('raffles')}) as uses
`
/** Whether a tag is for them. */
export const purposeColumns = {
  forCustomers: sql<boolean>`tags.for_customers`,
  forOrders: sql<boolean>`tags.for_orders`,
  forRaffles: sql<boolean>`tags.for_raffles`,
}

export const tagSource: Source<typeof tagList> = {
  from: sql`from tags`,
  columns,
  id: sql`tags.id`,
  sort: { name: { by: sql`tags.search_name`, type: 'text' } },
  filters: {
    search: searchIn(sql`tags.search_name`),
    purpose: kind => purposeColumns[purposeFields[kind]],
  },
}

export const tags = records<typeof tagFields, Tag>({
  table: 'tags',
  of: 'organization',
  subject: 'tag',
  fields: tagFields,
  columnsOf: values => ({
    ...values,
    ...(values.name !== undefined && { searchName: searchName(values.name) }),
  }),
  async read(db: Kysely<Database>, where) {
    return (await sql<Tag>`select ${columns} from tags where ${where}`.execute(db)).rows
  },
})

/** @throws Refusal 404: no such tag, or of an organization that isn't theirs */
export async function findTag(db: Kysely<Database>, session: Caller, id: string): Promise<Tag> {
  const tag = await tags.find(db, id.toLowerCase())
  if (!reaches(session, 'tags:manage', tag.organizationId)) throw new Refusal(404, 'not-found')
  return tag
}

/** Names are one however they are written; two staff who add the same one at once find it out here. @throws Refusal 409 */
export async function withOwnName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && /tags_by_name/.test(error.message))
      throw new Refusal(409, [{ code: 'tag-name-taken', field: 'name' }])
    throw error
  }
}

/** So many stand in one list to choose from. */
const most = 200

/** One after the other adds tags of an organization. @throws Refusal 409: there are too many */
export async function requireRoom(
  transaction: Transaction<Database>,
  organizationId: string,
): Promise<void> {
  await waitInQueue(transaction, 'tags', organizationId)
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from tags where organization_id = ${organizationId}
  `.execute(transaction)
  if ((rows[0]?.number ?? 0) >= most)
    throw new Refusal(409, [{ code: 'too-many-tags', params: { most } }])
}

export function writingOf(session: Caller, organizationId: string, at: Date): RecordWriting {
  return { organizationId, raffleId: null, at, actor: actorOf(session) }
}
