import type { Decision } from '../../../src/core/decision.ts'
import type { Moment, RefusalCode } from './messages.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503

export interface Reason {
  code: RefusalCode
  /** Dotted path of the field that the reason is about. */
  field?: string
  /** What the message fills in, and a button of its own words reads. */
  params?: Readonly<Record<string, string | number | Moment>>
}

/** A call that is refused: its status and reasons by code; messages.ts words them for the reader. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly reasons: readonly Reason[]
  /** Seconds, for Retry-After. */
  readonly retryAfter: number | undefined

  constructor(
    status: RefusalStatus,
    reasons: RefusalCode | readonly Reason[],
    retryAfter?: number,
  ) {
    const list = typeof reasons === 'string' ? [{ code: reasons }] : reasons
    super(list.map(reason => reason.code).join(', '))
    this.status = status
    this.reasons = list
    this.retryAfter = retryAfter
  }
}

/** A PATCH that was written over an older version: 409 with what stands there now, and whose it is. */
export class StaleEdit extends Refusal {
  readonly latest: { data: unknown; changedBy: string | null; changedAt: Date }

  constructor(latest: StaleEdit['latest']) {
    super(409, 'stale-edit')
    this.latest = latest
  }
}

/** Codes of rules that are about who asks. */
const aboutWho = /^role-|^not-allowed$|^sign-in-needed$/

/** Refuses with each of a rule's own reasons. @throws Refusal 403 where it is who asks, else 409 */
export function requireAllowed(decision: Decision<RefusalCode>): void {
  if (decision.allowed) return
  const isWho = decision.reasons.some(({ code }) => aboutWho.test(code))
  throw new Refusal(isWho ? 403 : 409, decision.reasons)
}
