/** The invitations that wait, on a desk. */
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { type Invitation, invitationCalls } from './invitation.ts'

export const invitationsOf = perDesk(desk =>
  createResource<readonly Invitation[]>(desk, {
    load: async ({ signal }) => {
      const query = { organizationId: desk.$organization.get()?.id }
      const data = await desk.http.ask(invitationCalls.list, { query }, { signal })
      return { data, version: '' }
    },
  }),
)
