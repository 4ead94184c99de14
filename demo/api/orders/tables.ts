import type { Generated, GeneratedAlways } from 'kysely'
import type { BulkAction } from '../../../src/core/orders/bulk.ts'
import type { Refund } from '../../../src/core/orders/refund.ts'

/** Section 9 of the specification, "Order statuses filter". */
export type OrderStatus = 'ACTIVE' | 'PENDING' | 'FAILED' | 'VOID'

export interface OrderTable {
  id: Generated<string>
  organizationId: string
  raffleId: string
  packageId: string
  customerId: string
  /** Tickets alone, in cents. */
  amountCents: number
  donationCents: Generated<number>
  /** Of tickets that are void while it stands; they follow `ticket_voids` and `ticket_void_ends`. */
  voidedTickets: Generated<number>
  voidedCents: Generated<number>
  /** Its amount without those: what every sum of sales reads. */
  soldCents: GeneratedAlways<number>
  initialStatus: OrderStatus
  /** Follows the newest row of `order_changes`. */
  status: OrderStatus
  failureReason: string | null
  /** Null: a paper entry, of 0 cents. */
  type: 'cash' | 'credit' | 'cheque' | 'money order' | null
  /** How staff came to enter it; null is an order bought online. */
  source: 'mail' | 'phone' | 'walk_in' | 'membership' | 'prize' | null
  cardBrand: 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | null
  cardEnding: string | null
  createdBy: string | null
  /** In whose name it was sold. */
  memberId: Generated<string | null>
  /** The subscription that it was charged for. */
  subscriptionId: Generated<string | null>
  idempotencyKey: string
  /** Of the request that made it; null where none did, or before digests were kept. */
  requestDigest: Generated<Buffer | null>
  /** When it counts as bought. */
  createdAt: Date
  /** Of one that a device kept until it was sent: what `createdAt` becomes once staff let it into the draws that it was taken for. */
  takenAt: Generated<Date | null>
  recordedAt: Generated<Date>
  version: Generated<number>
  changedAt: Generated<Date | null>
  changedBy: Generated<string | null>
  /** When its printed tickets went to the post. */
  mailedAt: Generated<Date | null>
  /** When they first went to a printer. */
  printedAt: Generated<Date | null>
  /** `YYYY-MM-DD`: when somebody wants to look at it again. */
  followUpOn: Generated<string | null>
  /** With which it was entered. */
  groupId: Generated<string | null>
  /** The purchase that it was entered with; null of one that was entered alone, imported or bought online. */
  entryId: Generated<string | null>
  /** What was kept of the card that paid its purchase. */
  cardPaymentId: Generated<string | null>
}

export interface OrderChangeTable {
  id: Generated<number>
  orderId: string
  status: OrderStatus
  /** Of one that came late and was let take part: when it counts as bought, which is when it was taken. */
  countsFrom: Generated<Date | null>
  comment: string | null
  changedBy: string | null
  recordedAt: Generated<Date>
}

/** The numbers of one order in one raffle, both ends included. */
export interface TicketTable {
  id: Generated<number>
  orderId: string
  raffleId: string
  /** Its raffle's: without it, the database looks it up. */
  organizationId: Generated<string>
  firstNumber: number
  lastNumber: number
  recordedAt: Generated<Date>
}

/** Numbers of an order that are void while the rest of it stands. */
export interface TicketVoidTable {
  id: Generated<string>
  orderId: string
  firstNumber: number
  lastNumber: number
  /** By how much it made the order's tickets cheaper. */
  cents: number
  comment: string
  voidedBy: string | null
  recordedAt: Generated<Date>
}

/** A void of tickets that was taken back. */
export interface TicketVoidEndTable {
  voidId: string
  cents: number
  comment: string
  endedBy: string | null
  recordedAt: Generated<Date>
}

/** A new order whose email is still to be written. */
export interface ConfirmationDueTable {
  id: GeneratedAlways<number>
  orderId: string
  enteredAt: Date
  tries: Generated<number>
  tryAt: Generated<Date | null>
}

