import { Lock } from 'lucide'
import { memo, type ReactNode } from 'react'
import { pathTo } from '../../../core/links.ts'
import { countries } from '../../../core/organizations/organization.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Money } from '../../kit/money.tsx'
import { useNumber } from '../../kit/use-number.ts'
import { ScreenLink } from '../../screen-link.tsx'
import { RaffleMoment } from '../parts/raffle-moment.tsx'
import { PrizeStatus } from './prize-status.tsx'
import { TicketsTakingPart } from './tickets-taking-part.tsx'

/** What a row shows of its raffle, which is read anew all the time. */
export type RaffleOfPrizes = Pick<RaffleDetail, 'id' | 'category' | 'country' | 'timeZone'>

interface PrizeRowProps {
  raffle: RaffleOfPrizes
  prize: Prize
  board: PrizeBoardStore
  onOpen: (prize: Prize) => void
}

/** All about one prize; its name opens it. A raffle may have a thousand: each is drawn again only when it changed. */
export const PrizeRow = memo(function PrizeRow(props: PrizeRowProps) {
  const { raffle, prize, board } = props
  const texts = useTexts(prizeTexts)
  const number = useNumber()
  const { name, sponsor, valueCents, quantity, cutoffAt, drawDate } = prize
  const { timeZone } = raffle
  const kind = prize.category === 'jackpot' ? jackpotName(raffle, texts) : null
  return (
    <div className="rd-prize">
      <div className="rd-prize-main">
        <button
          type="button"
          className="rd-prize-name"
          aria-label={texts.openPrize({ name })}
          onClick={() => props.onOpen(prize)}
        >
          <bdi>{name}</bdi>
        </button>
        {quantity > 1 && (
          <span className="rd-prize-quantity rd-number">
            {texts.times({ number: number(quantity) })}
          </span>
        )}
        <p className="rd-prize-notes">
          {kind !== null && kind !== name && <span>{kind}</span>}
          {sponsor && <span>{texts.sponsoredBy({ name: sponsor })}</span>}
          {!prize.winnersStayIn && <span>{texts.leavesPool}</span>}
          {prize.locked && (
            <span className="rd-prize-lock">
              <Icon of={Lock} size={12} /> {texts.locked}
            </span>
          )}
        </p>
      </div>
      <dl className="rd-prize-facts">
        <Fact label={texts.value} note={texts.valueNote} className="rd-prize-value">
          <Money cents={valueCents} currency={countries[raffle.country].currency} />
        </Fact>
        <Fact label={texts.cutoff}>
          {cutoffAt === null ? (
            texts.whenSalesEnd
          ) : (
            <RaffleMoment instant={cutoffAt} timeZone={timeZone} show="short" stacked />
          )}
        </Fact>
        <Fact label={texts.drawDate}>
          {drawDate === null ? (
            texts.withRaffle
          ) : (
            <RaffleMoment instant={drawDate} timeZone={timeZone} show="short" stacked />
          )}
          <ScreenLink
            className="rd-link rd-prize-draw"
            path={pathTo('raffleDraw', { raffle: raffle.id, draw: prize.drawId })}
          >
            {texts.toDraw}
            <span className="rd-only-read-out">
              : <bdi>{name}</bdi>
            </span>
          </ScreenLink>
        </Fact>
        <Fact label={texts.tickets}>
          <TicketsTakingPart prize={prize} board={board} />
        </Fact>
      </dl>
      <div className="rd-prize-state">
        <PrizeStatus prize={prize} />
      </div>
    </div>
  )
})

/** The raffle's one prize of this kind, by what the raffle calls it. */
function jackpotName(
  { category }: RaffleOfPrizes,
  texts: { 'category-jackpot': string; grandPrize: string },
): string {
  return category === '50/50' ? texts['category-jackpot'] : texts.grandPrize
}

interface FactProps {
  label: string
  note?: string
  className?: string
  children: ReactNode
}

function Fact({ label, note, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>
        {label}
        {note && <span className="rd-prize-fact-note">, {note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
