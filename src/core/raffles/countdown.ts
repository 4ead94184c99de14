/** What a raffle waits for next, and how long still: pure, no clock. */
import type { Locale } from '../i18n/texts.ts'
import type { Raffle } from './raffle.ts'

export type CountdownPhase =
  | { phase: 'sales-start' | 'sales-end' | 'draw'; at: string }
  | { phase: 'not-on-sale' | 'paused' | 'draw-due' | 'drawn' | 'not-planned' | 'closed' }

/** Sales that start, sales that end, then the draw until it is drawn; nothing runs before the raffle is activated. */
export function countdownPhase(
  {
    status,
    startDate,
    endDate,
    drawDate,
    openDraws,
  }: Pick<Raffle, 'status' | 'startDate' | 'endDate' | 'drawDate' | 'openDraws'>,
  now: Date,
): CountdownPhase {
  const isComing = (at: string | null): at is string =>
    at !== null && Date.parse(at) > now.getTime()
  if (status === 'closed') return { phase: 'closed' }
  if (status === 'draft' || status === 'pending') {
    return { phase: startDate || endDate || drawDate ? 'not-on-sale' : 'not-planned' }
  }
  const isOver = status === 'ended'
  if (!isOver && isComing(startDate)) return { phase: 'sales-start', at: startDate }
  if (status === 'inactive' && isComing(endDate)) return { phase: 'paused' }
  if (!isOver && isComing(endDate)) return { phase: 'sales-end', at: endDate }
  if (isComing(drawDate)) return { phase: 'draw', at: drawDate }
  if (drawDate === null) return { phase: 'not-planned' }
  return { phase: openDraws.length === 0 ? 'drawn' : 'draw-due' }
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Below this, seconds count. */
const secondsBelow = hour

interface Piece {
  value: number
  unit: 'day' | 'hour' | 'minute' | 'second'
}

/** Two units: days and hours, hours and minutes, and within the last hour minutes and seconds. */
function piecesOf(leftMs: number): Piece[] {
  const left = Math.max(0, leftMs)
  if (left >= day) {
    return [
      { value: Math.floor(left / day), unit: 'day' },
      { value: Math.floor((left % day) / hour), unit: 'hour' },
    ]
  }
  if (left >= secondsBelow) {
    return [
      { value: Math.floor(left / hour), unit: 'hour' },
      { value: Math.floor((left % hour) / minute), unit: 'minute' },
    ]
  }
  return [
    { value: Math.floor(left / minute), unit: 'minute' },
    { value: Math.floor((left % minute) / second), unit: 'second' },
  ]
}

/** "2 days 4 hr", "4 min 09 sec". @param style `long` for reading out: "2 days 4 hours" */
export function formatLeft(
  leftMs: number,
  locale: Locale,
  style: 'short' | 'long' = 'short',
): string {
  return piecesOf(leftMs)
    .filter(({ value }) => style === 'short' || value > 0)
    .map(({ value, unit }) => {
      const format = new Intl.NumberFormat(`${locale}-CA`, {
        style: 'unit',
        unit,
        unitDisplay: style,
        // The text keeps its width while seconds run.
        minimumIntegerDigits: unit === 'second' && style === 'short' ? 2 : 1,
      })
      return format.format(value)
    })
    .join(' ')
}

/** In how many milliseconds the text becomes another one. */
export function untilLeftChanges(leftMs: number): number {
  if (leftMs <= 0) return day
  const unit = leftMs >= day ? hour : leftMs >= secondsBelow ? minute : second
  return (leftMs % unit) + 1
}

/** What is read out, so that seconds don't: a day, an hour, ten minutes, one minute. */
const milestones = [minute, 10 * minute, hour, day]

/** The last milestone that was passed; null while more is left than any. */
export function milestoneOf(leftMs: number): number | null {
  return milestones.find(milestone => leftMs <= milestone) ?? null
}
