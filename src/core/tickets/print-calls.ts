import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, GivenIdSchema, wholeIn } from '../fields/values.ts'
import { mostInPrint } from './paper.ts'
import {
  BegunPrintSchema,
  NewPrintSchema,
  PrintedOrderSchema,
  printList,
  TicketPrintSchema,
} from './ticket-print.ts'

const path = '/order-service/v2/ticket-prints'
// Addresses on paper are no widget's.
const access = { action: 'orders:correct', embed: 'never' } as const
const chosenHere = true

/** Orders of one answer. */
export const mostOnPage = 100

export const printCalls = contracts({
  /** The log: what was printed, by whom. Agents see their own prints. */
  list: {
    method: 'GET',
    path,
    access,
    list: printList,
    of: { organizationId: v.optional(GivenIdSchema) },
    chosenHere,
  },
  /** Records a print, before it goes to the printer. */
  begin: {
    method: 'POST',
    path,
    access,
    body: NewPrintSchema,
    answer: BegunPrintSchema,
    makes: true,
    timeoutMs: 60_000,
    chosenHere,
  },
  get: { method: 'GET', path: `${path}/:id`, access, answer: TicketPrintSchema, chosenHere },
  /** What goes on paper, some orders at once. Of an order that became void meanwhile nothing does. */
  orders: {
    method: 'GET',
    path: `${path}/:id/orders`,
    access,
    query: v.object({
      /** The place of the first one. */
      from: v.optional(wholeIn(1, mostInPrint * 1000), '1'),
    }),
    answer: v.array(PrintedOrderSchema),
    chosenHere,
  },
  /** What came out of the printer; what didn't counts as not printed. */
  answer: {
    method: 'POST',
    path: `${path}/:id/answer`,
    access,
    body: v.strictObject({
      /** The place of the last order that came out whole; the one before the first: nothing did. */
      cameOut: CountSchema,
    }),
    answer: TicketPrintSchema,
    chosenHere,
  },
})
