/**
 * Percentages are kept as the API gives them: the number before the sign, with at most two decimals (50, 2.5). To
 * count with one, take its hundredths, which are an integer: money never meets a fraction.
 */
import type { Locale } from '../i18n/texts.ts'
import { type DecimalAnswer, parseDecimal, type ShownDecimals } from './decimal.ts'

export const percentageDecimals = 2

/** Hundredths of a percent: 250 for "2.5", "2,5 %" and "2.50%"; null when nothing was written. */
export function parsePercentage(text: string, locale: Locale): DecimalAnswer {
  return parseDecimal(text.replace(/\s*%\s*$/u, ''), percentageDecimals, locale)
}

/** 250 for 2.5: exact for every percentage of two decimals. */
export function hundredthsOf(percentage: number): number {
  return Math.round(percentage * 100)
}

/** "12.5%", "12,5 %"; with all decimals "12.50%", "12,50 %". */
export function formatPercentage(
  percentage: number,
  locale: Locale,
  shown: ShownDecimals = 'needed',
): string {
  return new Intl.NumberFormat(`${locale}-CA`, {
    style: 'percent',
    minimumFractionDigits: shown === 'all' ? percentageDecimals : 0,
    maximumFractionDigits: percentageDecimals,
  }).format(percentage / 100)
}
