import type { Transaction } from 'kysely'
import type { ActivityAction } from '../../../../src/core/activity/activity.ts'
import { isSaid } from '../../../../src/core/format/said.ts'
import { decideWinner, type WinnerAction } from '../../../../src/core/raffles/winners/rules.ts'
import type {
  ExclusionCheck,
  RejectionReason,
  WinnerFlag,
  WinnerStatus,
} from '../../../../src/core/raffles/winners/winner.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { actorOf, type Session } from '../../session/session.ts'
import type { DrawContext } from '../draws/context.ts'
import { recordInDraw } from '../draws/record.ts'
import { marksOf } from './buyer-marks.ts'
import { completeIfDecided } from './complete.ts'
import { prepareMessage } from './messages.ts'
import type { WinnerRow } from './winner-view.ts'

export interface WinnerChange {
  status?: 'verified' | 'confirmed' | 'rejected' | undefined
  checks?: ExclusionCheck[] | undefined
  note?: string | undefined
  reason?: RejectionReason | undefined
}

interface Step {
  action: WinnerAction
  status: WinnerStatus
  logged: ActivityAction
  set: Partial<{
    checks: ExclusionCheck[]
    firstConfirmedBy: string
    firstConfirmedAt: Date
    confirmedBy: string
    confirmedAt: Date
    rejectedBy: string
    rejectedAt: Date
    reason: RejectionReason
  }>
}

/**
 * Verifies, confirms or rejects a picked ticket, or changes its note. The caller's transaction holds the draw, and
 * `row` was read in it. A rejection prepares a message to the buyer; the last confirmation completes the draw.
 */
export async function changeWinner(
  transaction: Transaction<Database>,
  draw: DrawContext,
  row: WinnerRow,
  change: WinnerChange,
  { session, at }: { session: Session; at: Date },
): Promise<void> {
  const step = stepOf(draw, row, change, session.user.id, at)
  const checks = change.checks ?? row.checks
  const circumstances = { ...circumstancesOf(session, draw), checks, note: change.note ?? '' }
  const { flags } = (await marksOf(transaction, [row]))(row.id)
  requireAllowed(decideWinner(step?.action ?? 'note', { ...row, flags }, circumstances))
  if (step?.action === 'reject' && change.reason === 'other' && !isSaid(change.note ?? ''))
    throw new Refusal(422, [{ code: 'required', field: 'note' }])
  const note = change.note ?? row.note
  await transaction
    .updateTable('winners')
    .set({
      ...(step ? { status: step.status, ...step.set } : {}),
      note,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  const actor = actorOf(session)
  const about = await buyerOf(transaction, row.orderId)
  await recordInDraw(transaction, draw, {
    subject: { type: 'winner', id: row.id },
    action: step?.logged ?? 'changed',
    actor,
    at,
    before: step ? { status: row.status } : { note: row.note },
    after: step
      ? { status: step.status, ticketNumber: row.ticketNumber, ...loggable(step, flags) }
      : { note },
    comment: step ? note || null : null,
    about,
  })
  if (step?.action === 'reject') await prepareMessage(transaction, draw, row, { at, actor, about })
  if (step?.status === 'confirmed') await completeIfDecided(transaction, draw, { at, actor })
}

/** Who decides, as the rule asks. */
export function circumstancesOf(
  { roles, user, embed }: Session,
  { confirmedByTwo }: Pick<DrawContext, 'confirmedByTwo'>,
) {
  return { roles, userId: user.id, byTwo: confirmedByTwo, embedded: embed !== null }
}

function stepOf(
  draw: DrawContext,
  row: WinnerRow,
  { status, checks, reason }: WinnerChange,
  userId: string,
  at: Date,
): Step | null {
  switch (status) {
    case undefined:
      return null
    case 'verified':
      return { action: 'verify', status, logged: 'verified', set: { checks: checks ?? row.checks } }
    case 'rejected': {
      if (!reason) throw new Refusal(422, [{ code: 'required', field: 'reason' }])
      const set = { rejectedBy: userId, rejectedAt: at, reason }
      return { action: 'reject', status, logged: 'rejected', set }
    }
    case 'confirmed': {
      if (draw.confirmedByTwo && row.status !== 'second-person') {
        const set = { firstConfirmedBy: userId, firstConfirmedAt: at }
        return { action: 'confirm', status: 'second-person', logged: 'confirmation-requested', set }
      }
      const set = { confirmedBy: userId, confirmedAt: at }
      return { action: 'confirm', status, logged: 'confirmed', set }
    }
  }
}

function loggable({ action, set: { checks, reason } }: Step, flags: readonly WinnerFlag[]) {
  const against = [...new Set(flags.map(({ kind }) => `buyer-${kind}`))]
  return {
    ...(checks ? { checks } : {}),
    ...(reason ? { reason } : {}),
    ...(action === 'confirm' && against.length > 0 ? { flags: against } : {}),
  }
}

/** Whose data may stand in a note or a message. */
export async function buyerOf(transaction: Transaction<Database>, orderId: string) {
  const { customerId } = await transaction
    .selectFrom('orders')
    .select('customerId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return [{ type: 'customer' as const, id: customerId }]
}
