import type { ApiContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { beginAttempt } from './attempts.ts'

interface Trying {
  /** Whose secret it is: an address, or what else stands for them. */
  subject: string
  /** Of the caller's network. */
  address: string
  /** The codes by which a wrong secret is refused. */
  wrong: readonly string[]
}

/**
 * Tries a secret no oftener than passwords are tried by signing in: five at once, then with a growing wait. Refused
 * for anything else, nobody tried.
 *
 * @param work calls `proved` once the secret is right, where it goes on to try another: the network's next stranger is
 * let in, or the other secret would wait for this one's line
 * @param told what is done once one was counted, of `failures` within a day
 * @throws Refusal 429, and what `work` throws
 */
export async function tryingSecret<Result>(
  api: ApiContext,
  { subject, address, wrong }: Trying,
  work: (proved: () => void) => Promise<Result>,
  told?: (failures: number) => void,
): Promise<Result> {
  const attempt = await beginAttempt(api, { email: subject, address })
  let outcome: 'failed' | 'succeeded' | 'broken-off' = 'broken-off'
  try {
    const result = await work(attempt.leave)
    outcome = 'succeeded'
    return result
  } catch (error) {
    const codes = error instanceof Refusal ? error.reasons.map(reason => reason.code) : []
    if (codes.some(code => wrong.includes(code))) outcome = 'failed'
    throw error
  } finally {
    const failures = await attempt.settle(outcome)
    attempt.leave()
    if (outcome === 'failed') told?.(failures)
  }
}
