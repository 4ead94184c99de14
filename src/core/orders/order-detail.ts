/** One order with all that hangs on it (docs/domain.md, section 2, "Order detail"). */
import * as v from 'valibot'
import { ActivitySchema } from '../activity/activity.ts'
import { CentsSchema, CountSchema, DaySchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { KeptEntrySchema } from '../order-entry/kept-entry.ts'
import { JackpotTermsSchema } from '../raffles/jackpot.ts'
import { raffleStatuses } from '../raffles/raffle.ts'
import { OrderGroupSchema } from './group.ts'
import { OrderDrawSchema } from './order-draw.ts'
import { orderRowEntries } from './order-list.ts'
import { PartVoidSchema } from './part-void.ts'
import { RefundSchema } from './refund.ts'

/** An email that brought tickets. */
/** On its way; taken by the buyer's mail server; refused by it; or given up, after two days without an answer. */
export const messageStates = ['waiting', 'sent', 'refused', 'given-up'] as const

export const OrderMessageSchema = v.object({
  id: IdSchema,
  recipient: v.string(),
  subject: v.string(),
  sentAt: InstantSchema,
  state: v.picklist(messageStates),
  /** What the mail server said last, where it didn't take it. */
  answer: v.nullable(v.string()),
})
export type OrderMessage = v.InferOutput<typeof OrderMessageSchema>

/** What staff wrote about it, for each other. */
export const OrderNoteSchema = v.object({
  id: IdSchema,
  text: v.string(),
  /** By today's name; null once they were erased. */
  writtenBy: v.nullable(v.string()),
  writtenAt: InstantSchema,
})
export type OrderNote = v.InferOutput<typeof OrderNoteSchema>

/** What stands against taking a void back, beside the order itself. */
const restoreHindrances = ['list-locked', 'no-packs-left', 'no-tickets-left', 'at-limit'] as const

/** Held by the card's bank; taken; refused when it was to be taken; or let go, since nothing stood by then. */
export const cardStates = ['authorized', 'captured', 'declined', 'released'] as const

export const OrderDetailSchema = v.object({
  ...orderRowEntries,
  raffleStatus: v.picklist(raffleStatuses),
  /** The price of its package. */
  ticketsCents: CentsSchema,
  packageTickets: CountSchema,
  buyer: v.object({
    ...orderRowEntries.buyer.entries,
    /** Of the customer. */
    id: IdSchema,
    city: v.nullable(v.string()),
    province: v.nullable(v.string()),
    postalCode: v.nullable(v.string()),
    language: v.picklist(['en', 'fr']),
  }),
  /** When it was entered; later than it was bought where it came by mail. */
  recordedAt: InstantSchema,
  chequeClearedAt: v.nullable(InstantSchema),
  voidedAt: v.nullable(InstantSchema),
  voidedComment: v.nullable(v.string()),
  /** Those that are void while the order stands, by their numbers. */
  partVoids: v.array(PartVoidSchema),
  draws: v.array(OrderDrawSchema),
  messages: v.array(OrderMessageSchema),
  /** What was received of it: nothing of one that nobody paid, or whose cheque the bank hasn't paid. */
  receivedCents: CentsSchema,
  /** Of a card that staff charged: where its money is; null of any other order. */
  cardState: v.nullable(v.picklist(cardStates)),
  /** What it pays of the order; null while it pays what stands once it is charged. */
  cardCents: v.nullable(CentsSchema),
  cardSettledAt: v.nullable(InstantSchema),
  /** What went back, or is on its way. */
  refundedCents: CentsSchema,
  /** What of that was the tickets' money. */
  ticketsRefundedCents: CentsSchema,
  /** The newest first. */
  refunds: v.array(RefundSchema),
  /** The newest first. */
  notes: v.array(OrderNoteSchema),
  /** The day on which somebody wants to look at it again. */
  followUpOn: v.nullable(DaySchema),
  /** What the raffle's pot is made of; null: it has none, or the reader changes no sales. */
  potTerms: v.nullable(JackpotTermsSchema),
  /** Null where its tickets could stand again, and of an order that isn't void. */
  restoreHindrance: v.nullable(v.picklist(restoreHindrances)),
  /** It was taken on a device before a draw's cut-off, and arrived after it; null: it wasn't. */
  late: v.nullable(
    v.object({
      /** By the server's clock, as far as the device's was known to be off: it counts from then once staff let it take part, as long as no list is locked that would have held it. */
      takenAt: InstantSchema,
      /** To be added to the device's clock; null: nobody knows what it was off by. */
      clockOffsetMs: v.nullable(v.number()),
      /** Staff let it take part. */
      takesPart: v.boolean(),
      /** What it would count from if staff let it take part now; null: no draw is left that it could come into by that. */
      countsFrom: v.nullable(InstantSchema),
      /** A list that it would have been in is locked. */
      listLocked: v.boolean(),
    }),
  ),
  /** What it was entered with; null: it stands alone. */
  group: v.nullable(OrderGroupSchema),
  /** The purchase that it was entered with; null: it was entered alone, imported or bought online. */
  entry: v.nullable(KeptEntrySchema),
  /** False: its group is put aside, and nothing is sent of it. */
  groupActive: v.boolean(),
  /** The customer's data was erased. */
  buyerErased: v.boolean(),
  /** Others that it is maybe a duplicate of, of those that the reader may see, the earliest first. */
  duplicates: v.array(v.object({ id: IdSchema, boughtAt: InstantSchema })),
  /** Of the same buyer and time, but somebody said that they aren't: of those that the reader may see, the earliest first. */
  apartFrom: v.array(v.object({ id: IdSchema, boughtAt: InstantSchema })),
  /** What was done to it, the newest first. */
  entries: v.array(ActivitySchema),
  /** Its tickets stand in a list that is locked: nothing leaves it. */
  inLockedList: v.boolean(),
  /** One of its tickets was picked, and not rejected. */
  hasWinner: v.boolean(),
  /** Which. */
  pickedTickets: v.array(CountSchema),
  /** Whoever reads entered it, today. */
  ownToday: v.boolean(),
})
export type OrderDetail = v.InferOutput<typeof OrderDetailSchema>
