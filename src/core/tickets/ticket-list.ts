/** Any ticket of an organisation: whose it is, where it stands, which draws it is in (docs/domain.md, section 2). */
import * as v from 'valibot'
import { CountSchema, InstantSchema } from '../fields/values.ts'
import { shortId } from '../format/short-id.ts'
import { OrderDrawSchema } from '../orders/order-draw.ts'
import { orderRowEntries, ticketNumbers } from '../orders/order-list.ts'
import { NumberRangeSchema, rangesText } from '../orders/part-void.ts'
import { defineList } from '../table/list.ts'

/** Where a ticket stands in all the draws of its raffle, in one word: what its buyer is told. */
export const ticketStates = [
  'in',
  'won',
  'was-in',
  'too-late',
  'late-arrival',
  'unpaid',
  'cheque-uncleared',
  'void',
  'no-draws',
] as const
export type TicketState = (typeof ticketStates)[number]

const { id, eventId, eventName, timeZone, boughtAt, buyer, mailedAt } = orderRowEntries

/** The consecutive numbers of one order. */
export const TicketRowSchema = v.object({
  /** Its order's. */
  id,
  eventId,
  eventName,
  timeZone,
  boughtAt,
  /** Both ends included. */
  firstTicketNumber: CountSchema,
  lastTicketNumber: CountSchema,
  ticketCount: CountSchema,
  /** Those of them that are void while the others stand. */
  voidNumbers: v.array(NumberRangeSchema),
  state: v.picklist(ticketStates),
  /** Those of its raffle, and where it stands in each. */
  draws: v.array(OrderDrawSchema),
  buyer,
  /** When it first went to a printer. */
  printedAt: v.nullable(InstantSchema),
  mailedAt,
})
export type TicketRow = v.InferOutput<typeof TicketRowSchema>

/** Those that stand, or all of a void order's. */
export function numbersOfRow(row: TicketRow): string | null {
  return ticketNumbers({ ...row, status: row.state === 'void' ? 'VOID' : 'ACTIVE' })
}

/** The prizes that can be won with it still, each draw's together. */
function eligibleFor({ draws }: TicketRow): string {
  const coming = draws.filter(({ standing }) => standing === 'in')
  return coming.map(({ prizes }) => prizes.join(', ')).join('; ')
}

export const ticketList = defineList({
  name: 'tickets',
  row: TicketRowSchema,
  columns: {
    number: { kind: 'text', sort: 'asc', card: 'title', word: 'tickets', value: numbersOfRow },
    ticketCount: { kind: 'count', hidden: true },
    raffle: { kind: 'text', value: ({ eventName }: TicketRow) => eventName },
    buyer: { kind: 'text', value: ({ buyer }: TicketRow) => buyer.name },
    email: { kind: 'email', hidden: true, value: ({ buyer }: TicketRow) => buyer.email },
    phone: { kind: 'text', hidden: true, value: ({ buyer }: TicketRow) => buyer.phone },
    state: { kind: 'choice', card: 'status' },
    voidNumbers: {
      kind: 'text',
      hidden: true,
      value: ({ voidNumbers }: TicketRow) => rangesText(voidNumbers),
    },
    draws: { kind: 'text', value: eligibleFor },
    order: { kind: 'text', value: ({ id }: TicketRow) => shortId(id) },
    boughtAt: { kind: 'instant', sort: 'desc', card: 'meta' },
    printedAt: { kind: 'instant', hidden: true },
    mailedAt: { kind: 'instant', hidden: true },
    id: { kind: 'text', only: 'file', word: 'wholeId' },
  },
  filters: {
    /** A number, several from–to, an order’s id, or who bought it. */
    search: { kind: 'search' },
    raffle: { kind: 'lookup', wire: 'eventId', form: 'uuid', pinned: true },
    number: { kind: 'number', wire: ['fromNumber', 'toNumber'], word: 'tickets', pinned: true },
    state: {
      kind: 'choice',
      many: true,
      options: ticketStates.map(id => ({ id })),
      pinned: true,
    },
    printed: { kind: 'yes-no' },
    mailed: { kind: 'yes-no' },
  },
  order: { by: 'boughtAt', direction: 'desc' },
})
