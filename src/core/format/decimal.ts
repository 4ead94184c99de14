/**
 * Numbers as people write them, read without floating point: "1,234.5", "1 234,50", "12,5". The result is an
 * integer in units of the last decimal: cents, hundredths of a percent.
 */
import type { Locale } from '../i18n/texts.ts'

export type DecimalReason =
  | { code: 'not-a-number' }
  | { code: 'too-many-decimals'; decimals: number }
  | { code: 'too-large' }

/** Which decimals are written: `all`, as fees and amounts have them (section 9, Display), or as many as are `needed`. */
export type ShownDecimals = 'all' | 'needed'

/** `units` is null when nothing was written. */
export type DecimalAnswer = { units: number | null } | { reason: DecimalReason }

/** Ordinary, no-break and narrow spaces, and the apostrophe of Swiss habit: all of them only group digits. */
const groupMarks = /[\s\u00a0\u202f\u2009’']/gu
const grouped = /^[1-9]\d{0,2}([\s\u00a0\u202f\u2009’']\d{3})+$/u

/**
 * Reads a number with at most `decimals` decimals. In English a comma before exactly three digits groups them
 * ("1,234"); in French a comma is always the decimal one. A point is one in both, as the number pad has no other.
 */
export function parseDecimal(text: string, decimals: number, locale: Locale): DecimalAnswer {
  const written = text.trim()
  if (written === '') return { units: null }
  const [, sign = '', digits = ''] = /^([-−–+]?)\s*(.*)$/su.exec(written) ?? []
  const pieces = split(digits, locale)
  if (!pieces) return { reason: { code: 'not-a-number' } }
  const { whole, fraction } = pieces
  if (fraction.length > decimals) return { reason: { code: 'too-many-decimals', decimals } }
  const units = Number(whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(units)) return { reason: { code: 'too-large' } }
  // Zero has no sign here: minus zero would be another value than zero.
  return { units: sign === '' || sign === '+' || units === 0 ? units : -units }
}

/**
 * The same number as text: "1,234.50", "1 234,50". Exact at any size, as nothing is divided.
 */
export function formatDecimal(
  units: number,
  decimals: number,
  locale: Locale,
  shown: ShownDecimals,
): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = groups[locale].format(BigInt(digits.slice(0, digits.length - decimals)))
  const all = digits.slice(digits.length - decimals)
  const fraction = shown === 'all' ? all : all.replace(/0+$/, '')
  const mark = locale === 'fr' ? ',' : '.'
  return `${units < 0 ? '-' : ''}${whole}${fraction && mark + fraction}`
}

const groups = { en: new Intl.NumberFormat('en-CA'), fr: new Intl.NumberFormat('fr-CA') }

function split(digits: string, locale: Locale): { whole: string; fraction: string } | null {
  const mark = decimalMark(digits, locale)
  const at = mark === null ? digits.length : digits.lastIndexOf(mark)
  const whole = ungrouped(digits.slice(0, at))
  const fraction = digits.slice(at + 1)
  if (whole === null || !/^\d*$/.test(fraction)) return null
  return whole + fraction === '' ? null : { whole, fraction }
}

/** Which mark begins the decimals: the last one where both stand, and never one that stands twice. */
function decimalMark(digits: string, locale: Locale): ',' | '.' | null {
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (points === 1) return '.'
  if (commas === 1) return locale === 'en' && /^[1-9]\d{0,2},\d{3}$/.test(digits) ? null : ','
  return null
}

/** The digits of the whole part, if each group but the first has three. */
function ungrouped(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  if (grouped.test(whole)) return whole.replace(groupMarks, '')
  if (/^[1-9]\d{0,2}(,\d{3})+$/.test(whole)) return whole.replaceAll(',', '')
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : null
}
