/** What stands in the log of what somebody did to their own account, in the organization in which they did it. */
import type { ActivityAction } from '../../../src/core/activity/activity.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { verifyPassword } from '../session/password.ts'
import { actorOf, type Session } from '../session/session.ts'
import { tryingSecret } from '../session/trying.ts'

export function ownEntry(
  session: Session,
  action: ActivityAction,
  at: Date,
  after: object | null = null,
): ActivityEntry {
  return {
    organizationId: session.organization.id,
    raffleId: null,
    subject: { type: 'user', id: session.user.id },
    action,
    actor: actorOf(session),
    at,
    before: null,
    after,
  }
}

interface Asking {
  api: ApiContext
  session: Session
  address: string
}

/** Has the log tell that somebody was refused a change of their own account, once they have their answer. */
export function tellRefused({ api, session }: Asking, reason: string): void {
  const at = api.now()
  api.afterwards.begin(() =>
    api.db
      .transaction()
      .execute(transaction =>
        recordActivity(transaction, ownEntry(session, 'refused', at, { reason: [reason] })),
      ),
  )
}

/**
 * Does what only somebody may who knows the password, signed in or not: tried no oftener than by signing in, so that a
 * machine that is left open tells nobody.
 *
 * @throws Refusal 422 at `password`; 429
 */
export async function withPassword<Result>(
  asking: Asking,
  { password, stored }: { password: string; stored: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const { api, session, address } = asking
  const whose = { subject: session.user.email, address, wrong: ['password-wrong'] }
  const knowing = async (proved: () => void) => {
    if (!(await verifyPassword(password, stored)))
      throw new Refusal(422, [{ code: 'password-wrong', field: 'password' }])
    proved()
    return work()
  }
  return tryingSecret(api, whose, knowing, () => tellRefused(asking, 'password-wrong'))
}
