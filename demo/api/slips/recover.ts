/** The order of a slip entered as its seller's own, by whoever holds the slip. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import type { Receipt } from '../../../src/core/order-entry/purchase.ts'
import { takenOf } from '../../../src/core/order-entry/taken.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import { may } from '../../../src/core/permissions.ts'
import type { SlipFacts } from '../../../src/core/slips/calls.ts'
import type { Actor } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { digestOfAsked } from '../http/call.ts'
import { lockKey } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { enterPurchase } from '../order-entry/enter.ts'
import { readReceipt } from '../order-entry/receipt.ts'
import { type Caller, rolesBesideSuspension } from '../session/session.ts'
import type { OpenedSlip } from './open-slip.ts'

/** The order itself is refused; the slip is one all the same. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused'
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

interface By {
  actor: Actor
  at: Date
  notDuplicate: boolean
}

/**
 * Enters it under its seller's key, or answers what stands there: of a slip that is scanned twice, and of an order that its
 * outbox sent, before or later, there is one. It is judged as if it arrived now.
 *
 * @throws OrderRefused as the purchase's rule says, because its seller may sell nothing here, or because another order of
 *   theirs stands under its key
 */
export async function recoverOrder(
  transaction: Transaction<Database>,
  { userId, organizationId, key, purchase, body }: OpenedSlip,
  { actor, at, notDuplicate }: By,
): Promise<{ state: 'entered' | 'stood'; receipt: Unwritten<Receipt> }> {
  const idempotencyKey = entryKeyOf(userId, key)
  // As the seller's own call does it (http/idempotency.ts): whichever comes first, the other waits for it.
  await lockKey(transaction, userId, key)
  const earlier = await transaction
    .selectFrom('orderEntries')
    .select(['id', 'requestDigest'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  // What the seller's own call has: their outbox may come before or after us.
  const requestDigest = digestOfAsked(
    { method: 'POST', path: orderEntryCalls.enter.path, query: [], sent: body },
    ['notDuplicate'],
  )
  if (earlier && !earlier.requestDigest.equals(requestDigest))
    throw new OrderRefused(new Refusal(409, 'slip-other-order'))
  if (earlier) return { state: 'stood', receipt: await readReceipt(transaction, earlier.id) }
  try {
    const session = await sellerOf(transaction, userId, organizationId)
    await requireOwnRaffles(transaction, organizationId, purchase.lines)
    const receipt = await enterPurchase(
      transaction,
      { ...purchase, notDuplicate: purchase.notDuplicate || notDuplicate },
      {
        session,
        actor,
        recoveredOf: session.user,
        organizationId,
        idempotencyKey,
        requestDigest,
        at,
        authorized: null,
      },
    )
    return { state: 'entered', receipt }
  } catch (error) {
    if (error instanceof Refusal && error.status !== 503) throw new OrderRefused(error)
    throw error
  }
}

/**
 * The seller as they stand in this organization now. Whose account was suspended meanwhile (they lost the machine, say) took
 * the order when they could.
 *
 * @throws Refusal 409
 */
async function sellerOf(
  transaction: Transaction<Database>,
  userId: string,
  organizationId: string,
): Promise<Caller> {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const organization = await transaction
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', organizationId)
    .executeTakeFirst()
  const roles = await rolesBesideSuspension(transaction, userId, organizationId)
  if (!user || !organization || !may('orders:create', roles)) throw new Refusal(409, 'slip-seller')
  return { user, organization, roles, embed: null }
}

/** @throws Refusal 404 */
async function requireOwnRaffles(
  transaction: Transaction<Database>,
  organizationId: string,
  lines: OpenedSlip['purchase']['lines'],
): Promise<void> {
  const ids = [...new Set(lines.map(({ eventId }) => eventId))]
  const own = await transaction
    .selectFrom('raffles')
    .select('id')
    .where('id', 'in', ids)
    .where('organizationId', '=', organizationId)
    .execute()
  const known = new Set(own.map(({ id }) => id))
  const at = lines.findIndex(({ eventId }) => !known.has(eventId))
  if (at >= 0) throw new Refusal(404, [{ code: 'not-found', field: `lines.${at}.eventId` }])
}

/**
 * What stands in the place of a buyer's name who was erased since their order was entered: nobody reads it here from the
 * slip again, and no answer that is kept has it. Null for anybody else.
 */
export async function erasedNameOf(
  transaction: Transaction<Database>,
  { userId, key }: OpenedSlip,
): Promise<string | null> {
  const customer = await transaction
    .selectFrom('orderEntries')
    .innerJoin('orders', 'orders.entryId', 'orderEntries.id')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['customers.firstName', 'customers.lastName'])
    .where('orderEntries.idempotencyKey', '=', entryKeyOf(userId, key))
    .where('customers.erasedAt', 'is not', null)
    .executeTakeFirst()
  return customer ? `${customer.firstName} ${customer.lastName}` : null
}

const entryKeyOf = (userId: string, key: string) => `${userId} ${key}`

/** What a slip says, with the names that stand here. */
export async function readFacts(
  db: Kysely<Database>,
  { userId, organizationId, key, purchase }: OpenedSlip,
  now: Date,
): Promise<Unwritten<SlipFacts>> {
  const { lines, customer, tender } = purchase
  const { rows } = await sql<{ country: Country; sellerName: string | null }>`
    select country, (select name from users where id = ${userId}) as seller_name
    from organizations where id = ${organizationId}
  `.execute(db)
  const raffles = await db
    .selectFrom('raffles')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(lines.map(({ eventId }) => eventId))])
    .where('organizationId', '=', organizationId)
    .execute()
  const [stored] = rows
  if (!stored || tender.type === 'credit')
    throw new Error('A slip of no organization, or of a card')
  const { country, sellerName } = stored
  return {
    order: key,
    sellerName: sellerName ?? '',
    customerName: `${customer.firstName} ${customer.lastName}`,
    raffles: raffles.map(({ id, name }) => ({
      name,
      orders: lines.reduce((sum, line) => sum + (line.eventId === id ? line.quantity : 0), 0),
    })),
    totalCents: purchase.totalCents ?? null,
    currency: currencyOf({ country }),
    tender: tender.type,
    takenAt: takenOf(purchase, now).correctedAt,
  }
}
