import { sql } from 'kysely'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { faultEntry } from '../http/log.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import type { PaymentProvider, RefundAnswer } from '../payments/provider.ts'
import { entryOf, renewOrders } from './held.ts'
import type { FoundOrder } from './reach.ts'

interface Settling extends Pick<ApiContext, 'db' | 'write' | 'now' | 'log'> {
  payments: PaymentProvider
}

interface OpenRefund {
  id: string
  amountCents: number
  requestedAt: Date
  cardEnding: string
  order: FoundOrder
}

/** Read at a time. */
const aPage = 20

/** Refunds of an instance that was killed, and those that the provider had no answer for. */
const lookMilliseconds = 15_000

export function startRefundWorker(settling: Settling): Rounds {
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: settling.log,
    work: stopped => settleRefunds(settling, stopped),
  })
}

/**
 * Asks the payment provider once for each refund that it hasn't answered yet. One whose answer got lost is asked for
 * again at the next look, by the same key: the provider makes it once, and its outcome is kept once.
 */
async function settleRefunds(settling: Settling, stopped: () => boolean): Promise<void> {
  let page = await openRefunds(settling, null)
  while (page.length > 0 && !stopped()) {
    for (const refund of page) await settle(settling, refund)
    page = await openRefunds(settling, page.at(-1) ?? null)
  }
}

/** What fails holds up none of the others. */
async function settle(settling: Settling, refund: OpenRefund): Promise<void> {
  const { id: idempotencyKey, amountCents, cardEnding } = refund
  try {
    const answer = await settling.payments.refund({ idempotencyKey, amountCents, cardEnding })
    await keep(settling, refund, answer)
  } catch (error) {
    settling.log(faultEntry(error, null))
  }
}

/** The oldest that stand behind another. */
async function openRefunds(
  { db }: Settling,
  behind: Pick<OpenRefund, 'id' | 'requestedAt'> | null,
): Promise<OpenRefund[]> {
  const isBehind = behind
    ? sql`(refunds.requested_at, refunds.id) > (${behind.requestedAt}::timestamptz, ${behind.id}::uuid)`
    : sql`true`
  const { rows } = await sql<OpenRefund>`
    select refunds.id, refunds.amount_cents, refunds.requested_at, orders.card_ending,
      jsonb_build_object('id', orders.id, 'organizationId', orders.organization_id,
        'raffleId', orders.raffle_id, 'customerId', orders.customer_id) as "order"
    from refunds join orders on orders.id = refunds.order_id
    where way = 'card' and ${isBehind}
      and not exists (select from refund_outcomes where refund_id = refunds.id)
    order by refunds.requested_at, refunds.id limit ${aPage}
  `.execute(db)
  return rows
}

function keep(
  { write, now }: Settling,
  { id, order, amountCents }: OpenRefund,
  answer: RefundAnswer,
): Promise<void> {
  return write(order.raffleId, async transaction => {
    const by = { actor: null, at: now() }
    const failure = answer.state === 'refused' ? answer.failure : null
    const kept = await transaction
      .insertInto('refundOutcomes')
      .values({ refundId: id, state: answer.state, failure, settledAt: by.at })
      .onConflict(conflict => conflict.doNothing())
      .returning('refundId')
      .executeTakeFirst()
    // Another instance had its answer first.
    if (!kept) return
    await renewOrders(transaction, [order], by)
    await recordActivity(transaction, {
      ...entryOf(order, by),
      action: answer.state === 'returned' ? 'refunded' : 'refund-refused',
      before: null,
      after: { amountCents, ...(failure !== null && { failure }) },
    })
  })
}
