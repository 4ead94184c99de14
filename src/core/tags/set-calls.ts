/** Tags are set by whoever may change what they are set on. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema } from '../fields/values.ts'
import { SetTagsSchema } from './tagged.ts'

const IdsSchema = v.pipe(v.array(GivenIdSchema), v.maxLength(200))
/** What is added and taken off: of two staff at once, each finds the other's there. */
const change = {
  method: 'POST',
  body: v.strictObject({ add: IdsSchema, remove: IdsSchema }),
  answer: SetTagsSchema,
  chosenHere: true,
} as const
/** What there is to choose from: default, of the session's own organization. */
const choices = {
  method: 'GET',
  query: v.object({ organizationId: v.optional(GivenIdSchema) }),
  answer: SetTagsSchema,
  chosenHere: true,
} as const
const path = '/organization-service/v2'

export const setTagCalls = contracts({
  ofCustomers: {
    ...choices,
    path: `${path}/customer-tags`,
    access: { action: 'customers:read', embed: 'customers:read' },
  },
  onCustomer: {
    ...change,
    path: `${path}/customer-tags/:id`,
    access: { action: 'customers:edit', embed: 'never' },
  },
  ofOrders: {
    ...choices,
    path: `${path}/order-tags`,
    access: { action: 'orders:read', embed: 'orders:read' },
  },
  onOrder: {
    ...change,
    path: `${path}/order-tags/:id`,
    access: { action: 'orders:correct', embed: 'never' },
  },
  ofRaffles: {
    ...choices,
    path: `${path}/raffle-tags`,
    access: { action: 'raffles:read', embed: 'raffles:read' },
  },
  onRaffle: {
    ...change,
    path: `${path}/raffle-tags/:id`,
    access: { action: 'raffles:edit', embed: 'never' },
  },
})

/** By what they are set on. */
export const tagCallsFor = {
  customers: { choices: setTagCalls.ofCustomers, set: setTagCalls.onCustomer },
  orders: { choices: setTagCalls.ofOrders, set: setTagCalls.onOrder },
  raffles: { choices: setTagCalls.ofRaffles, set: setTagCalls.onRaffle },
} as const
