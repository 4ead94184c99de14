import type { Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'

export interface CustomerTable {
  id: Generated<string>
  organizationId: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  locale: Locale
  consent: Generated<boolean>
  createdAt: Generated<Date>
  version: Generated<number>
  changedAt: Generated<Date | null>
  changedBy: Generated<string | null>
  /** Who has this one's orders now. What it is reached by still leads there. */
  mergedInto: Generated<string | null>
  erasedAt: Generated<Date | null>
}

/** What each customer bought in all: kept by triggers on the ledger, never written here. */
export interface CustomerFigureTable {
  customerId: string
  organizationId: string
  /** Those that stand. */
  orderCount: number
  /** Orders that stand and donations, less what went back. */
  lifetimeCents: number
  lastOrderAt: Date | null
  /** Another customer may be the same person. */
  hasTwin: boolean
}

export interface CustomerNoteTable {
  id: Generated<string>
  customerId: string
  text: string
  writtenBy: string | null
  writtenAt: Date
}

export interface CustomerTables {
  customers: CustomerTable
  customerFigures: CustomerFigureTable
  customerNotes: CustomerNoteTable
}
