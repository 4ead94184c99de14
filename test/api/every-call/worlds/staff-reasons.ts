/** Why an RB admin changes what is another organization's. */
import { randomUUID } from 'node:crypto'
import { seedOrganizations } from '../../../../demo/api/seed/organizations.ts'
import { staffReasonCalls } from '../../../../src/core/staff-reasons/calls.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { World } from '../world.ts'

const because = () => ({ reason: `The owner asked us to mend an order: ${randomUUID()}` })

/** Of the same organization a later reason would end an earlier one. */
const elsewhere = Object.values(seedOrganizations).map(({ id }) => id)

export const staffReasonWorlds = {
  'GET /session-service/v2/staff-reasons': async () => ({}),
  'POST /session-service/v2/staff-reasons': async ({ id }) => ({
    body: { organizationId: id, ...because() },
  }),
  'DELETE /session-service/v2/staff-reasons/:id': async ({ api, admin }) => {
    const body = { organizationId: elsewhere.pop(), ...because() }
    const asked = { token: admin, body, headers: newKey() }
    const { json } = await api.ask('POST', staffReasonCalls.give.path, asked)
    return { params: { id: (json as { data: { id: string } }).data.id } }
  },
} satisfies Partial<Record<CallName, World>>
