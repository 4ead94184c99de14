/** Charges what is due, asks the bank again for what it hasn't answered, and tells people of what comes. */
import { type RawBuilder, sql } from 'kysely'
import { faultEntry, type Log } from '../http/log.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import {
  beginCharge,
  type ChargingContext,
  type DueSubscription,
  type OpenCharge,
  settleCharge,
} from './charge.ts'
import { type DueNotice, sendNotice, toNotice } from './notice.ts'

export interface SubscriptionWork extends ChargingContext {
  payments: PaymentProvider
  log: Log
  /** How often somebody looks. */
  everyMilliseconds?: number
}

/** Read at a time. */
const aPage = 20

const lookMilliseconds = 60_000

/** Those of organizations that have the product, with which day it is there. */
const today = (now: Date) => sql`(${now}::timestamptz at time zone organizations.time_zone)::date`
const withProduct = sql`
  join organizations on organizations.id = subscriptions.organization_id
    and organizations.suspended_at is null and organizations.removed_at is null
  join organization_products on organization_products.organization_id = organizations.id
    and organization_products.product = 'subscriptions'
`

/**
 * Nobody is charged twice, though instances are killed at any moment or look at once: the order stands before the bank is
 * asked, under a key of its day; the bank is asked by the order's id, until it answers; and its answer is kept once.
 */
export function startSubscriptionWorker(work: SubscriptionWork): Rounds {
  return startRounds({
    everyMilliseconds: work.everyMilliseconds ?? lookMilliseconds,
    log: work.log,
    async work(stopped) {
      await eachOf(work, stopped, duePage(work), due => beginCharge(work, due))
      await eachOf(work, stopped, openPage(work), charge => ask(work, charge))
      await eachOf(work, stopped, noticePage(work), notice => sendNotice(work, notice))
    },
  })
}

async function ask(work: SubscriptionWork, charge: OpenCharge): Promise<void> {
  const { orderId: idempotencyKey, amountCents, cardEnding } = charge
  const answer = await work.payments.charge({ idempotencyKey, amountCents, cardEnding })
  await settleCharge(work, charge, answer)
}

/** Page by page; what fails holds up none of the others. */
async function eachOf<Item extends { id: string }>(
  { log }: SubscriptionWork,
  stopped: () => boolean,
  read: (after: string) => Promise<Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await read(after)
    for (const item of page) {
      if (stopped()) return
      try {
        await work(item)
      } catch (error) {
        log(faultEntry(error, null))
      }
    }
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

function pageOf<Item>(
  { db }: SubscriptionWork,
  query: (behind: RawBuilder<unknown>) => ReturnType<typeof sql<Item>>,
) {
  return async (after: string) => {
    const behind = sql`subscriptions.id > ${after}::uuid order by subscriptions.id limit ${aPage}`
    return (await query(behind).execute(db)).rows
  }
}

function duePage(work: SubscriptionWork) {
  const day = today(work.now())
  return pageOf<DueSubscription>(
    work,
    behind => sql`
      select subscriptions.id, subscriptions.organization_id, ${day}::text as today
      from subscriptions ${withProduct}
      where subscriptions.status in ('active', 'failing') and charging_order_id is null
        and try_on <= ${day} and ${behind}
    `,
  )
}

/** An answer that is due is asked for whatever became of the product, or of the subscription, meanwhile. */
function openPage(work: SubscriptionWork) {
  return pageOf<OpenCharge & { id: string }>(
    work,
    behind => sql`
      select subscriptions.id, subscriptions.id as subscription_id, orders.id as order_id,
        orders.organization_id, orders.raffle_id, orders.customer_id,
        orders.amount_cents + orders.donation_cents as amount_cents, orders.card_ending,
        ${today(work.now())}::text as today
      from subscriptions join orders on orders.id = charging_order_id
      join organizations on organizations.id = subscriptions.organization_id
      where charging_order_id is not null and ${behind}
    `,
  )
}

function noticePage(work: SubscriptionWork) {
  const day = today(work.now())
  return pageOf<DueNotice>(
    work,
    behind => sql`
      select subscriptions.id, subscriptions.organization_id
      from subscriptions ${withProduct}
      where ${toNotice(day)} and ${behind}
    `,
  )
}
