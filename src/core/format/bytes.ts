import type { Locale } from '../i18n/texts.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "3.4 MB", « 3,4 Mo »: a size in bytes to two or three digits, by thousands. */
export function formatBytes(bytes: number, locale: Locale): string {
  // What would round up to a thousand of a unit is one of the next.
  const step = units.findIndex((_, index) => bytes < 999.5 * 1000 ** index)
  const index = step === -1 ? units.length - 1 : step
  const value = bytes / 1000 ** index
  const unit = units[index] ?? 'byte'
  return new Intl.NumberFormat(`${locale}-CA`, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: value < 9.95 && index > 0 ? 1 : 0,
  }).format(value)
}
