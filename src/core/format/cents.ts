/** Amounts as people write them, read into integer cents without floating point. */
import type { Locale } from '../i18n/texts.ts'
import { type DecimalReason, formatDecimal, parseDecimal } from './decimal.ts'

export type CentsAnswer = { cents: number | null } | { reason: DecimalReason }

const symbol = '(?:(?:CAD|USD|CA|US|C)?\\s?\\$\\s?(?:CAD|USD|CA|US)?|CAD|USD)'
const sign = '[-−–+]?'
const written = new RegExp(`^(${sign})\\s*(${symbol}?)\\s*(${sign})(.*?)(${symbol}?)$`, 'siu')

/**
 * "$1,234.50", "1 234,50 $", "12": integer cents below 2^53, null when nothing was written. More than two decimals
 * are refused, never rounded. The sign of a currency may stand at either end, and says nothing about which one it
 * is: that is the caller's. The sign of the amount may stand on either side of it.
 */
export function parseCents(text: string, locale: Locale): CentsAnswer {
  const parts = written.exec(text.trim())
  const [, before = '', first = '', after = '', digits = '', last = ''] = parts ?? []
  if ((first && last) || (before && after)) return { reason: { code: 'not-a-number' } }
  const answer = parseDecimal(`${before}${after}${digits.trim()}`, 2, locale)
  if ('reason' in answer) return answer
  // A currency's sign alone is no amount.
  if (answer.units === null && first + last !== '') return { reason: { code: 'not-a-number' } }
  return { cents: answer.units }
}

/** "1,234.50"; "1 234,50" in French: an amount as a field shows it, whose currency stands beside it. */
export function formatCents(cents: number, locale: Locale): string {
  return formatDecimal(cents, 2, locale, 'all')
}

/** What stands beside an amount in a field: "$" before it in English, "$" after it in French. */
export function currencySign(currency: string, locale: Locale): { before: string; after: string } {
  const parts = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const sign = parts.find(part => part.type === 'currency')?.value ?? ''
  return parts[0]?.type === 'currency' ? { before: sign, after: '' } : { before: '', after: sign }
}

/** "Canadian dollars", « dollars canadiens »: what a screen reader says of the sign. */
export function currencyName(currency: string, locale: Locale): string {
  const parts = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2)
  return parts.find(part => part.type === 'currency')?.value ?? currency
}
