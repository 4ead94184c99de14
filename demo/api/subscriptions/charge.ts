/** A charge of a subscription: an order that the bank is asked about, and what becomes of it. */
import type { Transaction } from 'kysely'
import {
  afterCharge,
  type ChargeResult,
  type Charging,
} from '../../../src/core/subscriptions/schedule.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { mailConfirmation } from '../orders/confirmation-email.ts'
import { holdBuyer, requireWithinLimit } from '../orders/customer.ts'
import { entryOf, setStatus } from '../orders/held.ts'
import { readOrder } from '../orders/read.ts'
import { addRefund } from '../orders/refund.ts'
import { readSale, requireOnSale } from '../orders/sale.ts'
import { insertOrder, insertTickets } from '../orders/sold.ts'
import type { ChargeAnswer } from '../payments/provider.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { isLockedFor } from '../raffles/draws/locked-orders.ts'
import { type HeldRow, lockSubscription, writeSubscription } from './held.ts'
import { findTarget } from './target.ts'

export type ChargingContext = Pick<ApiContext, 'db' | 'write' | 'now'>

/** One that is to be charged, and which day it is where its organization is. */
export interface DueSubscription {
  id: string
  organizationId: string
  today: string
}

/** An order that the bank hasn't answered yet. */
export interface OpenCharge {
  orderId: string
  subscriptionId: string
  organizationId: string
  raffleId: string
  customerId: string
  amountCents: number
  cardEnding: string
  today: string
}

/** What a refused sale means for the charge: no money is taken for tickets that there aren't. */
const results: Readonly<Record<string, ChargeResult>> = {
  'package-sold-out': 'sold-out',
  'raffle-sold-out': 'sold-out',
  'customer-limit': 'customer-limit',
}

/**
 * Makes the order, pending: its pack and its tickets are held, and the bank is asked once it stands. Its key is the day
 * that it is due and the try, so that no day is charged twice, whoever begins. So whoever sets the tries back gives it
 * another day.
 */
export async function beginCharge(context: ChargingContext, due: DueSubscription): Promise<void> {
  const target = await findTarget(context.db, due.id, context.now())
  await context.write(target?.raffleId ?? due.organizationId, async transaction => {
    if (target) await holdRaffle(transaction, target.raffleId, 'sales')
    const held = await lockSubscription(transaction, due.id)
    if (!held || !isDue(held, due.today)) return
    const at = context.now()
    if (!target?.packageId) {
      const result = target ? 'no-package' : 'no-raffle'
      return keepResult(transaction, held, result, { at, today: due.today })
    }
    const place = { raffleId: target.raffleId, packageId: target.packageId }
    const result = await sell(transaction, held, place, at)
    if (result !== null) await keepResult(transaction, held, result, { at, today: due.today })
  })
}

function isDue({ status, tryOn, chargingOrderId }: HeldRow, today: string): boolean {
  const isCharged = status === 'active' || status === 'failing'
  return isCharged && chargingOrderId === null && tryOn !== null && tryOn <= today
}

