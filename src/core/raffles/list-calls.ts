import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, oneLineText } from '../fields/values.ts'
import { regionOptions } from '../format/regions.ts'
import { OrdersWaitingSchema } from '../orders/waiting.ts'
import { countries } from '../organizations/organization.ts'
import { defineList } from '../table/list.ts'
import { tagFilter, tagNames } from '../tags/tagged.ts'
import { rafflesPath as path, raffleCategories, raffleStatuses } from './raffle.ts'
import { type RaffleRow, RaffleRowSchema } from './raffle-row.ts'
import { salesEndOf } from './sales-end.ts'

/** The raffles of an organisation with their figures (docs/domain.md, section 2, "Raffles list"). */
export const raffleList = defineList({
  name: 'raffles',
  row: RaffleRowSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    category: { kind: 'choice', sort: 'asc', hidden: true },
    status: { kind: 'choice', sort: 'asc', card: 'status' },
    licenseNumber: { kind: 'text', hidden: true, word: 'licence' },
    startDate: { kind: 'instant', sort: 'desc', hidden: true, word: 'starts' },
    endDate: { kind: 'instant', sort: 'desc', word: 'salesEnd', value: salesEndOf },
    drawDate: { kind: 'instant', sort: 'desc', word: 'draw' },
    timeZone: { kind: 'time-zone', only: 'file' },
    jackpot: {
      kind: 'money',
      word: 'jackpotOrPrize',
      value: ({ actualJackpotCents }: RaffleRow) => actualJackpotCents,
    },
    ticketsSold: { kind: 'count' },
    ticketLimit: { kind: 'count', only: 'file' },
    /** For those who see a raffle's money. */
    grossCents: { kind: 'money', word: 'gross' },
    currency: {
      kind: 'text',
      only: 'file',
      value: ({ country }: RaffleRow) => countries[country].currency,
    },
    frequency: { kind: 'choice', hidden: true },
    province: { kind: 'province', hidden: true },
    tags: { kind: 'text', hidden: true, value: tagNames },
  },
  filters: {
    /** In names and licence numbers. */
    search: { kind: 'search' },
    status: {
      kind: 'choice',
      many: true,
      options: raffleStatuses.map(id => ({ id })),
      pinned: true,
    },
    category: {
      kind: 'choice',
      many: true,
      options: raffleCategories.map(id => ({ id })),
      pinned: true,
    },
    tag: tagFilter,
    /** Of both countries. */
    province: { kind: 'choice', many: true, options: regionOptions },
    /** The first and the last day that the raffle ends on, by its own clock. */
    ends: { kind: 'days', wire: ['from', 'to'], word: 'salesEndBetween' },
    /** On sale at this moment. */
    live: { kind: 'yes-no' },
  },
  order: { by: 'endDate', direction: 'desc' },
  /** Told where `timeZone` is asked with, to those who see home's figures. */
  beside: { waiting: v.optional(OrdersWaitingSchema) },
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
    of: {
      organizationId: v.optional(GivenIdSchema),
      /** The reader's zone: what waits of the orders is counted by its days. */
      timeZone: v.optional(oneLineText(60)),
    },
  },
})
