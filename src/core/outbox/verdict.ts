/** What an answer to a waiting order means for it. Pure: every status and failure has its row in the rule's own test. */
import { DeskError } from '../errors.ts'
import type { Receipt } from '../order-entry/purchase.ts'
import type { OutboxReason } from './waiting-order.ts'

/**
 * Why it is asked again: nobody answered (`away`), the server asks to wait (`busy`), it made a mistake of its own (`fault`),
 * or the session is over (`session`).
 */
export type Again = 'away' | 'busy' | 'fault' | 'session'

export type Verdict =
  | { kind: 'accepted'; receipt: Receipt }
  | { kind: 'refused'; reasons: OutboxReason[] }
  | { kind: 'parked'; why: 'asked' | 'forbidden' | 'unexpected'; reasons: OutboxReason[] }
  /** The server keeps nothing of it, and never will. */
  | { kind: 'cancelled' }
  | { kind: 'again'; of: Again; retryAfterMs: number }

/** What stands between us and the server answers so where there is no answer of its own. */
const gateways = new Set([408, 425, 502, 504])

/**
 * What a call that failed means for its order. Whatever isn't known to be an end is asked again: it is the same key.
 *
 * @param error what `http.ask` threw
 */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof DeskError)) return again('away')
  const { failure, status = 0, errors } = error
  const retryAfterMs = (error.retryAfter ?? 0) * 1000
  const codes = errors.map(({ code }) => String(code ?? ''))
  const reasons = reasonsOf(error)
  if (failure === 'bad-answer') return { kind: 'parked', why: 'unexpected', reasons }
  if (status === 0 || gateways.has(status)) return again('away', retryAfterMs)
  // Nothing answers them before they have set up a second factor: it waits for that as for signing in.
  if (status === 401 || codes[0] === 'second-factor-needed') return again('session')
  if (status === 429 || codes[0] === 'busy') return again('busy', retryAfterMs)
  if (status === 500) return again('fault', retryAfterMs)
  if (status > 500) return again('away', retryAfterMs)
  if (status === 403 || status === 404) return { kind: 'parked', why: 'forbidden', reasons }
  if (codes.includes('withdrawn')) return { kind: 'cancelled' }
  if (codes.includes('likely-duplicate')) return { kind: 'parked', why: 'asked', reasons }
  // Something stands under its key, and a person sees to it.
  if (codes.some(code => unclear.has(code))) return { kind: 'parked', why: 'unexpected', reasons }
  if (status === 409 || status === 422) return { kind: 'refused', reasons }
  return { kind: 'parked', why: 'unexpected', reasons }
}

/** Refusals that don't say that nothing was entered. */
const unclear = new Set(['idempotency-key-reused', 'answer-erased'])

function again(of: Again, retryAfterMs = 0): Verdict {
  return { kind: 'again', of, retryAfterMs }
}

function reasonsOf({ errors, failure, message }: DeskError): OutboxReason[] {
  if (errors.length === 0) return [{ code: failure, message }]
  return errors.map(({ code, field, message: said }) => ({
    code: String(code ?? failure),
    message: said,
    ...(field !== undefined && { field }),
  }))
}

/** Whether the server itself spoke: only an answer counts as being online. */
export function isAnswer(verdict: Verdict): boolean {
  return verdict.kind !== 'again' || verdict.of !== 'away'
}
