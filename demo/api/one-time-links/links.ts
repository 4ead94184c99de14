/** Links that are mailed and good once: made, used, ended. */
import { type Selectable, sql, type Transaction } from 'kysely'
import {
  type LinkKind,
  type LinkState,
  linkKinds,
  stateOfLink,
} from '../../../src/core/one-time-links/link.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { hashSecret, newSecret } from '../session/token.ts'
import type { OneTimeLinkTable } from './tables.ts'

export type Link = Selectable<OneTimeLinkTable>

/** What a link is about. */
type Subject = { kind: 'reset-password'; userId: string } | { kind: 'invite'; invitationId: string }

/** When something is done, and where its mail leads back to: "https://desk.example". */
export interface Sending {
  at: Date
  origin: string
}

/** A new link, whose address is nowhere but in what is mailed. */
export async function issueLink(
  transaction: Transaction<Database>,
  { kind, ...about }: Subject,
  { at, origin }: Sending,
): Promise<{ url: string; expiresAt: Date }> {
  const token = newSecret('rdl')
  const expiresAt = new Date(at.getTime() + linkKinds[kind].goodForMs)
  await transaction
    .insertInto('oneTimeLinks')
    .values({ kind, ...about, tokenHash: hashSecret(token), createdAt: at, expiresAt })
    .execute()
  return { url: `${origin}${linkKinds[kind].path}?token=${token}`, expiresAt }
}

/** No link of an invitation is good any more. */
export async function revokeInvitationLinks(
  transaction: Transaction<Database>,
  invitationId: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('oneTimeLinks')
    .set({ revokedAt: at })
    .where('invitationId', '=', invitationId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
}

/** A link that is good no more, or never was. */
class LinkRefusal extends Refusal {
  readonly link: Link | null
  readonly state: 'unknown' | Exclude<LinkState, 'good'>

  constructor(link: Link | null, state: LinkRefusal['state']) {
    super(state === 'unknown' ? 404 : 409, `link-${state}`)
    this.link = link
    this.state = state
  }
}

/** The link of a token, as it stands. @throws Refusal 404: there is none of that kind */
export async function findLink(db: ApiContext['db'], kind: LinkKind, token: string): Promise<Link> {
  const link = await db
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where('tokenHash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!link) throw new LinkRefusal(null, 'unknown')
  return link
}

/**
 * Uses a link up, in the transaction of what it is used for: whatever `work` refuses leaves it good. Of two uses at
 * once the second finds it used. A link that is good no more is refused, and that is logged.
 *
 * @throws Refusal 404, 409
 */
export async function usingLink<Result>(
  api: Pick<ApiContext, 'db' | 'now' | 'afterwards' | 'log'>,
  kind: LinkKind,
  token: string,
  work: (transaction: Transaction<Database>, link: Link) => Promise<Result>,
): Promise<Result> {
  try {
    return await api.db.transaction().execute(async transaction => {
      const known = await findLink(transaction, kind, token)
      await holdSubject(transaction, known)
      const link = await transaction
        .selectFrom('oneTimeLinks')
        .selectAll()
        .where('id', '=', known.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      requireGood(link, api.now())
      await transaction
        .updateTable('oneTimeLinks')
        .set({ usedAt: api.now() })
        .where('id', '=', link.id)
        .execute()
      return work(transaction, link)
    })
  } catch (error) {
    logRefusal(api, error)
    throw error
  }
}

/** @throws Refusal 409 */
export function requireGood(link: Link, now: Date): void {
  const state = stateOfLink(link, now)
  if (state !== 'good') throw new LinkRefusal(link, state)
}

/** Before the link, as whoever changes them does: a password's links, or what becomes of an invitation. */
async function holdSubject(transaction: Transaction<Database>, link: Link): Promise<void> {
  const { userId, invitationId } = link
  if (userId !== null)
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .execute()
  if (invitationId !== null)
    await transaction
      .selectFrom('invitations')
      .select('id')
      .where('id', '=', invitationId)
      .forUpdate()
      .execute()
}

/** Of many the first ones are told, and then each time they have doubled. */
const allUpTo = 5

/** What somebody tried with a link that is good no more, or with none of ours. */
export function logRefusal(
  { db, now, afterwards, log }: Pick<ApiContext, 'db' | 'now' | 'afterwards' | 'log'>,
  error: unknown,
): void {
  if (!(error instanceof LinkRefusal)) return
  const { link, state } = error
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

/** In whose log it stands. */
async function subjectOf(
  transaction: Transaction<Database>,
  { userId, invitationId }: Link,
): Promise<Pick<ActivityEntry, 'organizationId' | 'subject'>> {
  if (userId !== null) {
    const { organizationId } = await transaction
      .selectFrom('users')
      .select('organizationId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { organizationId, subject: { type: 'user', id: userId } }
  }
  const { id, organizationId } = await transaction
    .selectFrom('invitations')
    .select(['id', 'organizationId'])
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow()
  return { organizationId, subject: { type: 'invitation', id } }
}
