import { useCallback, useEffect, useState } from 'react'
import { formatLeft, milestoneOf, untilLeftChanges } from '../../../core/raffles/countdown.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { useNow } from '../../kit/use-now.ts'

interface CountdownProps {
  /** UTC: what it counts down to. */
  at: string
  /** The moment has come. */
  onReached?: () => void
}

/**
 * "2 days 4 hr", and seconds in the last hour. Screen readers find the time left when they come to it, and hear
 * milestones only: a day, an hour, ten minutes, one minute.
 */
export function Countdown({ at, onReached }: CountdownProps) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  const target = Date.parse(at)
  const until = useCallback((now: Date) => untilLeftChanges(target - now.getTime()), [target])
  const left = target - useNow(until).getTime()
  const reached = left <= 0
  useEffect(() => {
    if (reached) onReached?.()
  }, [reached, onReached])
  const said = useMilestone(left, milestone =>
    texts.announceLeft({ left: formatLeft(milestone, locale, 'long') }),
  )
  return (
    <>
      <time role="timer" aria-live="off" className="rd-number" dateTime={at}>
        {formatLeft(left, locale)}
      </time>
      <span className="rd-only-read-out" role="status">
        {said}
      </span>
    </>
  )
}

/** Nothing at first: only what passes while somebody is here is worth an interruption. */
function useMilestone(left: number, say: (milestone: number) => string): string {
  const milestone = milestoneOf(left)
  const [first] = useState(milestone)
  return milestone === null || milestone === first || left <= 0 ? '' : say(milestone)
}
