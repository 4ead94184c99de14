/** The customer of a purchase: held, found again or added, and what the purchase says of them kept. */
import type { Transaction } from 'kysely'
import type { Purchase } from '../../../src/core/order-entry/purchase.ts'
import { type ActivityEntry, type Actor, changesOf } from '../activity/record.ts'
import {
  contactsOf,
  entryOf,
  holdBoughtBy,
  lockCustomers,
  writeCustomer,
} from '../customers/held.ts'
import type { Database } from '../database/schema.ts'
import { tooBusy } from '../http/lanes.ts'
import {
  addCustomer,
  type Contact,
  contactOf,
  findCustomer,
  holdBuyer,
} from '../orders/customer.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import type { Judged } from './judge.ts'

type Customer = Purchase['customer']

/** What is held for the purchase. */
export interface HeldBuyer {
  customerId: string | null
  /** What they bought is held, too: they may be reached by something else from now on. */
  isMoving: boolean
}

/**
 * Holds the raffles of a purchase, in the order of their ids, and its buyer. Who is going to be reached by something else
 * is held with all that they bought, as duplicates are told by it.
 *
 * @throws Refusal 503: somebody made a customer of them at this moment, who is reached by something else as well
 */
export async function holdPurchase(
  transaction: Transaction<Database>,
  { lines, customer }: Purchase,
  organizationId: string,
): Promise<HeldBuyer> {
  const contact = contactOf(customer)
  const buyer = { ...contact, firstName: customer.firstName, lastName: customer.lastName }
  const id = await findCustomer(transaction, organizationId, buyer)
  const isMoving = id !== null && (await isReachedElse(transaction, id, contact))
  const theirs = isMoving ? await boughtBy(transaction, id) : []
  const raffles = new Set([...lines.map(({ eventId }) => eventId), ...theirs])
  for (const raffleId of [...raffles].sort()) await holdRaffle(transaction, raffleId, 'sales')
  if (id === null) await holdBuyer(transaction, organizationId, contact)
  else if (isMoving) await holdBoughtBy(transaction, [id])
  // Another purchase of theirs, entered at this moment, may have made a customer of them.
  const customerId = id ?? (await findCustomer(transaction, organizationId, buyer))
  if (id === null && customerId !== null) await requireHeld(transaction, customerId, contact)
  if (customerId !== null)
    await lockCustomers(transaction, [{ id: customerId, organizationId }], contact)
  return { customerId, isMoving }
}

/**
 * What else such a customer is reached by can't be held any more, after what the purchase gives: two that hold the one and
 * want the other would wait for each other, and everybody else for their raffles.
 *
 * @throws Refusal 503: the next try finds the customer before it holds anything
 */
async function requireHeld(
  transaction: Transaction<Database>,
  id: string,
  { email, phone }: Contact,
): Promise<void> {
  const isHeld = (own: string | null, held: string | null) => own === null || own === held
  const reached = await contactsOf(transaction, [id])
  if (!reached.every(own => isHeld(own.email, email) && isHeld(own.phone, phone))) throw tooBusy()
}

async function boughtBy(transaction: Transaction<Database>, customerId: string) {
  const rows = await transaction
    .selectFrom('orders')
    .select('raffleId')
    .distinct()
    .where('customerId', '=', customerId)
    .execute()
  return rows.map(({ raffleId }) => raffleId)
}

async function isReachedElse(
  transaction: Transaction<Database>,
  id: string,
  { email, phone }: Contact,
): Promise<boolean> {
  const known = await contactsOf(transaction, [id])
  return (
    (email !== null && known.every(own => own.email !== email)) ||
    (phone !== null && known.every(own => own.phone !== phone))
  )
}

/**
 * The customer of a purchase: a new one, or the one that stands there with what the buyer said of themselves now.
 *
 * @returns with the entry of what changed; null where nothing did
 * @throws Refusal 503: somebody made another customer of them at this moment
 */
export async function keepCustomer(
  transaction: Transaction<Database>,
  { customer }: Purchase,
  { organizationId, buyer, customerId, lines }: Judged,
  held: HeldBuyer,
  by: { actor: Actor; at: Date },
): Promise<{ id: string; entry: ActivityEntry | null }> {
  const [line] = lines
  if (!line || customerId !== held.customerId) throw tooBusy()
  const { locale, consent, address } = customer
  if (customerId === null) {
    const more = { address: address || null, consent: consent ?? false }
    return { id: await addCustomer(transaction, line.sale, buyer, locale, more), entry: null }
  }
  const { before, after } = await changed(transaction, customerId, { ...customer, ...buyer })
  if (after === null) return { id: customerId, entry: null }
  if (('email' in after || 'phone' in after) && !held.isMoving) throw tooBusy()
  const { language, ...fields } = after as { language?: string }
  await writeCustomer(transaction, customerId, by, {
    ...fields,
    ...(language !== undefined && { locale: language }),
  })
  const entry = {
    ...entryOf({ id: customerId, organizationId }, by),
    action: 'changed' as const,
    before,
    after,
  }
  return { id: customerId, entry }
}

/**
 * What of the customer the buyer said otherwise: what they didn't say stays, and so does an email or a phone that a merge
 * chose, where they give one of somebody who was merged into them. Where a merge left none, it is taken.
 */
async function changed(
  transaction: Transaction<Database>,
  id: string,
  said: Pick<Customer, 'address' | 'consent' | 'locale'> &
    Pick<Judged['buyer'], 'email' | 'phone' | 'city' | 'province' | 'postalCode'>,
) {
  const before = await transaction
    .selectFrom('customers')
    .select(['email', 'phone', 'address', 'city', 'province', 'postalCode'])
    .select(['locale as language', 'consent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known = await contactsOf(transaction, [id])
  const given = {
    email: before.email && known.some(({ email }) => email === said.email) ? null : said.email,
    phone: before.phone && known.some(({ phone }) => phone === said.phone) ? null : said.phone,
    address: said.address,
    city: said.city,
    // That of a postal code tells where they live; one without it, too.
    province: said.postalCode || said.province ? said.province : null,
    postalCode: said.postalCode,
    language: said.locale,
    consent: said.consent,
  }
  const told = Object.entries(given).filter(([, value]) => value || value === false)
  return changesOf(before, { ...before, ...Object.fromEntries(told) })
}
