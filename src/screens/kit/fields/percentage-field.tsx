import type { ShownDecimals } from '../../../core/format/decimal.ts'
import { parsePercentage, percentageDecimals } from '../../../core/format/percentage.ts'
import { useLocale } from '../language.tsx'
import { type NumberProps, ScaledField } from './scaled-field.tsx'

interface PercentageFieldProps extends NumberProps {
  /** `all` for fees, which have two decimals (section 9, Display); otherwise as many as are needed. */
  shown?: ShownDecimals
}

/**
 * A percentage, from 0 to 100 if nothing else is said. The value is the number before the sign (2.5), as the API
 * has it, with at most two decimals; count with `hundredthsOf` of core/format/percentage.ts.
 */
export function PercentageField({ min = 0, max = 100, ...props }: PercentageFieldProps) {
  const locale = useLocale()
  return (
    <ScaledField
      {...props}
      min={min}
      max={max}
      decimals={percentageDecimals}
      sign="%"
      read={text => parsePercentage(text, locale)}
    />
  )
}
