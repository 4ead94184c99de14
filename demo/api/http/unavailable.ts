import { isOutOfReach } from '../database/explain.ts'
import { secondsToWait, tooBusy } from './lanes.ts'
import { Refusal } from './refusal.ts'

/** PostgreSQL's codes (appendix A of its manual) for what was undone, and would do a moment later. */
const undone = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '25P03', // idle_in_transaction_session_timeout
])

/**
 * The one place that says what a failure of the database means to whoever calls: 503 with the seconds to wait, where
 * the same call may do later. Null for every other error, which is a fault of ours.
 */
export function unavailable(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error.status === 503 ? error : null
  if (undone.has(codeOf(error))) return tooBusy()
  return isOutOfReach(error) ? new Refusal(503, 'unavailable', secondsToWait()) : null
}

function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code ?? ''
}
