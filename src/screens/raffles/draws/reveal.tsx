import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { WinnerStatusText } from '../winners/winner-status.tsx'
import { useProcedure } from './procedure-context.tsx'

/** The newest pick that still may win; after a reload, one that nobody has decided on. */
export function shownLarge(latest: Winner | null, winners: readonly Winner[]): Winner | null {
  if (latest && latest.status !== 'rejected') return latest
  return winners.find(({ status }) => status === 'picked') ?? null
}

/** The picked ticket, large enough for a hall; its digits come one after another where motion is welcome. */
export function Reveal({ winner }: { winner: Winner }) {
  const texts = useTexts(pickTexts)
  const { moment } = useProcedure()
  const shown = String(winner.ticketNumber)
  return (
    <figure className="rd-reveal" key={winner.id}>
      <figcaption className="rd-reveal-name">{texts.lastPick}</figcaption>
      <p className="rd-reveal-number rd-number">
        <span className="rd-only-read-out">
          {texts.ticket} {shown}
        </span>
        <span aria-hidden="true">
          {digitsOf(shown).map(({ place, digit }) => (
            <span key={place} className="rd-reveal-digit">
              {digit}
            </span>
          ))}
        </span>
      </p>
      <p className="rd-reveal-about">
        {texts.pickedFor({ prize: winner.prizeName, moment: moment(winner.pickedAt) })}
      </p>
      <WinnerStatusText status={winner.status} />
    </figure>
  )
}

function digitsOf(text: string) {
  return [...text].map((digit, place) => ({ place, digit }))
}
