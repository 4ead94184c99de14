/** What the types of calls refuse: each wrong use below must not compile, or this file doesn't. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Source } from '../../demo/api/http/read-list.ts'
import { addressOf } from '../../src/core/contract.ts'
import type { Http } from '../../src/core/http.ts'
import { memberCalls } from '../../src/core/raffles/members/calls.ts'
import { defineList } from '../../src/core/table/list.ts'
import { ThingSchema } from '../support/thing-calls.ts'

const eventId = 'e1'
const member = { name: 'Eva', number: '7' }

/** Never run: it is there to be compiled. */
export const wrongUses = (http: Http) => [
  // @ts-expect-error the id is missing
  http.ask(memberCalls.get, {}),
  // @ts-expect-error no such parameter
  http.ask(memberCalls.get, { params: { number: '7' } }),
  // @ts-expect-error no such order
  http.ask(memberCalls.list, { query: { eventId, sortBy: 'address' } }),
  // @ts-expect-error what the list is of is missing
  http.ask(memberCalls.list, { query: { sortBy: 'name' } }),
  // @ts-expect-error no such filter
  http.ask(memberCalls.list, { query: { eventId, province: 'NS' } }),
  // @ts-expect-error a filter of another kind
  http.ask(memberCalls.list, { query: { eventId, active: 'perhaps' } }),
  // @ts-expect-error the raffle is missing
  http.ask(memberCalls.create, { body: member }),
  // @ts-expect-error a field of another kind
  http.ask(memberCalls.create, { body: { ...member, eventId, active: 'yes' } }),
  // @ts-expect-error the version is missing
  http.ask(memberCalls.change, { params: { id: 'm1' }, body: { name: 'Zoé' } }),
  // @ts-expect-error a call without a body is given one
  http.ask(memberCalls.remove, { params: { id: 'm1' }, query: {}, body: {} }),
]

const things = defineList({
  name: 'things',
  row: ThingSchema,
  columns: { name: { kind: 'text', sort: 'asc' } },
  filters: { search: { kind: 'search' } },
  order: { by: 'name', direction: 'asc' },
})
type Things = typeof things

// @ts-expect-error an order without SQL
export const noOrder: Source<Things>['sort'] = {}
// @ts-expect-error a filter without SQL
export const noFilter: Source<Things>['filters'] = {}

test('an address is made of a call’s path, whatever stands in its parameters', () => {
  assert.equal(
    addressOf(memberCalls.get.path, { id: 'a b/c' }),
    '/event-service/v2/event-members/a%20b%2Fc',
  )
})
