/** A raffle's dates in their order, and which of them comes next. Pure. */
import type { Draw } from './draws/draw.ts'
import type { RaffleDetail } from './raffle-detail.ts'
import { salesEndOf } from './sales-end.ts'

export interface KeyDate {
  id: string
  kind: 'start' | 'end' | 'draw' | 'final-draw'
  /** UTC; null while none is set. */
  at: string | null
  state: 'past' | 'next' | 'later' | 'missing'
  /** UTC: tickets bought later don't take part; of an early draw alone. */
  cutoffAt: string | null
}

type Facts = Pick<
  RaffleDetail,
  'status' | 'startDate' | 'endDate' | 'endedAt' | 'drawDate' | 'draws'
>

/** Start of sales, early draws, end of sales, final draw; what has no date stands where it belongs. */
export function keyDatesOf(raffle: Facts, now: Date): readonly KeyDate[] {
  const end = salesEndOf(raffle)
  const dates: Omit<KeyDate, 'state'>[] = [
    { id: 'start', kind: 'start', at: raffle.startDate, cutoffAt: null },
    ...raffle.draws.filter(({ final }) => !final).map(earlyDraw),
    { id: 'end', kind: 'end', at: end, cutoffAt: null },
    { id: 'final', kind: 'final-draw', at: raffle.drawDate, cutoffAt: null },
  ]
  const ordered = dates.every(({ at }) => at !== null) ? dates.toSorted(byDate) : dates
  const next = ordered.find(({ at }) => at !== null && Date.parse(at) > now.getTime())?.id
  return ordered.map(date => ({ ...date, state: stateOf(date, next, now) })).map(asPlanned(raffle))
}

function earlyDraw({ id, drawAt, cutoffAt }: Draw): Omit<KeyDate, 'state'> {
  return { id, kind: 'draw', at: drawAt, cutoffAt }
}

function byDate(one: { at: string | null }, other: { at: string | null }): number {
  return Date.parse(one.at ?? '') - Date.parse(other.at ?? '')
}

/** Sales don't start by their date alone: the raffle has to be activated. */
function asPlanned({ status }: Pick<Facts, 'status'>): (date: KeyDate) => KeyDate {
  if (status !== 'draft' && status !== 'pending') return date => date
  return date => (date.state === 'past' ? { ...date, state: 'later' } : date)
}

function stateOf(
  { id, at }: { id: string; at: string | null },
  next: string | undefined,
  now: Date,
): KeyDate['state'] {
  if (at === null) return 'missing'
  if (id === next) return 'next'
  return Date.parse(at) <= now.getTime() ? 'past' : 'later'
}