export interface DonationTable {
  id: Generated<string>
  organizationId: string
  orderId: string | null
  customerId: string
  amountCents: number
  /** Follows its order's. */
  status: OrderStatus
  /** The donor asked not to be named. */
  anonymous: Generated<boolean>
  receiptRequested: Generated<boolean>
  /** Once one was issued. */
  receiptNumber: Generated<string | null>
  version: Generated<number>
  changedAt: Generated<Date | null>
  changedBy: Generated<string | null>
  createdAt: Date
  recordedAt: Generated<Date>
}

/** A cheque that the bank has paid; until then it doesn't take part. */
export interface ChequeClearingTable {
  orderId: string
  clearedAt: Date
  clearedBy: string | null
}

/** Money that somebody asked to give back. */
export interface RefundTable {
  id: Generated<string>
  orderId: string
  amountCents: number
  /** What of it is the tickets' money. */
  ticketsCents: number
  reason: Refund['reason']
  comment: string | null
  way: Refund['way']
  requestedBy: string | null
  requestedAt: Date
  recordedAt: Generated<Date>
}

/** What became of a refund; one without it is under way. */
export interface RefundOutcomeTable {
  refundId: string
  state: 'returned' | 'refused'
  failure: Refund['failure']
  settledAt: Date
  recordedAt: Generated<Date>
}

export interface OrderNoteTable {
  id: Generated<string>
  orderId: string
  text: string
  writtenBy: string | null
  writtenAt: Date
}

/** One action on many orders; once it has begun, its job has the same id. */
export interface BulkTable {
  id: Generated<string>
  organizationId: string
  action: BulkAction
  rowCount: number
  /** Asked for, and left out when it was looked at. */
  leftOutCount: Generated<number>
  comment: string | null
  /** Of refunds. */
  reason: Generated<Refund['reason'] | null>
  /** Buyers of void orders are written to. */
  tells: Generated<boolean>
  lookedAt: Date
  lookedBy: string
  begunAt: Generated<Date | null>
}

/** An order of a bulk, and what became of it. */
export interface BulkRowTable {
  bulkId: string
  number: number
  orderId: string
  /** The order's, as it was looked at; null: as it is by then. */
  version: number | null
  /** Null until it was tried. */
  done: Generated<boolean | null>
  /** What was against it. */
  reason: Generated<string | null>
  triedAt: Generated<Date | null>
}

/** An order that was asked for, and left out when somebody looked. */
export interface BulkLeftOutTable {
  bulkId: string
  number: number
  orderId: string
  /** What was against it. */
  reason: string
}

/** Orders that were entered together. */
export interface OrderGroupTable {
  id: Generated<string>
  organizationId: string
  name: string | null
  active: Generated<boolean>
  version: Generated<number>
  createdAt: Date
  changedAt: Generated<Date | null>
  changedBy: Generated<string | null>
}

/** Orders that somebody said aren't duplicates of each other; each way round. */
export interface OrderApartTable {
  orderId: string
  otherId: string
  saidBy: string | null
  saidAt: Date
}

/** A part of a file whose orders were imported. */
export interface OrderImportTable {
  raffleId: string
  fileHash: Buffer
  part: number
  importedBy: string
  importedAt: Date
}

export interface OrderTables {
  bulks: BulkTable
  bulkRows: BulkRowTable
  bulkLeftOut: BulkLeftOutTable
  chequeClearings: ChequeClearingTable
  refunds: RefundTable
  refundOutcomes: RefundOutcomeTable
  orderNotes: OrderNoteTable
  orders: OrderTable
  orderChanges: OrderChangeTable
  orderGroups: OrderGroupTable
  orderImports: OrderImportTable
  confirmationsDue: ConfirmationDueTable
  ordersApart: OrderApartTable
  tickets: TicketTable
  ticketVoids: TicketVoidTable
  ticketVoidEnds: TicketVoidEndTable
  donations: DonationTable
}
