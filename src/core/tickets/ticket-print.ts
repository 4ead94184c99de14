/** A print of tickets: recorded before it goes to the printer, who, when and of which orders (docs/domain.md, section 2). */
import * as v from 'valibot'
import {
  CentsSchema,
  CountSchema,
  GivenIdSchema,
  IdSchema,
  InstantSchema,
} from '../fields/values.ts'
import { LeftOutSchema } from '../orders/bulk.ts'
import { orderSources } from '../orders/order.ts'
import { NumberRangeSchema } from '../orders/part-void.ts'
import { defineList } from '../table/list.ts'
import { ListTextSchema } from '../table/list-text.ts'
import { arrangements, mostInPrint, papers } from './paper.ts'

const some = v.pipe(v.array(GivenIdSchema), v.minLength(1), v.maxLength(mostInPrint))
const number = v.pipe(CountSchema, v.maxValue(999_999_999_999_999))

/** Which orders: those that were named, all that a list of orders lets through, or a raffle's, by their tickets. */
export const PrintSetSchema = v.variant('of', [
  v.strictObject({
    of: v.literal('ids'),
    ids: some,
    organizationId: v.optional(GivenIdSchema),
  }),
  v.strictObject({ of: v.literal('matching'), query: ListTextSchema }),
  v.strictObject({
    of: v.literal('raffle'),
    eventId: GivenIdSchema,
    /** Those with a ticket of these numbers; without them, all. */
    from: v.optional(number),
    to: v.optional(number),
  }),
  /** What didn't come out of an earlier print. */
  v.strictObject({ of: v.literal('rest'), printId: GivenIdSchema }),
])
export type PrintSet = v.InferInput<typeof PrintSetSchema>

export const NewPrintSchema = v.strictObject({
  set: PrintSetSchema,
  paper: v.picklist(papers),
  arrangement: v.picklist(arrangements),
  /** What was printed before is printed again, and says so; otherwise it is left out. */
  reprint: v.optional(v.boolean(), false),
})

export const TicketPrintSchema = v.object({
  id: IdSchema,
  paper: v.picklist(papers),
  arrangement: v.picklist(arrangements),
  /** The places of its first and its last order; of a print that goes on after a jam, where that stopped. */
  fromNumber: CountSchema,
  toNumber: CountSchema,
  ticketCount: CountSchema,
  /** Of its orders, those that were printed before. */
  reprintCount: CountSchema,
  printedAt: InstantSchema,
  printedBy: v.string(),
  /** The place of the last order that came out whole; null until somebody said. */
  cameOut: v.nullable(CountSchema),
})
export type TicketPrint = v.InferOutput<typeof TicketPrintSchema>

const PrintedRaffleSchema = v.object({
  id: IdSchema,
  name: v.string(),
  organizationName: v.string(),
  licenseNumber: v.nullable(v.string()),
  /** IANA zone. */
  timeZone: v.string(),
  /** ISO 4217. */
  currency: v.string(),
  /** Where buyers find the charity; null where there is nothing to show. */
  contact: v.nullable(v.string()),
  drawLocation: v.string(),
  /** Over its tickets, in the organization's words. */
  header: v.string(),
  compact: v.boolean(),
  /** An address that buyers are sent to, and a picture, where the organization has them. */
  footerLink: v.nullable(v.string()),
  footerImage: v.nullable(v.string()),
  draws: v.array(
    v.object({ id: IdSchema, prizes: v.array(v.string()), drawAt: v.nullable(InstantSchema) }),
  ),
})
export type PrintedRaffle = v.InferOutput<typeof PrintedRaffleSchema>

/** A print that was begun: what is on paper beside the orders themselves. */
export const BegunPrintSchema = v.object({
  ...TicketPrintSchema.entries,
  leftOut: v.array(LeftOutSchema),
  /** Orders that it had no room for. */
  more: CountSchema,
  raffles: v.array(PrintedRaffleSchema),
})
export type BegunPrint = v.InferOutput<typeof BegunPrintSchema>

/** An order as it goes on paper. */
export const PrintedOrderSchema = v.object({
  /** Its place in the print. */
  number: CountSchema,
  orderId: IdSchema,
  eventId: IdSchema,
  /** It was printed before. */
  reprint: v.boolean(),
  language: v.picklist(['en', 'fr']),
  /** As it stands on an envelope. */
  buyer: v.object({
    name: v.string(),
    address: v.nullable(v.string()),
    city: v.nullable(v.string()),
    province: v.nullable(v.string()),
    postalCode: v.nullable(v.string()),
  }),
  boughtAt: InstantSchema,
  /** Null: online. */
  source: v.nullable(v.picklist(orderSources)),
  /** Of whom it was sold by: an id, and no name. */
  sellerId: v.nullable(IdSchema),
  ticketsCents: CentsSchema,
  /** What is not void of it. */
  runs: v.array(NumberRangeSchema),
  /** The organization's own words for this buyer, without formatting. */
  body: v.string(),
  footer: v.string(),
})
export type PrintedOrder = v.InferOutput<typeof PrintedOrderSchema>

export type PrintOutcome = 'unsaid' | 'none' | 'part' | 'all'

/** What became of a print at the printer. */
export function outcomeOf({ fromNumber, toNumber, cameOut }: TicketPrint): PrintOutcome {
  if (cameOut === null) return 'unsaid'
  if (cameOut < fromNumber) return 'none'
  return cameOut < toNumber ? 'part' : 'all'
}

/** The log of prints. */
export const printList = defineList({
  name: 'ticket-prints',
  row: TicketPrintSchema,
  columns: {
    printedAt: { kind: 'instant', sort: 'desc', card: 'title' },
    orders: {
      kind: 'count',
      value: ({ fromNumber, toNumber }: TicketPrint) => toNumber - fromNumber + 1,
    },
    ticketCount: { kind: 'count', word: 'tickets' },
    reprintCount: { kind: 'count', word: 'reprints' },
    printedBy: { kind: 'text', card: 'meta' },
    outcome: { kind: 'choice', card: 'status', value: outcomeOf },
  },
  filters: {},
  order: { by: 'printedAt', direction: 'desc' },
})
