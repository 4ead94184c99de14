/** Invitations to an organization: sent, sent again, revoked. Each writes its mail and its entry of the log. */
import type { Selectable, Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { linkKinds, stateOfLink } from '../../../src/core/one-time-links/link.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { type ActivityEntry, type Actor, recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { invitationLetter, mailTo } from './letters.ts'
import { holdInvitation, issueLink, revokeInvitationLinks, type Sending } from './links.ts'
import type { InvitationTable } from './tables.ts'

export type Invitation = Selectable<InvitationTable>

export interface NewInvitation {
  organizationId: string
  email: string
  name: string
  roles: readonly Role[]
  locale: Locale
}

/** Who does it, when, and where the mail leads back to. */
type Doing = Sending & { actor: Actor }

/** How long one waits before the same invitation is sent again, in milliseconds. */
const pauseMs = 60_000
/** An organization's mails of invitations within an hour. */
const perHour = 100
const hourMs = 3_600_000

/**
 * Invites somebody, with an account or without, by a mail with a link. Call it last in its transaction: it writes to the log.
 * Whether the actor may invite to these roles is the caller's to ask.
 *
 * @returns the invitation's id
 * @throws Refusal 409: a member already, or invited already; 429
 */
export async function invite(
  transaction: Transaction<Database>,
  invited: NewInvitation,
  doing: Doing,
): Promise<string> {
  const email = invited.email.trim().toLowerCase()
  const { organizationId, name, roles, locale } = invited
  const { at, actor } = doing
  // Two who invite the same person at once: the second finds the first.
  await waitInQueue(transaction, 'invitations', `${organizationId} ${email}`)
  const member = await transaction
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('users.id')
    .where('memberships.organizationId', '=', organizationId)
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (member) throw new Refusal(409, 'already-member')
  const waiting = await transaction
    .selectFrom('invitations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (waiting) throw new Refusal(409, 'already-invited')
  await requireRoom(transaction, organizationId, at)
  const row = await transaction
    .insertInto('invitations')
    .values({
      organizationId,
      email,
      name,
      roles: [...roles],
      locale,
      invitedBy: actor.userId,
      createdAt: at,
      sentAt: at,
      expiresAt: new Date(at.getTime() + linkKinds.invite.goodForMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await send(transaction, row, doing)
  await recordActivity(transaction, {
    ...entryOf(row, doing),
    action: 'invited',
    after: { name, email, roles },
  })
  return row.id
}

/** Sends another link; the former ones end. @throws Refusal 404, 409: accepted or revoked meanwhile; 429 */
export async function resendInvitation(
  transaction: Transaction<Database>,
  id: string,
  doing: Doing,
): Promise<void> {
  const { at } = doing
  const held = await holdWaiting(transaction, id)
  const wait = held.sentAt.getTime() + pauseMs - at.getTime()
  if (wait > 0) throw new Refusal(429, 'too-many-attempts', Math.ceil(wait / 1000))
  await requireRoom(transaction, held.organizationId, at)
  await revokeInvitationLinks(transaction, id, at)
  const expiresAt = new Date(at.getTime() + linkKinds.invite.goodForMs)
  await transaction
    .updateTable('invitations')
    .set({ sentAt: at, expiresAt })
    .where('id', '=', id)
    .execute()
  await send(transaction, held, doing)
  await recordActivity(transaction, {
    ...entryOf(held, doing),
    action: 'invitation-resent',
    after: null,
  })
}

/** Ends an invitation and its links. @throws Refusal 404, 409: accepted or revoked meanwhile */
export async function revokeInvitation(
  transaction: Transaction<Database>,
  id: string,
  doing: Pick<Doing, 'at' | 'actor'>,
): Promise<void> {
  const { at } = doing
  const held = await holdWaiting(transaction, id)
  await transaction.updateTable('invitations').set({ revokedAt: at }).where('id', '=', id).execute()
  await revokeInvitationLinks(transaction, id, at)
  await recordActivity(transaction, { ...entryOf(held, doing), action: 'revoked', after: null })
}

/** What an invitation is to those who sent it. */
export function stateOfInvitation(
  { acceptedAt, revokedAt, expiresAt }: Pick<Invitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): 'invited' | 'accepted' | 'revoked' | 'expired' {
  const state = stateOfLink({ usedAt: acceptedAt, revokedAt, expiresAt }, now)
  if (state === 'good') return 'invited'
  return state === 'used' ? 'accepted' : state
}

async function holdWaiting(transaction: Transaction<Database>, id: string): Promise<Invitation> {
  const held = await holdInvitation(transaction, id)
  if (!held) throw new Refusal(404, 'not-found')
  if (held.acceptedAt !== null) throw new Refusal(409, 'invitation-accepted')
  if (held.revokedAt !== null) throw new Refusal(409, 'invitation-revoked')
  return held
}

async function requireRoom(
  transaction: Transaction<Database>,
  organizationId: string,
  at: Date,
): Promise<void> {
  const { sent } = await transaction
    .selectFrom('oneTimeLinks')
    .innerJoin('invitations', 'invitations.id', 'oneTimeLinks.invitationId')
    .select(eb => eb.fn.countAll<number>().as('sent'))
    .where('invitations.organizationId', '=', organizationId)
    .where('oneTimeLinks.createdAt', '>', new Date(at.getTime() - hourMs))
    .executeTakeFirstOrThrow()
  if (sent >= perHour) throw new Refusal(429, 'too-many-attempts', hourMs / 1000)
}

async function send(
  transaction: Transaction<Database>,
  { id, organizationId, invitedBy, ...reader }: Invitation,
  sending: Sending,
): Promise<void> {
  const { name: organizationName } = await transaction
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const inviter = await transaction
    .selectFrom('users')
    .select('name')
    .where('id', '=', invitedBy)
    .executeTakeFirst()
  const { url } = await issueLink(transaction, { kind: 'invite', invitationId: id }, sending)
  const to = { ...reader, organizationId }
  const letter = invitationLetter(to, { url, organizationName, invitedBy: inviter?.name ?? null })
  await mailTo(transaction, to, letter, { at: sending.at, holdsLink: true })
}

function entryOf({ id, organizationId }: Invitation, { at, actor }: Pick<Doing, 'at' | 'actor'>) {
  return {
    organizationId,
    raffleId: null,
    subject: { type: 'invitation', id },
    actor,
    at,
    before: null,
  } satisfies Partial<ActivityEntry>
}
