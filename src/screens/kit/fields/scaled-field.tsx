import type { Ref } from 'react'
import {
  type DecimalReason,
  formatDecimal,
  type parseDecimal,
  type ShownDecimals,
} from '../../../core/format/decimal.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { useLocale, useWords } from '../language.tsx'
import { DecimalField } from './decimal-field.tsx'
import type { FieldProps } from './field.tsx'
import { type FieldTexts, fieldTexts } from './texts.ts'

export interface NumberProps extends FieldProps<number | null> {
  /** The least and the most allowed. */
  min?: number
  max?: number
  /** What an arrow key adds; 1 without it. */
  step?: number
  ref?: Ref<HTMLInputElement>
}

interface ScaledFieldProps extends NumberProps {
  decimals: number
  shown?: ShownDecimals | undefined
  sign: string
  isGrouped?: boolean
  read: (text: string) => ReturnType<typeof parseDecimal>
}

/** Integers within, the number itself without: 735 is 7.35 with two decimals, both ways exact. */
export function ScaledField({
  decimals,
  shown = 'needed',
  sign,
  isGrouped = true,
  value,
  onChange,
  step = 1,
  ...props
}: ScaledFieldProps) {
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
      write={units =>
        isGrouped ? formatDecimal(units, decimals, locale, shown) : String(units / scale)
      }
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
