/** People of an organization: somebody who sells there, and enough of them for a list. */
import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../../src/core/contract.ts'
import { factorRuleCalls } from '../../../../src/core/second-factor/rule-calls.ts'
import type { Role } from '../../../../src/core/session/role.ts'
import { userCalls } from '../../../../src/core/users/calls.ts'
import { invitationCalls } from '../../../../src/core/users/invitation.ts'
import { addMember, type Member } from '../../../support/add-member.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'

async function seller({ api, admin, id: organizationId }: Home) {
  const { id } = await addMember(api, { organizationId })
  const path = `${addressOf(userCalls.change.path, { id })}?organizationId=${organizationId}`
  const body = { version: 1, roles: ['Contact Center Agent'] }
  return {
    params: { id },
    query: { organizationId },
    touch: () => api.ask('PATCH', path, { token: admin, body }),
  }
}

const someone = () => ({
  name: 'Nadia Okafor',
  email: `${randomUUID()}@example.org`,
  roles: ['In Person Sales'],
  language: 'en',
})

async function invited({ api, admin, id: organizationId }: Home): Promise<string> {
  const body = { organizationId, ...someone() }
  const headers = newKey()
  const answer = await api.ask('POST', invitationCalls.invite.path, { token: admin, body, headers })
  return (answer.json as { data: { id: string } }).data.id
}

/** Of each state and several roles, two of one name, some of whom never signed in; one has a second factor. */
export async function severalUsers({ api, id: organizationId }: Home) {
  const day = 86_400_000
  const all: Omit<Member, 'organizationId'>[] = [
    { name: 'Zoé Bérubé', roles: ['raffle admin', 'In Person Sales'] },
    { name: 'nadia Okafor', roles: ['In Person Sales'], lastSeenAt: api.now },
    { name: 'Edda Winther', roles: ['Agent Manager'], suspendedAt: api.now },
    {
      name: 'Nadia Okafor',
      roles: ['Data Processing'],
      lastSeenAt: new Date(api.now.getTime() - day),
    },
  ]
  for (const [at, each] of all.entries()) {
    const { id: userId } = await addMember(api, { ...each, organizationId })
    const factor = { userId, secret: Buffer.alloc(20), createdAt: api.now, confirmedAt: api.now }
    if (at === 0)
      await api.db
        .insertInto('secondFactors')
        .values({ ...factor, lastStep: null })
        .execute()
  }
  return { organizationId }
}

let rules = 0
/** Each time others. */
function ruled(): Role[] {
  rules += 1
  return rules % 2 ? ['Data Processing'] : ['Data Processing', 'Agent Manager']
}

export const userWorlds = {
  'GET /organization-service/v2/second-factor-rules/:id': async ({ id }) => ({ params: { id } }),
  'PATCH /organization-service/v2/second-factor-rules/:id': async ({ api, id, admin }) => {
    const path = addressOf(factorRuleCalls.change.path, { id })
    const read = await api.ask('GET', path, { token: admin })
    const { version } = (read.json as { data: { version: number } }).data
    return {
      params: { id },
      body: { version, roles: ruled() },
      touch: () =>
        api.ask('PATCH', path, { token: admin, body: { version, roles: ['Agent Manager'] } }),
    }
  },
  'GET /organization-service/v2/users': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /organization-service/v2/users/:id': async home => {
    const { params, query } = await seller(home)
    return { params, query }
  },
  'PATCH /organization-service/v2/users/:id': async home => ({
    ...(await seller(home)),
    body: { version: 1 },
    also: { roles: ['In Person Sales', 'Contact Center Agent'], state: 'suspended' },
  }),
  'PATCH /organization-service/v2/users': async ({ api, id: organizationId }) => {
    const { id } = await addMember(api, { organizationId })
    return { body: { organizationId, ids: [id], state: 'suspended' } }
  },
  'GET /organization-service/v2/invitations': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /organization-service/v2/invitations': async ({ id: organizationId }) => ({
    body: { organizationId, ...someone() },
  }),
  'POST /organization-service/v2/invitations/:id/resend': async home => {
    const params = { id: await invited(home) }
    // As if its first link were an hour old.
    await home.api.db
      .updateTable('invitations')
      .set({ sentAt: new Date(home.api.now.getTime() - 3_600_000) })
      .where('id', '=', params.id)
      .execute()
    return { params }
  },
  'DELETE /organization-service/v2/invitations/:id': async home => ({
    params: { id: await invited(home) },
  }),
} satisfies Partial<Record<CallName, World>>
