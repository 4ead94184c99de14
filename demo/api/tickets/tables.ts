import type { Generated } from 'kysely'
import type { Arrangement, Paper } from '../../../src/core/tickets/paper.ts'

/** Tickets that went to a printer. */
export interface TicketPrintTable {
  id: Generated<string>
  organizationId: string
  /** The one that it goes on with, after a jam. */
  resumes: string | null
  paper: Paper
  arrangement: Arrangement
  /** The places of its first and its last order. */
  fromNumber: number
  toNumber: number
  ticketCount: number
  reprintCount: number
  printedAt: Date
  printedBy: string
  /** The place of the last order that came out whole; null until somebody said. */
  cameOut: Generated<number | null>
  answeredAt: Generated<Date | null>
}

export interface TicketPrintOrderTable {
  printId: string
  number: number
  orderId: string
  /** It went to a printer before. */
  reprint: boolean
}

export interface TicketTables {
  ticketPrints: TicketPrintTable
  ticketPrintOrders: TicketPrintOrderTable
}
