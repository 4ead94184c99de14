import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, RecordVersionSchema, said } from '../fields/values.ts'
import { OrderNoteSchema } from '../orders/order-detail.ts'
import { CustomerChangeSchema, customerList, customerOf } from './customer.ts'
import { CustomerDetailSchema } from './customer-detail.ts'
import { customerOrderList } from './customer-orders.ts'
import { MergeLookSchema, NewMergeSchema } from './merge.ts'

const path = '/customer-service/v2/customers'
const reads = { action: 'customers:read', embed: 'customers:read' } as const
const edits = { action: 'customers:edit', embed: 'never' } as const
const merges = { action: 'customers:merge', embed: 'never' } as const
const chosenHere = true

/** Those who bought or gave something. The id of one that was merged leads to the one that stayed. */
export const customerCalls = contracts({
  list: { method: 'GET', path, access: reads, list: customerList, of: customerOf, chosenHere },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: reads,
    answer: CustomerDetailSchema,
    chosenHere,
  },
  /** All of their orders, whatever became of them. */
  orders: {
    method: 'GET',
    path: '/customer-service/v2/customer-orders',
    access: reads,
    list: customerOrderList,
    of: { customerId: GivenIdSchema },
    chosenHere,
  },
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: edits,
    body: CustomerChangeSchema,
    answer: CustomerDetailSchema,
    chosenHere,
  },
  /** A note of staff for each other. */
  note: {
    method: 'POST',
    path: `${path}/:id/notes`,
    access: edits,
    body: v.strictObject({ text: said(2000) }),
    answer: OrderNoteSchema,
    makes: true,
    chosenHere,
  },
  /** What a merge would do: nothing is done yet. */
  lookAtMerge: {
    method: 'GET',
    path: `${path}/:id/merge`,
    access: merges,
    query: v.object({ mergedId: GivenIdSchema }),
    answer: MergeLookSchema,
    chosenHere,
  },
  /** One person out of two, as they were looked at. */
  merge: {
    method: 'POST',
    path: `${path}/:id/merge`,
    access: merges,
    body: NewMergeSchema,
    answer: CustomerDetailSchema,
    chosenHere,
  },
  /** Everything that is kept of a person, for that person. */
  file: {
    method: 'GET',
    path: `${path}/:id/export`,
    access: merges,
    file: 'application/json',
    chosenHere,
  },
  /** What tells who it is goes for good; orders, tickets and money stay. */
  erase: {
    method: 'POST',
    path: `${path}/:id/erase`,
    access: merges,
    body: v.strictObject({ version: RecordVersionSchema }),
    answer: CustomerDetailSchema,
    timeoutMs: 60_000,
    chosenHere,
  },
})
