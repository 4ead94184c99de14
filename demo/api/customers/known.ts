/** All that tells of customers: read once before an erasure, which goes by it wherever it looks. */
import { sql, type Transaction } from 'kysely'
import { personKey } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'

/** One customer. */
export interface Known {
  customerId: string
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
  /** What the log says in staff's own words of their orders. */
  said: string[]
}

/** Customers of one organization who are erased at once. */
export interface KnownPeople {
  organizationId: string
  people: Known[]
  /** Their ids, and those of the customers that were merged into them. */
  all: string[]
  /** Ids of all that is theirs, and of what was done with it. */
  ids: string[]
}

/** Today's, and what the log remembers: who was called something else is looked for by that too. */
export async function readKnown(
  transaction: Transaction<Database>,
  organizationId: string,
  ids: readonly string[],
): Promise<KnownPeople> {
  const merged = await transaction
    .selectFrom('customers')
    .select(['id', 'mergedInto'])
    .where('mergedInto', 'in', ids)
    .execute()
  const people = ids.map(customerId => ({
    customerId,
    formerly: merged.filter(each => each.mergedInto === customerId).map(({ id }) => id),
  }))
  const values = new Map<string, Value[]>(ids.map(id => [id, []]))
  for (const value of await readValues(transaction, people))
    values.get(value.customerId)?.push(value)
  const all = people.flatMap(each => [each.customerId, ...each.formerly])
  return {
    organizationId,
    people: people.map(each => ({ ...each, ...toldOf(values.get(each.customerId) ?? []) })),
    all,
    ids: [...all, ...(await readIds(transaction, ids))],
  }
}

interface Value {
  customerId: string
  key: string
  value: string
}

function toldOf(values: readonly Value[]): Omit<Known, 'customerId' | 'formerly'> {
  const of = (...keys: string[]) => [
    ...new Set(values.filter(({ key }) => keys.includes(key)).map(({ value }) => value)),
  ]
  const [firstNames, lastNames] = [of('firstName'), of('lastName')]
  return {
    firstNames,
    lastNames,
    names: [...firstNames, ...lastNames, ...of('mergedName')],
    fullNames: [
      ...firstNames.flatMap(first => lastNames.map(last => `${first} ${last}`)),
      ...of('mergedName'),
    ],
    streets: of('address', 'postalCode'),
    reachedBy: of('email', 'phone', 'mergedEmail', 'mergedPhone'),
    said: of('comment', 'name'),
  }
}

/** Fields of their rows and of the log's entries about them; of a group the log has its name with each of its orders. */
async function readValues(
  transaction: Transaction<Database>,
  people: readonly Pick<Known, 'customerId' | 'formerly'>[],
): Promise<Value[]> {
  const owned = people.flatMap(({ customerId, formerly }) =>
    [customerId, ...formerly].map(id => ({ id, customerId })),
  )
  const keys = owned.map(({ id }) => personKey({ type: 'customer', id }))
  const { rows } = await sql<Value>`
    with owned as (
      select * from unnest(${owned.map(({ id }) => id)}::uuid[], ${keys}::text[],
        ${owned.map(({ customerId }) => customerId)}::uuid[]) as own(id, person, customer_id)
    ), told as (
      select customer_id, subject_type, action, before, after, comment
      from activity, unnest(about) as person join owned using (person)
      where about && ${keys}::text[] and erased_at is null
    )
    select distinct customer_id, key, value from (
      select customer_id, key, value from told, lateral (
        select * from json_each_text(before) union all select * from json_each_text(after)
      ) as field
      -- Of an order it may be sent to anybody; a name it has is its group's.
      where action <> 'emailed' and (key <> 'name' or subject_type = 'order')
      union all select customer_id, 'comment', comment from told where subject_type = 'order'
      union all
      select customer_id, field.key, field.value from owned join customers using (id), lateral (
        values ('firstName', first_name), ('lastName', last_name), ('email', email),
          ('phone', phone), ('address', address), ('postalCode', postal_code)
      ) as field(key, value)
    ) as each where value <> '' and key in (
      'firstName', 'lastName', 'mergedName', 'address', 'postalCode', 'email', 'phone',
      'mergedEmail', 'mergedPhone', 'comment', 'name'
    )
  `.execute(transaction)
  return rows
}

const boughtBy = (ids: readonly string[]) =>
  sql`select id, group_id from orders where customer_id = any(${[...ids]}::uuid[])`

/** By which an answer or a file tells of them. */
async function readIds(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<string[]> {
  const theirs = sql`customer_id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    with bought as (${boughtBy(ids)}),
      held as (select id from subscriptions where ${theirs}),
      won as (select id from winners where order_id in (select id from bought))
    select id from bought union all select id from held union all select id from won
    union all select group_id from bought where group_id is not null
    union all select bulk_id from bulk_rows where order_id in (select id from bought)
    union all select bulk_id from bulk_left_out where order_id in (select id from bought)
    union all select id from refunds where order_id in (select id from bought)
    union all select id from ticket_voids where order_id in (select id from bought)
    union all select id from donations where ${theirs}
    union all select id from customer_notes where ${theirs}
    union all select id from order_notes where order_id in (select id from bought)
    union all select id from emails
      where order_id in (select id from bought) or subscription_id in (select id from held)
    union all select id from winner_messages where winner_id in (select id from won)
    union all select id from winner_contacts where winner_id in (select id from won)
  `.execute(transaction)
  return rows.map(each => each.id)
}

/** Their orders, and those that something was done with at once with them: of a bulk, of a group. */
export async function readBeside(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with bought as (${boughtBy(ids)})
    select id from bought
    union select id from orders where group_id in (select group_id from bought)
    union select order_id from bulk_rows where bulk_id in (
      select bulk_id from bulk_rows where order_id in (select id from bought)
    )
  `.execute(transaction)
  return rows.map(each => each.id)
}
