/** Links that are good no more: what is tried with them is refused, and stands in the log. */
import { sql, type Transaction } from 'kysely'
import type { LinkState } from '../../../src/core/one-time-links/link.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Link } from './tables.ts'

export type Watching = Pick<ApiContext, 'db' | 'now' | 'afterwards' | 'log'>

type EndedState = 'unknown' | 'wrong-account' | Exclude<LinkState, 'good'>

/** A link that is good no more, was never, or is somebody else's. */
export class LinkRefusal extends Refusal {
  readonly link: Link | null
  readonly state: EndedState

  constructor(link: Link | null, state: EndedState) {
    super(state === 'unknown' ? 404 : 409, `link-${state}`)
    this.link = link
    this.state = state
  }
}

/** Of many the first ones are told, and then each time they have doubled. */
const allUpTo = 5

/** Does something with a link; one that it is refused for is logged, whatever else is undone. */
export async function telling<Result>(api: Watching, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LinkRefusal) logRefusal(api, error)
    throw error
  }
}

function logRefusal({ db, now, afterwards, log }: Watching, { link, state }: LinkRefusal): void {
  if (link === null) {
    log({ level: 'info', event: 'link-refused', state })
    return
  }
  const { id, kind } = link
  afterwards.begin(() =>
    db.transaction().execute(async transaction => {
      const { refusals } = await transaction
        .updateTable('oneTimeLinks')
        .set({ refusals: sql`refusals + 1` })
        .where('id', '=', id)
        .returning('refusals')
        .executeTakeFirstOrThrow()
      if (refusals > allUpTo && !Number.isInteger(Math.log2(refusals / allUpTo))) return
      const about = await subjectOf(transaction, link)
      if (about === null) return log({ level: 'info', event: 'link-refused', state })
      await recordActivity(transaction, {
        ...about,
        raffleId: null,
        action: 'link-refused',
        actor: null,
        at: now(),
        before: null,
        after: { kind, state, refusals },
      })
    }),
  )
}

/** In whose log it stands; an organization has none until an address of it is verified. */
async function subjectOf(
  transaction: Transaction<Database>,
  { userId, invitationId, signUpId }: Link,
): Promise<Pick<ActivityEntry, 'organizationId' | 'subject'> | null> {
  if (userId !== null) {
    const { organizationId } = await transaction
      .selectFrom('users')
      .select('organizationId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { organizationId, subject: { type: 'user', id: userId } }
  }
  if (signUpId !== null) {
    const { organizationId, verifiedAt } = await transaction
      .selectFrom('signUps')
      .select(['organizationId', 'verifiedAt'])
      .where('id', '=', signUpId)
      .executeTakeFirstOrThrow()
    if (verifiedAt === null) return null
    return { organizationId, subject: { type: 'organization', id: organizationId } }
  }
  const { id, organizationId } = await transaction
    .selectFrom('invitations')
    .select(['id', 'organizationId'])
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow()
  return { organizationId, subject: { type: 'invitation', id } }
}
