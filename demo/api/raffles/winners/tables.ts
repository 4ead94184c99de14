import type { Generated } from 'kysely'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import type { winnerCategories } from '../../../../src/core/raffles/prizes/prize.ts'
import type {
  contactChannels,
  ExclusionCheck,
  PreparedMessage,
  RejectionReason,
  WinnerStatus,
} from '../../../../src/core/raffles/winners/winner.ts'

/** Picks that are still to be made for a prize, so that a killed server goes on where it stopped. */
export interface PickBatchTable {
  id: Generated<string>
  prizeId: string
  drawId: string
  wanted: number
  done: Generated<number>
  requestedBy: string | null
  /** The embedding key by whose token it was asked for. */
  requestedByKey: string | null
  requestedAt: Date
  finishedAt: Date | null
  failure: string | null
}

export interface WinnerTable {
  id: Generated<string>
  sequence: Generated<number>
  raffleId: string
  prizeId: string
  drawId: string
  category: (typeof winnerCategories)[number]
  status: WinnerStatus
  ticketNumber: number
  orderId: string
  /** The ticket's place in the locked list, from 0. */
  leafIndex: number
  /** The prize's picks from 0, those rejected included. */
  counter: number
  attempt: number
  entropySequence: number
  witnesses: Generated<string[]>
  pickedAt: Date
  pickedBy: string | null
  checks: Generated<ExclusionCheck[]>
  firstConfirmedBy: string | null
  firstConfirmedAt: Date | null
  confirmedAt: Date | null
  confirmedBy: string | null
  note: Generated<string>
  rejectedAt: Date | null
  rejectedBy: string | null
  reason: RejectionReason | null
  version: Generated<number>
}

export interface WinnerContactTable {
  id: Generated<string>
  winnerId: string
  at: Date
  byUser: string | null
  channel: (typeof contactChannels)[number]
  reached: boolean
  unreachable: Generated<boolean>
  note: Generated<string>
}

export interface WinnerMessageTable {
  id: Generated<string>
  winnerId: string
  recipient: string | null
  subject: string
  body: string
  locale: Locale
  state: PreparedMessage['state']
  decidedAt: Date | null
  decidedBy: string | null
}

export interface WinnerTables {
  pickBatches: PickBatchTable
  winners: WinnerTable
  winnerContacts: WinnerContactTable
  winnerMessages: WinnerMessageTable
}
