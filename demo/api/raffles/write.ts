import type { Transaction, Updateable } from 'kysely'
import type { ActivityAction } from '../../../src/core/activity/activity.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { actorOf, type Session } from '../session/session.ts'
import type { StoredRaffle } from './find.ts'
import type { RaffleTable } from './tables.ts'

/** Actions that change a raffle's status and nothing else. */
export type StatusAction = 'request-activation' | 'activate' | 'deactivate' | 'end' | 'close'

interface Step {
  status: RaffleStatus
  logged: ActivityAction
  /** The columns that say when. */
  stamp: (now: Date, raffle: StoredRaffle) => Updateable<RaffleTable>
}

const steps: Record<StatusAction, Step> = {
  'request-activation': {
    status: 'pending',
    logged: 'activation-requested',
    stamp: now => ({ activationRequestedAt: now }),
  },
  activate: {
    status: 'active',
    logged: 'activated',
    stamp: (now, { activatedAt }) => ({ activatedAt: activatedAt ?? now }),
  },
  deactivate: { status: 'inactive', logged: 'deactivated', stamp: () => ({}) },
  // Sales that ended by their date ended then; by hand they end now, after the last order.
  end: {
    status: 'ended',
    logged: 'ended',
    stamp: (now, { endAt }) => ({ endedAt: endAt !== null && endAt < now ? endAt : now }),
  },
  close: { status: 'closed', logged: 'closed', stamp: now => ({ closedAt: now }) },
}

/** Gives a locked raffle its next status, in the log too. Whether it may have it is asked before. */
export async function setStatus(
  transaction: Transaction<Database>,
  raffle: StoredRaffle,
  action: StatusAction,
  session: Session,
  now: Date,
): Promise<StoredRaffle> {
  const { status, logged, stamp } = steps[action]
  const at = action === 'end' ? await afterLastOrder(transaction, raffle.id, now) : now
  const after = await transaction
    .updateTable('raffles')
    .set(({ eb }) => ({
      ...stamp(at, raffle),
      status,
      version: eb('version', '+', 1),
      changedAt: now,
      changedBy: session.user.id,
    }))
    .where('id', '=', raffle.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordActivity(transaction, {
    organizationId: raffle.organizationId,
    raffleId: raffle.id,
    subject: { type: 'raffle', id: raffle.id },
    action: logged,
    actor: actorOf(session),
    at: now,
    before: { status: raffle.status },
    after: { status, ...(action === 'end' ? { endedAt: after.endedAt } : {}) },
  })
  return after
}

/** Now, or just after the raffle's last order where another instance's clock is ahead: whoever paid takes part. */
async function afterLastOrder(
  transaction: Transaction<Database>,
  raffleId: string,
  now: Date,
): Promise<Date> {
  const { last } = await transaction
    .selectFrom('orders')
    .select(({ fn }) => fn.max('createdAt').as('last'))
    .where('raffleId', '=', raffleId)
    .executeTakeFirstOrThrow()
  return last !== null && last >= now ? new Date(last.getTime() + 1) : now
}

/** Runs a write that may meet a short link that another raffle has. @throws Refusal 422 */
export async function ownShortlink<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && /raffles_shortlink_key/.test(error.message)) {
      throw new Refusal(422, [{ code: 'shortlink-taken', field: 'shortlink' }])
    }
    throw error
  }
}
