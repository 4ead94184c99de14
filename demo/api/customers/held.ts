/** A customer in somebody's hands: held until the transaction ends, and what every change of one writes. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type CustomerAction, decideCustomer } from '../../../src/core/customers/rules.ts'
import type { Actor } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { type Contact, holdBuyer } from '../orders/customer.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { type FoundCustomer, findCustomerOf } from './reach.ts'
import { type ReadCustomer, readCustomerDetail } from './read.ts'

/** Who did it; null: the system. */
export interface ChangedBy {
  actor: Actor | null
  at: Date
}

export interface HeldCustomer {
  customer: ReadCustomer
  by: ChangedBy
}

export interface Holding {
  transaction: Transaction<Database>
  session: Caller
  params: { id: string }
  api: Pick<ApiContext, 'now'>
}

/**
 * The customer that a call is about, for one who may do the action with them.
 *
 * @param version as it was read; undefined where that isn't said
 * @param reached what they are going to be reached by: what they bought is held with them then
 * @throws Refusal 403, 404, 409; StaleEdit
 */
export async function holdCustomer(
  { transaction, session, params, api }: Holding,
  action: CustomerAction,
  version?: number,
  reached?: Partial<Contact>,
): Promise<HeldCustomer> {
  const found = await findCustomerOf(transaction, session, params.id)
  if (reached) await holdBoughtBy(transaction, [found.id])
  await lockCustomers(transaction, [found], reached)
  // Whoever merged them meanwhile did so before the lock.
  const still = await findCustomerOf(transaction, session, params.id)
  if (still.id !== found.id) throw new Refusal(409, 'stale-edit')
  requireAsAsked(found, params.id, version)
  const customer = await readCustomerDetail(transaction, found, session)
  requireAllowed(decideCustomer(action, customer, session.roles))
  if (version !== undefined && customer.version !== version)
    throw new StaleEdit({ data: customer, ...(await lastChange(transaction, found.id)) })
  return { customer, by: { actor: actorOf(session), at: api.now() } }
}

/**
 * An id leads on to whom its customer was merged into: whoever looked at the one doesn't change the other, whose version
 * may be the same number.
 *
 * @throws Refusal 409
 */
export function requireAsAsked(found: FoundCustomer, id: string, version?: number): void {
  if (version !== undefined && found.id !== id.toLowerCase()) throw new Refusal(409, 'stale-edit')
}

/**
 * Nothing becomes of what these customers bought meanwhile. Everybody holds in one order, so that nobody waits for each
 * other: raffles by their ids, subscriptions by theirs, what people are reached by, their own rows.
 */
export async function holdBoughtBy(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  const raffles = await transaction
    .selectFrom('orders')
    .select('raffleId')
    .distinct()
    .where('customerId', 'in', ids)
    .orderBy('raffleId')
    .execute()
  for (const { raffleId } of raffles) await holdRaffle(transaction, raffleId, 'sales')
  await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('customerId', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What customers are reached by, and those who were merged into them. */
export function contactsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Contact[]> {
  return db
    .selectFrom('customers')
    .select(['email', 'phone'])
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('mergedInto', 'in', ids)]))
    .execute()
}

/**
 * Before their rows, what they are reached by: an order that is entered for one of them is through, or finds what
 * becomes of them. What they are going to be reached by is held at once with it: another who is given the same at that
 * moment finds them, and nobody waits for each other.
 */
export async function lockCustomers(
  transaction: Transaction<Database>,
  customers: readonly FoundCustomer[],
  { email = null, phone = null }: Partial<Contact> = {},
): Promise<void> {
  const ids = customers.map(({ id }) => id)
  const reached = await contactsOf(transaction, ids)
  const organizationId = customers[0]?.organizationId ?? ''
  await holdBuyer(transaction, organizationId, { email, phone }, ...reached)
  await sql`
    select from customers where id = any(${ids}::uuid[]) order by id for no key update
  `.execute(transaction)
}

/**
 * Another email address for a customer whose orders are held: whatever is done to those meanwhile, their marks are right.
 *
 * @param read the one that stood there when somebody looked
 * @throws Refusal 409: it was changed since
 */
export async function correctEmail(
  transaction: Transaction<Database>,
  { id, organizationId }: FoundCustomer,
  { read, email }: { read: string | null; email: string | null },
  by: ChangedBy,
): Promise<void> {
  await lockCustomers(transaction, [{ id, organizationId }], { email })
  const customer = await transaction
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (customer.email !== read) throw new Refusal(409, 'stale-edit')
  await writeCustomer(transaction, id, by, { email })
  if (email === null) return
  // What hasn't left yet goes to the right one.
  await sql`
    update emails set recipient = ${email} where state = 'waiting' and recipient = ${read}
      and order_id in (select orders.id from orders where customer_id = ${id})
  `.execute(transaction)
}

/** Whether somebody saw another address than stands there; who doesn't say what they saw is believed. */
export const sawAnother = (seen: string | null | undefined, email: string | null): boolean =>
  seen !== undefined && seen?.toLowerCase() !== email?.toLowerCase()

/** Who changed a customer last, and when. */
export async function lastChange(transaction: Transaction<Database>, id: string) {
  const last = await transaction
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.changedBy')
    .select(['users.name as changedBy', 'customers.changedAt', 'customers.createdAt'])
    .where('customers.id', '=', id)
    .executeTakeFirstOrThrow()
  return { changedBy: last.changedBy, changedAt: last.changedAt ?? last.createdAt }
}

/** What is new in a customer's own row, or the same in several, and its newer version. */
export async function writeCustomer(
  transaction: Transaction<Database>,
  id: string | readonly string[],
  { actor, at }: ChangedBy,
  fields: object = {},
): Promise<void> {
  await transaction
    .updateTable('customers')
    .set(({ eb }) => ({
      ...fields,
      version: eb('version', '+', 1),
      changedAt: at,
      changedBy: actor?.userId ?? null,
    }))
    .where('id', 'in', [id].flat())
    .execute()
}

/** What every entry about a customer says. */
export function entryOf({ id, organizationId }: FoundCustomer, { actor, at }: ChangedBy) {
  return {
    organizationId,
    raffleId: null,
    subject: { type: 'customer' as const, id },
    actor,
    at,
  }
}
