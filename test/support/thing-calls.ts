import * as v from 'valibot'
import { contracts } from '../../src/core/contract.ts'
import { defineList } from '../../src/core/table/list.ts'

export const ThingSchema = v.object({ name: v.string() })
const access = { action: 'signed-in', embed: 'any-scope' } as const

/** One call of each kind, of no domain. */
export const thingCalls = contracts({
  get: {
    method: 'GET',
    path: '/thing',
    access,
    query: v.object({ page: v.optional(v.string()) }),
    answer: ThingSchema,
  },
  hurried: { method: 'GET', path: '/thing', access, answer: ThingSchema, timeoutMs: 50 },
  list: {
    method: 'GET',
    path: '/things',
    access,
    list: defineList({
      name: 'things',
      row: ThingSchema,
      columns: { name: { kind: 'text', sort: 'asc' } },
      filters: { search: { kind: 'search' } },
      order: { by: 'name', direction: 'asc' },
    }),
    of: {},
  },
  save: { method: 'POST', path: '/thing', access, body: v.looseObject({}), answer: ThingSchema },
  remove: { method: 'DELETE', path: '/thing', access, answer: null },
  report: {
    method: 'POST',
    path: '/report',
    access,
    body: v.object({ ifVersion: v.optional(v.string()) }),
    whole: v.object({ data: v.nullable(ThingSchema), version: v.string() }),
  },
  file: { method: 'GET', path: '/thing.json', access, file: 'application/json' },
  signIn: { method: 'POST', path: '/sign-in', access: 'public', answer: ThingSchema },
})
