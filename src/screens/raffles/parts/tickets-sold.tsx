import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Dash } from '../../kit/dash.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Progress } from '../../kit/progress.tsx'
import ticketsSoldCss from './tickets-sold.css?inline'

addSheet(ticketsSoldCss)

/** From this share on, a raffle is nearly sold out. */
const nearlyOut = 0.9

/** Tickets sold, and how far that is towards the limit where there is one. */
export function TicketsSold({
  raffle,
}: {
  raffle: Pick<RaffleRow, 'ticketsSold' | 'ticketLimit'>
}) {
  const texts = useTexts(raffleTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { ticketsSold, ticketLimit } = raffle
  const sold = format.format(ticketsSold)
  if (!ticketLimit) return ticketsSold ? <span className="rd-number">{sold}</span> : <Dash />
  const limit = format.format(ticketLimit)
  return (
    <span className="rd-sold">
      <span className="rd-number">
        {sold} <span className="rd-sold-limit">{texts.ofLimit({ limit })}</span>
      </span>
      <Progress
        label={texts.ticketsSold}
        done={ticketsSold}
        total={ticketLimit}
        valueText={texts.soldOfLimit({ sold, limit })}
        tone={ticketsSold >= ticketLimit * nearlyOut ? 'warn' : 'accent'}
      />
    </span>
  )
}
