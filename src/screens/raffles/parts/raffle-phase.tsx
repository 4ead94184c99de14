import { useCallback } from 'react'
import {
  type CountdownPhase,
  countdownPhase,
  untilLeftChanges,
} from '../../../core/raffles/countdown.ts'
import type { Raffle } from '../../../core/raffles/raffle.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useNow } from '../../kit/use-now.ts'
import { Countdown } from './countdown.tsx'

const wordsOf = {
  'not-on-sale': 'notOnSale',
  'sales-start': 'salesStartIn',
  'sales-end': 'salesEndIn',
  draw: 'drawIn',
  paused: 'salesPaused',
  'draw-due': 'drawDue',
  drawn: 'drawn',
  'not-planned': 'notPlanned',
  closed: 'isClosed',
} as const satisfies Record<CountdownPhase['phase'], keyof RaffleTexts>

type Dated = Pick<Raffle, 'status' | 'startDate' | 'endDate' | 'drawDate' | 'openDraws'>

interface Phase {
  phase: CountdownPhase['phase']
  /** "Sales end in", "The draw is due". */
  words: string
  /** UTC: what it counts down to; null where nothing runs. */
  at: string | null
}

/** What a raffle waits for next, in words; kept true while it is on screen. */
export function useRafflePhase(raffle: Dated): Phase {
  const texts = useTexts(raffleTexts)
  const until = useCallback(
    (now: Date) => {
      const phase = countdownPhase(raffle, now)
      return 'at' in phase ? untilLeftChanges(Date.parse(phase.at) - now.getTime()) : 60_000
    },
    [raffle],
  )
  const phase = countdownPhase(raffle, useNow(until))
  return {
    phase: phase.phase,
    words: texts[wordsOf[phase.phase]],
    at: 'at' in phase ? phase.at : null,
  }
}

/** "Sales end in 2 days 4 hr": what a raffle waits for next, and how long still. */
export function RafflePhase({ raffle }: { raffle: Dated }) {
  const { words, at } = useRafflePhase(raffle)
  return (
    <span>
      {words} {at && <Countdown at={at} />}
    </span>
  )
}
