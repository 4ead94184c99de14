/** A purchase entered: all of it in one transaction, once for its key for ever, paid by card or otherwise. */
import { sql, type Transaction } from 'kysely'
import { shortId } from '../../../src/core/format/short-id.ts'
import type { Purchase, Receipt } from '../../../src/core/order-entry/purchase.ts'
import { isBelievable, takenOf } from '../../../src/core/order-entry/taken.ts'
import type { Order } from '../../../src/core/orders/order.ts'
import { type ActivityEntry, type Actor, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { batchToEnter } from '../mail-batches/held.ts'
import { keepApart } from '../orders/apart.ts'
import { type Sold, sell } from '../orders/sold.ts'
import { type Authorized, keepAuthorization } from '../payments/authorization.ts'
import type { Caller } from '../session/session.ts'
import { holdPurchase, keepCustomer } from './customer.ts'
import { type Judged, type JudgedLine, judgePurchase } from './judge.ts'
import { readReceipt } from './receipt.ts'

export interface EnteredBy {
  /** By whose roles it is judged. */
  session: Caller
  /** Whom the log names. */
  actor: Actor
  /** Of a purchase that somebody else recovered from its slip: whose it is. */
  recoveredOf?: { id: string; name: string }
  organizationId: string
  /** Unique for ever: the same purchase is never entered twice, and no other under its key. */
  idempotencyKey: string
  requestDigest: Buffer
  at: Date
  /** Of a card: what the provider keeps for all of it. */
  authorized: Authorized | null
}

/** @throws Refusal where anything of it can't be: then nothing of it is */
export async function enterPurchase(
  transaction: Transaction<Database>,
  purchase: Purchase,
  by: EnteredBy,
): Promise<Unwritten<Receipt>> {
  const earlier = await findEntered(transaction, by)
  if (earlier !== null) return readReceipt(transaction, earlier)
  const held = await holdPurchase(transaction, purchase, by.organizationId)
  const batch = await batchToEnter(transaction, purchase.batchId, by.organizationId, 'held')
  const receivedOn = batch?.receivedOn ?? purchase.receivedOn ?? null
  const judged = await judgePurchase(transaction, purchase, {
    session: by.session,
    now: by.at,
    receivedOn,
  })
  requireSameAmount(judged, by.authorized)
  const customer = await keepCustomer(transaction, purchase, judged, held, by)
  const entryId = await insertEntry(transaction, purchase, judged, { ...by, receivedOn })
  const kept = { ...by, entryId, customerId: customer.id }
  const orders = await insertAll(transaction, purchase, judged, kept)
  const entries: ActivityEntry[] = customer.entry ? [customer.entry] : []
  const apart = purchase.notDuplicate
    ? await keepApart(
        transaction,
        orders.map(({ order }) => order.id),
        { userId: by.actor.userId, at: by.at },
      )
    : []
  for (const { order, line } of orders) {
    const ofIt = apart.filter(({ orderId }) => orderId === order.id)
    const apartFrom = ofIt.map(({ otherId }) => shortId(otherId))
    entries.push(entryOfOrder({ order, line, apartFrom }, kept))
  }
  const receipt = await readReceipt(transaction, entryId)
  await recordActivities(transaction, entries)
  return receipt
}

/**
 * The purchase that was entered under this key, however long ago.
 *
 * @throws Refusal 422: the key was used for another one; 409: it was taken back
 */
export async function findEntered(
  transaction: Transaction<Database>,
  { idempotencyKey, requestDigest }: Pick<EnteredBy, 'idempotencyKey' | 'requestDigest'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null; requestDigest: Buffer }>`
    select id, request_digest from order_entries where idempotency_key = ${idempotencyKey}
    union all
    select null, null from withdrawn_keys where idempotency_key = ${idempotencyKey}
  `.execute(transaction)
  const [earlier] = rows
  if (!earlier) return null
  if (earlier.id === null) throw new Refusal(409, 'withdrawn')
  if (!earlier.requestDigest.equals(requestDigest)) throw new Refusal(422, 'idempotency-key-reused')
  return earlier.id
}

/** Somebody changed a price between the card's answer and now: the card is let go, and asked for what it costs now. */
function requireSameAmount({ totalCents }: Judged, authorized: Authorized | null): void {
  if (authorized && authorized.amountCents !== totalCents) throw new Refusal(409, 'stale-edit')
}

/** Whose purchase it is. */
function sellerOf({ actor, recoveredOf }: EnteredBy): Actor {
  return recoveredOf ? { userId: recoveredOf.id, embedKeyId: null } : actor
}

type Kept = EnteredBy & { entryId: string; customerId: string }

