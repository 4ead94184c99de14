import { sql, type Transaction } from 'kysely'
import type { AnswerOf } from '../../../src/core/contract.ts'
import { outboxCalls } from '../../../src/core/outbox/calls.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { lockKey, once } from '../http/idempotency.ts'
import { type At, answers, reads, type Unwritten, writes } from '../http/routes.ts'
import { findRecentBuyers } from '../order-entry/buyers.ts'
import { countWithin, limits } from '../order-entry/list-limits.ts'
import { readReceipt } from '../order-entry/receipt.ts'
import { reachedOrganization, requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { keepReport } from './report.ts'

const report = writes(
  outboxCalls.report,
  'Says what of a person’s orders waits on a device: draws of their raffles wait for them.',
  () => null,
  async ({ transaction, session, body, api }) => {
    requireReach(session, 'orders:create', body.organizationId)
    const now = api.now()
    await keepReport(transaction, body, { userId: session.user.id, at: now })
    return { now }
  },
)

/**
 * Under the lock of the key's own purchase: one of the two comes first, and the other one finds it. It may be asked under
 * that key itself, which stands for the purchase elsewhere.
 */
const withdraw = answers(
  outboxCalls.withdraw,
  'Takes a purchase back that may have arrived: from now on nothing is entered under its key. One that was entered stays.',
  at =>
    once(
      at,
      null,
      async transaction => ({ json: { data: await takeBack(transaction, at) } }),
      'withdraw ',
    ),
)

async function takeBack(
  transaction: Transaction<Database>,
  { session, body: { key }, api }: At<typeof outboxCalls.withdraw>,
): Promise<Unwritten<AnswerOf<typeof outboxCalls.withdraw>>> {
  await lockKey(transaction, session.user.id, key)
  const idempotencyKey = `${session.user.id} ${key}`
  const { rows } = await sql<{ id: string }>`
    select id from order_entries where idempotency_key = ${idempotencyKey}
  `.execute(transaction)
  const [entered] = rows
  if (entered) return { state: 'entered', receipt: await readReceipt(transaction, entered.id) }
  const by = { withdrawnBy: session.user.id, withdrawnAt: api.now() }
  const { numInsertedOrUpdatedRows: withdrawn } = await transaction
    .insertInto('withdrawnKeys')
    .values({ idempotencyKey, ...by })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (withdrawn)
    await recordActivity(transaction, {
      organizationId: session.organization.id,
      raffleId: null,
      subject: { type: 'user', id: session.user.id },
      action: 'order-withdrawn',
      actor: actorOf(session),
      at: by.withdrawnAt,
      before: null,
      after: { key },
    })
  return { state: 'withdrawn' }
}

/** People's data goes onto a device: it is logged, which is why a GET writes here. */
const recentBuyers = reads(
  outboxCalls.recentBuyers,
  'Customers who bought last, to be looked up without a network; twelve times an hour.',
  async ({ api, session, query: { organizationId = session.organization.id } }) => {
    await reachedOrganization(api.db, session, 'orders:create', organizationId)
    await countWithin(api.db, limits.list, { userId: session.user.id, now: api.now() })
    const buyers = await findRecentBuyers(api.db, organizationId)
    await api.write(organizationId, transaction =>
      recordActivity(transaction, {
        organizationId,
        raffleId: null,
        subject: { type: 'organization', id: organizationId },
        action: 'buyers-taken-along',
        actor: actorOf(session),
        at: api.now(),
        before: null,
        after: { rows: buyers.length },
      }),
    )
    return buyers
  },
)

export const outboxRoutes = [report, withdraw, recentBuyers]
