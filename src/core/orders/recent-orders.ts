/** The newest orders that somebody may see, live: one store a desk. */
import { createOrganizationResource } from '../organization-resource.ts'
import { perDesk } from '../per-desk.ts'
import { orderCalls } from './calls.ts'
import type { OrderRow } from './order-list.ts'

const newest = { pageSize: 5, sortBy: 'boughtAt', sortDir: 'desc' } as const

export const recentOrdersOf = perDesk(desk =>
  createOrganizationResource<readonly OrderRow[]>(desk, {
    isEmpty: orders => orders.length === 0,
    async load(organizationId, signal) {
      const query = { organizationId, ...newest }
      return (await desk.http.ask(orderCalls.list, { query }, { signal })).data
    },
  }),
)
