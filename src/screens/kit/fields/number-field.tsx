import type { Ref } from 'react'
import { type DecimalReason, formatDecimal, parseDecimal } from '../../../core/format/decimal.ts'
import { parsePercentage, percentageDecimals } from '../../../core/format/percentage.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { useLocale, useWords } from '../language.tsx'
import { DecimalField } from './decimal-field.tsx'
import type { FieldProps } from './field.tsx'
import { type FieldTexts, fieldTexts } from './texts.ts'

interface NumberFieldProps extends FieldProps<number | null> {
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

type PercentageFieldProps = Omit<NumberFieldProps, 'decimals' | 'unit'>

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

interface ScaledFieldProps extends Omit<NumberFieldProps, 'unit'> {
  decimals: number
  sign: string
  read: (text: string) => ReturnType<typeof parseDecimal>
}

/** Integers within, the number itself without: 735 is 7.35 with two decimals, both ways exact. */
function ScaledField({ decimals, sign, value, onChange, step = 1, ...props }: ScaledFieldProps) {
  const locale = useLocale()
  const words = useWords(fieldTexts)
  const scale = 10 ** decimals
  const inward = (number: number) => Math.round(number * scale)
  const bounds = { min: props.min, max: props.max }
  return (
    <DecimalField
      {...props}
      value={value === null ? null : inward(value)}
      onChange={units => onChange(units === null ? null : units / scale)}
      min={props.min === undefined ? undefined : inward(props.min)}
      max={props.max === undefined ? undefined : inward(props.max)}
      step={inward(step)}
      scale={scale}
      write={units => formatDecimal(units, decimals, locale, 'needed')}
      after={sign}
      signs={sign}
      isWhole={decimals === 0}
      messageOf={reason => messageOf(reason, words, bounds, locale)}
    />
  )
}

function messageOf(
  reason: DecimalReason | { code: 'out-of-range' },
  words: FieldTexts,
  { min, max }: { min: number | undefined; max: number | undefined },
  locale: Locale,
): string {
  const inFull = (number: number) => new Intl.NumberFormat(`${locale}-CA`).format(number)
  switch (reason.code) {
    case 'not-a-number':
      return words.numberUnreadable
    case 'too-many-decimals':
      return reason.decimals === 0
        ? words.numberWhole
        : words.numberDecimals({ decimals: String(reason.decimals) })(reason.decimals)
    case 'too-large':
      return words.numberTooLarge
    case 'out-of-range':
      if (min === undefined) return words.atMost({ most: inFull(max ?? 0) })
      if (max === undefined) return words.atLeast({ least: inFull(min) })
      return words.between({ least: inFull(min), most: inFull(max) })
  }
}
