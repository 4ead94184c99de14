/**
 * Which step of a draw may be taken now, and why not (docs/domain.md, section 1, "Draws"): readiness → lock → receipt →
 * entropy → picks → complete; a barrel goes from the lock to its drawings. Reopening ends with the entropy, or
 * with a barrel's first drawing: from then on somebody could choose the list by its outcome.
 */

import { type Decision, decisionOf, type Reason } from '../../decision.ts'
import { may } from '../../permissions.ts'
import type { Role } from '../../session/role.ts'
import type { DrawDetail, ReadinessCode, StubFigures } from './draw.ts'

export type DrawAction =
  | 'print-stubs'
  | 'lock'
  | 'reopen'
  | 'receipt'
  | 'entropy'
  | 'pick'
  | 'resume'
  | 'certificate'

/**
 * What a lock may leave out when staff say so: orders and cheques that nobody has paid yet, orders that came late, and those
 * that devices still keep.
 */
export const leavables = [
  'orders-pending',
  'cheques-uncleared',
  'late-arrivals',
  'outboxes-waiting',
] as const
export type Leavable = (typeof leavables)[number]

export type DrawReason =
  | 'not-allowed'
  | ReadinessCode
  | 'already-locked'
  | 'draw-complete'
  | 'not-locked'
  | 'entropy-given'
  | 'already-drawn'
  | 'not-for-barrel'
  | 'barrel-only'
  | 'receipt-taken'
  | 'receipt-missing'
  | 'entropy-missing'
  | 'stubs-missing'
  | 'entropy-final'
  | 'entropy-repeated'
  | 'receipt-code-wrong'
  | 'redraw-entropy-missing'
  | 'prize-complete'
  | 'no-failed-batch'
  | 'draw-not-complete'

/** A DrawDetail satisfies it. */
export type DrawFacts = Pick<
  DrawDetail,
  'drawType' | 'stage' | 'drawAt' | 'readiness' | 'awaitsEntropyFor' | 'batches'
> & {
  /** Of a pick from a barrel. */
  stubs?: Pick<StubFigures, 'missing'> | null
}

/** The prize that a pick is for. */
export interface PickedPrize {
  quantity: number
  /** Picks that stand. */
  picksCompleted: number
  picksPending: number
}

export interface DrawCircumstances {
  roles: readonly Role[]
  now: Date
  /** Of a lock: what staff leave out explicitly. */
  leaveOut?: readonly Leavable[]
  /** Of a pick. */
  prize?: PickedPrize
  /** Of a pick: how many; one without it. */
  quantity?: number
}

type Judge = (draw: DrawFacts, circumstances: DrawCircumstances) => Reason<DrawReason>[]

const because = (code: DrawReason): Reason<DrawReason>[] => [{ code }]

const judges: Record<DrawAction, Judge> = {
  'print-stubs': ({ drawType, stage }) =>
    drawType === 'rng'
      ? because('barrel-only')
      : stage === 'complete'
        ? because('draw-complete')
        : [],
  lock: judgeLock,
  reopen: judgeReopening,
  receipt: judgeReceipt,
  entropy: judgeEntropy,
  pick: judgePick,
  resume: ({ batches }) => (batches.some(({ failed }) => failed) ? [] : because('no-failed-batch')),
  certificate: ({ stage }) => (stage === 'complete' ? [] : because('draw-not-complete')),
}

/** Whether a step may be taken, by these roles and at this moment. */
export function decideStep(
  action: DrawAction,
  draw: DrawFacts,
  circumstances: DrawCircumstances,
): Decision<DrawReason> {
  const needed = action === 'certificate' ? 'raffles:read' : 'raffles:draw'
  if (!may(needed, circumstances.roles)) return decisionOf(because('not-allowed'))
  return decisionOf(judges[action](draw, circumstances))
}

function judgeLock(draw: DrawFacts, { leaveOut = [] }: DrawCircumstances): Reason<DrawReason>[] {
  if (draw.stage === 'complete') return because('draw-complete')
  if (draw.stage !== 'open') return because('already-locked')
  return linesAgainst(draw, leaveOut).map(({ code, count }) => ({ code, params: { count } }))
}

/** What stands in the way of a lock, apart from what staff leave out. */
export function linesAgainst(
  { readiness }: Pick<DrawFacts, 'readiness'>,
  leaveOut: readonly Leavable[],
): DrawFacts['readiness'] {
  return readiness.filter(({ code, ready }) => !ready && !leaveOut.some(left => left === code))
}

function judgeReopening({ drawType, stage }: DrawFacts): Reason<DrawReason>[] {
  switch (stage) {
    case 'open':
      return because('not-locked')
    case 'locked':
    case 'receipt-taken':
      return []
    case 'drawing':
      return because(drawType === 'rng' ? 'entropy-given' : 'already-drawn')
    case 'complete':
      return because('draw-complete')
  }
}

function judgeReceipt({ drawType, stage }: DrawFacts): Reason<DrawReason>[] {
  if (drawType === 'barrel') return because('not-for-barrel')
  if (stage === 'open') return because('not-locked')
  return stage === 'locked' ? [] : because('receipt-taken')
}

function judgeEntropy(draw: DrawFacts): Reason<DrawReason>[] {
  if (draw.drawType === 'barrel') return because('not-for-barrel')
  switch (draw.stage) {
    case 'open':
      return because('not-locked')
    case 'locked':
      return because('receipt-missing')
    case 'receipt-taken':
      return []
    case 'drawing':
      return draw.awaitsEntropyFor === null ? because('entropy-final') : []
    case 'complete':
      return because('draw-complete')
  }
}

/** "Pick winner" (docs/specification.md, section 4), for each draw and prize: its date has passed, a winner is missing. */
function judgePick(
  draw: DrawFacts,
  { now, prize, quantity = 1 }: DrawCircumstances,
): Reason<DrawReason>[] {
  if (draw.stage === 'complete') return because('draw-complete')
  if (draw.stage === 'open') return because('not-locked')
  if (draw.drawAt === null || new Date(draw.drawAt) > now) return because('draw-date-not-reached')
  if (draw.drawType === 'rng') {
    if (draw.stage === 'locked') return because('receipt-missing')
    if (draw.stage === 'receipt-taken') return because('entropy-missing')
  }
  // A ticket that was never printed isn't in the barrel: it could not win.
  const unprinted = draw.stubs?.missing.count ?? 0
  if (draw.drawType === 'barrel' && unprinted > 0)
    return [{ code: 'stubs-missing', params: { count: unprinted } }]
  const left = prize ? prize.quantity - prize.picksCompleted - prize.picksPending : quantity
  if (left < quantity) return [{ code: 'prize-complete', params: { left: Math.max(0, left) } }]
  return draw.awaitsEntropyFor === null ? [] : because('redraw-entropy-missing')
}
