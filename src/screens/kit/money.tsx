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
  /** As tiles show it: cents in smaller type, a million or more in short, $2.4M (section 2, Dashboard). */
  short?: boolean
  /** A million or more in short, and all else as it is: a figure of the dashboard in a table. */
  shortMillions?: boolean
}

/**
 * An amount: a dash for zero (section 9). Where it is shown otherwise than read (a dash, in short, with the
 * smaller cents of tiles), the full amount is read out; tables hold thousands that are shown as they are read.
 */
export function Money({ short = false, shortMillions = short, cents, currency }: MoneyProps) {
  const locale = useLocale()
  const inFull = formatMoney(cents, currency, locale)
  const shortened = shortMillions && isMillions(cents)
  return (
    <data
      className="rd-money rd-number"
      value={String(cents)}
      title={shortened ? inFull : undefined}
    >
      {short || shortened || !cents ? (
        <>
          <span className="rd-only-read-out">{inFull}</span>
          <span aria-hidden="true">
            {shortened
              ? formatMillions(cents, currency, locale)
              : inPieces(cents, currency, locale)}
          </span>
        </>
      ) : (
        inFull
      )}
    </data>
  )
}

interface WithAmountProps {
  /** Integer cents. */
  cents: number
  /** ISO 4217. */
  currency: string
  /** The words, with the amount where they want it. */
  children: (amount: string) => string
}

/** An amount in a sentence: a dash for zero (section 9), which is read out as the amount. */
export function WithAmount({ cents, currency, children }: WithAmountProps) {
  const inFull = children(formatMoney(cents, currency, useLocale()))
  if (cents) return inFull
  return (
    <>
      <span className="rd-only-read-out">{inFull}</span>
      <span aria-hidden="true">{children(dash)}</span>
    </>
  )
}

function inPieces(cents: number, currency: string, locale: Locale) {
  if (!cents) return dash
  // The decimal mark and the cents follow one another, as CLDR writes amounts.
  const parts = moneyParts(cents, currency, locale)
  const start = parts.findIndex(part => part.small)
  const words = parts.map(part => part.value)
  return (
    <>
      {words.slice(0, start)}
      <span className="rd-money-cents">{words.slice(start, start + 2)}</span>
      {words.slice(start + 2)}
    </>
  )
}
