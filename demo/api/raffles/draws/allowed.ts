import type { Decision } from '../../../../src/core/raffles/decision.ts'
import type { RefusalCode } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'

/** @throws Refusal 403 where it is who asks, else 409 with each of the rule's reasons */
export function requireAllowed(decision: Decision<RefusalCode>): void {
  if (decision.allowed) return
  const { reasons } = decision
  const forbidden = reasons.some(({ code }) => code === 'not-allowed' || code === 'sign-in-needed')
  throw new Refusal(forbidden ? 403 : 409, reasons)
}
