import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, IdSchema, said } from '../fields/values.ts'
import { NewOrderSchema, OrderSchema } from './order.ts'
import { mostUnpaid, UnpaidOrderSchema, unpaidKinds } from './unpaid-order.ts'

const path = '/order-service/v2/orders'

export const orderCalls = contracts({
  enter: {
    method: 'POST',
    path,
    access: { action: 'orders:create', embed: 'never' },
    body: NewOrderSchema,
    answer: OrderSchema,
    makes: true,
    chosenHere: true,
  },
  void: {
    method: 'DELETE',
    path: `${path}/void/:id`,
    access: { action: 'orders:void', embed: 'never' },
    body: v.strictObject({ voidedComment: said(1000) }),
    answer: OrderSchema,
  },
  /** The orders before a draw's cut-off that nobody has paid yet. */
  unpaid: {
    method: 'GET',
    path: '/event-service/v2/draws/:id/unpaid-orders',
    access: { action: 'orders:read', embed: 'raffles:read' },
    query: v.object({ kind: v.picklist(unpaidKinds) }),
    answer: v.array(UnpaidOrderSchema),
    chosenHere: true,
  },
  /** The bank paid cheques. */
  clearCheques: {
    method: 'POST',
    path: `${path}/clear-cheques`,
    access: { action: 'raffles:draw', embed: 'raffles:draw' },
    body: v.strictObject({
      eventId: IdSchema,
      orderIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(mostUnpaid)),
    }),
    answer: v.object({ cleared: CountSchema }),
    chosenHere: true,
  },
})
