/** One raffle as its view shows it. */
import { type RecordReading, recordViews } from '../record-view.ts'
import { getRaffle } from './get-raffle.ts'
import type { RaffleDetail } from './raffle-detail.ts'

export type RaffleReading = RecordReading<RaffleDetail>

export const raffleViewOf = recordViews<RaffleDetail>({
  read: ({ http }, id, signal) => getRaffle(http, id, signal),
  isOver: ({ status }) => status === 'closed',
})
