/**
 * What may be done with a raffle, and why not: the button and the API ask the same functions
 * (docs/specification.md, sections 4 and 6; docs/domain.md, section 1).
 */

import { type Decision, decisionOf, type Reason } from '../decision.ts'
import { type Action, may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { RaffleStatus } from './raffle.ts'
import type { RaffleRow } from './raffle-row.ts'

export const raffleActions = [
  'edit',
  'copy',
  'request-activation',
  'activate',
  'deactivate',
  'end',
  'close',
  'delete',
  'pick-winner',
] as const
export type RaffleAction = (typeof raffleActions)[number]

/** The words of each stand in rule-texts.ts, under the same name. */
export type RaffleReasonCode =
  | 'role-edit'
  | 'role-activate'
  | 'role-draw'
  | 'activation-not-requested'
  | 'activation-requested'
  | 'was-activated'
  | 'not-yet-active'
  | 'already-active'
  | 'already-inactive'
  | 'already-ended'
  | 'already-closed'
  | 'not-draft'
  | 'has-orders'
  | 'requirements-missing'
  | 'end-date-passed'
  | 'not-ended'
  | 'jackpot-zero'
  | 'jackpot-winner-missing'
  | 'jackpot-winners-many'
  | 'prizes-unconfirmed'
  | 'draw-date-missing'
  | 'draw-date-not-reached'
  | 'winner-confirmed'
export type RaffleReason = Reason<RaffleReasonCode>

/** What the rules depend on; a row of the list has it all. */
export type RaffleFacts = Pick<
  RaffleRow,
  | 'status'
  | 'endDate'
  | 'drawDate'
  | 'orderCount'
  | 'actualJackpotCents'
  | 'activationRequirements'
  | 'confirmedJackpotWinners'
  | 'prizesUnconfirmed'
>

/** Whose permission each action needs, and what its refusal is called. */
const needs: Record<RaffleAction, { permission: Action; refusal: RaffleReasonCode }> = {
  edit: { permission: 'raffles:edit', refusal: 'role-edit' },
  copy: { permission: 'raffles:edit', refusal: 'role-edit' },
  'request-activation': { permission: 'raffles:edit', refusal: 'role-edit' },
  activate: { permission: 'raffles:activate', refusal: 'role-activate' },
  deactivate: { permission: 'raffles:activate', refusal: 'role-activate' },
  end: { permission: 'raffles:draw', refusal: 'role-draw' },
  close: { permission: 'raffles:draw', refusal: 'role-draw' },
  delete: { permission: 'raffles:edit', refusal: 'role-edit' },
  'pick-winner': { permission: 'raffles:draw', refusal: 'role-draw' },
}

/** draft → pending → active ⇄ inactive → ended → closed: what each status refuses. */
const refusedIn: Record<RaffleAction, Partial<Record<RaffleStatus, RaffleReasonCode>>> = {
  edit: { closed: 'already-closed' },
  copy: {},
  'request-activation': {
    pending: 'activation-requested',
    active: 'already-active',
    inactive: 'was-activated',
    ended: 'already-ended',
    closed: 'already-closed',
  },
  activate: {
    draft: 'activation-not-requested',
    active: 'already-active',
    ended: 'already-ended',
    closed: 'already-closed',
  },
  deactivate: {
    draft: 'not-yet-active',
    pending: 'not-yet-active',
    inactive: 'already-inactive',
    ended: 'already-ended',
    closed: 'already-closed',
  },
  end: {
    draft: 'not-yet-active',
    pending: 'not-yet-active',
    ended: 'already-ended',
    closed: 'already-closed',
  },
  close: { closed: 'already-closed' },
  delete: {
    pending: 'not-draft',
    active: 'not-draft',
    inactive: 'not-draft',
    ended: 'not-draft',
    closed: 'not-draft',
  },
  'pick-winner': {
    draft: 'not-yet-active',
    pending: 'not-yet-active',
    closed: 'already-closed',
  },
}

/** Whether these roles may do it with the raffle as it stands. A role that may not is told nothing else. */
export function decide(
  action: RaffleAction,
  raffle: RaffleFacts,
  roles: readonly Role[],
  now: Date,
): Decision<RaffleReasonCode> {
  const { permission, refusal } = needs[action]
  if (!may(permission, roles)) return decisionOf([{ code: refusal }])
  const code = refusedIn[action][raffle.status]
  if (code) return decisionOf([{ code }])
  return decisionOf(furtherReasons(action, raffle, now))
}

function furtherReasons(
  action: RaffleAction,
  raffle: RaffleFacts,
  now: Date,
): readonly RaffleReason[] {
  switch (action) {
    case 'request-activation':
    case 'activate':
      return activationReasons(raffle, now)
    case 'close':
      return closeConditions(raffle).flatMap(({ reason }) => reason ?? [])
    case 'delete':
      return raffle.orderCount === 0 ? [] : [counted('has-orders', raffle.orderCount)]
    case 'pick-winner':
      return pickReasons(
        { drawDate: raffle.drawDate, confirmedWinners: raffle.confirmedJackpotWinners },
        now,
      )
    default:
      return []
  }
}

function activationReasons(raffle: RaffleFacts, now: Date): readonly RaffleReason[] {
  const missing = raffle.activationRequirements.length
  return [
    ...(missing === 0 ? [] : [counted('requirements-missing', missing)]),
    ...(salesPeriodIsOver(raffle, now) ? [{ code: 'end-date-passed' } as const] : []),
  ]
}

/** The end date has passed: nothing is sold any more, whatever the status. */
export function salesPeriodIsOver(raffle: Pick<RaffleFacts, 'endDate'>, now: Date): boolean {
  return raffle.endDate !== null && Date.parse(raffle.endDate) <= now.getTime()
}

/** Section 4, "Close button". */
export type CloseCondition = 'ended' | 'jackpot' | 'jackpot-winner' | 'prizes'

export interface CloseLine {
  code: CloseCondition
  met: boolean
  /** Why it isn't met. */
  reason: RaffleReason | null
}

/** The specification's four conditions of closing, in its order: all of them have to hold. */
export function closeConditions(raffle: RaffleFacts): readonly CloseLine[] {
  const { status, actualJackpotCents, prizesUnconfirmed } = raffle
  const hasEnded = status === 'ended' || status === 'closed'
  return [
    line('ended', hasEnded ? null : { code: 'not-ended' }),
    line('jackpot', actualJackpotCents === 0 ? { code: 'jackpot-zero' } : null),
    line('jackpot-winner', jackpotWinnerReason(raffle.confirmedJackpotWinners)),
    line('prizes', prizesUnconfirmed && counted('prizes-unconfirmed', prizesUnconfirmed)),
  ]
}

function line(code: CloseCondition, reason: RaffleReason | null | 0): CloseLine {
  return { code, met: !reason, reason: reason || null }
}

function jackpotWinnerReason(confirmed: number): RaffleReason | null {
  if (confirmed === 1) return null
  return confirmed === 0
    ? { code: 'jackpot-winner-missing' }
    : counted('jackpot-winners-many', confirmed)
}

/** What "Pick winner" depends on, of a raffle, a draw or a prize. */
export interface PickFacts {
  /** UTC; null: none is set. */
  drawDate: string | null
  confirmedWinners: number
}

/**
 * Section 4, "Pick winner option": shows only when the draw date has passed and no winner is confirmed. It is
 * read per draw and per prize, so that a raffle's own is its final draw and its jackpot.
 */
export function pickReasons(facts: PickFacts, now: Date): readonly RaffleReason[] {
  const { drawDate, confirmedWinners } = facts
  const tooEarly = drawDate !== null && Date.parse(drawDate) > now.getTime()
  return [
    ...(drawDate === null ? [{ code: 'draw-date-missing' } as const] : []),
    ...(tooEarly ? [{ code: 'draw-date-not-reached' } as const] : []),
    ...(confirmedWinners === 0 ? [] : [{ code: 'winner-confirmed' } as const]),
  ]
}

function counted(code: RaffleReasonCode, count: number): RaffleReason {
  return { code, params: { count } }
}
