import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema } from '../fields/values.ts'
import { defineList } from '../table/list.ts'
import { rafflesPath as path, raffleCategories, raffleStatuses } from './raffle.ts'
import { RaffleRowSchema } from './raffle-row.ts'

/** The raffles of an organisation with their figures (docs/domain.md, section 2, "Raffles list"). */
export const raffleList = defineList({
  name: 'raffles',
  row: RaffleRowSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    status: { kind: 'choice', sort: 'asc', card: 'status' },
    category: { kind: 'choice', sort: 'asc' },
    startDate: { kind: 'instant', sort: 'desc' },
    endDate: { kind: 'instant', sort: 'desc' },
    drawDate: { kind: 'instant', sort: 'desc' },
  },
  filters: {
    /** In names and licence numbers. */
    search: { kind: 'search' },
    status: { kind: 'choice', many: true, options: raffleStatuses.map(id => ({ id })) },
    category: { kind: 'choice', many: true, options: raffleCategories.map(id => ({ id })) },
    province: { kind: 'lookup', many: true, form: 'region' },
    /** The first and the last day that the raffle ends on, by its own clock. */
    ends: { kind: 'days', wire: ['from', 'to'] },
    /** On sale at this moment. */
    live: { kind: 'yes-no' },
  },
  order: { by: 'endDate', direction: 'desc' },
})

/** Apart from calls.ts: most screens of one raffle show no list. */
export const raffleListCalls = contracts({
  list: {
    method: 'GET',
    path,
    // Every desk reads them when it starts, whatever its page shows.
    access: { action: 'raffles:read', embed: 'any-scope' },
    list: raffleList,
    /** Default: the session's own. */
    of: { organizationId: v.optional(GivenIdSchema) },
  },
})
