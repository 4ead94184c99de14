import type { Generated } from 'kysely'
import type { PurchaseSource, TenderType } from '../../../src/core/order-entry/purchase.ts'

/** A purchase that staff entered: what is said of all of its orders at once. */
export interface OrderEntryTable {
  id: Generated<string>
  organizationId: string
  idempotencyKey: string
  requestDigest: Buffer
  source: PurchaseSource
  tender: TenderType
  totalCents: number
  /** Of cash. */
  givenCents: number | null
  /** Of a cheque or a money order. */
  documentNumber: string | null
  bank: string | null
  /** `YYYY-MM-DD`. */
  chequeDate: string | null
  secondName: string | null
  /** Lines, as the post reads them. */
  shipping: string | null
  referral: string | null
  ageRange: string | null
  gender: string | null
  scriptRead: boolean
  /** By the clock of whoever took it. */
  takenAt: Date | null
  /** The device that kept it until it was sent. */
  deviceId: string | null
  /** To be added to its clock's moments; null: nobody knows. */
  clockOffsetMs: number | null
  /** `takenAt` with that. */
  correctedAt: Date | null
  /** `YYYY-MM-DD`, of mail. */
  receivedOn: string | null
  batchId: string | null
  enteredBy: string
  /** Who recovered it from its slip; null of what came otherwise. */
  recoveredBy: string | null
  enteredAt: Date
}

/** How often a seller looked for a buyer within a minute. */
export interface BuyerLookUpTable {
  userId: string
  minute: Date
  count: number
}

export interface OrderEntryTables {
  orderEntries: OrderEntryTable
  buyerLookUps: BuyerLookUpTable
}
