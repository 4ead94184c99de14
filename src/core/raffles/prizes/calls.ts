import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { changeOf, creationOf } from '../../fields/field.ts'
import { text } from '../../fields/kinds.ts'
import { GivenIdSchema, VersionQuerySchema } from '../../fields/values.ts'
import { defineList } from '../../table/list.ts'
import { longestReason } from '../terms.ts'
import { PrizeSchema, prizeFields, TicketCountSchema } from './prize.ts'

const path = '/event-service/v2/prizes'
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const edits = { action: 'raffles:edit', embed: 'raffles:edit' } as const
const ofRaffle = { eventId: GivenIdSchema }

/** A raffle's prizes. */
export const prizeCalls = contracts({
  list: {
    method: 'GET',
    path,
    access: reads,
    list: defineList({
      name: 'prizes',
      row: PrizeSchema,
      columns: { order: { kind: 'count', sort: 'asc' } },
      filters: {},
      order: { by: 'order', direction: 'asc' },
    }),
    of: ofRaffle,
  },
  create: {
    method: 'POST',
    path,
    access: edits,
    body: creationOf(prizeFields, {
      ...ofRaffle,
      valueCents: v.optional(prizeFields.valueCents.schema, 0),
    }),
    answer: PrizeSchema,
    makes: true,
  },
  /** All prizes of the raffle, in the new order. */
  reorder: {
    method: 'PATCH',
    path,
    access: edits,
    body: v.strictObject({ ...ofRaffle, order: v.array(GivenIdSchema) }),
    answer: v.array(PrizeSchema),
  },
  get: { method: 'GET', path: `${path}/:id`, access: reads, answer: PrizeSchema },
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: edits,
    /** Why, in the editing person's words; no field of the prize. */
    body: changeOf(prizeFields, { reason: v.optional(text(longestReason).schema) }),
    answer: PrizeSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: edits,
    query: VersionQuerySchema,
    answer: null,
  },
  /** How many tickets take part in the prize's draw. */
  countTickets: {
    method: 'GET',
    path: `${path}/:id/tickets/count`,
    access: reads,
    answer: TicketCountSchema,
  },
})
