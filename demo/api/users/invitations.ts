import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Role } from '../../../src/core/session/role.ts'
import {
  decideInvitation,
  type Invitation,
  invitationCalls,
} from '../../../src/core/users/invitation.ts'
import { grantableRoles } from '../../../src/core/users/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { invite, resendInvitation, revokeInvitation } from '../one-time-links/invitations.ts'
import { reachedOrganization, reaches, requireReach } from '../session/guard.ts'
import { actorOf, type Session } from '../session/session.ts'

/** Its instants are Dates. */
type Stored = Omit<Invitation, 'sentAt' | 'expiresAt'> & { sentAt: Date; expiresAt: Date }

const listInvitations = reads(
  invitationCalls.list,
  'Invitations that wait for an answer, and those that ran out; the newest first.',
  ({ api, session, query }) => {
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'users:manage', organizationId)
    const own = sql<boolean>`invitations.organization_id = ${organizationId}`
    return readWaiting(api.db, api.now(), sql<boolean>`${own} and ${mayGive(session)}`)
  },
)

const sendInvitation = writes(
  invitationCalls.invite,
  'Invites somebody, with an account or without, to an organization, by a mail with a link.',
  () => null,
  async at => {
    const { transaction, session, api, body } = at
    const { organizationId, language: locale, ...invited } = body
    await reachedOrganization(transaction, session, 'users:manage', organizationId)
    const decision = decideInvitation(session.roles, invited.roles)
    if (!decision.allowed) tellRefused(at, organizationId, invited.roles)
    requireAllowed(decision)
    const doing = { at: api.now(), origin: at.origin, actor: actorOf(session) }
    const id = await invite(transaction, { organizationId, locale, ...invited }, doing)
    return readOne(transaction, api.now(), id)
  },
)

const resend = writes(
  invitationCalls.resend,
  'Sends an invitation again: the former link ends.',
  () => null,
  async ({ transaction, session, api, params: { id }, origin }) => {
    await requireOwn(transaction, session, id)
    await resendInvitation(transaction, id, { at: api.now(), origin, actor: actorOf(session) })
    return readOne(transaction, api.now(), id)
  },
)

const revoke = writes(
  invitationCalls.revoke,
  'Revokes an invitation: its link is good no more.',
  () => null,
  async ({ transaction, session, api, params: { id } }) => {
    await requireOwn(transaction, session, id)
    await revokeInvitation(transaction, id, { at: api.now(), actor: actorOf(session) })
  },
)

/** Those to roles that the caller may give: an agent manager sees their agents'. */
function mayGive({ roles }: Pick<Session, 'roles'>): RawBuilder<boolean> {
  return sql<boolean>`invitations.roles <@ ${[...grantableRoles(roles)]}::text[]`
}

async function readWaiting(
  db: Kysely<Database>,
  now: Date,
  where: RawBuilder<boolean>,
): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select invitations.id, invitations.name, invitations.email, invitations.roles,
      case when expires_at > ${now} then 'invited' else 'expired' end as state,
      sent_at, expires_at, inviters.name as invited_by
    from invitations left join users as inviters on inviters.id = invitations.invited_by
    where accepted_at is null and revoked_at is null and ${where}
    order by invitations.created_at desc, invitations.id limit 500
  `.execute(db)
  return rows
}

async function readOne(db: Kysely<Database>, now: Date, id: string): Promise<Stored> {
  const [row] = await readWaiting(db, now, sql<boolean>`invitations.id = ${id}`)
  if (!row) throw new Refusal(404, 'not-found')
  return row
}

/** @throws Refusal 404: there is none that this person could have sent */
async function requireOwn(
  transaction: Transaction<Database>,
  session: Session,
  id: string,
): Promise<void> {
  const { rows } = isUuid(id)
    ? await sql<{ organizationId: string }>`
        select organization_id from invitations where id = ${id} and ${mayGive(session)}
      `.execute(transaction)
    : { rows: [] }
  const [row] = rows
  if (!row || !reaches(session, 'users:manage', row.organizationId))
    throw new Refusal(404, 'not-found')
}

/** That somebody tried to invite to more than they have. */
function tellRefused(
  { api, session }: { api: ApiContext; session: Session },
  organizationId: string,
  roles: readonly Role[],
): void {
  const at = api.now()
  api.afterwards.begin(() =>
    api.db.transaction().execute(transaction =>
      recordActivity(transaction, {
        organizationId,
        raffleId: null,
        subject: { type: 'organization', id: organizationId },
        action: 'refused',
        actor: actorOf(session),
        at,
        before: null,
        after: { roles, reason: ['role-not-yours'] },
      }),
    ),
  )
}

export const invitationRoutes = [listInvitations, sendInvitation, resend, revoke]
