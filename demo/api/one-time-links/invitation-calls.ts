import type { Kysely, Transaction } from 'kysely'
import { invitedCalls } from '../../../src/core/one-time-links/invitation-calls.ts'
import { recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { answers, writes } from '../http/routes.ts'
import { hashPassword } from '../session/password.ts'
import { holdPeople } from '../users/standing.ts'
import type { Invitation } from './invitations.ts'
import { lookAt, onceByLink, takeLink, usingLink } from './links.ts'
import { LinkRefusal, telling } from './refused-links.ts'
import type { Link } from './tables.ts'

const look = answers(
  invitedCalls.look,
  'Whom a link invites where, or why it is not good.',
  ({ body, api }) =>
    lookAt(api, { kind: 'invite', token: body.token }, async link => {
      const { email, name, locale, organizationId } = await invitationOf(api.db, link)
      const [organization, account] = [
        await organizationOf(api.db, organizationId),
        await accountOf(api.db, email),
      ]
      return {
        email,
        name,
        organizationName: organization.name,
        hasAccount: account !== undefined,
        language: locale,
      }
    }),
)

const accept = answers(
  invitedCalls.accept,
  'Accepts an invitation with an account that is made for it.',
  async ({ body: { token, name, password, language }, api, header }) => {
    const using = { kind: 'invite', token, key: header('idempotency-key') } as const
    return onceByLink(api, using, async () => {
      const passwordHash = await hashPassword(password, api.passwordCost)
      await usingLink(api, using, async (transaction, link) => {
        const invitation = await invitationOf(transaction, link)
        const { email, locale, organizationId } = invitation
        await holdAddress(transaction, email)
        if (await accountOf(transaction, email)) throw new Refusal(409, 'account-exists')
        const { id } = await transaction
          .insertInto('users')
          .values({
            name,
            email,
            passwordHash,
            locale,
            screenLanguage: language ?? locale,
            organizationId,
            createdAt: api.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await enter(transaction, invitation, { id, name }, api.now())
      })
    })
  },
)

const join = writes(
  invitedCalls.join,
  'Accepts an invitation with the account that is signed in: it gains a membership with roles of its own.',
  () => null,
  async ({ body: { token }, session: { user }, transaction, api, header }) =>
    telling(api, async () => {
      const using = { kind: 'invite', token, key: header('idempotency-key') } as const
      const link = await takeLink(transaction, using, api.now())
      const invitation = await invitationOf(transaction, link)
      if (invitation.email !== user.email) throw new LinkRefusal(link, 'wrong-account')
      await enter(transaction, invitation, user, api.now())
      return organizationOf(transaction, invitation.organizationId)
    }),
)

/** With what the invitation says, and nothing that whoever accepts it could say. */
async function enter(
  transaction: Transaction<Database>,
  { id, organizationId, roles }: Invitation,
  user: { id: string; name: string },
  at: Date,
): Promise<void> {
  await holdPeople(transaction, organizationId)
  const membership = { userId: user.id, organizationId }
  const { numInsertedOrUpdatedRows: entered } = await transaction
    .insertInto('memberships')
    .values({ ...membership, createdAt: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (!entered) throw new Refusal(409, 'already-member')
  await transaction
    .insertInto('membershipRoles')
    .values(roles.map(role => ({ ...membership, role })))
    .execute()
  await transaction
    .updateTable('invitations')
    .set({ acceptedAt: at, acceptedBy: user.id })
    .where('id', '=', id)
    .execute()
  await recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'invitation', id },
    action: 'invitation-accepted',
    actor: { userId: user.id, embedKeyId: null },
    at,
    before: null,
    after: { name: user.name, roles },
    about: [{ type: 'user', id: user.id }],
  })
}

/** Of two who make an account of one new address at once, the second finds that of the first. */
export async function holdAddress(
  transaction: Transaction<Database>,
  email: string,
): Promise<void> {
  await waitInQueue(transaction, 'addresses', email)
}

function invitationOf(db: Kysely<Database>, { invitationId }: Link): Promise<Invitation> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow()
}

function organizationOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function accountOf(db: Kysely<Database>, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
}

export const invitationRoutes = [look, accept, join]
