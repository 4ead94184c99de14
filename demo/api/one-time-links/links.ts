/** Links that are mailed and good once: made, used, ended. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type LinkKind, linkKinds, stateOfLink } from '../../../src/core/one-time-links/link.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { type JsonReply, ok } from '../http/answers.ts'
import { hashSecret, newSecret } from '../session/token.ts'
import { LinkRefusal, telling, type Watching } from './refused-links.ts'
import type { Link } from './tables.ts'

/** What a link is about. */
type Subject =
  | { kind: 'reset-password'; userId: string }
  | { kind: 'invite'; invitationId: string }
  | { kind: 'verify-email' | 'mend-sign-up'; signUpId: string }

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

/** The same of a sign-up, by which nothing is verified or mended then. */
export async function revokeSignUpLinks(
  transaction: Transaction<Database>,
  signUpId: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('oneTimeLinks')
    .set({ revokedAt: at })
    .where('signUpId', '=', signUpId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
}

/** The same of all invitations of an organization, and of their links. */
export async function revokeInvitationsOf(
  transaction: Transaction<Database>,
  organizationId: string,
  at: Date,
): Promise<void> {
  const revoked = await transaction
    .updateTable('invitations')
    .set({ revokedAt: at })
    .where('organizationId', '=', organizationId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of revoked) await revokeInvitationLinks(transaction, id, at)
}

/** The link of a token, as it stands. @throws Refusal 404: there is none of that kind */
async function findLink(db: Kysely<Database>, kind: LinkKind, token: string): Promise<Link> {
  const link = await db
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where('tokenHash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!link) throw new LinkRefusal(null, 'unknown')
  return link
}

/** What somebody uses, and when; `key` is their call's, so that a repeat after a lost answer is known. */
export interface Using {
  kind: LinkKind
  token: string
  key: string | undefined
}

/**
 * Uses a link up, in the transaction of what it is used for: whatever is refused in it leaves the link good. Of two uses at
 * once the second finds it used. It is held after what it is about, as whoever changes that does.
 *
 * @throws Refusal 404, 409
 */
export async function takeLink(
  transaction: Transaction<Database>,
  { kind, token, key }: Using,
  at: Date,
): Promise<Link> {
  const known = await findLink(transaction, kind, token)
  await holdSubject(transaction, known)
  const link = await transaction
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirst()
  // It went with what it was about.
  if (!link) throw new LinkRefusal(null, 'unknown')
  requireGood(link, at)
  await transaction
    .updateTable('oneTimeLinks')
    .set({ usedAt: at, usedKey: key === undefined ? null : hashSecret(key) })
    .where('id', '=', link.id)
    .execute()
  return link
}

/** The same in a transaction of its own; a link that is good no more is refused, and that is logged. */
export function usingLink<Result>(
  api: Watching,
  using: Using,
  work: (transaction: Transaction<Database>, link: Link) => Promise<Result>,
): Promise<Result> {
  return telling(api, () =>
    api.db
      .transaction()
      .execute(async transaction =>
        work(transaction, await takeLink(transaction, using, api.now())),
      ),
  )
}

/**
 * What a link is for, done for one call at a time: a password's hash costs, and whoever comes next finds the link used before
 * they begin one. A repeat of the call that used it is answered as that was.
 *
 * @throws Refusal 404, 409, and what `work` throws
 */
export async function onceByLink(
  api: Watching & Pick<ApiContext, 'turns'>,
  using: Using,
  work: () => Promise<void>,
): Promise<JsonReply> {
  const giveOn = await api.turns.take(`link ${using.token}`)
  try {
    if (!(await isRepeat(api, using))) await work()
    return { json: null }
  } finally {
    giveOn()
  }
}

/**
 * Whether this very call has used the link before, and its answer was lost. Refuses what `usingLink` would, before
 * anything that costs is done for it.
 *
 * @throws Refusal 404, 409
 */
function isRepeat(api: Watching, { kind, token, key }: Using): Promise<boolean> {
  return telling(api, async () => {
    const link = await findLink(api.db, kind, token)
    if (key !== undefined && link.usedKey?.equals(hashSecret(key))) return true
    requireGood(link, api.now())
    return false
  })
}

/** What somebody reads who opens a link: what it is about, or why it is not good, which is logged. */
export async function lookAt(
  api: Watching,
  { kind, token }: Pick<Using, 'kind' | 'token'>,
  tell: (link: Link) => Promise<object>,
): Promise<JsonReply> {
  try {
    return await telling(api, async () => {
      const link = await findLink(api.db, kind, token)
      requireGood(link, api.now())
      return ok({ state: 'good', about: await tell(link) })
    })
  } catch (error) {
    if (!(error instanceof LinkRefusal)) throw error
    return ok({ state: error.state })
  }
}

/** @throws Refusal 409 */
function requireGood(link: Link, now: Date): void {
  const state = stateOfLink(link, now)
  if (state !== 'good') throw new LinkRefusal(link, state)
}

/** It is held after its organization, as by whoever removes that. */
export async function holdInvitation(transaction: Transaction<Database>, id: string) {
  await sql`
    select from organizations join invitations on organizations.id = organization_id
    where invitations.id = ${id} for key share of organizations
  `.execute(transaction)
  return transaction
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whose password it sets, what it invites to, or what was signed up. */
async function holdSubject(transaction: Transaction<Database>, link: Link): Promise<void> {
  const { userId, invitationId, signUpId } = link
  if (userId !== null)
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .execute()
  if (invitationId !== null) await holdInvitation(transaction, invitationId)
  if (signUpId !== null)
    await transaction
      .selectFrom('signUps')
      .select('id')
      .where('id', '=', signUpId)
      .forUpdate()
      .execute()
}
