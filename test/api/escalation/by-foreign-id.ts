/** Another organization's records, in the address, the query and the body. */
import { userCalls } from '../../../src/core/users/calls.ts'
import { addMember } from '../../support/add-member.ts'
import { paths } from '../../support/paths.ts'
import { asked, type CallName } from '../every-call/contracts.ts'
import type { Attempt } from './attempt.ts'

/** By the account owner of one organization, of a record of another. */
const calls: readonly [CallName, Attempt['refused']][] = [
  ['GET /organization-service/v2/organizations/:id', [404, 'not-found']],
  ['GET /event-service/v2/events/:id', [404, 'not-found']],
  ['PATCH /event-service/v2/events/:id', [404, 'not-found']],
  ['DELETE /event-service/v2/events/:id', [404, 'not-found']],
  ['GET /event-service/v2/prizes/:id', [404, 'not-found']],
  ['GET /event-service/v2/winners/:id', [404, 'not-found']],
  ['GET /order-service/v2/orders/:id', [404, 'not-found']],
  ['POST /order-service/v2/orders/:id/refunds', [404, 'not-found']],
  ['DELETE /order-service/v2/orders/void/:id', [404, 'not-found']],
  ['POST /order-service/v2/orders/:id/email', [404, 'not-found']],
  ['GET /customer-service/v2/customers/:id', [404, 'not-found']],
  ['GET /customer-service/v2/customers/:id/export', [404, 'not-found']],
  ['POST /customer-service/v2/customers/:id/erase', [404, 'not-found']],
  ['POST /order-service/v2/subscriptions/:id/cancel', [404, 'not-found']],
  ['PATCH /order-service/v2/donations/:id', [404, 'not-found']],
  ['GET /organization-service/v2/users', [403, 'other-organization']],
  ['GET /organization-service/v2/users/:id', [403, 'other-organization']],
  ['PATCH /organization-service/v2/users/:id', [403, 'other-organization']],
  ['PATCH /organization-service/v2/users', [403, 'other-organization']],
  ['POST /organization-service/v2/invitations', [403, 'other-organization']],
  ['POST /organization-service/v2/invitations/:id/resend', [404, 'not-found']],
  ['DELETE /organization-service/v2/invitations/:id', [404, 'not-found']],
  ['POST /organization-service/v2/customer-tags/:id', [404, 'not-found']],
  ['POST /organization-service/v2/order-tags/:id', [404, 'not-found']],
  ['POST /organization-service/v2/raffle-tags/:id', [404, 'not-found']],
]

const calling = calls.map(
  ([name, refused]): Attempt => ({
    name: `an owner asks for ${name} of another organization`,
    refused,
    async prepare(at) {
      const asking = asked.find(each => each.name === name)
      if (!asking) throw new Error(`No call ${name}`)
      const example = await at.example(asking, at.theirs)
      return () => at.ask(asking, example, { token: at.ours.token })
    },
  }),
)

export const byForeignId: readonly Attempt[] = [
  ...calling,
  {
    name: 'an owner suspends somebody else’s person as one of their own',
    refused: [404, 'not-found'],
    async prepare(at) {
      const { id } = await addMember(at.api, { organizationId: at.theirs.id })
      return () => at.change(at.ours.token, id, { state: 'suspended' })
    },
  },
  {
    name: 'an owner hides somebody else’s person among several of their own',
    refused: [404, 'not-found'],
    async prepare(at) {
      const theirs = await addMember(at.api, { organizationId: at.theirs.id })
      const { id } = await at.person('In Person Sales')
      const body = { organizationId: at.ours.id, ids: [id, theirs.id], state: 'suspended' }
      return () => at.api.ask('PATCH', userCalls.setState.path, { token: at.ours.token, body })
    },
  },
  {
    name: 'an owner switches to an organization that isn’t theirs',
    refused: [403, 'other-organization'],
    async prepare(at) {
      const { token } = await at.person('account owner')
      return () => at.post(paths.sessionOrganization, { organizationId: at.theirs.id }, token)
    },
  },
  {
    name: 'somebody suspended in one organization switches back to it from another',
    refused: [403, 'other-organization'],
    async prepare(at) {
      const { id, token } = await at.person('raffle admin')
      const held = { userId: id, organizationId: at.theirs.id }
      const membership = { ...held, suspendedAt: at.api.now, lastSeenAt: null }
      await at.api.db.insertInto('memberships').values(membership).execute()
      await at.api.db
        .insertInto('membershipRoles')
        .values({ ...held, role: 'account owner' })
        .execute()
      return () => at.post(paths.sessionOrganization, { organizationId: at.theirs.id }, token)
    },
  },
]
