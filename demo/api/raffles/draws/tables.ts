import type { ColumnType, Generated } from 'kysely'
import type { DrawTerms } from '../../../../src/core/raffles/draws/certificate-format.ts'
import type { EntropyKind } from '../../../../src/core/raffles/draws/draw.ts'

export interface DrawTable {
  id: Generated<string>
  raffleId: string
  /** Both null: the raffle's own end of sales and draw date. */
  cutoffAt: Date | null
  drawAt: Date | null
  /** 32 bytes, secret until the draw is complete; of a barrel, the key of its validation codes. */
  seed: Buffer
  committedAt: Generated<Date>
  ticketsSoldBefore: Generated<number>
  completedAt: Date | null
  /** The file as it was issued when the draw was complete. */
  certificate: string | null
  createdAt: Generated<Date>
}

/** A locked list; at most one of a draw is in force. */
export interface DrawLockTable {
  id: Generated<string>
  drawId: string
  version: number
  root: Buffer
  ticketCount: number
  firstTicketNumber: number
  lastTicketNumber: number
  pendingLeftOut: Generated<number>
  chequesLeftOut: Generated<number>
  /** Taken before the cut-off, arrived after it. */
  lateLeftOut: Generated<number>
  /** Devices that said that orders wait on them. */
  outboxesLeftOut: Generated<number>
  activityHead: string
  /** What was locked with the list; JSON text going in. */
  terms: ColumnType<DrawTerms, string, never>
  termsDigest: string
  lockedAt: Date
  lockedBy: string | null
  reopenedAt: Date | null
  reopenedBy: string | null
  reopenReason: string | null
}

/** 1,024 leaves: a complete subtree with its root, so that a proof reads one row. */
export interface DrawLockChunkTable {
  lockId: string
  chunk: number
  numbers: number[]
  orderIds: string[]
  /** 32 bytes a leaf. */
  salts: Buffer
  root: Buffer
}

export interface DrawReceiptTable {
  id: Generated<string>
  lockId: string
  witness: string
  takenAt: Date
  recordedBy: string | null
}

export interface DrawEntropyTable {
  drawId: string
  /** 0 is the first; each redraw has one more. */
  sequence: number
  kind: EntropyKind
  text: string
  witness: string
  givenAt: Date
  givenBy: string | null
  redrawOf: string | null
  redrawReason: string | null
}

export interface StubPrintTable {
  id: Generated<string>
  drawId: string
  firstNumber: number
  lastNumber: number
  stubCount: number
  /** An `int8multirange`, as text: the numbers of the run that were printed. */
  numbers: string
  reprint: boolean
  reason: string | null
  printedAt: Date
  printedBy: string | null
}

export interface DrawTables {
  draws: DrawTable
  drawLocks: DrawLockTable
  drawLockChunks: DrawLockChunkTable
  drawReceipts: DrawReceiptTable
  drawEntropies: DrawEntropyTable
  stubPrints: StubPrintTable
}
