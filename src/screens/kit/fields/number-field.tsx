import { parseDecimal } from '../../../core/format/decimal.ts'
import { useLocale } from '../language.tsx'
import { type NumberProps, ScaledField } from './scaled-field.tsx'

interface NumberFieldProps extends NumberProps {
  /** How many decimals may be written; none without it. */
  decimals?: number
  /** What is counted, after the number: "tickets". */
  unit?: string
  /** A whole number that names something, such as a ticket: its digits aren't grouped. */
  isName?: boolean
}

/** A count or a measure. The value is a number, null when empty, NaN for what can't be read. */
export function NumberField({ decimals = 0, unit, isName = false, ...props }: NumberFieldProps) {
  const locale = useLocale()
  return (
    <ScaledField
      {...props}
      decimals={decimals}
      sign={unit ?? ''}
      isGrouped={!isName}
      read={text => parseDecimal(text, decimals, locale)}
    />
  )
}
