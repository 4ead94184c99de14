import { sql } from 'kysely'
import { userCalls } from '../../../src/core/users/calls.ts'
import type { userList } from '../../../src/core/users/user.ts'
import { readList } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { requireReach } from '../session/guard.ts'
import { changeUser, setUserState } from './change.ts'
import { invitationRoutes } from './invitations.ts'
import { managedBy, readUser, type StoredUser, userSource } from './read.ts'

const listUsers = reads(
  userCalls.list,
  'The people of an organization, by name; an agent manager sees their agents.',
  ({ api, session, query }) => {
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'users:manage', organizationId)
    const own = sql<boolean>`
      memberships.organization_id = ${organizationId} and ${managedBy(session)}
    `
    return readList<StoredUser, typeof userList>(api.db, userSource(api), query, own)
  },
)

const getUser = reads(
  userCalls.get,
  'One of the people of an organization.',
  ({ api, session, query, params }) => {
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'users:manage', organizationId)
    return readUser(api.db, { ...api, organizationId, id: params.id }, session)
  },
)

export const userRoutes = [listUsers, getUser, changeUser, setUserState, ...invitationRoutes]
