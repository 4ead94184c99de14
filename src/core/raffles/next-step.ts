/** What to do with a raffle now: one step for each situation, and whether this person can take it. Pure. */
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { Draw } from './draws/draw.ts'
import type { RaffleDetail } from './raffle-detail.ts'
import { decide, salesPeriodIsOver } from './rules.ts'

export type NextStep =
  /** A draft that lacks something for its activation. */
  | { code: 'finish'; missing: number }
  /** Its activation waits, and lacks what it asks for by now. */
  | { code: 'lacks'; missing: number }
  | { code: 'request' }
  | { code: 'wait' }
  | { code: 'activate' }
  | { code: 'soon'; at: string }
  | { code: 'sell'; until: string | null }
  | { code: 'end' }
  | { code: 'paused' }
  | { code: 'draw'; draw: Draw; at: string }
  | { code: 'continue-draw'; draw: Draw }
  /** This person draws nothing, but can be the second one on what somebody else confirmed first. */
  | { code: 'confirm-second'; draw: Draw }
  /** This person confirmed all its winners first: nothing is left to them. */
  | { code: 'second-person'; draw: Draw }
  | { code: 'draw-wait'; at: string | null }
  | { code: 'close' }
  | { code: 'not-yet' }
  | { code: 'closed' }

type Facts = Pick<RaffleDetail, 'startDate' | 'draws' | 'openDraws'> & Parameters<typeof decide>[1]

/** @param userId whoever looks */
export function nextStepOf(
  raffle: Facts,
  roles: readonly Role[],
  now: Date,
  userId: string | null = null,
): NextStep {
  const missing = raffle.activationRequirements.length
  switch (raffle.status) {
    case 'draft':
      return missing > 0 ? { code: 'finish', missing } : { code: 'request' }
    case 'pending':
      if (missing > 0) return { code: 'lacks', missing }
      return decide('activate', raffle, roles, now).allowed
        ? { code: 'activate' }
        : { code: 'wait' }
    case 'closed':
      return { code: 'closed' }
    default:
      return drawStep(raffle, roles, now, userId) ?? salesStep(raffle, now)
  }
}

/** A draw that was begun comes before one that is due; the one that is due longest comes first. */
function drawStep(
  raffle: Facts,
  roles: readonly Role[],
  now: Date,
  userId: string | null,
): NextStep | null {
  const open = raffle.draws.filter(({ stage }) => stage !== 'complete').toSorted(byDate)
  const begun = open.find(({ stage }) => stage !== 'open')
  if (begun) {
    if (waitsForOthers(raffle, begun.id, userId)) return { code: 'second-person', draw: begun }
    const isSecond = isOnlySecond(roles) && waitsForSecond(raffle, begun.id, userId)
    return { code: isSecond ? 'confirm-second' : 'continue-draw', draw: begun }
  }
  for (const draw of open) {
    const { drawAt: at } = draw
    if (at === null || Date.parse(at) > now.getTime()) continue
    return waitsForEnd(draw, raffle, now) ? { code: 'end' } : { code: 'draw', draw, at }
  }
  return null
}

type Confirmations = Pick<RaffleDetail, 'openDraws'>

/** Whether this person confirmed all the winners of a draw first: somebody else has to confirm them now. */
export function waitsForOthers(raffle: Confirmations, drawId: string, userId: string | null) {
  const { confirmedFirstBy, winnersLeft } = confirmationsOf(raffle, drawId)
  const isOwn = confirmedFirstBy.length > 0 && confirmedFirstBy.every(first => first === userId)
  return isOwn && winnersLeft === 0
}

function isOnlySecond(roles: readonly Role[]): boolean {
  return may('raffles:second-person', roles) && !may('raffles:draw', roles)
}

/** Whether a winner of a draw that somebody else confirmed first waits for this person, or another. */
function waitsForSecond(raffle: Confirmations, drawId: string, userId: string | null) {
  return confirmationsOf(raffle, drawId).confirmedFirstBy.some(first => first !== userId)
}

function confirmationsOf({ openDraws }: Confirmations, drawId: string) {
  const { confirmedFirstBy = [], winnersLeft = 0 } = openDraws.find(({ id }) => id === drawId) ?? {}
  return { confirmedFirstBy, winnersLeft }
}

/** The end date only stops sales: a draw that ends with them is held once staff ended the raffle. */
function waitsForEnd({ final, cutoffAt }: Draw, raffle: Facts, now: Date): boolean {
  const endsWithSales = cutoffAt === raffle.endDate && salesPeriodIsOver(raffle, now)
  return raffle.status !== 'ended' && (final || endsWithSales)
}

function salesStep(raffle: Facts, now: Date): NextStep {
  const { status, startDate, endDate } = raffle
  if (status === 'ended') return afterSales(raffle)
  if (salesPeriodIsOver(raffle, now)) return { code: 'end' }
  if (status === 'inactive') {
    const missing = raffle.activationRequirements.length
    return missing > 0 ? { code: 'lacks', missing } : { code: 'paused' }
  }
  const starts = startDate !== null && Date.parse(startDate) > now.getTime()
  return starts ? { code: 'soon', at: startDate } : { code: 'sell', until: endDate }
}

function afterSales(raffle: Facts): NextStep {
  const coming = raffle.draws.filter(({ stage }) => stage !== 'complete').toSorted(byDate)[0]
  if (coming) return { code: 'draw-wait', at: coming.drawAt }
  const { confirmedJackpotWinners, prizesUnconfirmed, actualJackpotCents } = raffle
  const isReady = confirmedJackpotWinners === 1 && prizesUnconfirmed === 0 && actualJackpotCents > 0
  return isReady ? { code: 'close' } : { code: 'not-yet' }
}

/** The earliest first; without a date, last. */
function byDate(one: Draw, other: Draw): number {
  const at = ({ drawAt }: Draw) => (drawAt === null ? Number.POSITIVE_INFINITY : Date.parse(drawAt))
  return at(one) === at(other) ? 0 : at(one) - at(other)
}

/** The draws in the order in which they are held. */
export function drawsInOrder(draws: readonly Draw[]): readonly Draw[] {
  return draws.toSorted(byDate)
}
