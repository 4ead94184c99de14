import {
  dash,
  formatMillions,
  formatMoney,
  isMillions,
  moneyParts,
} from '../../core/format/money.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useLocale } from './language.tsx'
import moneyCss from './money.css?inline'

addSheet(moneyCss)

interface MoneyProps {
  /** Integer cents. */
  cents: number
  /** ISO 4217: "CAD". */
  currency: string
  /** A million or more in short: $2.4M (section 2, Dashboard). */
  short?: boolean
}

/** An amount: a dash for zero (section 9), cents smaller than dollars on tiles, read out in full. */
export function Money({ short = false, cents, currency }: MoneyProps) {
  const locale = useLocale()
  const inFull = formatMoney(cents, currency, locale)
  const shortened = short && isMillions(cents)
  return (
    <data
      className="rd-money rd-number"
      value={String(cents)}
      title={shortened ? inFull : undefined}
    >
      <span className="rd-only-read-out">{inFull}</span>
      <span aria-hidden="true">
        {shortened ? formatMillions(cents, currency, locale) : inPieces(cents, currency, locale)}
      </span>
    </data>
  )
}

function inPieces(cents: number, currency: string, locale: Locale) {
  if (cents === 0) return dash
  const parts = moneyParts(cents, currency, locale)
  const small = parts.filter(part => part.small).map(part => part.value)
  const start = parts.findIndex(part => part.small)
  const words = parts.map(part => part.value)
  return (
    <>
      {words.slice(0, start)}
      <span className="rd-money-cents">{small}</span>
      {words.slice(start + small.length)}
    </>
  )
}
