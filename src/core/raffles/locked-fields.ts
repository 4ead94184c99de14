/** Fields that lock once something stands on them (docs/domain.md, section 2, "Raffle editor"), and why. */
import type { Draw } from './draws/draw.ts'
import type { RaffleStatus } from './raffle.ts'

/**
 * `locked-after-sale`: a ticket was ordered on these terms. `locked-after-end`: sales ended by them.
 * `locked-with-draw`: a draw's list is locked, its witness holds these dates on paper, and what the
 * jackpot's winner gets was settled before anybody knew who it is.
 */
export type LockReason = 'locked-after-sale' | 'locked-after-end' | 'locked-with-draw'

/** `packages` is their tickets and prices; their inventory may change. Names are the API's. */
export const lockableFields = [
  'packages',
  'startingTicketNumber',
  'timeZone',
  'drawType',
  'settings.fractionalJackpotPercent',
  'startDate',
  'endDate',
  'drawDate',
  'startingPotCents',
  'guaranteedPotCents',
  'maxJackpot',
  'actualJackpotCents',
  'settings.customJackpotEnabled',
] as const
export type LockableField = (typeof lockableFields)[number]

export interface LockFacts {
  status: RaffleStatus
  orderCount: number
  /** UTC. */
  drawDate: string | null
  actualJackpotCents: number
  draws: readonly Pick<Draw, 'final' | 'holdsJackpot' | 'stage' | 'drawAt'>[]
}

const afterSale: readonly LockableField[] = [
  'packages',
  'startingTicketNumber',
  'timeZone',
  'drawType',
  'settings.fractionalJackpotPercent',
]
const afterEnd: readonly LockableField[] = ['startDate', 'endDate']
const withDraw: readonly LockableField[] = ['endDate', 'drawDate']
const withJackpot: readonly LockableField[] = [
  'startingPotCents',
  'guaranteedPotCents',
  'maxJackpot',
  'actualJackpotCents',
  'settings.customJackpotEnabled',
]

/** Why a field no longer changes; null while it may. */
export function lockOf(field: LockableField, raffle: LockFacts): LockReason | null {
  const hasEnded = raffle.status === 'ended' || raffle.status === 'closed'
  if (isLockedWithDraw(field, raffle)) return 'locked-with-draw'
  if (hasEnded && afterEnd.includes(field)) return 'locked-after-end'
  if (raffle.orderCount > 0 && afterSale.includes(field)) return 'locked-after-sale'
  return null
}

function isLockedWithDraw(field: LockableField, raffle: LockFacts): boolean {
  const locked = raffle.draws.filter(({ stage }) => stage !== 'open')
  if (withJackpot.includes(field)) {
    // A jackpot of nothing may still be mended: with it the raffle could never close.
    return raffle.actualJackpotCents > 0 && locked.some(({ holdsJackpot }) => holdsJackpot)
  }
  if (locked.some(({ final }) => final)) return withDraw.includes(field)
  // An early bird without a date of its own is drawn on the raffle's.
  const { drawDate } = raffle
  return (
    field === 'drawDate' && drawDate !== null && locked.some(({ drawAt }) => drawAt === drawDate)
  )
}
