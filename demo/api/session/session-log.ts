/** What the activity log tells of signing in and out. */
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { actorOf, type Session } from './session.ts'

type Person = Pick<Session, 'user' | 'organization'>

/** Of many failures within a day, the first ones are told, and then each time they have doubled. */
const allUpTo = 5

/** Somebody tried a wrong password for an account: who it was, nobody knows. */
export async function recordFailure(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { user, organization }: Person,
  failures: number,
): Promise<void> {
  if (failures > allUpTo && !Number.isInteger(Math.log2(failures / allUpTo))) return
  await db.transaction().execute(transaction =>
    recordActivity(transaction, {
      ...aboutUser(user.id, organization.id),
      action: 'sign-in-failed',
      actor: null,
      at: now(),
      after: { failures },
    }),
  )
}

export function signedInEntry({ user, organization, now }: Person & { now: Date }): ActivityEntry {
  return {
    ...aboutUser(user.id, organization.id),
    action: 'signed-in',
    actor: { userId: user.id, embedKeyId: null },
    at: now,
  }
}

/** Also of the organisation that somebody switches away from. */
export function signedOutEntry(session: Session, at: Date): ActivityEntry {
  return {
    ...aboutUser(session.user.id, session.organization.id),
    action: 'signed-out',
    actor: actorOf(session),
    at,
  }
}

function aboutUser(userId: string, organizationId: string) {
  const subject = { type: 'user' as const, id: userId }
  return { organizationId, raffleId: null, subject, before: null, after: null }
}