/** @returns what stands against it; null: the order stands, and is to be paid */
async function sell(
  transaction: Transaction<Database>,
  held: HeldRow,
  { raffleId, packageId }: { raffleId: string; packageId: string },
  at: Date,
): Promise<ChargeResult | null> {
  const sale = await readSale(transaction, raffleId, packageId)
  const buyer = await transaction
    .selectFrom('customers')
    .select(['email', 'phone'])
    .where('id', '=', held.customerId)
    .executeTakeFirstOrThrow()
  await holdBuyer(transaction, held.organizationId, buyer)
  try {
    requireOnSale(sale, { boughtAt: at, now: at })
    await requireWithinLimit(transaction, sale, buyer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return results[error.reasons[0]?.code ?? ''] ?? 'no-raffle'
  }
  const chargingOrderId = await insertOrder(transaction, {
    sale,
    order: {
      type: 'credit',
      source: null,
      donationCents: 0,
      donationAnonymous: false,
      receiptRequested: false,
      status: 'PENDING',
      cardBrand: held.cardBrand,
      cardEnding: held.cardEnding,
      subscriptionId: held.id,
    },
    by: {
      actor: null,
      idempotencyKey: `subscription ${held.id} ${held.nextChargeOn} ${held.failures}`,
      requestDigest: null,
      at,
      boughtAt: at,
      customerId: held.customerId,
    },
  })
  const changes = { chargingOrderId, raffleId, tryOn: null }
  await writeSubscription(transaction, held, changes, { actor: null, at })
  return null
}

/**
 * Keeps what the bank said, once: its order gets the raffle's next numbers and its email, or has failed. Money that was
 * taken for an order that somebody voided meanwhile, or whose list was locked, goes back.
 */
export function settleCharge(
  { write, now }: ChargingContext,
  charge: OpenCharge,
  answer: ChargeAnswer,
): Promise<void> {
  return write(charge.raffleId, async transaction => {
    await holdRaffle(transaction, charge.raffleId, 'sales')
    const held = await lockSubscription(transaction, charge.subscriptionId)
    // Another instance had its answer first.
    if (held?.chargingOrderId !== charge.orderId) return
    const at = now()
    const result = await settleOrder(transaction, charge, answer, at)
    await keepResult(transaction, { ...held, chargingOrderId: null }, result, {
      at,
      today: charge.today,
    })
  })
}

/** Of a void order that was just paid. */
const nothingBack = {
  status: 'VOID',
  donationCents: 0,
  refundedCents: 0,
  ticketsRefundedCents: 0,
  voidedCents: 0,
} as const

async function settleOrder(
  transaction: Transaction<Database>,
  charge: OpenCharge,
  answer: ChargeAnswer,
  at: Date,
): Promise<ChargeResult> {
  const by = { actor: null, at }
  const found = { ...charge, id: charge.orderId }
  const { cardEnding } = charge
  const order = await transaction
    .selectFrom('orders')
    .select(['status', 'packageId', 'createdAt'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  const isPending = order.status === 'PENDING'
  if (answer.state === 'declined') {
    if (!isPending) return 'declined'
    await transaction
      .updateTable('orders')
      .set({ failureReason: answer.failure })
      .where('id', '=', found.id)
      .execute()
    await setStatus(transaction, [found], { status: 'FAILED', comment: answer.failure, by })
    return 'declined'
  }
  await setStatus(transaction, [found], { status: 'ACTIVE', comment: 'Charged', by })
  if (!isPending || (await isLockedFor(transaction, charge.raffleId, order.createdAt))) {
    const comment = isPending ? 'The list was locked before the bank answered' : 'Voided before'
    await setStatus(transaction, [found], { status: 'VOID', comment, by })
    const { amountCents } = charge
    const paid = { ticketsCents: amountCents, receivedCents: amountCents }
    await addRefund(
      transaction,
      { found, by, order: { ...nothingBack, ...paid, cardEnding } },
      { amountCents, reason: 'not-eligible', comment },
    )
    return 'too-late'
  }
  await insertTickets(
    transaction,
    await readSale(transaction, charge.raffleId, order.packageId),
    found.id,
  )
  await mailConfirmation(transaction, found.id, at)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'created',
    before: null,
    after: (await readOrder(transaction, found.id)) ?? null,
  })
  return 'charged'
}

async function keepResult(
  transaction: Transaction<Database>,
  held: HeldRow,
  result: ChargeResult,
  { at, today }: { at: Date; today: string },
): Promise<void> {
  const { status, nextChargeOn, tryOn, failures, skippedOn, lastResult } = afterCharge(
    held satisfies Charging,
    result,
    today,
  )
  const changes = { status, nextChargeOn, tryOn, failures, skippedOn, lastResult }
  await writeSubscription(
    transaction,
    held,
    { ...changes, chargingOrderId: null, lastResultAt: at },
    { actor: null, at },
  )
}
