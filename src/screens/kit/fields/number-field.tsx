import type { Ref } from 'react'
import { parseDecimal } from '../../../core/format/decimal.ts'
import { useLocale } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { ScaledField } from './scaled-field.tsx'

export interface NumberFieldProps extends FieldProps<number | null> {
  /** The least and the most allowed. */
  min?: number
  max?: number
  /** How many decimals may be written; none without it. */
  decimals?: number
  /** What an arrow key adds; 1 without it. */
  step?: number
  /** What is counted, after the number: "tickets". */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

/** A count or a measure. The value is a number, null when empty, NaN for what can't be read. */
export function NumberField({ decimals = 0, unit, ...props }: NumberFieldProps) {
  const locale = useLocale()
  return (
    <ScaledField
      {...props}
      decimals={decimals}
      sign={unit ?? ''}
      read={text => parseDecimal(text, decimals, locale)}
    />
  )
}
