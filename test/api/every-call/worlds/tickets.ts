/** Tickets, and their prints. */
import type { CallName } from '../contracts.ts'
import type { World } from '../world.ts'

export const ticketWorlds = {
  'GET /order-service/v2/tickets': async ({ id }) => ({ query: { organizationId: id } }),
} satisfies Partial<Record<CallName, World>>
