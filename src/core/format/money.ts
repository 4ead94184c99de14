/** Money is integer cents; these say it in a reader's language. Rounding is for display only. */
import type { Locale } from '../i18n/texts.ts'

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }

/** Shown for zero amounts (section 9, Display). */
export const dash = '–'

const millionDollarsInCents = 100_000_000

/** Making one takes far longer than using it, and a list of a thousand amounts asks for the same one. */
const formatters: Record<string, Intl.NumberFormat> = {}

function formatter(locale: Locale, currency: string, options: Intl.NumberFormatOptions = {}) {
  const key = locale + currency + JSON.stringify(options)
  formatters[key] ??= new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  })
  return formatters[key]
}

/** "$1,234.50", "1 234,50 $". Always two decimals. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  return formatter(locale, currency).format(cents / 100)
}

/** The amount in pieces, so that cents can be set smaller than dollars. */
export function moneyParts(cents: number, currency: string, locale: Locale) {
  return formatter(locale, currency)
    .formatToParts(cents / 100)
    .map(({ type, value }) => ({ small: type === 'fraction' || type === 'decimal', value }))
}

/** A million or more shows as dollars with one decimal and M (section 2, Dashboard). */
export function isMillions(cents: number): boolean {
  return Math.abs(cents) >= millionDollarsInCents
}

/** "$2.4M"; "2,4 M$" in French. */
export function formatMillions(cents: number, currency: string, locale: Locale): string {
  return withUnit(cents / millionDollarsInCents, 'M', 1, currency, locale)
}

/** An amount of the dashboard in a line of text: exact, and a million or more in short. */
export function formatFigure(cents: number, currency: string, locale: Locale): string {
  return (isMillions(cents) ? formatMillions : formatMoney)(cents, currency, locale)
}

/** Chart labels: K for thousands and M for millions (section 9, Charts). */
export function formatShortMoney(cents: number, currency: string, locale: Locale): string {
  const dollars = Math.round(cents / 100)
  if (dollars >= 1_000_000) return withUnit(dollars / 1_000_000, 'M', 1, currency, locale)
  if (dollars >= 1_000) {
    // 999,950 dollars would round to 1,000K
    const thousands = dollars / 1_000
    if (Math.round(thousands) >= 1_000) return withUnit(1, 'M', 1, currency, locale)
    return withUnit(thousands, 'K', thousands < 10 ? 1 : 0, currency, locale)
  }
  return formatter(locale, currency, { maximumFractionDigits: 0 }).format(dollars)
}

function withUnit(
  value: number,
  unit: 'K' | 'M',
  decimals: number,
  currency: string,
  locale: Locale,
): string {
  const parts = formatter(locale, currency, {
    minimumFractionDigits: unit === 'M' ? decimals : 0,
    maximumFractionDigits: decimals,
  }).formatToParts(value)
  const last = parts.findLastIndex(part => part.type === 'integer' || part.type === 'fraction')
  return parts
    .map((part, index) => {
      if (index === last) return locale === 'fr' ? `${part.value} ${unit}` : part.value + unit
      // "2,4 M$": the unit takes the place of the space before the symbol
      return locale === 'fr' && index > last && part.type === 'literal' ? '' : part.value
    })
    .join('')
}
