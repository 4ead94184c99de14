import { useWatch } from 'react-hook-form'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import { drawChange, type PrizeFormValues } from '../../../core/raffles/prizes/prize-form.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { salesEndOf } from '../../../core/raffles/sales-end.ts'
import { useTexts } from '../../desk.tsx'
import { DateTimeField } from '../../kit/dates/date-time-field.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import type { KitForm } from '../../kit/forms/form.ts'
import { useLocale } from '../../kit/language.tsx'
import { useMoment } from '../draws/use-moment.ts'

interface PrizeDatesProps {
  raffle: RaffleDetail
  prize: Prize | null
  form: KitForm<PrizeFormValues>
  lockedBecause: string | undefined
}

/** Cut-off and draw date; empty ones are the raffle's. What other dates mean for the draws is said at once. */
export function PrizeDates({ raffle, prize, form, lockedBecause }: PrizeDatesProps) {
  const texts = useTexts(prizeTexts)
  const moment = useMoment(raffle.timeZone)
  const field = fieldsOf(form)
  const [cutoffAt, drawDate] = useWatch({
    control: form.methods.control,
    name: ['cutoffAt', 'drawDate'],
  })
  const { timeZone, endDate, drawDate: raffleDraw } = raffle
  const cutoff = cutoffAt ?? endDate
  const salesEnd = salesEndOf(raffle)
  const cutoffHint =
    cutoffAt === null && salesEnd !== null
      ? texts.cutoffEmpty({ moment: moment(salesEnd) })
      : texts.cutoffHint
  const drawHint =
    drawDate === null && raffleDraw !== null
      ? texts.drawDateEmpty({ moment: moment(raffleDraw) })
      : texts.drawDateHint
  return (
    <>
      {field(
        'cutoffAt',
        texts.cutoff,
        bound => (
          <DateTimeField
            {...bound}
            description={cutoffHint}
            timeZone={timeZone}
            usualTime="21:00"
          />
        ),
        { lockedBecause },
      )}
      {field(
        'drawDate',
        texts.drawDate,
        bound => (
          <DateTimeField
            {...bound}
            description={drawHint}
            timeZone={timeZone}
            usualTime="12:00"
            min={cutoff ? { at: cutoff, because: texts['cutoff-after-draw'] } : undefined}
          />
        ),
        { lockedBecause },
      )}
      {lockedBecause === undefined && (
        <ChangeOfDraws dates={{ cutoffAt, drawDate }} raffle={raffle} prize={prize} />
      )}
    </>
  )
}

interface ChangeProps {
  dates: Pick<PrizeFormValues, 'cutoffAt' | 'drawDate'>
  raffle: RaffleDetail
  prize: Prize | null
}

/** Read out as it changes. */
function ChangeOfDraws({ dates, raffle, prize }: ChangeProps) {
  const texts = useTexts(prizeTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const moment = useMoment(raffle.timeZone)
  const change = drawChange(dates, raffle, prize)
  const isLocked = change.kind === 'joins' && change.draw.stage !== 'open'

  function words(): string {
    if (change.kind === 'new') {
      const { ticketsSold } = change
      return ticketsSold === 0
        ? texts.newDraw
        : texts.newDrawSold({ number: format.format(ticketsSold) })(ticketsSold)
    }
    if (change.kind === 'none' || isLocked) return isLocked ? texts.joinsLocked : ''
    // A new prize joins the final draw without more words: that is what people expect.
    if (prize === null && change.draw.final) return ''
    const { drawAt } = change.draw
    return drawAt === null ? '' : texts.joinsDraw({ moment: moment(drawAt) })
  }

  const said = words()
  const look = isLocked ? 'rd-prize-change rd-prize-change-locked' : 'rd-prize-change'
  return <div role="status">{said && <p className={look}>{said}</p>}</div>
}
