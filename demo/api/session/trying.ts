import type { ApiContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { beginAttempt } from './attempts.ts'

interface Trying {
  /** Whose secret it is: an address, or what else stands for them. */
  subject: string
  /** Of the caller's network. */
  address: string
}

/**
 * Tries a secret no oftener than passwords are tried by signing in: five at once, then with a growing wait. A 422 is a wrong
 * one; all else says nothing of the secret.
 *
 * @param told what is done once a wrong one was counted, of `failures` within a day
 * @throws Refusal 429, and what `work` throws
 */
export async function tryingSecret<Result>(
  api: ApiContext,
  { subject, address }: Trying,
  work: () => Promise<Result>,
  told?: (failures: number) => void,
): Promise<Result> {
  const attempt = await beginAttempt(api, { email: subject, address })
  let outcome: 'failed' | 'succeeded' | 'broken-off' = 'broken-off'
  try {
    const result = await work()
    outcome = 'succeeded'
    return result
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) outcome = 'failed'
    throw error
  } finally {
    const failures = await attempt.settle(outcome)
    attempt.leave()
    if (outcome === 'failed') told?.(failures)
  }
}
