import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { parsePhone } from '../../../src/core/format/phone.ts'
import { parsePostalCode, regionsOfPostalCode } from '../../../src/core/format/postal-code.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { NewOrder } from '../../../src/core/orders/order.ts'
import { keptPlan } from '../database/kept-plans.ts'
import { numberOf } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import type { Sale } from './sale.ts'

/** As it is sent; a purchase says more of them. */
type Entered = NewOrder['customer']

/** What tells one buyer from another: nobody is known by a name alone. */
export type Buyer = ReturnType<typeof buyerOf>

/** By what a buyer is found again, as it is kept. */
export interface Contact {
  email: string | null
  phone: string | null
}

export function contactOf({ email, phone }: Entered): Contact {
  return { email: email?.toLowerCase() ?? null, phone: phone ? parsePhone(phone) : null }
}

/** The buyer's fields as they are kept. @throws Refusal 422: a phone or postal code that can't be one */
export function buyerOf(sale: Sale, buyer: Entered) {
  const { country, province } = sale
  const { email, phone } = contactOf(buyer)
  if (buyer.phone && phone === null)
    throw new Refusal(422, [{ code: 'invalid-phone', field: 'customer.phone' }])
  const postalCode = buyer.postalCode ? parsePostalCode(buyer.postalCode, country) : null
  if (buyer.postalCode && postalCode === null)
    throw new Refusal(422, [{ code: 'invalid', field: 'customer.postalCode' }])
  const regions = postalCode === null ? [] : regionsOfPostalCode(postalCode, country)
  if (postalCode !== null && !sale.postalCheckOff && !regions.includes(province))
    throw new Refusal(422, [{ code: 'postal-code-outside', field: 'customer.postalCode' }])
  return {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email,
    phone,
    city: buyer.city ?? null,
    province: buyer.province ?? regions[0] ?? null,
    postalCode,
  }
}

/**
 * Lets one order after the other find, count and add the customers of an email or a phone, whichever raffles they are
 * for. The raffle is held before; in the order of the locks' own numbers, so that nobody waits for each other.
 */
export async function holdBuyer(
  transaction: Transaction<Database>,
  organizationId: string,
  ...buyers: readonly Contact[]
): Promise<void> {
  const names = namesToHold(organizationId, buyers)
  if (names.length > 0)
    await sql`select pg_advisory_xact_lock(number, ${numberOf('buyersByName')}) from ${locksOf(names)}`.execute(
      transaction,
    )
}

/** Holds a raffle's sales, and then a buyer, as `holdRaffle` and `holdBuyer` do, in one statement. */
export async function holdSale(
  transaction: Transaction<Database>,
  { organizationId, raffleId }: { organizationId: string; raffleId: string },
  buyer: Contact,
): Promise<void> {
  const names = namesToHold(organizationId, [buyer])
  if (names.length === 0) return holdRaffle(transaction, raffleId, 'sales')
  // A row comes of both only once the raffle is held: what is called with it, is called then.
  await sql`
    ${keptPlan} with held as materialized (select id from raffles where id = ${raffleId} for no key update)
    select pg_advisory_xact_lock(number, ${numberOf('buyersByName')}) from held, ${locksOf(names)}
  `.execute(transaction)
}

function namesToHold(organizationId: string, buyers: readonly Contact[]): string[] {
  return buyers
    .flatMap(({ email, phone }) => [email, phone])
    .flatMap(each => (each === null ? [] : [`buyer ${organizationId} ${each}`]))
}

const locksOf = (names: readonly string[]) => sql`(
  select distinct hashtext(name) as number from unnest(${[...names]}::text[]) as name order by number
) as locks`

/**
 * The organisation's customer of that name with that email or phone; case, accents and blanks of the name make no
 * other person, another name does: a household may share its email. One that was merged leads to the one that stayed.
 */
export async function findCustomer(
  db: Kysely<Database>,
  organizationId: string,
  buyer: Pick<Buyer, 'firstName' | 'lastName' | 'email' | 'phone'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; firstName: string; lastName: string }>`
    ${keptPlan} select coalesce(merged_into, id) as id, first_name, last_name from customers
    where ${reachedAs(organizationId, buyer)} order by created_at, id
  `.execute(db)
  const name = nameOf(buyer)
  return rows.find(row => nameOf(row) === name)?.id ?? null
}

function nameOf({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string {
  return searchName(`${firstName} ${lastName}`)
}

/** Whether a customer of the organisation has the buyer's email or phone. */
export function reachedAs(organizationId: string, { email, phone }: Contact): RawBuilder<boolean> {
  return sql<boolean>`customers.organization_id = ${organizationId}
    and (customers.email = ${email}::text or customers.phone = ${phone}::text)`
}

/**
 * Whether the raffle's limit lets the buyer order once more. It counts by email and phone, so that another spelling or
 * another name gets nobody past it. The caller's transaction holds the raffle's sales.
 *
 * @param more orders, with all that is bought at once
 * @throws Refusal 409
 */
export async function requireWithinLimit(
  db: Kysely<Database>,
  sale: Sale,
  buyer: Contact,
  more = 1,
): Promise<void> {
  const { maxOrders } = sale
  if (await isWithinLimit(db, sale, buyer, more)) return
  throw new Refusal(409, [{ code: 'customer-limit', params: { most: maxOrders ?? 0 } }])
}

/** Whether the raffle's limit lets the buyer have more orders: whoever was merged is counted with the one that stayed. */
export async function isWithinLimit(
  db: Kysely<Database>,
  { maxOrders, organizationId, raffleId }: Sale,
  buyer: Contact,
  more = 1,
): Promise<boolean> {
  if (maxOrders === null) return true
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.raffleId', '=', raffleId)
    .where('orders.status', 'in', ['ACTIVE', 'PENDING'])
    .where(
      'orders.customerId',
      'in',
      sql<string>`(select coalesce(merged_into, id) from customers
        where ${reachedAs(organizationId, buyer)})`,
    )
    .executeTakeFirstOrThrow()
  return count + more <= maxOrders
}

/** @param more what a purchase says of them beside */
export async function addCustomer(
  transaction: Transaction<Database>,
  { organizationId, organizationLocale }: Pick<Sale, 'organizationId' | 'organizationLocale'>,
  buyer: Buyer,
  locale: Entered['locale'],
  more: { address?: string | null; consent?: boolean } = {},
): Promise<string> {
  const { id } = await transaction
    .insertInto('customers')
    .values({
      address: null,
      ...buyer,
      ...more,
      organizationId,
      locale: locale ?? organizationLocale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