async function insertEntry(
  transaction: Transaction<Database>,
  purchase: Purchase,
  { totalCents }: Judged,
  { receivedOn, ...by }: EnteredBy & { receivedOn: string | null },
): Promise<string> {
  const { tender, shipping } = purchase
  const { id } = await transaction
    .insertInto('orderEntries')
    .values({
      organizationId: by.organizationId,
      idempotencyKey: by.idempotencyKey,
      requestDigest: by.requestDigest,
      source: purchase.source,
      tender: tender.type,
      totalCents,
      givenCents: tender.type === 'cash' ? tender.givenCents : null,
      documentNumber: 'number' in tender ? tender.number : null,
      bank: tender.type === 'cheque' ? tender.bank : null,
      chequeDate: tender.type === 'cheque' ? tender.date : null,
      secondName: purchase.secondName ?? null,
      shipping: shipping ? linesOf(shipping).join('\n') : null,
      referral: purchase.referral ?? null,
      ageRange: purchase.ageRange ?? null,
      gender: purchase.gender ?? null,
      scriptRead: purchase.scriptRead,
      ...evidenceOf(purchase, by.at),
      receivedOn,
      batchId: purchase.batchId ?? null,
      enteredBy: sellerOf(by).userId,
      recoveredBy: by.recoveredOf ? by.actor.userId : null,
      enteredAt: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** When it was taken, as its device says. */
function evidenceOf(purchase: Purchase, now: Date) {
  const { device } = purchase
  const takenAt = purchase.takenAt ? new Date(purchase.takenAt) : null
  return {
    takenAt: takenAt && isBelievable(takenAt, now) ? takenAt : null,
    deviceId: device?.id ?? null,
    clockOffsetMs: device?.clockOffsetMs ?? null,
    correctedAt: takenOf(purchase, now).correctedAt,
  }
}

/** As the post reads them. */
function linesOf({ name, address, city, province, postalCode }: NonNullable<Purchase['shipping']>) {
  return [...(name ? [name] : []), address, `${city} ${province}  ${postalCode}`]
}

interface Made {
  order: Order
  line: JudgedLine
}

/** An order for each package, in the order of the lines; several stand in a group. */
async function insertAll(
  transaction: Transaction<Database>,
  purchase: Purchase,
  judged: Judged,
  by: Kept,
): Promise<Made[]> {
  const { lines, donationAt } = judged
  const packs = lines.flatMap((line, at) =>
    Array.from({ length: line.quantity }, (_, nth) => ({
      line,
      gives: at === donationAt && nth === 0,
    })),
  )
  const groupId = packs.length > 1 ? await addGroup(transaction, by) : null
  const payment = await keepCard(transaction, by)
  const orders = await sell(
    transaction,
    packs.map(({ line, gives }, at): Sold & { isTold: boolean } => {
      const { tender, source, donation } = purchase
      const isFree = tender.type === 'free'
      return {
        sale: isFree ? { ...line.sale, priceCents: 0 } : line.sale,
        order: {
          type: isFree ? null : tender.type,
          source,
          donationCents: gives ? (donation?.cents ?? 0) : 0,
          donationAnonymous: donation?.anonymous ?? false,
          receiptRequested: donation?.receiptRequested ?? false,
          groupId,
          entryId: by.entryId,
          ...payment,
        },
        by: {
          ...by,
          actor: sellerOf(by),
          idempotencyKey: `${by.idempotencyKey} ${at + 1}`,
          boughtAt: line.boughtAt,
          takenAt: line.takenAt,
        },
        // Tickets that are in no draw aren't sent as if they were: they are once staff let them in.
        isTold: !line.late,
      }
    }),
  )
  return orders.flatMap((order, at) => {
    const line = packs[at]?.line
    return line ? [{ order, line }] : []
  })
}

async function addGroup(
  transaction: Transaction<Database>,
  { organizationId, at }: Kept,
): Promise<string> {
  const { id } = await transaction
    .insertInto('orderGroups')
    .values({ organizationId, name: null, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepCard(transaction: Transaction<Database>, { authorized, entryId, at }: Kept) {
  if (!authorized) return {}
  const { cardBrand, cardEnding } = authorized
  const cardPaymentId = await keepAuthorization(transaction, authorized, { entryId, at })
  return { cardBrand, cardEnding, cardPaymentId }
}

/** A device sends what it can at once: later than that, it had to keep it. */
function hasWaited(takenAt: Date | null, at: Date): boolean {
  return takenAt !== null && at.getTime() - takenAt.getTime() > 60_000
}

function entryOfOrder(
  { order, line: { sale, isOutside, late, takenAt }, apartFrom }: Made & { apartFrom: string[] },
  { actor, at, customerId, recoveredOf }: Kept,
): ActivityEntry {
  return {
    organizationId: sale.organizationId,
    raffleId: sale.raffleId,
    subject: { type: 'order', id: order.id },
    action: 'created',
    actor,
    at,
    before: null,
    after: {
      ...order,
      ...(isOutside && { postalCheck: false }),
      ...(apartFrom.length > 0 && { apartFrom }),
      ...((late || hasWaited(takenAt, at)) && { takenAt }),
      ...(recoveredOf && { recoveredOf: recoveredOf.name }),
    },
    about: [
      { type: 'customer', id: customerId },
      ...(recoveredOf ? [{ type: 'user' as const, id: recoveredOf.id }] : []),
    ],
  }
}
