import type { RaffleFacts } from '../../../src/core/raffles/rules.ts'

export const now = new Date('2026-05-20T12:00:00.000Z')
export const past = '2026-05-20T11:59:59.000Z'
export const future = '2026-05-20T12:00:01.000Z'

/** A raffle about which nothing is missing: whatever is refused is refused for its status. */
export const complete: RaffleFacts = {
  status: 'draft',
  endDate: future,
  drawDate: past,
  orderCount: 0,
  actualJackpotCents: 2750,
  activationRequirements: [],
  confirmedJackpotWinners: 1,
  prizesUnconfirmed: 0,
}
