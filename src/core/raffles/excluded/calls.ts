import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { GivenIdSchema } from '../../fields/values.ts'
import { defineList } from '../../table/list.ts'
import { ExcludedPersonFieldsSchema, ExcludedPersonSchema } from './excluded-person.ts'

const path = '/event-service/v2/excluded-people'
const access = { action: 'excluded-people:manage', embed: 'raffles:draw' } as const
const fields = ExcludedPersonFieldsSchema.entries

/** Who may not win in an organisation's draws. */
export const excludedCalls = contracts({
  list: {
    method: 'GET',
    path,
    access,
    list: defineList({
      name: 'excluded-people',
      row: ExcludedPersonSchema,
      columns: { name: { kind: 'text', sort: 'asc', card: 'title' } },
      filters: {},
      order: { by: 'name', direction: 'asc' },
    }),
    of: { organizationId: GivenIdSchema },
    chosenHere: true,
  },
  exclude: {
    method: 'POST',
    path,
    access,
    body: v.strictObject({
      organizationId: GivenIdSchema,
      /** The raffle whose draw led to it. */
      eventId: v.optional(GivenIdSchema),
      ...fields,
      email: v.optional(fields.email, null),
      phone: v.optional(fields.phone, null),
      note: v.optional(fields.note, ''),
    }),
    answer: ExcludedPersonSchema,
    makes: true,
    chosenHere: true,
  },
  include: { method: 'DELETE', path: `${path}/:id`, access, answer: null, chosenHere: true },
})
