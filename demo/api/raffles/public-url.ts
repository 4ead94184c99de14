import { shortId } from '../../../src/core/format/short-id.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'

/** Where the demonstration's sales pages would stand; `.example` leads nowhere. */
const salesPages = 'https://tickets.raffledesk.example'

/** A raffle's public page; null while the public sees none. */
export function publicUrlOf(raffle: {
  status: RaffleStatus
  shown: boolean
  shortlink: string | null
}): string | null {
  const isPublic = raffle.status !== 'draft' && raffle.status !== 'pending'
  return isPublic && raffle.shown && raffle.shortlink ? `${salesPages}/${raffle.shortlink}` : null
}

/** A buyer's tickets, by the short id of their order (section 9, "Display"). */
export function ticketsUrlOf(orderId: string): string {
  return `${salesPages}/tickets/${shortId(orderId)}`
}
