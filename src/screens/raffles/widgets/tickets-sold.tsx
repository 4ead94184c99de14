import { raffleWidgetTexts } from '../../../core/raffles/widgets/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

interface TicketsSoldProps {
  sold: number
  /** Null is no limit. */
  limit: number | null
}

/** "1,204 of 5,000 tickets sold". */
export function TicketsSold({ sold, limit }: TicketsSoldProps) {
  const texts = useTexts(raffleWidgetTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const number = format.format(sold)
  return (
    <span className="rd-number">
      {limit === null
        ? texts.sold({ number })(sold)
        : texts.soldOf({ number, limit: format.format(limit) })}
    </span>
  )
}
