import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { shiftInstant } from '../../../core/raffles/shift-dates.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { RaffleMoment } from '../parts/raffle-moment.tsx'

interface CopyPreviewProps {
  raffle: RaffleRow
  shiftDays: number
}

/** The copy's dates, and what it is made without. */
export function CopyPreview({ raffle, shiftDays }: CopyPreviewProps) {
  const texts = useTexts(raffleActionTexts)
  const { starts, salesEnd, draw } = useTexts(raffleTexts)
  const { timeZone } = raffle
  const dates = [
    { name: starts, at: raffle.startDate },
    { name: salesEnd, at: raffle.endDate },
    { name: draw, at: raffle.drawDate },
  ]
  return (
    <>
      <section aria-label={texts.copyDates}>
        <h3 className="rd-copy-heading">{texts.copyDates}</h3>
        <dl className="rd-copy-dates">
          {dates.map(({ name, at }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <RaffleMoment
                  instant={at && shiftInstant(at, shiftDays, timeZone)}
                  timeZone={timeZone}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={texts.copyCleared}>
        <h3 className="rd-copy-heading">{texts.copyCleared}</h3>
        <ul className="rd-copy-cleared">
          <li>{texts.copyClearedLicence}</li>
          <li>{texts.copyClearedSales}</li>
          <li>{texts.copyClearedWinners}</li>
          <li>{texts.copyClearedLink}</li>
        </ul>
      </section>
    </>
  )
}
