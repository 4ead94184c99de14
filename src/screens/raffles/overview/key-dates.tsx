import { useCallback } from 'react'
import { type KeyDate, keyDatesOf } from '../../../core/raffles/key-dates.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { useNow } from '../../kit/use-now.ts'
import { RaffleMoment } from '../parts/raffle-moment.tsx'

const names = {
  start: 'salesStart',
  end: 'salesEndHere',
  draw: 'earlyDraw',
  'final-draw': 'finalDraw',
} as const satisfies Record<KeyDate['kind'], keyof RaffleTexts>

const states = {
  past: 'datePast',
  due: 'dateDue',
  next: 'dateNext',
  later: 'dateLater',
  missing: 'dateMissing',
} as const satisfies Record<KeyDate['state'], keyof RaffleTexts>

const everyMinute = () => 60_000

/** The raffle's way from its first sale to its final draw. */
export function KeyDates({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const now = useNow(useCallback(everyMinute, []))
  const dates = keyDatesOf(raffle, now)
  const current =
    dates.find(({ state }) => state === 'due') ?? dates.find(({ state }) => state === 'next')
  return (
    <Card title={texts.keyDates}>
      <ol className="rd-dates">
        {dates.map(date => (
          <li
            key={date.id}
            className={`rd-date rd-date-${date.state}`}
            aria-current={date === current ? 'step' : undefined}
          >
            <p className="rd-date-name">
              {texts[names[date.kind]]}
              {date.state !== 'due' && (
                <span className="rd-only-read-out"> ({texts[states[date.state]]})</span>
              )}
            </p>
            <Moment date={date} timeZone={raffle.timeZone} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Moment({ date, timeZone }: { date: KeyDate; timeZone: string }) {
  const texts = useTexts(raffleTexts)
  if (date.at === null) return <p className="rd-date-missing-words">{texts.dateMissing}</p>
  return (
    <>
      <RaffleMoment instant={date.at} timeZone={timeZone} show="short" stacked />
      {date.state === 'due' && <p className="rd-date-due-words">{texts.dateDue}</p>}
      {date.cutoffAt && (
        <p className="rd-date-cutoff">
          {texts.cutoff} <RaffleMoment instant={date.cutoffAt} timeZone={timeZone} show="short" />
        </p>
      )}
    </>
  )
}
