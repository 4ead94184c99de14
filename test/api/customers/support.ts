/** What tests of customers ask, and what the ledger says of them, counted apart from what is kept. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { listTables } from '../../../demo/api/database/tables.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { CustomerDetailSchema } from '../../../src/core/customers/customer-detail.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { standingCents } from '../../support/standing.ts'
import { dataOf, sell, type TestRaffle } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import type { Answered, TestApi } from '../support.ts'

export const owner = 'marguerite.doucette@terncove.example'

/** Somebody whom nobody else in the tests is. */
export function somebody(given: Record<string, unknown> = {}) {
  const tag = randomUUID().replace(/[^a-z]/g, '')
  return { firstName: `Eva${tag}`, lastName: 'Tremblay', email: `${tag}@example.org`, ...given }
}

let phones = 2000

/** A telephone number that nobody else in a file's tests has: drawn at random, two of nine thousand met now and then. */
export function newPhone(): string {
  phones += 1
  return `902555${phones}`
}

/** Sells to a person. @returns the order and whose it is */
export async function sellTo(
  raffle: TestRaffle,
  customer: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<{ id: string; customerId: string }> {
  const { id } = await sell(raffle, 0, { customer, ...more })
  return { id, customerId: await buyerOf(raffle.api, id) }
}

export async function buyerOf(api: TestApi, orderId: string): Promise<string> {
  const order = await api.db
    .selectFrom('orders')
    .select('customerId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.customerId
}

/** Who asks: by default an account owner. */
export function asking(api: TestApi, token: string) {
  const at = (path: string, id: string) => addressOf(path, { id })
  const post = (path: string, id: string, body?: object, key = newKey()) =>
    api.ask('POST', at(path, id), { token, headers: key, ...(body && { body }) })
  const get = (id: string) => api.ask('GET', at(customerCalls.get.path, id), { token })
  const read = async (id: string) => dataOf(CustomerDetailSchema, await get(id))
  return {
    get,
    read,
    change: (id: string, body: object) =>
      api.ask('PATCH', at(customerCalls.change.path, id), { token, body, headers: newKey() }),
    note: (id: string, text: string) => post(customerCalls.note.path, id, { text }),
    look: (id: string, mergedId: string) =>
      api.ask('GET', `${at(customerCalls.lookAtMerge.path, id)}?mergedId=${mergedId}`, { token }),
    merge: (id: string, body: object, key = newKey()) =>
      post(customerCalls.merge.path, id, body, key),
    /** As both stand now. */
    async mergeNow(id: string, mergedId: string, takes: string[] = []) {
      const [{ version }, { version: mergedVersion }] = [await read(id), await read(mergedId)]
      return post(customerCalls.merge.path, id, { version, mergedId, mergedVersion, takes })
    },
    erase: async (id: string, version?: number) =>
      post(customerCalls.erase.path, id, { version: version ?? (await read(id)).version }),
    file: (id: string) => api.ask('GET', at(customerCalls.file.path, id), { token }),
    list: (query: Record<string, string>) =>
      api.ask('GET', `${customerCalls.list.path}?${new URLSearchParams(query)}`, { token }),
  }
}

export const voidOrder = async ({ api, token }: TestRaffle, id: string) => {
  const path = addressOf(orderCalls.void.path, { id })
  const body = { voidedComment: 'Entered twice' }
  const answer = await api.ask('DELETE', path, { token, body, headers: newKey() })
  assert.equal(answer.status, 200, answer.text)
}

export const codes = ({ status, errors }: Answered) => [status, ...errors.map(({ code }) => code)]

/** Every table of the database in which one of these stands, whatever its capitals. */
export async function tablesWith(
  { db, pool }: TestApi,
  words: readonly (string | null | undefined)[],
): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await listTables(pool)) {
    const { rows } = await sql`
      select from ${sql.table(name)} as t
      where ${sql.join(
        words.map(word => sql`position(lower(${word}::text) in lower(t::text)) > 0`),
        sql` or `,
      )} limit 1
    `.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

/** What is kept of each customer against the ledger itself: rows that differ. */
export async function wrongFigures({ db }: TestApi): Promise<unknown[]> {
  const { rows } = await sql`
    with sold as (
      select customer_id, count(*) as orders, max(created_at) as last_at, sum(
        ${standingCents} + donation_cents - (
          select coalesce(sum(refunds.amount_cents - refunds.tickets_cents), 0) from refunds
          where refunds.order_id = orders.id and not exists (
            select from refund_outcomes
            where refund_id = refunds.id and refund_outcomes.state = 'refused'
          )
        )
      ) as cents
      from orders where status = 'ACTIVE' group by customer_id
    ), given as (
      select customer_id, sum(amount_cents) as cents from donations
      where order_id is null and status = 'ACTIVE' group by customer_id
    ), twins as (
      select distinct one.id from customers as one join customers as other
        on other.organization_id = one.organization_id and other.id <> one.id
        and other.merged_into is null and one.merged_into is null
        and other.erased_at is null and one.erased_at is null
        and ((bare_name(one.first_name || ' ' || one.last_name)
            = bare_name(other.first_name || ' ' || other.last_name)
            and (one.email = other.email or one.phone = other.phone
              or one.postal_code = other.postal_code))
          or (one.email = other.email and similarity(
            bare_name(one.first_name || ' ' || one.last_name),
            bare_name(other.first_name || ' ' || other.last_name)) > 0.5))
    ), counted as (
      select customers.id, coalesce(sold.orders, 0) as orders,
        coalesce(sold.cents, 0) + coalesce(given.cents, 0) as cents, sold.last_at,
        exists (select from twins where twins.id = customers.id) as twin
      from customers left join sold on sold.customer_id = customers.id
      left join given on given.customer_id = customers.id
      where customers.merged_into is null
    )
    select * from counted full join customer_figures on customer_id = counted.id
    where (orders, cents, last_at, twin)
      is distinct from (order_count, lifetime_cents, last_order_at, has_twin)
  `.execute(db)
  return rows
}

const received = sql`(
  case when card_payment_id is not null then (
    select coalesce(sum(cents), 0) from card_shares join card_payments on id = card_shares.card_payment_id
    where order_id = orders.id and state = 'captured'
  ) when orders.type <> 'cheque' or orders.id in (select order_id from cheque_clearings)
    then orders.amount_cents + orders.donation_cents else 0 end
)`
/** Gone back, or on its way. */
const gone = (column: RawBuilder<unknown>) => sql`(
  select coalesce(sum(${column}), 0) from refunds where order_id = orders.id
    and id not in (select refund_id from refund_outcomes where state = 'refused')
)`

/** Orders whose kept marks aren't those that their rows give, one by one. */
export async function strayMarks({ api, raffleId }: TestRaffle): Promise<unknown[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders join customers on customers.id = customer_id
    join raffles on raffles.id = raffle_id
    where raffle_id = ${raffleId} and (
      owes_refund <> case orders.status
        when 'VOID' then ${received} > ${gone(sql`amount_cents`)}
        when 'ACTIVE' then least(voided_cents, ${received} - orders.donation_cents - amount_cents + voided_cents)
          > ${gone(sql`tickets_cents`)}
        else false end
      or cheque_cleared <> exists (select from cheque_clearings where order_id = orders.id)
      or came_late <> coalesce(source is not null
        and orders.recorded_at >= least(end_at, ended_at)
        and coalesce(orders.taken_at, orders.created_at) < least(end_at, ended_at), false)
      or is_duplicate <> exists (
        select from orders as other join customers as same on same.id = other.customer_id
        where other.id <> orders.id and other.raffle_id = orders.raffle_id
          and other.package_id = orders.package_id
          and (orders.entry_id is null or other.entry_id is distinct from orders.entry_id)
          and orders.status in ('ACTIVE', 'PENDING') and other.status in ('ACTIVE', 'PENDING')
          and not exists (
            select from orders_apart where order_id = orders.id and other_id = other.id
          )
          and abs(extract(epoch from coalesce(other.taken_at, other.created_at)
            - coalesce(orders.taken_at, orders.created_at))) <= 600
          and (same.id = customers.id or same.email = customers.email or same.phone = customers.phone)
      )
    )
  `.execute(api.db)
  return rows
}
