import type { ReactNode } from 'react'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { DateText } from '../date-text.tsx'
import { useLocale, useWords } from '../language.tsx'
import { Money } from '../money.tsx'
import { formTexts } from './texts.ts'

interface ShownValueProps {
  /** Its name tells what a number is: `priceCents` is an amount. */
  path: string
  value: unknown
  /** How the field itself says it. */
  show: ((value: unknown) => ReactNode) | undefined
}

/** A field's value in words, where two versions stand side by side. */
export function ShownValue({ path, value, show }: ShownValueProps): ReactNode {
  const words = useWords(formTexts)
  const locale = useLocale()
  if (value === null || value === undefined || value === '') return words.empty
  const own = show?.(value)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') {
    // Both of our currencies are written with the same sign.
    if (path.endsWith('Cents')) return <Money cents={value} currency="CAD" />
    return new Intl.NumberFormat(`${locale}-CA`).format(value)
  }
  if (typeof value === 'string') {
    const instant = /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
    return instant ? <DateText instant={value} timeZone={browserTimeZone()} zone /> : value
  }
  const number = Array.isArray(value) ? value.length : Object.keys(value).length
  return words.entries({ number: String(number) })(number)
}
