/**
 * What becomes of a waiting order, step by step: the only way in which its state changes. Pure; the transaction around it
 * reads the record, asks `next`, and writes what it answers.
 */
import { leaseMs } from './limits.ts'
import type { Verdict } from './verdict.ts'
import type { OrderState, StoredOrder } from './waiting-order.ts'

export type Standing = Pick<StoredOrder, 'state' | 'cancelAsked'>

export type Step =
  /** The sender begins to send it, or to ask it back. */
  | { type: 'claimed'; at: number; fence: number }
  /** What came of that; `notBefore` counts where it is asked again. */
  | {
      type: 'answered'
      at: number
      fence: number
      asked: 'enter' | 'withdraw'
      verdict: Verdict
      notBefore: number
    }
  /** Whoever was sending it is gone. */
  | { type: 'taken-over'; fence: number }
  /** Its turn is now. */
  | { type: 'hurried' }
  /** Its seller takes it back. */
  | { type: 'cancelled'; at: number }
  /** Its seller sends it again. */
  | { type: 'retried' }

/** Answers of 500 in a row after which an order is left to a person. */
export const mostFaults = 5

/** What it is from then on; null: that can't happen to it as it stands, and nothing is written. */
export function next({ state, cancelAsked }: Standing, step: Step): Standing | null {
  switch (step.type) {
    case 'claimed': {
      if (state.kind !== 'queued') return null
      const { at, fence } = step
      const { attempts, faults = 0 } = state
      const until = at + leaseMs
      return {
        state: { kind: 'sending', attempts: attempts + 1, since: at, until, fence, faults },
        cancelAsked,
      }
    }
    case 'answered':
      if (state.kind !== 'sending' || state.fence !== step.fence) return null
      return { state: afterAnswer(state, step, cancelAsked), cancelAsked }
    case 'taken-over':
      if (state.kind !== 'sending' || state.fence > step.fence) return null
      return { state: queued(state), cancelAsked }
    case 'hurried':
      if (state.kind !== 'queued' || state.notBefore === 0) return null
      return { state: { ...state, notBefore: 0 }, cancelAsked }
    case 'cancelled':
      return afterCancel(state, cancelAsked, step.at)
    case 'retried':
      if (state.kind !== 'parked') return null
      return { state: queued({ attempts: state.attempts }), cancelAsked }
  }
}

function queued(
  { attempts, faults = 0 }: { attempts: number; faults?: number | undefined },
  notBefore = 0,
): OrderState {
  return { kind: 'queued', attempts, notBefore, faults }
}

type Sending = Extract<OrderState, { kind: 'sending' }>
type Answered = Extract<Step, { type: 'answered' }>

function afterAnswer(state: Sending, answered: Answered, cancelAsked: boolean): OrderState {
  const { verdict, at, asked, notBefore } = answered
  const { attempts, faults = 0 } = state
  switch (verdict.kind) {
    case 'accepted':
      return { kind: 'accepted', at }
    case 'cancelled':
      return { kind: 'cancelled', at }
    case 'refused':
      return { kind: cancelAsked ? 'cancelled' : 'refused', at }
    case 'parked':
      // Taken back while it was on its way: it is asked back next.
      if (cancelAsked && asked === 'enter') return queued({ attempts })
      return { kind: 'parked', why: verdict.why, attempts, at }
    case 'again': {
      // Silence is no answer: a row of 500s goes on after it.
      const row = verdict.of === 'fault' ? faults + 1 : verdict.of === 'away' ? faults : 0
      if (row >= mostFaults) return { kind: 'parked', why: 'unexpected', attempts, at }
      return queued({ attempts, faults: row }, notBefore)
    }
  }
}

function afterCancel(state: OrderState, cancelAsked: boolean, at: number): Standing | null {
  switch (state.kind) {
    case 'queued':
      if (state.attempts === 0) return { state: { kind: 'cancelled', at }, cancelAsked: true }
      return cancelAsked ? null : { state: queued(state), cancelAsked: true }
    case 'sending':
      return cancelAsked ? null : { state, cancelAsked: true }
    case 'parked':
      return { state: queued({ attempts: state.attempts }), cancelAsked: true }
    default:
      return null
  }
}

/** Whether the server doesn't have it, and it isn't over: it counts on this device. */
export function isWaiting({ state }: Pick<StoredOrder, 'state'>): boolean {
  return state.kind === 'queued' || state.kind === 'sending' || state.kind === 'parked'
}

/**
 * Whether it may be forgotten: its end is known, or it was judged and stands nowhere. One that got an answer nobody
 * expected may stand: it is sent again, or asked back.
 */
export function mayForget({ state }: Pick<StoredOrder, 'state'>): boolean {
  if (state.kind === 'parked') return state.why !== 'unexpected'
  return !isWaiting({ state })
}

/**
 * Whether a sender may write. Only the last one that took a number may: one that was frozen, and wakes, finds a higher one.
 *
 * @param last `fence` of the store `marks`
 */
export function isLastSender(last: unknown, own: number): boolean {
  return last === own
}
