import { countries } from '../../core/organizations/organization.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { Progress } from '../kit/progress.tsx'
import { Countdown } from './parts/countdown.tsx'
import { JackpotButton } from './parts/jackpot-breakdown.tsx'
import { RaffleMoment } from './parts/raffle-moment.tsx'
import { useRafflePhase } from './parts/raffle-phase.tsx'
import raffleHeroCss from './raffle-hero.css?inline'

addSheet(raffleHeroCss)

interface RaffleHeroProps {
  raffle: RaffleDetail
  /** What it counts down to has come. */
  onReached: () => void
}

/** The three figures that everybody asks for: the pot, the time left, what is sold. */
export function RaffleHero({ raffle, onReached }: RaffleHeroProps) {
  const texts = useTexts(raffleTexts)
  const { currency } = countries[raffle.country]
  const isDeclared = raffle.jackpot.by === 'declared'
  return (
    <div className="rd-hero">
      <div className="rd-hero-cell">
        <p className="rd-hero-label">{isDeclared ? texts.grandPrize : texts.jackpot}</p>
        <p className="rd-hero-figure rd-hero-pot">
          <Money short cents={raffle.actualJackpotCents} currency={currency} />
        </p>
        <JackpotButton jackpot={raffle.jackpot} currency={currency} timeZone={raffle.timeZone} />
      </div>
      <TimeCell raffle={raffle} onReached={onReached} />
      <SalesCell raffle={raffle} currency={currency} />
    </div>
  )
}

function TimeCell({ raffle, onReached }: RaffleHeroProps) {
  const texts = useTexts(raffleTexts)
  const { timeZone } = raffle
  const { phase, words, at } = useRafflePhase(raffle)
  if (phase === 'not-on-sale') return <Planned raffle={raffle} words={words} />
  if (at)
    return (
      <div className="rd-hero-cell">
        <p className="rd-hero-label">{words}</p>
        <p className="rd-hero-figure">
          <Countdown key={at} at={at} onReached={onReached} />
        </p>
        <p className="rd-hero-note">
          <RaffleMoment instant={at} timeZone={timeZone} />
        </p>
      </div>
    )
  const last = raffle.closedAt ?? raffle.drawDate
  return (
    <div className="rd-hero-cell">
      <p className="rd-hero-label">{raffle.status === 'closed' ? texts.status : texts.draw}</p>
      <p className="rd-hero-figure rd-hero-words">{words}</p>
      {last && (
        <p className="rd-hero-note">
          <RaffleMoment instant={last} timeZone={timeZone} />
        </p>
      )}
    </div>
  )
}

/** Nothing runs before the raffle is activated: when it is to be on sale. */
function Planned({ raffle, words }: { raffle: RaffleDetail; words: string }) {
  const texts = useTexts(raffleTexts)
  const { startDate, endDate, timeZone } = raffle
  const dates = [
    { name: texts.salesStart, at: startDate },
    { name: texts.salesEndHere, at: endDate },
  ]
  return (
    <div className="rd-hero-cell">
      <p className="rd-hero-label">{texts.sales}</p>
      <p className="rd-hero-figure rd-hero-words">{words}</p>
      {dates.map(
        ({ name, at }) =>
          at && (
            <p key={name} className="rd-hero-note">
              {name} <RaffleMoment instant={at} timeZone={timeZone} show="short" />
            </p>
          ),
      )}
    </div>
  )
}

function SalesCell({ raffle, currency }: { raffle: RaffleDetail; currency: string }) {
  const texts = useTexts(raffleTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { ticketsSold, ticketLimit, grossCents } = raffle
  const sold = format.format(ticketsSold)
  const limit = ticketLimit ? format.format(ticketLimit) : null
  return (
    <div className="rd-hero-cell">
      <p className="rd-hero-label">{texts.ticketsSold}</p>
      <p className="rd-hero-figure">
        <span className="rd-number">{sold}</span>
        {limit && <span className="rd-hero-of"> {texts.ofLimit({ limit })}</span>}
      </p>
      {limit && (
        <Progress
          label={texts.ticketsSold}
          done={ticketsSold}
          total={ticketLimit}
          valueText={texts.soldOfLimit({ sold, limit })}
        />
      )}
      {grossCents !== undefined && (
        <p className="rd-hero-note">
          {texts.gross} <Money cents={grossCents} currency={currency} />
        </p>
      )}
    </div>
  )
}
