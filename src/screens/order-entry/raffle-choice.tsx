import { type RefCallback, useId } from 'react'
import { formatMoment } from '../../core/format/dates.ts'
import type { OnSaleRaffle } from '../../core/order-entry/on-sale.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import toggleCss from '../kit/fields/toggle.css?inline'
import { useLocale } from '../kit/language.tsx'

addSheet(toggleCss)

interface RaffleChoiceProps {
  raffles: readonly OnSaleRaffle[]
  chosen: OnSaleRaffle
  /** The words below say what is wrong with what is chosen. */
  faultId: string | undefined
  onChoose: (id: string) => void
  ref: RefCallback<{ focus(): void }>
}

/** The raffle whose packages the digits stand for; arrows go from one to the next. */
export function RaffleChoice({ raffles, chosen, faultId, onChoose, ref }: RaffleChoiceProps) {
  const texts = useTexts(orderEntryTexts)
  const group = useId()
  return (
    <div
      className="rd-entry-raffles"
      role="radiogroup"
      aria-label={texts.raffles}
      aria-describedby={faultId}
      aria-invalid={faultId !== undefined}
    >
      {raffles.map(raffle => (
        <label key={raffle.id} className="rd-entry-raffle">
          <input
            ref={raffle === chosen ? ref : undefined}
            type="radio"
            className="rd-radio"
            name={group}
            checked={raffle === chosen}
            onChange={() => onChoose(raffle.id)}
          />
          <span className="rd-entry-raffle-name">
            <bdi>{raffle.name}</bdi>
          </span>
          <RaffleFacts raffle={raffle} />
        </label>
      ))}
    </div>
  )
}

function RaffleFacts({ raffle }: { raffle: OnSaleRaffle }) {
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  const { mailOnly, ticketsLeft, endAt, timeZone } = raffle
  const number = new Intl.NumberFormat(`${locale}-CA`).format(ticketsLeft ?? 0)
  const facts = [
    ...(mailOnly ? [texts.mailOnly] : []),
    ...(ticketsLeft === 0 ? [texts.soldOut] : []),
    ...(ticketsLeft ? [texts.left({ number })] : []),
    ...(endAt !== null && !mailOnly
      ? [texts.ends({ moment: formatMoment(endAt, timeZone, locale, new Date()) })]
      : []),
  ]
  return <span className="rd-entry-quiet">{facts.join('\u00a0· ')}</span>
}
