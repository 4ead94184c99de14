/** All that tells of a customer: read once before an erasure, which goes by it wherever it looks. */
import { sql, type Transaction } from 'kysely'
import { personKey } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import type { FoundCustomer } from './reach.ts'

export interface Known {
  customerId: string
  organizationId: string
  /** Of the customers that were merged into this one. */
  formerly: string[]
  /** First and last names, today's and former ones. */
  names: string[]
  /** First names beside last ones, as they stand in a line of a file. */
  firstNames: string[]
  lastNames: string[]
  /** First and last together. */
  fullNames: string[]
  /** Lines of their addresses, and postal codes. */
  streets: string[]
  /** Email addresses and telephone numbers. */
  reachedBy: string[]
  /** Ids of all that is theirs, and of what was done with it. */
  ids: string[]
  /** Their orders, and those that something was done with at once with them: of a bulk, of a group. */
  beside: string[]
  /** What the log says in staff's own words of their orders. */
  said: string[]
}

/** Today's, and what the log remembers: who was called something else is looked for by that too. */
export async function readKnown(
  transaction: Transaction<Database>,
  { id, organizationId }: FoundCustomer,
): Promise<Known> {
  const merged = await transaction
    .selectFrom('customers')
    .select('id')
    .where('mergedInto', '=', id)
    .execute()
  const formerly = merged.map(each => each.id)
  const all = [id, ...formerly]
  const values = await readValues(transaction, all)
  const of = (...keys: string[]) => [
    ...new Set(values.filter(({ key }) => keys.includes(key)).map(({ value }) => value)),
  ]
  const [firstNames, lastNames] = [of('firstName'), of('lastName')]
  return {
    customerId: id,
    organizationId,
    formerly,
    firstNames,
    lastNames,
    names: [...firstNames, ...lastNames, ...of('mergedName')],
    fullNames: [
      ...firstNames.flatMap(first => lastNames.map(last => `${first} ${last}`)),
      ...of('mergedName'),
    ],
    streets: of('address', 'postalCode'),
    reachedBy: of('email', 'phone', 'mergedEmail', 'mergedPhone'),
    ids: [...all, ...(await readIds(transaction, id))],
    beside: await readBeside(transaction, id),
    said: of('comment', 'name'),
  }
}

const keysOf = (ids: readonly string[]) => ids.map(id => personKey({ type: 'customer', id }))

/** Fields of their rows and of the log's entries about them; of a group the log has its name with each of its orders. */
async function readValues(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<{ key: string; value: string }[]> {
  const { rows } = await sql<{ key: string; value: string }>`
    with told as (
      select subject_type, action, before, after, comment from activity
      where about && ${keysOf(ids)}::text[] and erased_at is null
    )
    select distinct key, value from (
      select key, value from told, lateral (
        select * from json_each_text(before) union all select * from json_each_text(after)
      ) as field
      -- Of an order it may be sent to anybody; a name it has is its group's.
      where action <> 'emailed' and (key <> 'name' or subject_type = 'order')
      union all select 'comment', comment from told where subject_type = 'order'
      union all
      select field.key, field.value from customers, lateral (values ('firstName', first_name),
        ('lastName', last_name), ('email', email), ('phone', phone), ('address', address),
        ('postalCode', postal_code)
      ) as field(key, value) where id = any(${[...ids]}::uuid[])
    ) as each where value <> '' and key in (
      'firstName', 'lastName', 'mergedName', 'address', 'postalCode', 'email', 'phone',
      'mergedEmail', 'mergedPhone', 'comment', 'name'
    )
  `.execute(transaction)
  return rows
}

/** By which an answer or a file tells of them. */
async function readIds(transaction: Transaction<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with bought as (select id, group_id from orders where customer_id = ${id}),
      held as (select id from subscriptions where customer_id = ${id}),
      won as (select id from winners where order_id in (select id from bought))
    select id from bought union all select id from held union all select id from won
    union all select group_id from bought where group_id is not null
    union all select bulk_id from bulk_rows where order_id in (select id from bought)
    union all select bulk_id from bulk_left_out where order_id in (select id from bought)
    union all select id from refunds where order_id in (select id from bought)
    union all select id from ticket_voids where order_id in (select id from bought)
    union all select id from donations where customer_id = ${id}
    union all select id from customer_notes where customer_id = ${id}
    union all select id from order_notes where order_id in (select id from bought)
    union all select id from emails
      where order_id in (select id from bought) or subscription_id in (select id from held)
    union all select id from winner_messages where winner_id in (select id from won)
    union all select id from winner_contacts where winner_id in (select id from won)
  `.execute(transaction)
  return rows.map(each => each.id)
}

async function readBeside(transaction: Transaction<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with bought as (select id, group_id from orders where customer_id = ${id})
    select id from bought
    union select id from orders where group_id in (select group_id from bought)
    union select order_id from bulk_rows where bulk_id in (
      select bulk_id from bulk_rows where order_id in (select id from bought)
    )
  `.execute(transaction)
  return rows.map(each => each.id)
}
