/** A raffle's dates in their order, and which of them comes next. Pure. */
import type { Draw } from './draws/draw.ts'
import type { RaffleDetail } from './raffle-detail.ts'
import { salesEndOf } from './sales-end.ts'

export interface KeyDate {
  id: string
  kind: 'start' | 'end' | 'draw' | 'final-draw'
  /** UTC; null while none is set. */
  at: string | null
  /** `due`: a draw whose date passed and that isn't drawn. */
  state: 'past' | 'due' | 'next' | 'later' | 'missing'
  /** UTC: tickets bought later don't take part; of an early draw alone. */
  cutoffAt: string | null
}

type Facts = Pick<
  RaffleDetail,
  'status' | 'startDate' | 'endDate' | 'endedAt' | 'drawDate' | 'draws'
>

interface Planned extends Omit<KeyDate, 'state'> {
  /** A draw's alone: sales start and end by their dates, draws are held. */
  drawn?: boolean
}

/** Start of sales, early draws, end of sales, final draw; what has no date stands where it belongs. */
export function keyDatesOf(raffle: Facts, now: Date): readonly KeyDate[] {
  const dates: Planned[] = [
    { id: 'start', kind: 'start', at: raffle.startDate, cutoffAt: null },
    ...raffle.draws.filter(({ final }) => !final).map(earlyDraw),
    { id: 'end', kind: 'end', at: salesEndOf(raffle), cutoffAt: null },
    {
      id: 'final',
      kind: 'final-draw',
      at: raffle.drawDate,
      cutoffAt: null,
      drawn: isFinallyDrawn(raffle),
    },
  ]
  const ordered = dates.every(({ at }) => at !== null) ? dates.toSorted(byDate) : dates
  const next = ordered.find(({ at }) => at !== null && Date.parse(at) > now.getTime())?.id
  return ordered.map(({ drawn, ...date }) => {
    const state = stateOf({ ...date, drawn }, next, now)
    return { ...date, state: asPlanned(raffle, state) }
  })
}

function earlyDraw({ id, drawAt, cutoffAt, stage }: Draw): Planned {
  return { id, kind: 'draw', at: drawAt, cutoffAt, drawn: stage === 'complete' }
}

/** Where no prize is left in the final draw, it is drawn with the others. */
function isFinallyDrawn({ status, draws }: Facts): boolean {
  const own = draws.filter(({ final }) => final)
  const held = own.length > 0 ? own : draws
  return status === 'closed' || (held.length > 0 && held.every(({ stage }) => stage === 'complete'))
}

function byDate(one: { at: string | null }, other: { at: string | null }): number {
  return Date.parse(one.at ?? '') - Date.parse(other.at ?? '')
}

/** Nothing begins by its date alone: the raffle has to be activated. */
function asPlanned({ status }: Pick<Facts, 'status'>, state: KeyDate['state']): KeyDate['state'] {
  const isPlanned = status === 'draft' || status === 'pending'
  return isPlanned && (state === 'past' || state === 'due') ? 'later' : state
}

function stateOf(
  { id, at, drawn = true }: { id: string; at: string | null; drawn?: boolean | undefined },
  next: string | undefined,
  now: Date,
): KeyDate['state'] {
  if (at === null) return 'missing'
  if (id === next) return 'next'
  if (Date.parse(at) > now.getTime()) return 'later'
  return drawn ? 'past' : 'due'
}
